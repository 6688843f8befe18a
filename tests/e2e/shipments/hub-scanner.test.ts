/** The hub scanner: the hub is chosen once for a device, and a parcel that was scanned already is not recorded again. */
import type { Route } from 'playwright';
import { test } from 'vitest';
import type { CreateShipmentAnswer200, ReadShipmentHistoryAnswer200 } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { buildSettings } from '../../factories/settings.ts';
import { flyer, plain } from '../../shipments/server/booking-requests.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F333 F352 scans are recorded at the hub of the device, which outlives signing out; a second scan adds nothing, and one that needs a check is told apart', async () => {
  await product.save({ warn_out_for_delivery_for_accounts_in_arrears_or_on_hold: true });
  const token = await product.token('owner@acme.test');
  const body = { ...plain, parcels: [flyer] };
  const { shipment } = await requestJson<CreateShipmentAnswer200>(product.port, '/api/shipments', { token, body });
  const page = await product.visit('/hub-scanner', { as: 'staff@kestrel.test' });
  const field = page.getByRole('textbox', { name: 'Waybill or parcel number' });
  await expect(page.getByText('Choose the hub first. Scans are recorded there.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Hub' })).toBeFocused();
  await page.keyboard.type('durb');
  await expect(page.getByRole('option', { name: 'Durban' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const last = page.getByRole('status').filter({ hasText: shipment.tracking_reference });
  const colour = () => last.evaluate((box) => getComputedStyle(box).borderColor);
  await page.keyboard.type(shipment.tracking_reference);
  await page.keyboard.press('Enter');
  await expect(last.getByText('At hub')).toBeVisible();
  await expect(page.getByText('1 recorded', { exact: true })).toBeVisible();
  const unwarned = await colour();
  await page.keyboard.type(shipment.tracking_reference);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 recorded, 1 already scanned', { exact: true })).toBeVisible();
  await expect(page.getByText('Already scanned: At hub')).toHaveCount(2);
  const history = `/api/shipments/history?id=${shipment.id}`;
  const { tracking_events: events } = await requestJson<ReadShipmentHistoryAnswer200>(product.port, history, { token });
  expect(events.filter(({ location }) => location === 'Durban')).toHaveLength(1);

  await inTenant(product.database.owner, 1, (tx) =>
    tx.updateTable('accounts').set({ is_on_hold: true }).where('id', '=', shipment.account_id).execute(),
  );
  await page.getByRole('combobox', { name: 'Set status to' }).click();
  await page.getByRole('option', { name: 'Out for delivery' }).click();
  await field.fill(shipment.tracking_reference);
  await field.press('Enter');
  await expect(last.getByText('The account is on hold')).toBeVisible();
  expect(await colour()).not.toBe(unwarned);
  await expectAccessible(page, 'a scan with a warning');

  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/hub-scanner|logout/);
  expect(await page.evaluate(() => localStorage.getItem('scanning_hub'))).not.toBeNull();
});

test('F352 nothing can be scanned before the page knows at which hub', async () => {
  const page = await product.visit('/help-centre', { as: 'ops@kestrel.test' });
  // When the next page starts: an answer for this one may still be stored until then.
  await page.addInitScript(() => localStorage.removeItem('general_data'));
  let held: Route | undefined;
  await page.route('**/api/general-data*', (request) => void (held = request));
  await page.goto(new URL('/hub-scanner', page.url()).href);
  const field = page.getByRole('textbox', { name: 'Waybill or parcel number' });
  await expect(page.getByRole('combobox', { name: 'Set status to' })).toBeVisible();
  await expect.poll(() => held !== undefined).toBe(true);
  await expect(field).toHaveCount(0);
  await held?.continue();
  await expect(page.getByText('Hub: Johannesburg')).toBeVisible();
  await expect(field).toBeFocused();
});

test('F354 the floor check is a mode at the hubs that check their floor, not where the person who scans works', async () => {
  await inTenant(product.database.owner, 1, async (tx) => {
    const { id } = await tx.selectFrom('branches').select('id').where('name', '=', 'Durban').executeTakeFirstOrThrow();
    await buildSettings(tx, { provider_id: 1, scope: 'branch', scope_id: id, settings: { floor_check: true } });
  });
  const page = await product.visit('/hub-scanner', { as: 'staff@kestrel.test' });
  const at = async (hub: string) => {
    await page.getByRole('combobox', { name: 'Hub' }).click();
    await page.getByRole('option', { name: hub }).click();
    await page.getByRole('combobox', { name: 'Set status to' }).click();
  };
  await at('Durban');
  await page.getByRole('option', { name: 'Floor check' }).click();
  await expect(page.getByText('Choose the hub first. Scans are recorded there.')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Set status to' })).toHaveValue('Floor check');
  // The next number goes there.
  await expect(page.getByRole('textbox', { name: 'Waybill or parcel number' })).toBeFocused();
  await at('Johannesburg');
  await expect(page.getByRole('option', { name: 'At hub' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Floor check' })).toHaveCount(0);
});
