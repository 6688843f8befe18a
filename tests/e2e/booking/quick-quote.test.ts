/** Prices before there is an account or an address: where from, where to and how large, compared and then booked. */
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F091 F092 F210 a quick quote compares services, and the one that is taken begins the booking with everything filled in', async () => {
  const page = await product.visit('/shipments', { as: 'user@acme.test' });
  await page.getByRole('link', { name: 'Quick quote' }).click();
  await expect(page).toHaveURL(/\/shipments\/new\?quick_quote=true&t=\d+$/);
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
  await expect(page.locator('#setting_delivery_address-city')).toHaveValue('Johannesburg');
  await expect(page.locator('#setting_collection_address-zone')).toHaveValue('Northern Cape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${new URL(page.url()).origin}/quick-quote`);
  await expect(page).toHaveURL(/\/shipments\/mobile\/new\?quick_quote=true&t=\d+$/);
});
