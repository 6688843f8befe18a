/** Bob Box: lockers are synchronized immediately and on schedule, and compartments are reserved, upgraded, refused and released. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { PickupPoint, Settings, Shipment } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { testDatabase } from '../../database.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { eventMs } from '../../patience.ts';
import { bobBoxKey, bobBoxReservations } from '../../simulators/bob-box.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { pretoria } from './booking-requests.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const database = await testDatabase();
const owner = database.owner.pool;
// The platform's team enables it.
await inTenant(database.owner, 1, async (tx) => {
  await tx.updateTable('providers').set({ kind: 'locker-network' }).where('id', '=', 1).execute();
  await buildSettings(tx, { provider_id: 1, settings: { enable_bob_box: true } });
});
const site = await testApp({ jobs: true, database, env: simulators.environment });
const staff = await signIn(site, 'staff@kestrel.test');

async function save(settings: Partial<Settings>): Promise<void> {
  const path = '/api/providers/settings';
  const { revision: base_revision } = (await staff.get(path)).json<{ revision: number }>();
  const answer = await staff.post(path, { base_revision, settings });
  expect(answer.statusCode, answer.body).toBe(200);
}

beforeAll(async () => {
  await staff.confirm();
  await save({ bob_box_sync_enabled: true, bob_box_api_key: bobBoxKey, bob_box_sync_interval: 30 });
});

async function toLocker(attributes: Partial<NewRow<'shipments'>> = {}): Promise<Row<'shipments'>> {
  const shipment = await storeShipment(
    site.database,
    {
      ...{ status: 'at-destination-hub', delivery_pickup_point_id: 'BB-SIM-1' },
      ...{ delivery_pickup_point_provider: 'bob-box', ...attributes },
    },
    [{ submitted_length_cm: 30, submitted_width_cm: 20, submitted_height_cm: 5, submitted_weight_kg: 1 }],
  );
  const { tracking_reference } = shipment;
  const answer = await staff.post('/api/tracking/shipment-events', { tracking_reference, status: 'delivery-assigned' });
  expect(answer.statusCode, answer.body).toBe(200);
  return shipment;
}

async function read({ id }: Row<'shipments'>): Promise<Shipment> {
  return (await staff.get(`/api/shipments?id=${id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
}

const ofShipment = ({ short_tracking_reference: short }: Row<'shipments'>) =>
  bobBoxReservations().filter(({ reference }) => reference.startsWith(short));

test('F293 the key can be tested, and saving it synchronizes lockers and schedules the next synchronization', async () => {
  const tried = await staff.post('/api/providers/settings/test-connection', { section: 'shipments/bob_box' });
  expect(tried.json()).toMatchObject({ result: 'connected' });
  const points = async () => {
    const answer = await staff.get('/api/pickup-points?pickup_point_provider=bob-box');
    return answer.json<{ pickup_points: PickupPoint[] }>().pickup_points;
  };
  const names = async () => (await points()).map(({ pickup_point_id: id }) => id).toSorted();
  // The demo's own lockers have been replaced.
  await expect.poll(names, { timeout: eventMs }).toEqual(['BB-SIM-1', 'BB-SIM-2']);
  const [first] = (await points()).filter(({ pickup_point_id: id }) => id === 'BB-SIM-1');
  expect(first).toMatchObject({
    ...{ name: 'Rosebank Mall', address: { zone: 'Gauteng', code: '2196' } },
    compartments: [
      { size: 'small', free: 0 },
      { size: 'medium', free: 1 },
      { size: 'large', free: 4 },
    ],
  });
  const { rows } = await owner.query<{ minutes: string }>(
    `select extract(epoch from run_at - now()) / 60 as minutes from graphile_worker.jobs
     where task_identifier = 'sync_bob_box' and run_at > now()`,
  );
  expect(rows).toHaveLength(1);
  expect(Math.round(Number(rows[0]!.minutes))).toBe(30);
});

test('F293 without upgrades a full size fails the reservation; with them the next larger one is used, up to the maximum', async () => {
  const refused = await toLocker();
  const statusOf = async (shipment: Row<'shipments'>) => (await read(shipment)).status;
  await expect.poll(() => statusOf(refused), { timeout: eventMs }).toBe('bob-box-reservation-failed');
  expect(bobBoxReservations()).toEqual([]);

  await save({ bob_box_upgrade_enabled: true, bob_box_upgrade_largest_size: 'medium' });
  const upgraded = await toLocker();
  const sizeOf = async () => (await read(upgraded)).delivery_compartment;
  await expect.poll(sizeOf, { timeout: eventMs }).toBe('medium');
  expect(ofShipment(upgraded)).toMatchObject([{ locker_id: 'BB-SIM-1', size: 'medium' }]);

  const late = await toLocker();
  await expect.poll(() => statusOf(late), { timeout: eventMs }).toBe('bob-box-reservation-failed');
  expect(ofShipment(late)).toEqual([]);

  const { tracking_reference } = upgraded;
  await staff.post('/api/tracking/shipment-events', { tracking_reference, status: 'returned-to-hub' });
  await expect.poll(() => ofShipment(upgraded), { timeout: eventMs }).toEqual([]);
  expect((await read(upgraded)).delivery_compartment).toBeUndefined();
});

test('F187 F293 a parcel that goes to another locker gives its compartment back and gets one there; at a door it needs none', async () => {
  await save({ bob_box_upgrade_enabled: true, bob_box_upgrade_largest_size: 'medium' });
  const shipment = await toLocker({ service_level_code: 'X2LS' });
  const lockersOf = () => ofShipment(shipment).map(({ locker_id: locker }) => locker);
  await expect.poll(lockersOf, { timeout: eventMs }).toEqual(['BB-SIM-1']);
  const send = async (payload: object) => {
    const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
    const body = { id: shipment.id, ...payload };
    const answer = await site.request({ method: 'PATCH', url: '/api/shipments', payload: body, headers });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await send({ delivery_pickup_point_id: 'BB-SIM-2', delivery_pickup_point_provider: 'bob-box' });
  await expect.poll(lockersOf, { timeout: eventMs }).toEqual(['BB-SIM-2']);
  await send({ delivery_address: pretoria, service_level_code: 'ECO' });
  await expect.poll(lockersOf, { timeout: eventMs }).toEqual([]);
  expect((await read(shipment)).delivery_compartment).toBeUndefined();
});

test.each([
  ['the receiver fetched it', ['out-for-delivery', 'in-locker', 'collected-from-locker'], 'small'],
  ['the receiver got it at the door', ['out-for-delivery', 'delivered'], 'small'],
  ['it travels to another hub first', ['manifested'], undefined],
])('a compartment is free again when %s', async (_why, statuses, size) => {
  const shipment = await toLocker({ delivery_pickup_point_id: 'BB-SIM-2' });
  await expect.poll(() => ofShipment(shipment), { timeout: eventMs }).toHaveLength(1);
  const { tracking_reference } = shipment;
  for (const status of statuses) {
    expect(ofShipment(shipment)).toHaveLength(1);
    const answer = await staff.post('/api/tracking/shipment-events', { tracking_reference, status });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  await expect.poll(() => ofShipment(shipment), { timeout: eventMs }).toEqual([]);
  expect((await read(shipment)).delivery_compartment).toBe(size);
});
