/** Booking to or from a locker gives the sender and the receiver the PINs that open it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PickupPoint, Shipment, ShipmentRequest } from '#generated/types.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { flyer, plain } from './booking-requests.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const [first, second] = (await customer.get('/api/pickup-points?pickup_point_provider=tcg-locker'))
  .json<{ pickup_points: PickupPoint[] }>()
  .pickup_points.map(({ pickup_point_id }) => pickup_point_id);

const at = (leg: 'collection' | 'delivery', point: string | undefined) => ({
  [`${leg}_pickup_point_id`]: point,
  [`${leg}_pickup_point_provider`]: 'tcg-locker',
});

async function book(request: ShipmentRequest): Promise<Shipment> {
  const parcels = [{ ...flyer, submitted_width_cm: 15, submitted_height_cm: 7 }];
  const answer = await customer.post('/api/shipments', { ...plain, parcels, ...request });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipment: Shipment }>().shipment;
}

async function report({ short_tracking_reference: tracking_reference }: Shipment, ...statuses: string[]) {
  for (const status of statuses) {
    const answer = await staff.post('/api/tracking/shipment-events', { tracking_reference, status });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

const stored = (id: number) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('shipments').select(['pickup_pin', 'dropoff_pin']).where('id', '=', id).executeTakeFirstOrThrow(),
  );

async function lastMail(): Promise<string> {
  const { body } = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('mails').select('body').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );
  return body;
}

test('F177 F178 the receiver’s PIN can be sent once the parcel is in the locker, and the sender’s before it is dropped off', async () => {
  const toLocker = await book({ ...at('delivery', first), delivery_address: null, service_level_code: 'X2LXS' });
  await report(toLocker, 'collected', 'at-hub', 'out-for-delivery', 'ready-for-pickup');
  const { pickup_pin, dropoff_pin } = await stored(toLocker.id);
  expect(pickup_pin).toMatch(/^\d{6}$/);
  expect(dropoff_pin).toBeNull();
  const sent = await staff.post('/api/shipments/pins', { id: toLocker.id, pin: 'pickup' });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await lastMail()).toContain(pickup_pin);
  const fromLocker = await book({
    ...at('collection', first),
    collection_address: null,
    service_level_code: 'L2DXS',
  });
  expect(await stored(fromLocker.id)).toMatchObject({
    pickup_pin: null,
    dropoff_pin: expect.stringMatching(/^\d{6}$/) as string,
  });
  expect(JSON.stringify([toLocker, fromLocker])).not.toContain('_pin"');
});

test('a PIN stays while the shipment goes to the same locker', async () => {
  const shipment = await book({ ...at('delivery', first), delivery_address: null, service_level_code: 'X2LXS' });
  const before = await stored(shipment.id);
  const change = (payload: object) =>
    site.request({
      ...{ method: 'PATCH', url: '/api/shipments', payload: { id: shipment.id, ...payload } },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
  expect((await change({ collection_min_date: '2026-11-25' })).statusCode).toBe(200);
  expect(await stored(shipment.id)).toEqual(before);
  const moved = await change(at('delivery', second));
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await stored(shipment.id)).pickup_pin).toMatch(/^\d{6}$/);
  expect((await change({ customer_reference: 'PO-1' })).statusCode).toBe(200);
});

test('F177 F178 an upgrade creates the PINs of shipments that were booked before lockers had any, except where the locker is reserved', async () => {
  const path = fileURLToPath(
    new URL('../../../src/modules/shipments/server/migrations/2026-11-28-dropoffs.sql', import.meta.url),
  );
  const updates = readFileSync(path, 'utf8')
    .split(/;\s*/)
    .filter((part) => part.includes('update shipments'));
  expect(updates).toHaveLength(2);
  const ends = {
    ...{ collection_pickup_point_id: 'CG1', collection_pickup_point_provider: 'tcg-locker' },
    ...{ delivery_pickup_point_id: 'BB1', delivery_pickup_point_provider: 'bob-box' },
  };
  const old = await storeShipment(site.database, { ...ends, status: 'awaiting-dropoff' });
  const reserved = await storeShipment(site.database, { ...ends, status: 'in-locker', locker_reservation: 'R1' });
  const over = await storeShipment(site.database, { ...ends, status: 'delivered' });
  await asOwner(site.database.owner, async (tx) => {
    for (const update of updates) await sql.raw(update).execute(tx);
  });
  const six = expect.stringMatching(/^\d{6}$/) as string;
  expect(await stored(old.id)).toEqual({ pickup_pin: six, dropoff_pin: six });
  expect(await stored(reserved.id)).toEqual({ pickup_pin: null, dropoff_pin: six });
  expect(await stored(over.id)).toEqual({ pickup_pin: null, dropoff_pin: null });
});
