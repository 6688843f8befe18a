/** Prices without an account or addresses: origin, destination and size are entered, services compared, then booked. */
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { follow } from '../follow.ts';
import { startProduct } from '../product.ts';
import { requestJson } from '../api.ts';

const product = await startProduct();

test('F033 F091 F092 F210 a quick quote compares services, and the selected one starts a booking with all values filled in', async () => {
  const page = await product.visit('/shipments', { as: 'user@acme.test' });
  await page.getByRole('link', { name: 'Quick quote' }).click();
  await expect(page).toHaveURL(/\/shipments\/new\?quick_quote=true&t=\d+$/);
  await expect(page).toHaveTitle(/^Quick quote · /);
  await page.getByRole('combobox', { name: 'From' }).fill('Upingt');
  await page.getByRole('option', { name: 'Upington, 8801' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Sandt');
  await page.getByRole('option', { name: 'Sandton, Johannesburg, 2196' }).click();
  await expect(page.getByText('Prices are shown once you fill in the size and weight of each parcel.')).toBeVisible();
  const sizes = { Length: '20', Width: '20', Height: '10', Weight: '2' };
  for (const [name, value] of Object.entries(sizes))
    await page.getByRole('textbox', { name: new RegExp(name) }).fill(value);
  const services = page.getByRole('list', { name: 'Services' }).locator(':scope > li');
  await expect(services.first()).toContainText('Cheapest');
  await expect(page.getByText('Fastest', { exact: true })).toHaveCount(1);
  await services
    .first()
    .getByRole('button', { name: /Price details/ })
    .click();
  await expect(services.first().getByText('Total including VAT')).toBeVisible();
  await expectAccessible(page, 'a quick quote');
  await services.first().getByRole('button', { name: /^Book/ }).click();
  await expect(page).toHaveURL(/\/shipments\/new$/);
  await expect(page.getByRole('heading', { name: 'New shipment' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#setting_delivery_address-city')).toHaveValue('Johannesburg');
  await expect(page.locator('#setting_collection_address-zone')).toHaveValue('Northern Cape');
  // The contacts are still missing, so the form does not continue.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Receiver', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, '/quick-quote');
  await expect(page).toHaveURL(/\/shipments\/mobile\/new\?quick_quote=true&t=\d+$/);
});

async function saveQuote(as: string, more: object = {}): Promise<{ id: number }> {
  const place = { type: 'business', street_address: '1 Main Road', country: 'ZA' };
  const body = {
    collection_address: { ...place, local_area: 'Sandton', city: 'Johannesburg', zone: 'Gauteng', code: '2196' },
    delivery_address: { ...place, local_area: 'Gardens', city: 'Cape Town', zone: 'Western Cape', code: '8001' },
    ...{ collection_contact: { name: 'Thandi' }, delivery_contact: { name: 'Rea' }, service_level_code: 'ECO' },
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
    ...more,
  };
  return requestJson(product.port, '/api/shipment-quotes', { token: await product.token(as), body });
}

test('F005 F211 F214 a saved quote is downloaded, emailed and booked from the list', async () => {
  const as = 'owner@acme.test';
  await saveQuote(as);
  const page = await product.visit('/shipment-quotes', { as });
  const choose = async (name: string): Promise<void> => {
    await page
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  const printed = page.waitForEvent('download');
  await choose('Download PDF');
  expect((await printed).suggestedFilename()).toMatch(/^quote-.*\.pdf$/);
  await choose('Email');
  await page.getByRole('textbox', { name: 'Send to' }).fill('rea@example.test');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText(/^Quote \w+ emailed$/)).toBeVisible();
  await choose('Book');
  await page.getByRole('button', { name: 'Book quote' }).click();
  await expect(page).toHaveURL(/\/shipments\/\d+$/);
});

test('F212 staff continue a quote that no longer fits the rules in the booking form, and quote an expired one again', async () => {
  product.expectTrouble(/status of 422/);
  const as = 'staff@kestrel.test';
  await product.save({ parcel_categories: ['Books', 'Toys'] });
  const { id } = await saveQuote('owner@acme.test', { category: 'Books' });
  await product.save({ parcel_categories: ['Toys'] });
  const page = await product.visit(`/shipments/${id}`, { as });
  await expect(page.getByRole('heading', { name: /^Quote \w+$/ })).toBeVisible();
  await expect(page.getByText('Valid until')).toBeVisible();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Cancel quote' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Return' })).toHaveCount(0);
  await expect(page.getByText('Collecting driver')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book quote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book quote' }).click();
  await page.getByRole('button', { name: 'Change and book' }).click();
  await expect(page).toHaveURL(/\/shipments\/new$/);
  await expect(page.locator('[id="setting_delivery_contact-name"]')).toHaveValue('Rea');
  await product.save({ parcel_categories: null });

  const token = await product.token('staff@kestrel.test');
  const { shipment_quotes: quotes } = await requestJson<{ shipment_quotes: { id: number; status: string }[] }>(
    product.port,
    '/api/shipment-quotes',
    { token },
  );
  const expired = quotes.find(({ status }) => status === 'quote-expired')!;
  await follow(page, `/shipments/${expired.id}`);
  await page.getByRole('button', { name: 'Quote again' }).click();
  await expect(page).toHaveURL(/\/shipments\/new$/);
  await expect(page.locator('[id="setting_delivery_contact-name"]')).not.toHaveValue('');
});
