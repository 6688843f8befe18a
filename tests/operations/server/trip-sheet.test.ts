/** Tripsheets through the API: access, content, and adding and cancelling parcels at the door. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { Settings, Shipment, TripJob, TripSheet } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildBranch } from '../../factories/branch.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { flyer, plain, sandton } from '../../shipments/server/booking-requests.ts';

const now = new Date('2026-11-23T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');
let acme = 0;
let dumi = 0;

beforeAll(async () => {
  await inTenant(site.database.owner, 1, async (tx) => {
    acme = await accountId(tx);
    const user = tx.selectFrom('users').select('id').where('email', '=', 'driver@kestrel.test');
    dumi = (await user.executeTakeFirstOrThrow()).id;
    await tx.updateTable('shipments').set({ collection_agent_id: null, delivery_agent_id: null }).execute();
  });
});

type Parcels = readonly Partial<NewRow<'parcels'>>[];

function book(attributes: Partial<NewRow<'shipments'>>, parcels?: Parcels): Promise<Row<'shipments'>> {
  return inTenant(site.database.owner, 1, (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: acme, ...attributes }, parcels),
  );
}

async function sheet(caller: Caller, query = ''): Promise<TripSheet> {
  const answer = await caller.get(`/api/trip-sheet${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ trip_sheet: TripSheet }>().trip_sheet;
}

const jobsOf = ({ stops }: TripSheet): readonly TripJob[] => stops.flatMap(({ jobs }) => jobs);
const set = (settings: Partial<Settings>) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

test('F351, F088 drivers see their own due jobs, staff the tripsheet of any driver, customers none', async () => {
  const delivery = await book({ status: 'out-for-delivery', delivery_agent_id: dumi });
  const collection = await book({ status: 'collection-assigned', collection_agent_id: dumi });
  const later = await book({ status: 'submitted', collection_agent_id: dumi, collection_min_date: '2026-11-24' });
  const done = await book({ status: 'delivered', delivery_agent_id: dumi });
  const mine = await sheet(driver);
  const ids = jobsOf(mine).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([delivery.id * 2 + 1, collection.id * 2]));
  expect(ids).not.toContain(later.id * 2);
  expect(ids).not.toContain(done.id * 2 + 1);
  expect(mine).toMatchObject({ driver_id: dumi, date: '2026-11-23', stop_limit: null });
  expect(JSON.stringify(mine)).not.toContain('proof_of_delivery_pin');
  expect(jobsOf(await sheet(staff, `?driver_id=${dumi}`)).map(({ id }) => id)).toEqual(ids);
  expect(jobsOf(await sheet(staff))).toEqual([]);
  expect((await driver.get('/api/trip-sheet?driver_id=1')).statusCode).toBe(403);
  expect((await customer.get('/api/trip-sheet')).statusCode).toBe(403);
  expect((await stranger.get(`/api/trip-sheet?driver_id=${dumi}`)).statusCode).toBe(404);
});

test('a delivery to a locker or counter is left there without a PIN, scanned where that is required', async () => {
  const point = { delivery_pickup_point_id: 'RAM1', delivery_pickup_point_provider: 'ram-counter' };
  const shipment = await book({
    ...point,
    status: 'out-for-delivery',
    delivery_agent_id: dumi,
    proof_of_delivery_pin: '1',
  });
  const job = async () => jobsOf(await sheet(driver)).find(({ shipment_id: id }) => id === shipment.id);
  expect(await job()).toMatchObject({ pickup_point_type: 'counter', has_pin: false });
  await set({ driver_must_scan_each_parcel: true });
  const { tracking_reference } = shipment;
  const leave = (body: object = {}) =>
    driver.post('/api/tracking/shipment-events', { tracking_reference, status: 'ready-for-pickup', ...body });
  expect((await leave()).json()).toMatchObject({ code: 'parcels_not_scanned' });
  const parcels = [{ tracking_reference: `${tracking_reference}/1` }];
  expect((await leave({ parcels })).json()).toMatchObject({ status: 'ready-for-pickup' });
  await set({ driver_must_scan_each_parcel: false });
  expect(await job()).toBeUndefined();
});

test('F332 a driver app older than the minimum version must be updated first', async () => {
  await set({ latest_driver_app_version: '4.2.1' });
  const shipment = await book({ status: 'collection-assigned', collection_agent_id: dumi });
  const event = { tracking_reference: shipment.tracking_reference, status: 'collected' };
  const readWith = async (version: string | undefined, caller: Caller = driver) => {
    const headers: Record<string, string> = version === undefined ? {} : { 'driver-app-version': version };
    const answers = [
      await caller.get('/api/trip-sheet', headers),
      await caller.post('/api/tracking/shipment-events', event, headers),
    ];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await readWith('4.2')).toEqual([426, 426]);
  expect(await readWith('4.10')).toEqual([200, 200]);
  expect((await driver.get('/api/trip-sheet', { 'driver-app-version': '4.1.9' })).json()).toMatchObject({
    ...{ code: 'app_outdated', message: 'Update the driver app to version 4.2.1 or later.' },
  });
  // Only the driver app sends its version; browsers and staff do not.
  expect((await readWith(undefined))[0]).toBe(200);
  expect((await readWith('1.0', staff))[0]).toBe(200);
  await set({ latest_driver_app_version: '4.0' });
  expect((await readWith('4.2'))[0]).toBe(200);
});

test('F349 the limit of stops is returned if staff are warned about it', async () => {
  await set({ tripsheet_unique_stops_alert_enabled: true, tripsheet_unique_stops_alert_limit: 1 });
  expect((await sheet(staff, `?driver_id=${dumi}`)).stop_limit).toBe(1);
  await set({ tripsheet_unique_stops_alert_enabled: false });
});

test('the rules are those of the driver’s branch, whoever reads the tripsheet', async () => {
  const branchId = await inTenant(site.database.owner, 1, async (tx) => {
    const { id } = await buildBranch(tx, { provider_id: 1 });
    const settings = { tripsheet_unique_stops_alert_enabled: true, tripsheet_unique_stops_alert_limit: 7 };
    await buildSettings(tx, { provider_id: 1, settings, scope: 'branch', scope_id: id });
    return id;
  });
  const move = (branch_id: number | null) =>
    inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('users').set({ branch_id }).where('id', '=', dumi).returning('branch_id').execute(),
    );
  await move(branchId);
  expect((await sheet(staff, `?driver_id=${dumi}`)).stop_limit).toBe(7);
  await move(null);
  expect((await sheet(staff, `?driver_id=${dumi}`)).stop_limit).toBeNull();
});

test('F333 a driver is warned of accounts on hold or in arrears and of unmeasured parcels, or prevented from loading them', async () => {
  const shipment = await book({ status: 'delivery-assigned', delivery_agent_id: dumi }, [{ submitted_weight_kg: 0 }]);
  const hold = (is_on_hold: boolean, balance_cents = 0) =>
    inTenant(site.database.owner, 1, (tx) =>
      tx
        .updateTable('accounts')
        .set({ is_on_hold, ...(balance_cents < 0 && { balance_cents }) })
        .where('id', '=', acme)
        .execute(),
    );
  const warnings = async () => jobsOf(await sheet(driver)).find(({ id }) => id === shipment.id * 2 + 1)?.warnings;
  await hold(true);
  expect(await warnings()).toEqual(['The account is on hold', 'A parcel has no size or weight']);
  await hold(false, -1_000_000_000);
  expect(await warnings()).toEqual(['The account is in arrears', 'A parcel has no size or weight']);
  const off = { warn_out_for_delivery_for_accounts_in_arrears_or_on_hold: false };
  await set({ ...off, warn_out_for_delivery_for_zeroed_parcels: false });
  expect(await warnings()).toEqual([]);
  const load = () =>
    driver.post('/api/tracking/shipment-events', {
      ...{ tracking_reference: shipment.tracking_reference, status: 'out-for-delivery' },
    });
  await set({ prevent_driver_out_for_delivery_for_zeroed_parcels: true });
  expect((await load()).json()).toMatchObject({ code: 'parcel_not_measured' });
  await hold(true);
  await set({ prevent_driver_out_for_delivery_for_barred_accounts: true });
  expect((await load()).json()).toMatchObject({ code: 'account_on_hold' });
  await hold(false, -1);
  await set({ prevent_driver_out_for_delivery_for_zeroed_parcels: false });
  expect((await load()).statusCode).toBe(200);
});

describe('parcels at the door', () => {
  const cancel = (caller: Caller, row: Row<'shipments'>, ids: readonly number[]) =>
    caller.post('/api/trip-sheet/parcels/cancel', { shipment_id: row.id, parcel_ids: ids, message: 'Not handed over' });

  test('drivers change the parcels of their own jobs only, and only if the provider allows it', async () => {
    const own = await book({ status: 'collection-assigned', collection_agent_id: dumi }, [{}, {}]);
    const other = await book({ status: 'collection-assigned' }, [{}, {}]);
    const [parcel] = jobsOf(await sheet(driver)).find(({ id }) => id === own.id * 2)!.parcels;
    const refused = await cancel(driver, own, [parcel!.id]);
    expect(refused.json()).toMatchObject({ code: 'not_for_drivers' });
    await set({ driver_can_cancel_parcels: true, driver_can_add_parcels: false });
    expect((await cancel(driver, other, [1])).statusCode).toBe(403);
    expect((await cancel(customer, own, [parcel!.id])).statusCode).toBe(403);
    const added = await driver.post('/api/trip-sheet/parcels', { shipment_id: own.id, parcels: [{}] });
    expect(added.json()).toMatchObject({ code: 'not_for_drivers' });
    expect((await cancel(driver, own, [parcel!.id + 100_000])).statusCode).toBe(422);
  });

  test('a driver who may not cancel shipments leaves at least one parcel', async () => {
    const own = await book({ status: 'collection-assigned', collection_agent_id: dumi }, [{}, {}]);
    const { parcels } = jobsOf(await sheet(driver)).find(({ id }) => id === own.id * 2)!;
    const all = parcels.map(({ id }) => id);
    await set({ driver_can_cancel_parcels: true, driver_can_cancel_shipments: false });
    expect((await cancel(driver, own, all)).json()).toMatchObject({ code: 'not_for_drivers' });
    await set({ driver_can_cancel_shipments: true });
    expect((await cancel(driver, own, all)).statusCode).toBe(200);
    await set({ driver_can_cancel_shipments: false });
  });

  test('additional parcels are added and priced, missing ones are cancelled', async () => {
    await set({ driver_can_cancel_parcels: true, driver_can_add_parcels: true });
    const booked = await staff.post('/api/shipments', { ...plain, account_id: acme });
    expect(booked.statusCode, booked.body).toBe(200);
    const { id: shipment_id } = booked.json<{ id: number }>();
    await staff.post('/api/trip-sheet/jobs', { ids: [shipment_id * 2], driver_id: dumi });
    const parcels = async () =>
      jobsOf(await sheet(driver))
        .find(({ id }) => id === shipment_id * 2)!
        .parcels.map(({ id }) => id);
    const [first] = await parcels();
    const added = await driver.post('/api/trip-sheet/parcels', { shipment_id, parcels: [flyer] });
    expect(added.statusCode, added.body).toBe(200);
    expect(await parcels()).toEqual([first, expect.any(Number)]);
    const body = { shipment_id, parcel_ids: [first], message: 'Not handed over' };
    expect((await driver.post('/api/trip-sheet/parcels/cancel', body)).statusCode).toBe(200);
    expect(await parcels()).toEqual([expect.any(Number)]);
  });

  test('a driver at a collection books another shipment of the same sender, and collects it too', async () => {
    const booked = await staff.post('/api/shipments', { ...plain, account_id: acme });
    const { id: shipment_id } = booked.json<{ id: number }>();
    const { delivery_contact } = plain;
    const other = { ...sandton, company: 'Karoo Books', street_address: '40 Grayston Drive' };
    const body = { shipment_id, delivery_address: other, delivery_contact, parcels: [flyer] };
    const add = (caller: Caller = driver) => caller.post('/api/trip-sheet/shipments', body);
    await set({ driver_can_add_shipments: false });
    expect((await add()).json()).toMatchObject({ code: 'not_for_drivers' });
    await set({ driver_can_add_shipments: true });
    expect((await add()).json()).toMatchObject({ code: 'not_for_drivers', message: 'This is another driver’s job.' });
    await staff.post('/api/trip-sheet/jobs', { ids: [shipment_id * 2], driver_id: dumi });
    expect((await add(customer)).statusCode).toBe(403);
    expect((await add(stranger)).statusCode).toBe(404);
    const added = await add();
    expect(added.statusCode, added.body).toBe(200);
    const { shipment } = added.json<{ shipment: { id: number; tracking_reference: string; status: string } }>();
    expect(shipment.status).toBe('collection-assigned');
    expect(jobsOf(await sheet(driver)).find(({ id }) => id === shipment.id * 2)?.tracking_reference).toBe(
      shipment.tracking_reference,
    );
    const { shipments } = (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>();
    expect(shipments[0]).toMatchObject({
      ...{ account_id: acme, service_level_code: plain.service_level_code, delivery_contact },
      collection_contact: plain.collection_contact,
    });
    // Nothing can be added to a completed collection.
    const scanned = await driver.post('/api/tracking/shipment-events', {
      ...{ tracking_reference: booked.json<{ shipment: Shipment }>().shipment.tracking_reference, status: 'collected' },
    });
    expect(scanned.statusCode, scanned.body).toBe(200);
    expect((await add()).json()).toMatchObject({ code: 'not_for_drivers' });
    const bare = await driver.post('/api/trip-sheet/shipments', { ...body, shipment_id: shipment.id, parcels: [{}] });
    expect(bare.json()).toMatchObject({ code: 'invalid_shipment' });
  });

  test('staff who change parcels based on an old revision get a conflict', async () => {
    const booked = await staff.post('/api/shipments', { ...plain, account_id: acme });
    const { id: shipment_id, shipment } = booked.json<{ id: number; shipment: { revision: number } }>();
    const add = (base_revision: number) =>
      staff.post('/api/shipments/parcels', { shipment_id, parcels: [flyer], base_revision });
    expect((await add(shipment.revision)).statusCode).toBe(200);
    const late = await add(shipment.revision);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    expect((await add(shipment.revision + 1)).statusCode).toBe(200);
  });
});
