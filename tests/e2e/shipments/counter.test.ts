/** The counter: parcels are found by the person who brings them or comes for them. */
import { test } from 'vitest';
import type { CreateShipmentAnswer200, PickupPoint, ShipmentRequest } from '#generated/types.ts';
import { flyer, plain } from '../../shipments/server/booking-requests.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F178 a parcel is taken in from its sender; handing another over asks for an ID document and the proof', async () => {
  const token = await product.token('owner@acme.test');
  const post = <T>(path: string, body: object, as = token) => requestJson<T>(product.port, path, { token: as, body });
  const pointOf = async (network: string) => {
    const path = `/api/pickup-points?pickup_point_provider=${network}`;
    return (await requestJson<{ pickup_points: PickupPoint[] }>(product.port, path, { token })).pickup_points[0]!;
  };
  const [locker, counter] = [await pointOf('tcg-locker'), await pointOf('ram-counter')];
  const parcels = [{ ...flyer, submitted_width_cm: 15, submitted_height_cm: 7 }];
  const at = (leg: string, { pickup_point_id, pickup_point_provider }: PickupPoint) => ({
    [`${leg}_pickup_point_id`]: pickup_point_id,
    [`${leg}_pickup_point_provider`]: pickup_point_provider,
  });
  const sender = { ...plain.collection_contact, name: 'Bringing Bontebok' };
  const receiver = { ...plain.delivery_contact, name: 'Coming Caracal' };
  await post<CreateShipmentAnswer200>('/api/shipments', {
    ...{ ...plain, ...at('collection', locker), collection_address: null, collection_contact: sender },
    ...{ parcels, service_level_code: 'L2DXS' },
  } satisfies Partial<Record<keyof ShipmentRequest, unknown>>);
  const fetched = await post<CreateShipmentAnswer200>('/api/shipments', {
    ...{ ...plain, ...at('delivery', counter), delivery_address: null, delivery_contact: receiver },
    ...{ parcels, service_level_code: 'X2LXS', pod_method: 'pin-with-fallback' },
  });
  const staff = await product.token('staff@kestrel.test');
  const { tracking_reference } = fetched.shipment;
  for (const status of ['collected', 'at-hub', 'ready-for-pickup'])
    await post('/api/tracking/shipment-events', { tracking_reference, status }, staff);

  const page = await product.visit('/counter', { as: 'staff@kestrel.test' });
  // The field is empty for the next scan; what was read is in the error.
  product.expectTrouble(/status of 404/);
  await page.getByRole('textbox', { name: 'Waybill or parcel number' }).fill('NOSUCH99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Couldn’t find NOSUCH99')).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search expected parcels' });
  const open = page.getByRole('button', { name: /^Open / });
  await search.fill('bontebok');
  await expect(open).toHaveCount(1);
  await open.click();
  await page.getByRole('button', { name: 'Take in' }).click();
  await expect(open).toHaveCount(0);

  await search.fill('caracal');
  await expect(open).toHaveCount(1);
  await expectAccessible(page, 'a parcel that waits for its receiver');
  await open.click();
  const shipment = page.getByRole('link', { name: 'Open shipment' });
  await expect(shipment).toHaveAttribute('href', `/shipments/${fetched.shipment.id}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  for (const missing of ['Check the ID document first.', 'Enter the receiver’s name.', 'Ask the receiver to sign.'])
    await expect(page.getByText(missing)).toBeVisible();
});
