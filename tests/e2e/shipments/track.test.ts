/** The tracking page as receivers use it: from a link or by typing a number, on any screen. */
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const provider_id = 1;
const shipment = await asOwner(product.database.owner, async (tx) => {
  const account_id = await accountId(tx);
  const built = await buildStoredShipment(tx, { provider_id, account_id, status: 'out-for-delivery' });
  const event = { provider_id, shipment_id: built.id, source: 'driver' };
  await tx
    .insertInto('tracking_events')
    .values([
      { ...event, status: 'collected', location: 'Sandton', date: new Date('2026-11-20T10:15:00+02:00') },
      {
        ...event,
        status: 'delivery-failed-attempt',
        message: 'Nobody home',
        date: new Date('2026-11-21T09:00:00+02:00'),
      },
    ])
    .execute();
  return built;
});
const number = shipment.short_tracking_reference;

test('F005 F216 a guest types a number, sees where the shipment is, and shares the address', async () => {
  const page = await product.visit('/');
  const field = page.getByRole('textbox', { name: 'Tracking number' });
  await expect(field).toBeVisible();
  await expectAccessible(page, 'the home page of a guest');
  await page.getByRole('region', { name: 'Track a shipment' }).locator(field).fill('nosuch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/track\?tracking_reference=nosuch$/);
  await expect(page.getByText('No shipment has the number nosuch.')).toBeVisible();
  await page.getByRole('link', { name: 'Track', exact: true }).first().click();
  await expect(page).toHaveURL(/\/track$/);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText('Enter a number')).toBeVisible();
  await field.fill('NOSUCH NEITHER');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No shipment has any of the numbers NOSUCH, NEITHER.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(`${number.toLowerCase()} NOSUCH`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: shipment.tracking_reference })).toBeVisible();
  await expect(page.getByText('No shipment has the number NOSUCH.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'In transit' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('Nobody home')).toBeVisible();
  await expect(page.getByText('Collected, Sandton')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`tracking_reference=${number.toLowerCase()}%2CNOSUCH$`));
  await expectAccessible(page, 'a tracked shipment');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toHaveValue(`${number.toLowerCase()}, NOSUCH`);
  await expect(page.getByRole('group', { name: `Map of the route of ${number}` })).toBeVisible();
  await expect(page.getByText('Delivery: Sandton, Johannesburg')).toBeVisible();
  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText('This may be out of date')).toBeVisible();
  await expect(page.getByText('Nobody home')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('This may be out of date')).toBeHidden();
});

test('F180 a sender downloads the labels, and a receiver requests another day; each has to be that person, which is said at the field', async () => {
  const collection_contact = JSON.stringify({ name: 'Pieter van Wyk', mobile_number: '+27825550101' });
  const booked = await asOwner(product.database.owner, async (tx) => {
    await buildSettings(tx, { provider_id, settings: { allow_rescheduling_shipments: true } });
    return buildStoredShipment(tx, {
      provider_id,
      account_id: await accountId(tx),
      status: 'submitted',
      collection_contact,
    });
  });
  const page = await product.visit(`/track?tracking_reference=${booked.short_tracking_reference}`);
  const notTheirs = 'This is not the mobile number or email address that we have for this';
  product.expectTrouble(/422/);
  await page.getByRole('button', { name: 'Print labels' }).click();
  const labels = page.getByRole('dialog', { name: 'Print labels' });
  const contact = labels.getByRole('textbox', { name: /mobile number or email/ });
  await contact.fill('082 000 0001');
  await page.keyboard.press('Enter');
  await expect(labels.getByText(notTheirs)).toBeVisible();
  await contact.fill('082 555 0101');
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloaded).suggestedFilename()).toMatch(/^label-.*\.pdf$/);
  await expect(labels).toBeHidden();

  await page.getByRole('button', { name: 'Reschedule delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule the delivery' });
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: /Deliver on or after/ })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: /Deliver on or after/ }).fill('2 Dec 2030');
  await dialog.getByRole('textbox', { name: /mobile number or email/ }).fill('082 000 0001');
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog.getByText(notTheirs)).toBeVisible();
});

test('refreshing on a phone shows the latest events', async () => {
  const page = await product.visit(`/track?tracking_reference=${number}`, { width: 390, height: 844 });
  await expect(page.getByText('Nobody home')).toBeVisible();
  const token = await product.token('staff@kestrel.test');
  const body = { tracking_reference: number, status: 'delivered', message: 'Signed by T. Mokoena' };
  expect((await product.request('/api/tracking/shipment-events', { token, body })).status).toBe(200);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText('Signed by T. Mokoena')).toBeVisible();
  const fourth = page.getByRole('radio', { name: '4 of 5 stars, Very good' });
  await page.locator(`label[for="${await fourth.getAttribute('id')}"]`).click();
  await expect(fourth).toBeChecked();
  const other = await product.visit(`/track?tracking_reference=${number}&stars=2`);
  await other.getByRole('textbox', { name: /What went well/ }).fill('Slow');
  await page.getByRole('textbox', { name: /What went well/ }).fill('Friendly driver');
  await page.getByRole('button', { name: 'Send rating' }).click();
  const thanks = page.getByText('Thank you for your rating.');
  await expect(thanks).toBeFocused();
  product.expectTrouble(/409/);
  await other.getByRole('button', { name: 'Send rating' }).click();
  const late = other.getByText('This delivery has been rated already.');
  await expect(late).toBeFocused();
  await expect(late.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Send rating' })).toBeHidden();
});
