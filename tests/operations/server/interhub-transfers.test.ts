/** Interhub transfers through the API: opened, scanned onto, departed, scanned off, and opened by the daily schedule. */
import { parseCronItems } from 'graphile-worker';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#generated/database.ts';
import type { AuditEvent, InterhubTransfer, Settings, TrackedShipment } from '#generated/types.ts';
import { dailyManifestsJob, openDue } from '#modules/operations/server/interhub/daily-manifests.ts';
import { operations } from '#modules/operations/server/module.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildBranch } from '../../factories/branch.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';
import { signedIn } from '../../signed-in.ts';

let now = new Date('2026-11-23T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const handlers = operations.handlers!(site.app);
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);
const account = await inOwn((tx) => accountId(tx));
const [from, to, other] = await inOwn(async (tx) => {
  const build = (code: string) => buildBranch(tx, { provider_id: 1, code, name: code });
  return [await build('HUBA'), await build('HUBB'), await build('HUBC')] as const;
});

const carriers: Settings['interhub_manifest_carriers'] = [
  {
    ...{ id: 'own', code: 'OWN', name: 'Own trucks', transport: 'road', own_vehicles: true, is_active: true },
    manifest_email: 'night@hub.test, load@hub.test',
  },
  { id: 'air', code: 'FLY', name: 'Airline', transport: 'air', own_vehicles: false, is_active: true },
  { id: 'old', code: 'OLD', name: 'Gone', transport: 'road', own_vehicles: false, is_active: false },
];
const level = { transit_hours: 14, shipment_service_levels: ['ECO'], is_active: true };
const services: Settings['interhub_manifest_service_levels'] = [
  { ...level, id: 'road', code: 'ONR', name: 'Overnight road', transport: 'road' },
  { ...level, id: 'air', code: 'SDA', name: 'Same-day air', transport: 'air' },
];
const set = (settings: Partial<Settings>) => inOwn((tx) => buildSettings(tx, { provider_id: 1, settings }));
beforeAll(() => set({ interhub_manifest_carriers: carriers, interhub_manifest_service_levels: services }));

const path = '/api/interhub-transfers';
const road = { from_branch_id: from.id, to_branch_id: to.id, carrier: 'OWN', service_level: 'ONR' };

async function opened(more: object = {}): Promise<InterhubTransfer> {
  const answer = await staff.post(path, { ...road, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ interhub_transfer: InterhubTransfer }>().interhub_transfer;
}

const scan = (id: number, tracking_reference: string, caller: Caller = staff, more: object = {}) =>
  caller.post(`${path}/scan`, { id, tracking_reference, ...more });
const close = (id: number, more: object = {}) => staff.post(`${path}/close`, { id, ...more });
const book = (attributes: object = {}, parcels: readonly object[] = [{}]): Promise<Row<'shipments'>> =>
  inOwn((tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: account, status: 'at-hub', ...attributes }, parcels),
  );
const statusOf = (id: number) =>
  inOwn(
    async (tx) =>
      (await tx.selectFrom('shipments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
  );
/** The events of a shipment, oldest first, with their source: hub scanner rules react only to scans. */
const sourcesOf = (id: number) =>
  inOwn(async (tx) => {
    const events = tx.selectFrom('tracking_events').select(['status', 'source']).where('shipment_id', '=', id);
    return (await events.orderBy('id').execute()).map(({ status, source }) => `${status} by ${source}`);
  });
const driverId = await inOwn(async (tx) => {
  const user = tx.selectFrom('users').select('id').where('email', '=', 'driver@kestrel.test');
  return (await user.executeTakeFirstOrThrow()).id;
});
const left = { vehicle: 'ND 123-456', driver_id: driverId };

test('a parcel that is scanned onto several transfers at once is on one of them', async () => {
  const shipments = [await book(), await book(), await book()];
  const transfers: InterhubTransfer[] = [];
  for (const to_branch_id of [to.id, other.id, to.id, other.id, to.id, other.id, to.id, other.id])
    transfers.push(await opened({ to_branch_id }));
  for (const { tracking_reference: reference } of shipments) {
    const more = { load_anyway: true };
    const answers = await Promise.all(transfers.map(({ id }) => scan(id, reference, staff, more)));
    const codes = answers.map((one) => (one.statusCode === 200 ? 'added' : one.json<{ code: string }>().code));
    expect(codes.sort()).toEqual(['added', ...Array.from({ length: 7 }, () => 'on_other_transfer')]);
  }
});

test('F006 F355 F356 F357 parcels are scanned on, the load departs, and they are scanned off at the other branch', async () => {
  const transfer = await opened({ note: 'Seal 40912' });
  expect(transfer).toMatchObject({ status: 'open', from_branch: 'HUBA', to_branch: 'HUBB', parcel_count: 0 });
  expect(transfer.reference).toMatch(/^IHT\d{6}$/);
  const [one, two] = [
    await book({ status: 'at-hub' }, [{ status: 'at-hub' }, { status: 'at-hub' }]),
    await book({}, [{ status: 'at-hub' }]),
  ];
  const whole = (await scan(transfer.id, one.tracking_reference)).json<{ message: string }>();
  expect(whole).toMatchObject({ message: '2 parcels scanned on', interhub_transfer: { parcel_count: 2 } });
  expect((await scan(transfer.id, one.tracking_reference)).json()).toMatchObject({
    message: 'Already on this transfer',
  });
  await scan(transfer.id, two.tracking_reference);
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['manifested', 'manifested']);

  expect((await close(transfer.id)).json()).toMatchObject({
    errors: [{ field: 'vehicle' }, { field: 'driver_id' }],
  });
  const closed = (await close(transfer.id, left)).json<{ interhub_transfer: InterhubTransfer }>().interhub_transfer;
  expect(closed).toMatchObject({
    ...{ status: 'closed', vehicle: 'ND 123-456', driver_id: driverId, received_count: 0 },
    ...{ closed_at: '2026-11-23T10:00:00+02:00', due_at: '2026-11-24T00:00:00+02:00' },
  });
  expect(await statusOf(one.id)).toBe('in-transit');
  const mails = await inOwn((tx) =>
    tx.selectFrom('mails').select(['recipients', 'subject', 'body']).where('kind', '=', 'interhub_manifest').execute(),
  );
  expect(mails).toMatchObject([
    { recipients: ['night@hub.test', 'load@hub.test'], subject: `Manifest ${transfer.reference}: HUBA to HUBB` },
  ]);
  expect(mails[0]?.body).toContain('Parcels: 3');

  expect((await scan(transfer.id, two.tracking_reference)).json()).toMatchObject({ message: '1 parcel received' });
  // With characters that a scanner may add (F424).
  const printed = `\u200B${two.tracking_reference.slice(0, 3)} ${two.tracking_reference.slice(3)}\u200B`;
  expect((await scan(transfer.id, printed)).json()).toMatchObject({ message: 'Already received' });
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['in-transit', 'at-destination-hub']);
  const read = (await staff.get(`${path}?id=${transfer.id}`)).json<{ interhub_transfers: InterhubTransfer[] }>();
  expect(read.interhub_transfers).toMatchObject([{ parcel_count: 3, received_count: 1 }]);
  const rows = (await staff.get(`${path}/parcels?interhub_transfer_id=${transfer.id}`)).json<{ count: number }>();
  expect(rows.count).toBe(3);
  expect(await sourcesOf(two.id)).toEqual([
    'at-hub by booking',
    'manifested by scanner',
    'in-transit by staff',
    'at-destination-hub by scanner',
  ]);
});

test('the manifest is a PDF that lists every parcel', async () => {
  const transfer = await opened();
  const shipment = await book({}, [{ status: 'at-hub' }]);
  await scan(transfer.id, shipment.tracking_reference);
  const { url } = (await staff.get(`${path}/manifest?id=${transfer.id}`)).json<{ url: string }>();
  const file = await site.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toContain(`"manifest-${transfer.reference}.pdf"`);
  const text = (await pagesOf(file.rawPayload)).map((page) => page.text).join(' ');
  for (const part of [`Manifest ${transfer.reference}`, 'HUBA', 'Own trucks', shipment.tracking_reference])
    expect(text).toContain(part);
});

test.each([
  ['a carrier that is not active', { carrier: 'OLD' }, 'carrier'],
  ['a carrier that travels otherwise', { carrier: 'FLY' }, 'carrier'],
  ['an unknown service level', { service_level: 'NONE' }, 'service_level'],
  ['the same branch at both ends', { to_branch_id: from.id }, 'to_branch_id'],
  ['a branch that is not there', { to_branch_id: 999_999 }, 'to_branch_id'],
])('a transfer with %s is rejected at its field', async (_what, more, field) => {
  const answer = await staff.post(path, { ...road, ...more });
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { field: string }[] }>();
  expect(errors.map((one) => one.field)).toContain(field);
});

describe('a scan', () => {
  test('of an unknown parcel, or one on another transfer or already departed, is rejected and changes nothing', async () => {
    const [first, second] = [await opened(), await opened()];
    const shipment = await book({}, [{ status: 'at-hub' }]);
    await scan(first.id, shipment.tracking_reference);
    expect((await scan(second.id, shipment.tracking_reference)).json()).toMatchObject({ code: 'on_other_transfer' });
    expect((await scan(second.id, 'NOSUCH')).json()).toMatchObject({ code: 'unknown_shipment' });
    expect((await close(second.id, left)).json()).toMatchObject({ code: 'invalid_interhub_transfer' });
    const delivered = await book({ status: 'delivered' }, [{ status: 'delivered' }]);
    expect((await scan(second.id, delivered.tracking_reference)).json()).toMatchObject({ code: 'status_not_allowed' });
    await close(first.id, left);
    const stranger = await book({}, [{ status: 'at-hub' }]);
    expect((await scan(first.id, stranger.tracking_reference)).json()).toMatchObject({ code: 'not_on_transfer' });
    expect((await close(first.id, left)).json()).toMatchObject({ code: 'transfer_closed' });
    const rows = (await staff.get(`${path}?id=${second.id}`)).json<{ interhub_transfers: InterhubTransfer[] }>();
    expect(rows.interhub_transfers).toMatchObject([{ parcel_count: 0, status: 'open' }]);
  });

  test('sets the status of the settings, and warns about a service with another transport mode', async () => {
    await set({ interhub_manifest_scan_status: 'ready-for-dispatch' });
    const transfer = await opened();
    const shipment = await book({ service_level_code: 'SDX' }, [{ status: 'at-hub' }]);
    expect((await scan(transfer.id, shipment.tracking_reference)).json()).toMatchObject({
      warning: 'Service SDX doesn’t usually travel by Overnight road',
    });
    expect(await statusOf(shipment.id)).toBe('ready-for-dispatch');
    const [parcel] = (await staff.get(`${path}/parcels?interhub_transfer_id=${transfer.id}`)).json<{
      interhub_transfer_parcels: { parcel_id: number }[];
    }>().interhub_transfer_parcels;
    const taken = await staff.post(`${path}/remove`, { id: transfer.id, parcel_id: parcel!.parcel_id });
    expect(taken.json()).toMatchObject({ interhub_transfer: { parcel_count: 0 } });
    expect(await statusOf(shipment.id)).toBe('at-hub');
    await set({ interhub_manifest_scan_status: 'manifested' });
  });

  test('F355 of a parcel for another branch is rejected until it is loaded anyway, with the others for that branch', async () => {
    const transfer = await opened();
    const [first, second] = [
      await book({ delivery_branch_id: other.id }),
      await book({ delivery_branch_id: other.id }),
    ];
    const message = `${first.tracking_reference}/1 is for HUBC, and this transfer goes to HUBB`;
    const refused = await scan(transfer.id, first.tracking_reference);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      ...{ code: 'other_destination', message: `${message}.` },
      errors: [{ field: 'tracking_reference', code: 'other_destination', message: `${message}.` }],
    });
    expect(await statusOf(first.id)).toBe('at-hub');
    const loaded = await scan(transfer.id, first.tracking_reference, staff, { load_anyway: true });
    expect(loaded.json()).toMatchObject({ message: '1 parcel scanned on', warning: message });
    expect((await scan(transfer.id, second.tracking_reference)).json()).toMatchObject({
      ...{ message: '1 parcel scanned on', interhub_transfer: { parcel_count: 2 } },
      warning: `${second.tracking_reference}/1 is for HUBC, and this transfer goes to HUBB`,
    });

    const home = await book({ delivery_branch_id: to.id });
    const scanned = (await scan(transfer.id, home.tracking_reference)).json<object>();
    expect(scanned).not.toHaveProperty('warning');
    await close(transfer.id, left);
    // It arrives at a hub on its way; only the other one is where it will be delivered from.
    expect((await scan(transfer.id, first.tracking_reference)).json()).toMatchObject({
      ...{ message: '1 parcel received', warning: 'Send it on to HUBC' },
    });
    expect((await scan(transfer.id, home.tracking_reference)).json()).not.toHaveProperty('warning');
    expect([await statusOf(first.id), await statusOf(home.id)]).toEqual(['at-hub', 'at-destination-hub']);
  });

  test('of a cancelled or delivered parcel is refused before its destination is questioned', async () => {
    const transfer = await opened();
    for (const status of ['cancelled', 'delivered']) {
      const gone = await book({ status, delivery_branch_id: other.id }, [{ status }]);
      expect((await scan(transfer.id, gone.tracking_reference)).json()).toMatchObject({ code: 'status_not_allowed' });
    }
  });

  test('repeated twenty times concurrently adds the parcel once', async () => {
    const transfer = await opened();
    const shipment = await book({}, [{ status: 'at-hub' }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(transfer.id, shipment.tracking_reference)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const read = (await staff.get(`${path}?id=${transfer.id}`)).json<{ interhub_transfers: InterhubTransfer[] }>();
    expect(read.interhub_transfers).toMatchObject([{ parcel_count: 1, revision: 2 }]);
  });
});

test('a parcel that was cancelled or delivered after its scan stays that: it is taken off before departure, or received as it is', async () => {
  const transfer = await opened();
  const shipment = await book({}, [{ status: 'at-hub' }, { status: 'at-hub' }, { status: 'at-hub' }]);
  await scan(transfer.id, shipment.tracking_reference);
  const parcels = async () =>
    (await staff.get(`${path}/parcels?interhub_transfer_id=${transfer.id}`)).json<{
      interhub_transfer_parcels: { parcel_id: number; status: string; tracking_reference: string }[];
    }>().interhub_transfer_parcels;
  const settle = (parcel_id: number, status: string) =>
    inOwn((tx) => tx.updateTable('parcels').set({ status }).where('id', '=', parcel_id).execute());
  const statuses = async () =>
    inOwn(async (tx) => {
      const rows = tx.selectFrom('parcels').select('status').where('shipment_id', '=', shipment.id).orderBy('id');
      return (await rows.execute()).map(({ status }) => status);
    });
  const [first, second] = (await parcels()).toSorted((a, b) => a.parcel_id - b.parcel_id);
  await settle(first!.parcel_id, 'cancelled');
  expect((await close(transfer.id, left)).json()).toMatchObject({
    ...{ code: 'invalid_interhub_transfer' },
    message: `Take ${first!.tracking_reference} off first: its status is Cancelled.`,
  });
  await staff.post(`${path}/remove`, { id: transfer.id, parcel_id: first!.parcel_id });
  expect((await close(transfer.id, left)).statusCode).toBe(200);
  expect(await statuses()).toEqual(['cancelled', 'in-transit', 'in-transit']);
  await settle(second!.parcel_id, 'delivered');
  expect((await scan(transfer.id, second!.tracking_reference)).json()).toMatchObject({ message: '1 parcel received' });
  expect((await scan(transfer.id, shipment.tracking_reference)).json()).toMatchObject({ message: '1 parcel received' });
  expect(await statuses()).toEqual(['cancelled', 'delivered', 'at-destination-hub']);
});

test('a parcel on hold is not loaded, and is taken off before departure if it was put on hold after its scan', async () => {
  const transfer = await opened();
  const [shipment, held] = [await book(), await book()];
  await staff.post('/api/shipments/hold', { id: held.id, message: 'Being checked' });
  expect((await scan(transfer.id, held.tracking_reference)).json()).toMatchObject({ code: 'status_not_allowed' });
  await scan(transfer.id, shipment.tracking_reference);
  await staff.post('/api/shipments/hold', { id: shipment.id, message: 'Being checked' });
  expect((await close(transfer.id, left)).json()).toMatchObject({
    message: `Take ${shipment.tracking_reference}/1 off first: its status is On hold.`,
  });
  await staff.post('/api/shipments/release', { id: shipment.id });
  expect((await close(transfer.id, left)).statusCode).toBe(200);
  await staff.post('/api/shipments/hold', { id: shipment.id, message: 'Being checked' });
  expect((await scan(transfer.id, shipment.tracking_reference)).json()).toMatchObject({
    ...{ message: '1 parcel received', warning: 'On hold: set it aside' },
  });
  expect(await statusOf(shipment.id)).toBe('on-hold');
  expect((await staff.post('/api/shipments/release', { id: shipment.id })).json()).toMatchObject({
    status: 'at-destination-hub',
  });
});

test('a parcel that was not scanned off has arrived when it is scanned at the destination, or travels on from there', async () => {
  const transfer = await opened();
  const [home, onward, behind] = [
    await book({}, [{ status: 'at-hub' }, { status: 'at-hub' }]),
    await book({}, [{ status: 'at-hub' }]),
    await book({}, [{ status: 'at-hub' }]),
  ];
  for (const { tracking_reference } of [home, onward, behind]) await scan(transfer.id, tracking_reference);
  await close(transfer.id, left);
  const report = async (tracking_reference: string, status: 'at-hub' | 'at-destination-hub') => {
    const answer = await staff.post('/api/tracking/shipment-events', { tracking_reference, status });
    const { event_id, shipment_id } = answer.json<{ event_id: number; shipment_id: number }>();
    await inTenant(site.database.worker, 1, async (tx) => {
      const event = tx.selectFrom('tracking_events').select('parcel_id').where('id', '=', event_id);
      const { parcel_id } = await event.executeTakeFirstOrThrow();
      const move = { from: 'in-transit', to: 'in-transit', is_first: true, source: 'staff', revision: 1 } as const;
      const payload = { shipment_id, event_id, parcel_id, account_id: account, branch_ids: [], ...move };
      await handlers.shipment_status_changed!(tx, payload, { providerId: 1, eventId: 1, emittedAt: now });
    });
  };
  const current = async () =>
    (await staff.get(`${path}?id=${transfer.id}`)).json<{ interhub_transfers: InterhubTransfer[] }>()
      .interhub_transfers[0]!;
  const received = async () => (await current()).received_count;
  await report(`${home.tracking_reference}/1`, 'at-destination-hub');
  expect(await received()).toBe(1);
  await report(home.tracking_reference, 'at-destination-hub');
  expect(await received()).toBe(2);
  await report(behind.tracking_reference, 'at-hub');
  expect(await received()).toBe(2);
  await report(onward.tracking_reference, 'at-hub');
  const next = await opened({ from_branch_id: to.id, to_branch_id: other.id });
  const { revision } = await current();
  expect((await scan(next.id, onward.tracking_reference)).json()).toMatchObject({ message: '1 parcel scanned on' });
  // Pages that show the first transfer hear of it.
  expect(await current()).toMatchObject({ received_count: 3, revision: revision + 1 });
  expect((await scan(next.id, behind.tracking_reference)).statusCode).toBe(200);
});

test('a parcel that was left behind, or went astray, is loaded where it is, and its first transfer no longer waits for it', async () => {
  const transfer = await opened();
  const [behind, astray, there] = [await book(), await book(), await book()];
  for (const { tracking_reference } of [behind, astray, there]) await scan(transfer.id, tracking_reference);
  await close(transfer.id, left);
  await scan(transfer.id, there.tracking_reference);
  const current = async (id: number) =>
    (await staff.get(`${path}?id=${id}`)).json<{ interhub_transfers: InterhubTransfer[] }>().interhub_transfers[0]!;
  const [next, detour] = [await opened(), await opened({ from_branch_id: other.id })];
  expect((await scan(next.id, behind.tracking_reference)).json()).toMatchObject({ message: '1 parcel scanned on' });
  expect(await current(transfer.id)).toMatchObject({ parcel_count: 2, received_count: 1 });
  expect((await scan(detour.id, astray.tracking_reference)).json()).toMatchObject({ message: '1 parcel scanned on' });
  expect(await current(transfer.id)).toMatchObject({ parcel_count: 1, received_count: 1 });
  expect(await statusOf(behind.id)).toBe('manifested');
  const audit = await staff.get(`/api/audit/events?type=interhub_transfer&object_id=${transfer.id}&limit=1&offset=0`);
  const [last] = audit.json<{ audit_events: AuditEvent[] }>().audit_events;
  expect(last!.change).toMatchObject({ change_to: { removed: `${astray.tracking_reference}/1` } });
});

test('customers see at which branch their parcel was scanned', async () => {
  const transfer = await opened();
  const shipment = await book();
  await scan(transfer.id, shipment.tracking_reference);
  await close(transfer.id, left);
  await scan(transfer.id, shipment.tracking_reference);
  const tracked = await site.request({
    ...{ method: 'GET', url: `/api/tracking/shipments?tracking_reference=${shipment.tracking_reference}` },
    headers: { host: 'localhost' },
  });
  const { shipments } = tracked.json<{ shipments: TrackedShipment[] }>();
  const seen = shipments[0]!.tracking_events.map(({ status, location }) => `${status} ${location ?? ''}`);
  expect(seen).toEqual(expect.arrayContaining(['manifested HUBA', 'in-transit ', 'at-destination-hub HUBB']));
});

test('by air requires the flight and the air waybill, but no driver', async () => {
  const transfer = await opened({ carrier: 'FLY', service_level: 'SDA' });
  await scan(transfer.id, (await book({}, [{ status: 'at-hub' }])).tracking_reference);
  const refused = (await close(transfer.id)).json<{ errors: { field: string }[] }>();
  expect(refused.errors.map(({ field }) => field)).toEqual(['flight_number', 'waybill']);
  const flown = await close(transfer.id, { flight_number: 'SA 303', waybill: '083-12345678' });
  expect(flown.statusCode, flown.body).toBe(200);
});

test('an empty transfer is deleted, with a trace in the audit trail; one with parcels, or that has departed, is not', async () => {
  const remove = (id: number, caller: Caller = staff) => caller.post(`${path}/delete`, { id });
  const { id, reference } = await opened();
  const shipment = await book();
  await scan(id, shipment.tracking_reference);
  const loaded = await remove(id);
  expect([loaded.statusCode, loaded.json()]).toMatchObject([409, { code: 'transfer_in_use' }]);
  await close(id, left);
  expect((await remove(id)).json()).toMatchObject({ code: 'transfer_closed' });

  const empty = await opened();
  const driver = await signIn(site, 'driver@kestrel.test');
  expect((await remove(empty.id, driver)).statusCode).toBe(403);
  expect((await remove(empty.id)).json()).toEqual({ deleted: true });
  expect((await remove(empty.id)).statusCode).toBe(404);
  const audit = await staff.get(`/api/audit/events?type=interhub_transfer&object_id=${empty.id}&limit=10&offset=0`);
  const [last] = audit.json<{ audit_events: AuditEvent[] }>().audit_events;
  expect(last!.change).toMatchObject({ change_from: { reference: empty.reference } });
  expect(empty.reference).not.toBe(reference);
  expect((await opened()).reference).not.toBe(empty.reference);
});

test('users limited to a branch handle transfers from and to it; customers see none', async () => {
  const transfer = await opened();
  const shipment = await book({}, [{ status: 'at-hub' }]);
  const limited = (branch: number) =>
    inOwn(async (tx) => {
      const user = { provider_id: 1, role_id: roleIds.opsManager, limit_user_to_branch: branch };
      return (await buildUser(tx, user)).email;
    }).then(async (email) => callerWith(site, await signedIn(site.database, email, 'localhost')));
  expect((await scan(transfer.id, shipment.tracking_reference, await limited(other.id))).statusCode).toBe(404);
  expect((await scan(transfer.id, shipment.tracking_reference, await limited(to.id))).statusCode).toBe(200);
  expect((await (await signIn(site, 'owner@acme.test')).get(path)).statusCode).toBe(403);
  const stranger = await signIn(site, 'staff@protea.test');
  expect((await stranger.post(`${path}/scan`, { id: transfer.id, tracking_reference: 'X' })).statusCode).toBe(404);
  await set({ unused_feature_interhub_transfers: true });
  expect((await staff.get(path)).statusCode).toBe(403);
  await set({ unused_feature_interhub_transfers: false });
});

test('F357 the daily schedule is read in the last minute of a day, when an entry may be due first', () => {
  const [item] = parseCronItems([{ task: 'daily_manifests', match: dailyManifestsJob(site.app).cron! }]);
  expect(item!.match({ min: 59, hour: 21, date: 30, month: 11, dow: 1 })).toBe(true);
});

test('F357 the daily schedule opens one transfer a day, from its time on, and none while the last is open', async () => {
  const entry = {
    ...{
      id: 'night',
      name: 'Night truck',
      from_branch: 'HUBA',
      to_branch: 'HUBC',
      carrier: 'OWN',
      service_level: 'ONR',
    },
    ...{ days: [1, 2], time: '18:30', skip_public_holidays: true, is_active: true },
  };
  await set({ daily_manifests_config: [entry, { ...entry, id: 'broken', name: 'Broken', carrier: 'OLD' }] as never });
  const warned: string[] = [];
  const run = (at: string): Promise<number> => {
    now = new Date(at);
    return inTenant(site.database.worker, 1, (tx) =>
      openDue(site.app, tx, 1, { warn: (message) => void warned.push(message) }),
    );
  };
  expect(await run('2026-11-23T18:29:00+02:00')).toBe(0);
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => run('2026-11-23T18:30:00+02:00')));
  expect(atOnce.toSorted((one, next) => one - next)).toEqual([0, 0, 0, 0, 1]);
  expect(new Set(warned)).toEqual(new Set(['The daily manifest Broken can’t be opened: Choose one of your carriers.']));
  expect(await run('2026-11-23T23:00:00+02:00')).toBe(0);
  // Monday's is still open on Tuesday.
  expect(await run('2026-11-24T18:30:00+02:00')).toBe(0);
  const later = await signIn(site, 'staff@kestrel.test');
  const [transfer] = (await later.get(`${path}?to_branch_id=${JSON.stringify([other.id])}`)).json<{
    interhub_transfers: InterhubTransfer[];
  }>().interhub_transfers;
  expect(transfer).toMatchObject({ note: 'Night truck', created_by: null });
  // Deleted, it would be opened again.
  const deleted = await later.post(`${path}/delete`, { id: transfer!.id });
  expect([deleted.statusCode, deleted.json()]).toMatchObject([409, { code: 'transfer_in_use' }]);
  await scan(transfer!.id, (await book({}, [{ status: 'at-hub' }])).tracking_reference, later);
  await later.post(`${path}/close`, { id: transfer!.id, ...left });
  expect(await run('2026-11-24T18:35:00+02:00')).toBe(1);
  expect(await run('2026-11-25T18:35:00+02:00')).toBe(0);
  now = new Date('2026-11-23T10:00:00+02:00');
});

test('F328 drivers scan parcels on and off if the provider allows it, and leave the rest to staff', async () => {
  const driver = await signIn(site, 'driver@kestrel.test');
  const transfer = await opened();
  const shipment = await book();
  const load = () => scan(transfer.id, shipment.tracking_reference, driver);
  await set({ driver_can_action_manifest_scanner: false });
  expect((await load()).statusCode).toBe(403);
  expect((await driver.get(path)).json()).toMatchObject({ count: 0 });
  expect((await driver.get(`${path}/manifest?id=${transfer.id}`)).statusCode).toBe(404);
  await set({ driver_can_action_manifest_scanner: true, drivers_allowed_to_action_manifest_scanner: [driverId + 999] });
  expect((await load()).statusCode).toBe(403);
  await set({ drivers_allowed_to_action_manifest_scanner: [driverId] });
  expect((await load()).json()).toMatchObject({ message: '1 parcel scanned on' });
  await set({ drivers_allowed_to_action_manifest_scanner: [] });
  expect((await driver.get(`${path}?id=${transfer.id}`)).json()).toMatchObject({ count: 1 });
  expect((await driver.post(path, road)).statusCode).toBe(403);
  expect((await driver.post(`${path}/close`, { id: transfer.id, ...left })).statusCode).toBe(403);
  expect((await close(transfer.id, left)).statusCode).toBe(200);
  expect((await load()).json()).toMatchObject({ message: '1 parcel received' });
});
