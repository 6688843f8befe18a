/** Photos and proofs of delivery, reports of drivers, and several shipments at once. */
import { describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { DeliveryProof, ProofOfDelivery, Settings, ShipmentFile } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { pixel, upload } from '../../shipments/server/uploads.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

const book = (
  attributes: Partial<NewRow<'shipments'>> = {},
  parcels?: Partial<NewRow<'parcels'>>[],
): Promise<Row<'shipments'>> => storeShipment(site.database, attributes, parcels);

const set = (settings: Settings): Promise<unknown> =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

const report = (caller: Caller, { short_tracking_reference }: Row<'shipments'>, status: string, more: object = {}) =>
  caller.post('/api/tracking/shipment-events', { tracking_reference: short_tracking_reference, status, ...more });
const deliver = (caller: Caller, { short_tracking_reference }: Row<'shipments'>, proof: object) =>
  caller.post('/api/tracking/deliveries', { tracking_reference: short_tracking_reference, ...proof });
const photo = async (caller: Caller = driver) => (await upload(site, caller, 'shipment-photos', 'a.png', pixel)).name;

async function filesOf(caller: Caller, { id }: Row<'shipments'>): Promise<readonly ShipmentFile[]> {
  return (await caller.get(`/api/shipments/files?id=${id}`)).json<{ shipment_files: ShipmentFile[] }>().shipment_files;
}

async function proofsOf(caller: Caller, { id }: Row<'shipments'>): Promise<readonly ProofOfDelivery[]> {
  const answer = await caller.get(`/api/shipments/pod?id=${id}`);
  return answer.json<{ proofs_of_delivery: ProofOfDelivery[] }>().proofs_of_delivery;
}

test('the same report, sent ten times at once, is recorded once; what tells more is recorded too', async () => {
  const eventsOf = ({ id }: Row<'shipments'>) =>
    inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('tracking_events').select(['status']).where('shipment_id', '=', id).orderBy('id').execute(),
    ).then((events) => events.map(({ status }) => status));
  const tenTimes = (send: () => ReturnType<Caller['post']>) => Promise.all(Array.from({ length: 10 }, send));
  const proofsIn = async (row: Row<'shipments'>) => (await proofsOf(staff, row)).length;
  const booked = await book({ status: 'collection-assigned' });
  const before = (await eventsOf(booked)).length;
  for (const caller of [driver, staff]) {
    const shipment = await book({ status: 'collection-assigned' });
    const answers = await tenTimes(() => report(caller, shipment, 'collected'));
    expect(answers.filter((answer) => answer.json<{ moved: boolean }>().moved)).toHaveLength(1);
    expect((await eventsOf(shipment)).slice(before)).toEqual(['collected']);
    await report(caller, shipment, 'collected', { message: 'By the back door' });
    expect((await eventsOf(shipment)).slice(before)).toEqual(['collected', 'collected']);
  }
  await tenTimes(() => staff.post('/api/shipments/hold', { id: booked.id, message: 'Waiting for customs' }));
  expect((await eventsOf(booked)).slice(before)).toEqual(['on-hold']);
  const out = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4821' });
  // Reported without its proof first.
  await report(staff, out, 'delivered');
  await tenTimes(() => deliver(driver, out, { pin: '4821' }));
  expect((await eventsOf(out)).slice(before)).toEqual(['delivered', 'delivered']);
  expect(await proofsIn(out)).toBe(1);
});

describe('photos', () => {
  test('belong to an event, once, and only from the user who took them', async () => {
    const booked = await book({ status: 'collected' });
    const name = await photo();
    expect((await report(staff, booked, 'at-hub', { photos: [name] })).json()).toMatchObject({ code: 'unknown_file' });
    const date = new Date(Date.now() - 60_000).toISOString();
    const sent = { photos: [name], date };
    expect((await report(driver, booked, 'at-hub', sent)).statusCode).toBe(200);
    expect((await report(driver, booked, 'at-hub', sent)).json()).toMatchObject({ moved: false });
    expect(await filesOf(customer, booked)).toMatchObject([{ kind: 'photo', name, user_name: null }]);
    expect((await stranger.get(`/api/shipments/files?id=${booked.id}`)).statusCode).toBe(404);
  });

  test('must be photos, within the size limit', async () => {
    const text = await upload(site, driver, 'shipment-photos', 'door.jpg', Buffer.from('not a photo'));
    expect(text.status).toBe(415);
    expect(text.message).toContain('PNG, JPEG or WebP, up to 10 MB');
    const huge = await upload(site, driver, 'shipment-photos', 'door.png', Buffer.alloc(10_000_001));
    expect(huge.status).toBe(413);
    expect(huge.message).toContain('10 MB');
    expect((await upload(site, customer, 'shipment-photos', 'door.png', pixel)).status).toBe(403);
  });
});

describe('a delivery', () => {
  test('is proven by the PIN; a wrong one is rejected and changes nothing', async () => {
    const booked = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4711' });
    const wrong = await deliver(driver, booked, { pin: '4712' });
    expect(wrong.json()).toMatchObject({ code: 'wrong_pin', errors: [{ field: 'pin' }] });
    expect((await deliver(driver, booked, { pin: '4711', name: 'Thandi' })).json()).toMatchObject({
      status: 'delivered',
      moved: true,
    });
    expect(await proofsOf(customer, booked)).toMatchObject([{ method: 'pin', name: 'Thandi', user_name: null }]);
    expect(await proofsOf(staff, booked)).toMatchObject([{ user_name: 'Dumi Driver' }]);
  });

  test('is refused at the field of an incomplete PIN, which is no attempt to guess it', async () => {
    const booked = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4711' });
    for (let press = 0; press < 12; press += 1) {
      const answer = await deliver(driver, booked, { pin: press % 2 === 0 ? '47' : '47 11' });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'wrong_pin', errors: [{ field: 'pin', message: 'Enter all 4 digits of the PIN.' }] },
      ]);
    }
    expect((await deliver(driver, booked, { pin: '4711' })).json()).toMatchObject({ status: 'delivered' });
  });

  test('F330 without the PIN requires the provider’s alternatives', async () => {
    const booked = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4711' });
    const nothing = await deliver(driver, booked, {});
    expect(nothing.json()).toMatchObject({
      code: 'proof_required',
      errors: [{ field: 'name' }, { field: 'photos' }, { field: 'signature' }],
    });
    const [door, signature] = [await photo(), await photo()];
    const done = await deliver(driver, booked, { name: 'Guard', photos: [door], signature });
    expect(done.statusCode, done.body).toBe(200);
    const [proof] = await proofsOf(customer, booked);
    expect(proof).toMatchObject({ method: 'fallback', name: 'Guard' });
    expect(proof?.files.map(({ kind }) => kind).toSorted()).toEqual(['photo', 'signature']);
    await set({ pod_fallback_photos_required: false, pod_fallback_signature_required: false });
    const other = await book({ status: 'out-for-delivery' });
    expect((await deliver(driver, other, { name: 'Guard' })).statusCode).toBe(200);
  });

  test('with a delivery note requires its photo', async () => {
    const booked = await book({ status: 'out-for-delivery', pod_method: 'grv' });
    expect((await deliver(driver, booked, { name: 'X' })).json()).toMatchObject({ errors: [{ field: 'photos' }] });
    expect((await deliver(driver, booked, { photos: [await photo()] })).statusCode).toBe(200);
    expect((await proofsOf(staff, booked))[0]).toMatchObject({ method: 'grv', files: [{ kind: 'grv' }] });
  });
});

const pod = (heading: string, fields: Partial<DeliveryProof>): DeliveryProof => ({
  ...{ enabled: true, heading, pod_methods: ['pin-with-fallback'], minimum_photos: 1, name: 'off' },
  ...{ mobile_number: 'off', department: 'off', description: 'off', photos: 'off', signature: 'off' },
  ...fields,
});

describe('F329 the proofs configured for drivers', () => {
  test('are captured after the PIN, up to three, each with its own fields, and shown with the shipment', async () => {
    await set({
      driver_pod1: pod('Receiver', { name: 'required' }),
      driver_pod2: pod('Department', {
        ...{ name: 'required', mobile_number: 'required', department: 'required', description: 'required' },
        signature: 'required',
      }),
      driver_pod3: pod('Goods in place', { photos: 'required', minimum_photos: 2 }),
    });
    const booked = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4711' });
    const bare = await deliver(driver, booked, { pin: '4711' });
    expect(bare.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual([
      'name',
      ...['name', 'mobile_number', 'department', 'description', 'signature'].map(
        (field) => `further_proofs.0.${field}`,
      ),
      'further_proofs.1.photos',
    ]);
    const department = {
      ...{ name: 'Anele', mobile_number: '0825550142', department: 'Stores', description: 'Gate 2' },
      signature: await photo(),
    };
    const send = (photos: string[]) =>
      deliver(driver, booked, { pin: '4711', name: 'Thandi', further_proofs: [department, { photos }] });
    const one = await photo();
    const wrong = { pin: '4711', name: 'Thandi', further_proofs: [{ ...department, mobile_number: '12' }] };
    expect((await deliver(driver, booked, wrong)).json<{ errors: unknown[] }>().errors[0]).toMatchObject({
      field: 'further_proofs.0.mobile_number',
      message: 'Enter a phone number.',
    });
    expect((await send([one])).json()).toMatchObject({
      errors: [{ field: 'further_proofs.1.photos', message: 'Take at least 2 photos.' }],
    });
    expect((await send([one, await photo()])).statusCode).toBe(200);
    const [proof] = await proofsOf(customer, booked);
    expect(proof).toMatchObject({
      ...{ method: 'pin', name: 'Thandi' },
      further: [
        { heading: 'Department', name: 'Anele', department: 'Stores', description: 'Gate 2' },
        { heading: 'Goods in place', name: null },
      ],
    });
    expect(proof!.further.map(({ file_ids }) => file_ids.length)).toEqual([1, 2]);
    expect(proof!.files.map(({ id }) => id)).toEqual(expect.arrayContaining(proof!.further[1]!.file_ids));
  });

  test('are not required for other methods, of staff, or while they are off', async () => {
    const note = await book({ status: 'out-for-delivery', pod_method: 'grv' });
    expect((await deliver(driver, note, { photos: [await photo()] })).statusCode).toBe(200);
    const byStaff = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4711' });
    expect((await deliver(staff, byStaff, { pin: '4711' })).statusCode).toBe(200);
    const off = (heading: string) => pod(heading, { enabled: false, name: 'required' });
    await set({ driver_pod1: off('A'), driver_pod2: off('B'), driver_pod3: off('C') });
    const plain = await book({ status: 'out-for-delivery', proof_of_delivery_pin: '4711' });
    expect((await deliver(driver, plain, { pin: '4711' })).statusCode).toBe(200);
  });
});

describe('drivers', () => {
  test('F315, F331 give one of the reasons; another if the provider allows it', async () => {
    const booked = await book({ status: 'collection-assigned' });
    const fail = (message?: string) => report(driver, booked, 'collection-failed-attempt', { message });
    expect((await fail()).json()).toMatchObject({ code: 'reason_required', errors: [{ field: 'message' }] });
    expect((await fail('The dog')).statusCode).toBe(200);
    await set({ disable_other_for_collection_failed_attempt_reason: true });
    expect((await fail('The cat')).json()).toMatchObject({ code: 'reason_required' });
    expect((await fail('Nobody there')).statusCode).toBe(200);
    // Reports of staff and carriers may have their own text.
    expect((await report(staff, booked, 'collection-failed-attempt', { message: 'Strike' })).statusCode).toBe(200);

    await set({
      ...{ rejection_reasons: ['Vehicle is full'], disable_other_for_driver_rejection_reason: true },
      ...{ delivery_failed_attempt_reasons: ['Closed'], disable_other_for_delivery_failed_attempt_reason: true },
    });
    for (const [at, to, listed] of [
      ['collection-assigned', 'collection-rejected', 'Vehicle is full'],
      ['out-for-delivery', 'delivery-failed-attempt', 'Closed'],
    ] as const) {
      const other = await book({ status: at });
      expect((await report(driver, other, to, { message: 'Rain' })).json()).toMatchObject({ code: 'reason_required' });
      expect((await report(driver, other, to, { message: listed })).statusCode).toBe(200);
    }
  });

  test('reject and cancel if the provider allows it', async () => {
    const booked = await book({ status: 'collection-assigned' });
    const cancelled = await report(driver, booked, 'cancelled', { message: 'Sender cancelled' });
    expect(cancelled.json()).toMatchObject({ code: 'not_for_drivers' });
    await set({ driver_can_reject_parcels_shipments: false, driver_can_cancel_shipments: true });
    const rejected = await report(driver, booked, 'collection-rejected', { message: 'Vehicle is full' });
    expect(rejected.json()).toMatchObject({ code: 'not_for_drivers' });
    expect((await report(driver, booked, 'cancelled', { message: 'Sender cancelled' })).statusCode).toBe(200);
  });

  test('can’t report a delivery without its proof', async () => {
    const booked = await book({ status: 'out-for-delivery' });
    expect((await report(driver, booked, 'delivered')).json()).toMatchObject({ code: 'proof_required' });
    expect((await report(staff, booked, 'delivered')).statusCode).toBe(200);
  });

  test('add photos to other reports only if the provider accepts them', async () => {
    await set({ drivers_can_add_photos_to_any_status_update: false });
    const booked = await book({ status: 'collected' });
    const sent = { photos: [await photo()] };
    expect((await report(driver, booked, 'at-hub', sent)).json()).toMatchObject({ code: 'not_for_drivers' });
    await set({ drivers_can_add_photos_to_any_status_update: true });
    expect((await report(driver, booked, 'at-hub', sent)).statusCode).toBe(200);
  });

  test('F327 scan every parcel and enter the sender’s number of each, if the provider requires it', async () => {
    const rules = (scans: boolean, numbers: boolean) =>
      set({ driver_must_scan_each_parcel: scans, driver_force_alternative_reference: numbers });
    await rules(true, true);
    const booked = await book({ status: 'collection-assigned' }, [{}, {}]);
    const stored = (column: 'tracking_reference' | 'alternative_tracking_reference') =>
      inTenant(site.database.owner, 1, async (tx) => {
        const rows = tx.selectFrom('parcels').select(column).where('shipment_id', '=', booked.id).orderBy('number');
        return (await rows.execute()).map((row) => row[column]);
      });
    const [one, two] = (await stored('tracking_reference')).map(String);
    const collect = (parcels?: readonly object[]) => report(driver, booked, 'collected', parcels && { parcels });
    const first = { tracking_reference: one, alternative_tracking_reference: 'SHOP-0001' };
    for (const parcels of [undefined, [first]])
      expect((await collect(parcels)).json()).toMatchObject({
        ...{ code: 'parcels_not_scanned', errors: [{ field: 'parcels' }] },
      });
    const unnamed = await collect([first, { tracking_reference: two }]);
    expect(unnamed.json()).toMatchObject({ code: 'reference_required' });
    const foreign = await collect([first, { tracking_reference: 'ELSEWHERE' }]);
    expect(foreign.json()).toMatchObject({
      ...{ code: 'unknown_parcel', errors: [{ field: 'parcels.1.tracking_reference' }] },
    });
    const second = { tracking_reference: two, alternative_tracking_reference: 'SHOP-0002' };
    expect((await collect([first, second])).json()).toMatchObject({ status: 'collected', moved: true });
    expect(await stored('alternative_tracking_reference')).toEqual(['SHOP-0001', 'SHOP-0002']);

    // The sender’s own label then identifies the parcel; staff are not required to scan.
    await report(staff, booked, 'out-for-delivery');
    await set({ pod_fallback_photos_required: false, pod_fallback_signature_required: false });
    const given = { name: 'Guard', parcels: [{ tracking_reference: 'SHOP-0001' }] };
    expect((await deliver(driver, booked, given)).json()).toMatchObject({ code: 'parcels_not_scanned' });
    const whole = { ...given, parcels: [...given.parcels, { tracking_reference: two }] };
    expect((await deliver(driver, booked, whole)).json()).toMatchObject({ status: 'delivered' });
    await rules(false, false);
    const free = await book({ status: 'collection-assigned' });
    expect((await report(driver, free, 'collected')).json()).toMatchObject({ moved: true });
  });

  test('do not take out parcels that must stay at the hub', async () => {
    await set({
      prevent_driver_out_for_delivery_for_barred_accounts: true,
      prevent_driver_out_for_delivery_for_zeroed_parcels: true,
    });
    const small = await book({ status: 'at-hub' }, [{ submitted_weight_kg: 0 }]);
    expect((await report(driver, small, 'out-for-delivery')).json()).toMatchObject({ code: 'parcel_not_measured' });
    const held = await book({ status: 'at-hub' });
    const hold = (is_on_hold: boolean) =>
      inTenant(site.database.owner, 1, (tx) =>
        tx.updateTable('accounts').set({ is_on_hold }).where('id', '=', held.account_id).execute(),
      );
    await hold(true);
    expect((await report(staff, held, 'out-for-delivery')).json()).toMatchObject({ code: 'account_on_hold' });
    await hold(false);
    expect((await report(staff, held, 'out-for-delivery')).statusCode).toBe(200);
  });
});

test('several shipments are updated at once; one that fails has its reason and does not stop the others', async () => {
  const [first, ended, third] = [await book(), await book({ status: 'delivered' }), await book()];
  const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
  const change = async (payload: object) =>
    site.request({ method: 'PATCH', url: '/api/shipments/status/bulk', payload, headers });
  const ids = [first, ended, third].map(({ id }) => id);
  expect((await change({ ids, status: 'cancelled' })).json()).toMatchObject({ code: 'reason_required' });
  const answer = await change({ ids, status: 'collection-assigned' });
  expect(answer.json()).toEqual({
    changed: [first.id, third.id],
    refused: [
      { id: ended.id, message: 'A shipment with the status Delivered can’t be changed to Collection assigned.' },
    ],
    warnings: [],
  });
});

test('F145 staff have views of shipments that need intervention and late ones; customers have none', async () => {
  const answer = await staff.get('/api/shipments/views');
  const { views } = answer.json<{ views: { id: string; filters: Record<string, string> }[] }>();
  expect(views.map(({ id }) => id)).toEqual(['needs-intervention', 'uncollected', 'undelivered']);
  expect(views[0]?.filters).toEqual({ needs_intervention: 'true' });
  expect(views[2]?.filters['status']?.split(',')).not.toContain('in-locker');
  expect((await customer.get('/api/shipments/views')).json()).toEqual({ views: [] });
});
