/** Shipments whose drop-off never comes: cancelled and refunded once after the set days, and not before a later collection. */
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PickupPoint, Shipment, ShipmentRequest, TrackingEvent } from '#generated/types.ts';
import { expireDropoff } from '#modules/shipments/server/expiry/expire-dropoff.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { eventMs } from '../../patience.ts';
import { flyer, plain } from './booking-requests.ts';

const monday = '2031-03-10T08:00:00+02:00';
let now = new Date(monday);
const site = await testApp({ jobs: true, clock: () => now });
const { owner, worker } = site.database;
const provider_id = 1;
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const { pickup_points: lockers } = (await customer.get('/api/pickup-points?pickup_point_provider=tcg-locker')).json<{
  pickup_points: PickupPoint[];
}>();

const within = <Result>(work: Parameters<typeof inTenant<Result>>[2]) => inTenant(owner, provider_id, work);
const waitFor = (days: number | null) =>
  within((tx) => buildSettings(tx, { provider_id, settings: { dropoff_validity_period: days } }));

const fromLocker = {
  ...{ ...plain, collection_address: null, service_level_code: 'L2DXS' },
  parcels: [{ ...flyer, submitted_width_cm: 15, submitted_height_cm: 7 }],
  collection_pickup_point_id: lockers[0]?.pickup_point_id,
  collection_pickup_point_provider: lockers[0]?.pickup_point_provider,
} as ShipmentRequest;

async function book(more: ShipmentRequest = {}): Promise<Shipment> {
  const answer = await customer.post('/api/shipments', { ...fromLocker, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipment: Shipment }>().shipment;
}
const read = async ({ id }: Shipment, caller = staff): Promise<Shipment> =>
  (await caller.get(`/api/shipments?id=${id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
const reschedule = ({ id }: Shipment, collection_min_date: string) =>
  site.request({
    ...{ method: 'PATCH', url: '/api/shipments', payload: { id, collection_min_date } },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
const dropOff = ({ tracking_reference }: Shipment) => staff.post('/api/tracking/dropoffs', { tracking_reference });
const balance = async ({ account }: Pick<Shipment, 'account'>): Promise<number> =>
  (
    await within((tx) =>
      tx.selectFrom('accounts').select('balance_cents').where('id', '=', account!.id).executeTakeFirstOrThrow(),
    )
  ).balance_cents;
const expire = ({ id }: Shipment) =>
  expireDropoff(site.app).run(worker, { provider_id, data: { id } }, {} as JobHelpers);
/** When the waiting jobs of a shipment run. */
const runsAt = ({ id }: Shipment) =>
  asOwner(owner, async (tx) => {
    const { rows } = await sql<{ run_at: Date }>`
      select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'expire_dropoff' and j.payload #>> '{data,id}' = ${String(id)}`.execute(tx);
    return rows.map(({ run_at }) => run_at.toISOString());
  });
const eventually = (shipment: Shipment, at: string) =>
  expect.poll(() => runsAt(shipment), { timeout: eventMs }).toEqual([new Date(at).toISOString()]);

beforeAll(() => waitFor(3));
beforeEach(() => {
  now = new Date(monday);
});

test('is cancelled and refunded once, on the day after the last one, and its people are told', async () => {
  const first = await book({ collection_min_date: '2031-03-10' });
  const before = await balance(first);
  const shipment = await book({ collection_min_date: '2031-03-10' });
  expect(await balance(shipment)).toBeLessThan(before);
  for (const caller of [staff, customer])
    expect(await read(shipment, caller)).toMatchObject({ drop_off_last_day: '2031-03-13' });
  const tracked = await callerWith(site, null).get(
    `/api/tracking/shipments?tracking_reference=${shipment.tracking_reference}`,
  );
  expect(tracked.json()).toMatchObject({ shipments: [{ drop_off_last_day: '2031-03-13' }] });
  await eventually(shipment, '2031-03-14T00:00:00+02:00');
  now = new Date('2031-03-13T23:59:00+02:00');
  await expire(shipment);
  expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff' });
  now = new Date('2031-03-14T00:00:00+02:00');
  await Promise.all([expire(shipment), expire(shipment)]);
  await expire(shipment);
  const after = await read(shipment, customer);
  expect(after).toMatchObject({ status: 'cancelled', cancellation_reason: 'Not dropped off in time' });
  expect(after).not.toHaveProperty('drop_off_last_day');
  expect(await balance(shipment)).toBe(before);
  const { tracking_events } = (await customer.get(`/api/shipments/history?id=${shipment.id}`)).json<{
    tracking_events: TrackingEvent[];
  }>();
  expect(tracking_events.filter(({ status }) => status === 'cancelled')).toMatchObject([{ source: 'system' }]);
  const mailed = () =>
    within((tx) =>
      tx
        .selectFrom('mails')
        .select('subject')
        .where('subject', 'like', `%${shipment.short_tracking_reference}%cancelled%`)
        .where(sql<boolean>`'pieter@example.test' = any(recipients)`)
        .execute(),
    );
  await expect.poll(mailed, { timeout: eventMs }).toHaveLength(1);
});

test('stays when it was dropped off meanwhile, and gets the full time again when that is taken back', async () => {
  const shipment = await book();
  await dropOff(shipment);
  now = new Date('2031-03-20T10:00:00+02:00');
  await expire(shipment);
  expect(await read(shipment)).toMatchObject({ status: 'submitted' });
  const { tracking_reference } = shipment;
  await staff.post('/api/tracking/shipment-events', { tracking_reference, status: 'awaiting-dropoff' });
  expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff', drop_off_last_day: '2031-03-23' });
  await eventually(shipment, '2031-03-24T00:00:00+02:00');
});

test('a later collection moves the day', async () => {
  const shipment = await book();
  await eventually(shipment, '2031-03-14T00:00:00+02:00');
  expect((await reschedule(shipment, '2031-03-17')).statusCode).toBe(200);
  await eventually(shipment, '2031-03-21T00:00:00+02:00');
  now = new Date('2031-03-14T00:00:00+02:00');
  await expire(shipment);
  expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff', drop_off_last_day: '2031-03-20' });
  now = new Date('2031-03-21T00:00:00+02:00');
  await expire(shipment);
  expect(await read(shipment)).toMatchObject({ status: 'cancelled' });
});

test('reports that arrive together put shipments back to waiting with a day of their own', async () => {
  const shipments = [await book(), await book(), await book()];
  for (const shipment of shipments) await dropOff(shipment);
  now = new Date('2031-03-12T10:00:00+02:00');
  await Promise.all(
    shipments.map(({ tracking_reference }) =>
      staff.post('/api/tracking/shipment-events', { tracking_reference, status: 'awaiting-dropoff' }),
    ),
  );
  for (const shipment of shipments)
    expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff', drop_off_last_day: '2031-03-15' });
});

test('nothing is cancelled where the provider sets no limit, also if it is set later', async () => {
  await waitFor(null);
  const shipment = await book();
  expect(await read(shipment)).not.toHaveProperty('drop_off_last_day');
  await waitFor(3);
  now = new Date('2031-06-01T08:00:00+02:00');
  await expire(shipment);
  expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff' });
});

test('a quote waits from the day on which it is booked', async () => {
  const quoted = await customer.post('/api/shipment-quotes', fromLocker);
  const { shipment } = quoted.json<{ shipment: Shipment }>();
  now = new Date('2031-03-18T08:00:00+02:00');
  expect((await customer.post('/api/shipment-quotes/convert', { id: shipment.id })).statusCode).toBe(200);
  expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff', drop_off_last_day: '2031-03-21' });
});
