/** The hub scanner: the hub is chosen once for a device, and a parcel that was scanned already is not recorded again. */
import { test } from 'vitest';
import type { CreateShipmentAnswer200, ReadShipmentHistoryAnswer200 } from '#generated/types.ts';
import { flyer, plain } from '../../shipments/server/booking-requests.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F352 scans are recorded at the hub of the device, which outlives signing out; a second scan adds nothing', async () => {
  const token = await product.token('owner@acme.test');
  const body = { ...plain, parcels: [flyer] };
  const { shipment } = await requestJson<CreateShipmentAnswer200>(product.port, '/api/shipments', { token, body });
  const page = await product.visit('/hub-scanner', { as: 'staff@kestrel.test' });
  const field = page.getByRole('textbox', { name: 'Waybill or parcel number' });
  await expect(page.getByText('Choose the hub first. Scans are recorded there.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Hub' })).toBeFocused();
  await expectAccessible(page, 'a scanner without a hub');
  await page.keyboard.type('durb');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  for (const said of ['1 recorded', '1 recorded, 1 already scanned']) {
    await page.keyboard.type(shipment.tracking_reference);
    await page.keyboard.press('Enter');
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Already scanned: At hub')).toHaveCount(2);
  const history = `/api/shipments/history?id=${shipment.id}`;
  const { tracking_events: events } = await requestJson<ReadShipmentHistoryAnswer200>(product.port, history, { token });
  expect(events.filter(({ location }) => location === 'Durban')).toHaveLength(1);

  await page.goto(`${new URL(page.url()).origin}/logout`);
  await expect(page).not.toHaveURL(/logout/);
  expect(await page.evaluate(() => localStorage.getItem('scanning_hub'))).not.toBeNull();
});
