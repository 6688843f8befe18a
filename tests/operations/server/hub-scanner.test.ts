/** The hub scanner: a repeated scan adds nothing, and each branch has bays of its own. */
import { expect, test } from 'vitest';
import type { RecordShipmentEventAnswer200, Settings } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildBranch } from '../../factories/branch.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const limited = await signIn(site, 'ops@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);

async function scan(tracking_reference: string, more: object = {}): Promise<RecordShipmentEventAnswer200> {
  const body = { tracking_reference, status: 'at-hub', source: 'scanner', location: 'Durban', ...more };
  const answer = await staff.post('/api/tracking/shipment-events', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const eventsOf = (id: number) =>
  inOwn(async (tx) => {
    const events = tx.selectFrom('tracking_events').select(['status', 'location', 'parcel_id']);
    return (await events.where('shipment_id', '=', id).where('source', '=', 'scanner').orderBy('id').execute()).map(
      ({ status, location, parcel_id }) => `${parcel_id === null ? 'all' : 'one'} ${status} ${location}`,
    );
  });

test('F352 the same scan is recorded once, whichever number of the parcel is scanned', async () => {
  const { id, tracking_reference: waybill } = await storeShipment(site.database, { status: 'collected' }, [{}]);
  const first = await scan(waybill);
  expect(first).toMatchObject({ status: 'at-hub', moved: true });
  expect(first.repeated).toBeUndefined();
  const again = await Promise.all([waybill, `${waybill}/1`, waybill, waybill].map((number) => scan(number)));
  for (const one of again) expect(one).toMatchObject({ moved: false, repeated: true, event_id: first.event_id });
  // It doesn’t know where it is, and so tells nothing new.
  expect(await scan(waybill, { location: undefined })).toMatchObject({ repeated: true });
  expect(await eventsOf(id)).toEqual(['all at-hub Durban']);
});

test('F352 a scan elsewhere, with a note, or after the parcel moved on is recorded', async () => {
  const { id, tracking_reference: waybill } = await storeShipment(site.database, { status: 'collected' }, [{}]);
  await scan(waybill);
  await scan(waybill, { location: 'Cape Town' });
  await scan(waybill, { location: 'Cape Town', message: 'Torn box' });
  await scan(waybill, { status: 'out-for-delivery', location: 'Cape Town' });
  await scan(waybill, { location: 'Cape Town' });
  expect(await eventsOf(id)).toEqual([
    'all at-hub Durban',
    'all at-hub Cape Town',
    'all at-hub Cape Town',
    'all out-for-delivery Cape Town',
    'all at-hub Cape Town',
  ]);
});

test('F352 each parcel of a shipment is scanned once, and an undone scan can be made again', async () => {
  const { id, tracking_reference: waybill } = await storeShipment(site.database, { status: 'collected' }, [{}, {}]);
  for (const number of ['1', '1', '2', '2', '1']) await scan(`${waybill}/${number}`);
  expect(await scan(waybill)).toMatchObject({ repeated: true, status: 'at-hub' });
  expect(await eventsOf(id)).toEqual(['one at-hub Durban', 'one at-hub Durban']);
  await scan(`${waybill}/2`, { status: 'collected', undo: true, message: 'Scan undone' });
  expect((await scan(`${waybill}/2`)).repeated).toBeUndefined();
});

test('a scan that waited on a device is compared with what had happened by then', async () => {
  const ago = (minutes: number) => new Date(site.app.services.clock().getTime() - minutes * 60_000).toISOString();
  const booked = { status: 'collected', time_created: ago(60) };
  const { id, tracking_reference: waybill } = await storeShipment(site.database, booked, [{}]);
  await inOwn((tx) =>
    tx
      .updateTable('tracking_events')
      .set({ date: ago(60) })
      .where('shipment_id', '=', id)
      .execute(),
  );
  await scan(waybill, { date: ago(30) });
  await scan(waybill, { status: 'out-for-delivery', date: ago(10) });
  expect(await scan(waybill, { date: ago(20) })).toMatchObject({ repeated: true, status: 'out-for-delivery' });
  expect(await eventsOf(id)).toHaveLength(2);
});

test('an attempt that failed twice is recorded twice', async () => {
  const { id, tracking_reference: waybill } = await storeShipment(site.database, { status: 'out-for-delivery' }, [{}]);
  for (const status of ['delivery-failed-attempt', 'delivery-failed-attempt']) await scan(waybill, { status });
  expect(await eventsOf(id)).toHaveLength(2);
});

test('F354 a hub checks its floor if its own branch does, whatever the branch of the person who scans', async () => {
  const branch = await inOwn(async (tx) => {
    const built = await buildBranch(tx, { provider_id: 1, code: 'FLOOR', name: 'Floor' });
    await buildSettings(tx, { provider_id: 1, scope: 'branch', scope_id: built.id, settings: { floor_check: true } });
    return built.id;
  });
  const checks = async (query: string) => (await staff.get(`/api/hub-scanner/bays${query}`)).json<object>();
  expect(await checks('')).toMatchObject({ floor_check: false });
  expect(await checks(`?branch_id=${branch}`)).toMatchObject({ floor_check: true });
});

test('F353 a branch has bays of its own; staff of another branch and customers don’t see them', async () => {
  const bays = (code: string): Settings['hub_scanner_bays'] => [
    { id: code, code, name: code, destination_branches: [], service_levels: [] },
  ];
  const branch = await inOwn(async (tx) => {
    const built = await buildBranch(tx, { provider_id: 1, code: 'BAYS', name: 'Bays' });
    await buildSettings(tx, { provider_id: 1, settings: { hub_scanner_bays: bays('P1') } });
    await buildSettings(tx, {
      ...{ provider_id: 1, scope: 'branch', scope_id: built.id, settings: { hub_scanner_bays: bays('B1') } },
    });
    return built.id;
  });
  const codesFor = async (query: string, caller = staff) =>
    (await caller.get(`/api/hub-scanner/bays${query}`))
      .json<{ bays: { code: string }[] }>()
      .bays.map(({ code }) => code);
  expect(await codesFor('')).toEqual(['P1']);
  expect(await codesFor(`?branch_id=${branch}`)).toEqual(['B1']);
  expect(await codesFor('', limited)).toEqual(['P1']);
  expect((await limited.get(`/api/hub-scanner/bays?branch_id=${branch}`)).json()).toMatchObject({
    ...{ code: 'unknown_branch', errors: [{ field: 'branch_id' }] },
  });
  expect((await staff.get('/api/hub-scanner/bays?branch_id=999999')).statusCode).toBe(404);
  expect((await customer.get('/api/hub-scanner/bays')).statusCode).toBe(403);
});

test('F333 a scan out for delivery, or a manual change to it, also of several shipments, warns of an account on hold and of unmeasured parcels', async () => {
  const {
    id,
    tracking_reference: waybill,
    account_id,
  } = await storeShipment(site.database, { status: 'at-hub' }, [{ submitted_weight_kg: 0 }]);
  const hold = (is_on_hold: boolean) =>
    inOwn((tx) => tx.updateTable('accounts').set({ is_on_hold }).where('id', '=', account_id).execute());
  await hold(true);
  const load = () => scan(waybill, { status: 'out-for-delivery' });
  expect((await scan(waybill)).warnings).toBeUndefined();
  expect((await load()).warnings).toEqual(['The account is on hold', 'A parcel has no size or weight']);
  const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
  const change = async (status: string) => {
    const answer = await site.request({
      method: 'PATCH',
      url: '/api/shipments/status',
      payload: { id, status },
      headers,
    });
    return answer.json<{ warnings?: readonly string[] }>().warnings;
  };
  expect(await change('returned-to-hub')).toBeUndefined();
  expect(await change('out-for-delivery')).toEqual(['The account is on hold', 'A parcel has no size or weight']);
  expect(await change('returned-to-hub')).toBeUndefined();
  const several = { ids: [id], status: 'out-for-delivery' };
  const answer = await site.request({ method: 'PATCH', url: '/api/shipments/status/bulk', payload: several, headers });
  const message = 'The account is on hold. A parcel has no size or weight';
  expect(answer.json(), answer.body).toEqual({ changed: [id], refused: [], warnings: [{ id, message }] });
  await hold(false);
  const settings: Settings = { warn_out_for_delivery_for_zeroed_parcels: false };
  await inOwn((tx) => buildSettings(tx, { provider_id: 1, settings }));
  expect((await load()).warnings).toBeUndefined();
});
