/** Drivers and their jobs through the API: areas, automatic assignment, rejected jobs, and assigning by hand. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { Driver, DriverJob, Settings, ShipmentStatus } from '#generated/types.ts';
import { operations } from '#modules/operations/server/module.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildRole } from '../../factories/role.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

/** A Monday that is a working day. */
const now = new Date('2026-11-23T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const stranger = await signIn(site, 'staff@protea.test');
const customer = await signIn(site, 'owner@acme.test');
const limited = await signIn(site, 'ops@kestrel.test');
const handlers = operations.handlers!(site.app);
let acme = 0;
let dumi = 0;
let durban = 0;
let johannesburg = 0;

beforeAll(async () => {
  await inTenant(site.database.owner, 1, async (tx) => {
    const idOf = async (table: 'accounts' | 'branches' | 'users', column: string, value: string) => {
      const rows = tx.selectFrom(table).select('id') as never as {
        where: (name: string, op: '=', to: string) => { executeTakeFirstOrThrow: () => Promise<{ id: number }> };
      };
      return (await rows.where(column, '=', value).executeTakeFirstOrThrow()).id;
    };
    acme = await idOf('accounts', 'account_code', 'ACME');
    dumi = await idOf('users', 'email', 'driver@kestrel.test');
    johannesburg = await idOf('branches', 'code', 'JNB');
    const branch_id = await idOf('branches', 'code', 'DUR');
    const person = { provider_id: 1, role_id: roleIds.driver, branch_id, email: 'durban.driver@kestrel.test' };
    durban = (await buildUser(tx, { ...person, name: 'Devi Durban' })).id;
  });
});

const address = (code: string) =>
  JSON.stringify({ type: 'business', street_address: '1 Main Road', city: 'Randburg', country: 'ZA', code });

function book(attributes: Partial<NewRow<'shipments'>> = {}): Promise<Row<'shipments'>> {
  return inTenant(site.database.owner, 1, (tx) =>
    buildStoredShipment(tx, {
      ...{ provider_id: 1, account_id: acme, collection_address: address('2194'), delivery_address: address('2194') },
      ...{ collection_branch_id: johannesburg, delivery_branch_id: johannesburg, ...attributes },
    }),
  );
}

const patch = (caller: Caller, id: number, payload: object) =>
  site.request({
    ...{ method: 'PATCH', url: `/api/drivers/${id}`, payload },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });

const set = (settings: Partial<Settings>) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

test('F362 the map of drivers opens to those who may see it, with where each was last seen', async () => {
  await inTenant(site.database.owner, 1, (tx) =>
    tx
      .insertInto('driver_positions')
      .values({ provider_id: 1, driver_id: dumi, lat: -26.15, lng: 28.05, recorded_at: now })
      .execute(),
  );
  const someoneWith = async (name: string, permissions: string[]): Promise<Caller> => {
    const email = `${name}@kestrel.test`;
    await asOwner(site.database.owner, async (tx) => {
      const role = await buildRole(tx, { provider_id: 1, name, permissions });
      await buildUser(tx, { provider_id: 1, email, role_id: role.id });
    });
    return callerWith(site, await signedIn(site.database, email, 'localhost'));
  };
  const viewer = await someoneWith('map-viewer', ['INLINE_view_map_drivers']);
  const { drivers } = (await viewer.get('/api/drivers')).json<{ drivers: Driver[] }>();
  const seen = drivers.find(({ id }) => id === dumi)!;
  expect(seen.position).toMatchObject({ lat: -26.15, lng: 28.05 });
  expect(new Date(seen.position!.date)).toEqual(now);
  expect(drivers.find(({ id }) => id === durban)).not.toHaveProperty('position');
  expect((await patch(viewer, dumi, { collects: true })).statusCode).toBe(403);
  const other = await someoneWith('other-map-viewer', ['INLINE_view_map_rates']);
  expect((await other.get('/api/drivers')).statusCode).toBe(403);
});

/** Runs the event's handler, in the worker's role. */
const created = (row: Row<'shipments'>, emittedAt = now) =>
  inTenant(site.database.worker, 1, (tx) =>
    handlers.shipment_created!(
      tx,
      { shipment_id: row.id, account_id: row.account_id, branch_ids: [], status: 'submitted', revision: 1 },
      { providerId: 1, eventId: 1, emittedAt },
    ),
  );

const arrived = (
  row: Row<'shipments'>,
  to: 'at-hub' | 'at-destination-hub' | 'returned-to-hub' | 'submitted',
  from: ShipmentStatus = 'collected',
) =>
  inTenant(site.database.worker, 1, (tx) =>
    handlers.shipment_status_changed!(
      tx,
      {
        ...{ shipment_id: row.id, account_id: row.account_id, event_id: 1, parcel_id: null, from, to },
        ...{ is_first: true, source: 'scanner', branch_ids: [], revision: 1 },
      },
      { providerId: 1, eventId: 1, emittedAt: now },
    ),
  );

const stored = (id: number) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx
      .selectFrom('shipments')
      .select(['status', 'collection_agent_id', 'delivery_agent_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

async function jobs(caller: Caller, query: string): Promise<readonly DriverJob[]> {
  const answer = await caller.get(`/api/trip-sheet/jobs?limit=100&${encodeURI(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ driver_jobs: DriverJob[] }>().driver_jobs;
}

const area = { collects: true, delivers: true, postal_codes: ['2190-2199'] };

describe('areas', () => {
  test('staff configure which jobs a driver gets; customers, drivers and other branches can’t', async () => {
    const saved = await patch(staff, dumi, { ...area, base_revision: 1 });
    expect(saved.json()).toMatchObject({ driver: { id: dumi, ...area, revision: 2 } });
    expect((await patch(staff, dumi, { collects: false, base_revision: 1 })).statusCode).toBe(409);
    const wrong = await patch(staff, dumi, { outline: '-26, 28' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_driver', errors: [{ field: 'outline' }] });
    expect((await patch(staff, 1, area)).statusCode).toBe(404);
    expect((await patch(limited, 999_999, area)).json()).toMatchObject({ code: 'unknown_driver' });
    for (const caller of [customer, driver]) expect((await patch(caller, dumi, area)).statusCode).toBe(403);
    const listed = (await staff.get('/api/drivers')).json<{ drivers: Driver[] }>().drivers;
    expect(listed.find(({ id }) => id === dumi)).toMatchObject({ ...area, branch: 'Johannesburg' });
    const seen = (await limited.get('/api/drivers')).json<{ drivers: Driver[] }>().drivers;
    expect(seen.map(({ id }) => id)).toEqual([dumi]);
    expect((await stranger.get('/api/drivers')).json<{ drivers: Driver[] }>().drivers).toEqual([]);
  });
});

describe('automatic assignment', () => {
  test('a new shipment goes to the driver of its area; one without a driver stays unassigned', async () => {
    await patch(staff, dumi, area);
    const [near, far] = [await book(), await book({ collection_address: address('4001') })];
    await created(near);
    await created(far);
    expect(await stored(near.id)).toMatchObject({ status: 'collection-assigned', collection_agent_id: dumi });
    expect(await stored(far.id)).toMatchObject({ status: 'submitted', collection_agent_id: null });
    const waiting = await jobs(staff, `assignment=["unassigned"]&tracking_reference=${far.tracking_reference}`);
    expect(waiting).toMatchObject([{ shipment_id: far.id, leg: 'collection', assignment: 'unassigned' }]);
    const branches = (await staff.get('/api/branches')).json<{ branches: { id: number; code: string }[] }>().branches;
    const jobsOf = (code: string) =>
      jobs(
        staff,
        `tracking_reference=${near.tracking_reference}&branch_id=[${branches.find((one) => one.code === code)?.id}]`,
      );
    expect(await jobsOf('JNB')).toHaveLength(1);
    expect(await jobsOf('DUR')).toEqual([]);
    const history = await staff.get(`/api/shipments/history?id=${near.id}`);
    expect(history.json()).toMatchObject({ tracking_events: [{ source: 'system' }, { source: 'booking' }] });
  });

  test('a driver who was chosen when booking gets the job, also where no driver has an area', async () => {
    await patch(staff, dumi, { postal_codes: [], outline: null, collects: false, delivers: false });
    const row = await book({ collection_agent_id: dumi });
    await created(row);
    expect(await stored(row.id)).toMatchObject({ status: 'collection-assigned', collection_agent_id: dumi });
  });

  test('a delivery is assigned at its last hub, not at that of another branch', async () => {
    await patch(staff, dumi, area);
    const here = await book({ status: 'at-hub' });
    const elsewhere = await book({ status: 'at-hub', delivery_branch_id: null, collection_branch_id: null });
    const onward = await book({ status: 'at-hub', collection_branch_id: johannesburg + 1 });
    for (const row of [here, elsewhere, onward]) await arrived(row, 'at-hub');
    expect(await stored(here.id)).toMatchObject({ status: 'delivery-assigned', delivery_agent_id: dumi });
    expect(await stored(elsewhere.id)).toMatchObject({ status: 'delivery-assigned', delivery_agent_id: dumi });
    expect(await stored(onward.id)).toMatchObject({ status: 'at-hub', delivery_agent_id: null });
    const chosen = await book({ status: 'at-destination-hub', delivery_agent_id: durban });
    await arrived(chosen, 'at-destination-hub');
    expect(await stored(chosen.id)).toMatchObject({ status: 'delivery-assigned', delivery_agent_id: durban });
  });

  test('a parcel at a locker or counter has a driver once it is dropped off, and none when nobody collected it', async () => {
    await patch(staff, dumi, area);
    const dropped = await book({ status: 'submitted', collection_pickup_point_id: 'CG1' });
    await arrived(dropped, 'submitted', 'awaiting-dropoff');
    expect(await stored(dropped.id)).toMatchObject({ status: 'collection-assigned', collection_agent_id: dumi });
    const point = { delivery_pickup_point_id: 'CG1', delivery_pickup_point_provider: 'tcg-locker' };
    const back = await book({ ...point, status: 'returned-to-hub', delivery_agent_id: dumi });
    await arrived(back, 'returned-to-hub', 'collect-and-return-to-hub');
    expect(await stored(back.id)).toMatchObject({ status: 'returned-to-hub' });
    const waiting = await book({ status: 'awaiting-dropoff', collection_pickup_point_id: 'CG1' });
    const listed = `tracking_reference=${waiting.tracking_reference}`;
    expect(await jobs(staff, listed)).toEqual([]);
    const assigned = await staff.post('/api/trip-sheet/jobs', { ids: [waiting.id * 2], driver_id: dumi });
    expect(assigned.json()).toEqual({ assigned: [waiting.id * 2], refused: [] });
    expect(await jobs(staff, listed)).toMatchObject([{ status: 'awaiting-dropoff', driver_id: dumi }]);
  });

  test('of two dispatchers who saw a job without a driver, the second one learns who has it', async () => {
    const row = await book({ status: 'collection-unassigned' });
    const other = await book({ status: 'collection-unassigned' });
    const id = row.id * 2;
    const unseen = other.id * 2;
    const seen = [{ id, driver_id: null }];
    const assign = async (driver_id: number | null, body: object) =>
      (await staff.post('/api/trip-sheet/jobs', { driver_id, ids: [id, unseen], ...body })).json<object>();
    expect(await assign(dumi, { seen })).toEqual({ assigned: [id, unseen], refused: [] });
    const message = 'Someone else has assigned it to Dumi Driver.';
    expect(await assign(durban, { seen })).toEqual({ assigned: [unseen], refused: [{ id, message }] });
    expect(await stored(row.id)).toMatchObject({ status: 'collection-assigned', collection_agent_id: dumi });
    // The same driver again is no conflict, and neither is a decision that knows of the first.
    expect(await assign(dumi, { seen, ids: [id] })).toEqual({ assigned: [id], refused: [] });
    const known = [{ id, driver_id: dumi }];
    expect(await assign(null, { seen: known })).toEqual({ assigned: [id, unseen], refused: [] });
    const removed = { id, message: 'Someone else has removed its driver.' };
    expect(await assign(durban, { seen: known, ids: [id] })).toEqual({ assigned: [], refused: [removed] });
  });

  test('F334 on public holidays and closed days staff assign manually, unless the provider enables it', async () => {
    await patch(staff, dumi, area);
    const christmas = new Date('2026-12-25T10:00:00+02:00');
    const row = await book();
    await created(row, christmas);
    expect(await stored(row.id)).toMatchObject({ status: 'submitted', collection_agent_id: null });
    await set({ disable_auto_assigning_drivers_on_public_holidays: false });
    await created(row, christmas);
    expect(await stored(row.id)).toMatchObject({ status: 'collection-assigned' });
    await set({ disable_auto_assigning_drivers_on_public_holidays: true });
  });

  test('the day of the job counts, not that of the booking', async () => {
    await patch(staff, dumi, { ...area, working_days: [1] });
    const [today, tuesday] = [await book(), await book({ collection_min_date: '2026-11-24' })];
    await created(today);
    await created(tuesday);
    expect((await stored(today.id)).collection_agent_id).toBe(dumi);
    expect((await stored(tuesday.id)).collection_agent_id).toBeNull();
    await patch(staff, dumi, { working_days: [] });
  });
});

describe('jobs', () => {
  test('F345, F346 all jobs, those of a driver and the pending ones, for permitted staff, while the dashboard is enabled', async () => {
    const own = await book({ status: 'out-for-delivery', delivery_agent_id: dumi });
    const waiting = await book({ status: 'delivery-unassigned' });
    const [ofDriver, pending] = [own.id * 2 + 1, waiting.id * 2 + 1];
    /** Which of the two jobs are found. */
    const found = async (query: string) => {
      const responses = [own, waiting].map((one) =>
        jobs(staff, `${query}tracking_reference=${one.tracking_reference}`),
      );
      return (await Promise.all(responses)).flat().map(({ id }) => id);
    };
    expect(await found('')).toEqual([ofDriver, pending]);
    expect(await found(`driver_id=${dumi}&`)).toEqual([ofDriver]);
    expect(await found('assignment=["unassigned","rejected"]&')).toEqual([pending]);
    expect((await customer.get('/api/trip-sheet/jobs')).statusCode).toBe(403);
    await set({ unused_feature_ops_dashboard: true });
    expect((await staff.get('/api/trip-sheet/jobs')).statusCode).toBe(403);
    await set({ unused_feature_ops_dashboard: false });
  });

  test('a job is due on the requested day, otherwise on the promised one, by which jobs are found', async () => {
    const promise = {
      estimated_collection: '2026-11-23T21:00:00Z',
      estimated_delivery_to: '2026-11-25T22:30:00Z',
    };
    const dueOf = async (row: Row<'shipments'>, query = '') =>
      (await jobs(staff, `${query}tracking_reference=${row.tracking_reference}`)).map(({ due_date }) => due_date);
    const promised = await book({ ...promise, status: 'delivery-unassigned' });
    expect(await dueOf(promised)).toEqual(['2026-11-26']);
    expect(await dueOf(promised, 'start_date=2026-11-26&')).toEqual(['2026-11-26']);
    expect(await dueOf(promised, 'end_date=2026-11-25&')).toEqual([]);
    const requested = { ...promise, delivery_min_date: '2026-11-30' };
    expect(await dueOf(await book({ ...requested, status: 'delivery-unassigned' }))).toEqual(['2026-11-30']);
    expect(await dueOf(await book({ ...promise, status: 'collection-unassigned' }))).toEqual(['2026-11-23']);
    const unknown = { estimated_collection: null, estimated_delivery_to: null, time_created: '2026-11-22T23:00:00Z' };
    expect(await dueOf(await book({ ...unknown, status: 'collection-unassigned' }))).toEqual(['2026-11-23']);
    expect(await dueOf(await book({ ...unknown, status: 'delivery-unassigned' }))).toEqual([null]);
    const listed = (await jobs(staff, '')).map(({ due_date }) => due_date ?? '9999');
    expect(listed, 'what is due first comes first').toEqual(listed.toSorted());
    expect(new Set(listed).size).toBeGreaterThan(3);
  });

  test('a job says where it is in a few words, and which times were asked for', async () => {
    const place = {
      type: 'business',
      street_address: '10 Main Street',
      city: 'Cape Town',
      country: 'ZA',
      code: '7580',
    };
    const at = { ...place, company: 'Blue Crane Wines', local_area: 'Kuils River' };
    const jobOf = async (attributes: Partial<NewRow<'shipments'>>) => {
      const { tracking_reference } = await book({ status: 'delivery-unassigned', ...attributes });
      return (await jobs(staff, `tracking_reference=${tracking_reference}`))[0];
    };
    const full = { delivery_address: JSON.stringify(at), delivery_after: '09:00', delivery_before: '12:00' };
    expect(await jobOf({ ...full, service_level_code: 'OVN' })).toMatchObject({
      place: 'Kuils River, Blue Crane Wines',
      times: '09:00–12:00',
      service_level_code: 'OVN',
    });
    const sparse = { ...place, company: '', local_area: '' };
    const early = { delivery_address: JSON.stringify(sparse), delivery_before: '12:00' };
    expect(await jobOf(early)).toMatchObject({ place: 'Cape Town', times: 'until 12:00' });
    expect(await jobOf({ delivery_after: '14:00' })).toMatchObject({ times: 'from 14:00' });
    expect(await jobOf({})).not.toHaveProperty('times', expect.anything());
  });

  test('F346 staff who may only see the dashboard read its jobs and drivers, and change nothing; drivers read only their own', async () => {
    const { email } = await asOwner(site.database.owner, async (tx) => {
      const { id } = await buildRole(tx, { provider_id: 1, permissions: ['API_/trip-sheet:GET'] });
      return buildUser(tx, { provider_id: 1, role_id: id });
    });
    const watcher = callerWith(site, await signedIn(site.database, email, 'localhost'));
    const job = (await book({ status: 'delivery-unassigned' })).id * 2 + 1;
    for (const path of ['/api/trip-sheet/jobs', '/api/drivers']) {
      expect((await watcher.get(path)).statusCode, path).toBe(200);
      expect((await customer.get(path)).statusCode, path).toBe(403);
    }
    await book({ status: 'out-for-delivery', delivery_agent_id: durban });
    const own = await book({ status: 'out-for-delivery', delivery_agent_id: dumi });
    const seen = (await driver.get('/api/trip-sheet/jobs?limit=100')).json<{ driver_jobs: DriverJob[] }>().driver_jobs;
    expect(seen.map(({ id }) => id)).toContain(own.id * 2 + 1);
    expect(seen.map(({ driver_id }) => driver_id)).toEqual(seen.map(() => dumi));
    const drivers = (await driver.get('/api/drivers')).json<{ drivers: Driver[] }>().drivers;
    expect(drivers.map(({ id }) => id)).toEqual([dumi]);
    expect((await watcher.post('/api/trip-sheet/jobs', { ids: [job], driver_id: dumi })).statusCode).toBe(403);
    expect((await patch(watcher, dumi, { base_revision: 1, collects: false })).statusCode).toBe(403);
  });

  const assign = (caller: Caller, ids: readonly number[], driver_id: number | null, key = {}) =>
    caller.post('/api/trip-sheet/jobs', { ids, driver_id }, key);

  test('a driver rejects a job with a reason; staff see it and reassign it', async () => {
    const row = await book({ status: 'collection-assigned', collection_agent_id: dumi });
    const rejected = await driver.post('/api/tracking/shipment-events', {
      ...{ tracking_reference: row.tracking_reference, status: 'collection-rejected', message: 'Vehicle is full' },
    });
    expect(rejected.statusCode, rejected.body).toBe(200);
    expect(await stored(row.id)).toMatchObject({ status: 'collection-rejected', collection_agent_id: null });
    const [job] = await jobs(staff, `assignment=["rejected"]&tracking_reference=${row.tracking_reference}`);
    expect(job).toMatchObject({ id: row.id * 2, assignment: 'rejected', reason: 'Vehicle is full' });
    const answer = await assign(staff, [row.id * 2], durban);
    expect(answer.json()).toEqual({ assigned: [row.id * 2], refused: [] });
    expect(await stored(row.id)).toMatchObject({ status: 'collection-assigned', collection_agent_id: durban });
    expect(await jobs(staff, `driver_id=${durban}&leg=["collection"]`)).toMatchObject([{ driver: 'Devi Durban' }]);
  });

  test('jobs are unassigned; completed ones are rejected, and the others are assigned anyway', async () => {
    const open = await book({ status: 'delivery-assigned', delivery_agent_id: dumi });
    const done = await book({ status: 'delivered' });
    const answer = await assign(staff, [done.id * 2 + 1, open.id * 2 + 1, 2], null, { 'idempotency-key': 'take-off' });
    expect(answer.json()).toMatchObject({ assigned: [open.id * 2 + 1], refused: [{ id: done.id * 2 + 1 }, { id: 2 }] });
    expect(await stored(open.id)).toMatchObject({ status: 'delivery-unassigned', delivery_agent_id: null });
    const again = await assign(staff, [done.id * 2 + 1, open.id * 2 + 1, 2], null, { 'idempotency-key': 'take-off' });
    expect(again.json()).toEqual(answer.json());
    expect((await assign(staff, [open.id * 2 + 1], acme + 100_000)).statusCode).toBe(422);
    for (const caller of [driver, customer])
      expect((await assign(caller, [open.id * 2 + 1], dumi)).statusCode).toBe(403);
    expect((await assign(stranger, [open.id * 2 + 1], null)).statusCode).toBe(404);
  });

  test('dispatchers sort their jobs, by driver or by what they have to do', async () => {
    await book({ status: 'collection-assigned', collection_agent_id: durban });
    await book({ status: 'collection-assigned', collection_agent_id: dumi });
    await book({ status: 'collection-unassigned', parcel_count: 9 });
    const rank = ({ driver: name }: DriverJob) => name ?? '~';
    const byDriver = await jobs(staff, 'sort=driver');
    expect(new Set(byDriver.map(rank)).size).toBeGreaterThan(2);
    expect(byDriver.map(rank)).toEqual(byDriver.map(rank).sort());
    expect((await jobs(staff, 'sort=-parcel_count'))[0]).toMatchObject({ parcel_count: 9 });
    expect((await jobs(staff, 'sort=-leg'))[0]).toMatchObject({ leg: 'delivery' });
  });
});
