/** Shipments after booking: changes, conflicts, cancellations, parcels, copies and quotes. */
import { beforeEach, describe, expect, test } from 'vitest';
import { isObject } from '#engine/values/json-value.ts';
import type { AuditEvent, PickupPoint, Shipment, ShipmentRequest } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { expireQuote } from '#modules/shipments/server/expiry/expire-quote.ts';
import { buildSettings } from '../../factories/settings.ts';
import { flyer, plain, pretoria } from './booking-requests.ts';

let now = new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const other = await signIn(site, 'owner@prepaid.test');

type Method = 'POST' | 'PATCH';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly shipment: Shipment;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

async function send(caller: Caller, method: Method, url: string, payload: object): Promise<Answer> {
  const headers = { host: 'localhost', authorization: `Bearer ${caller.token}` };
  const answer = await site.request({ method, url: `/api/${url}`, payload, headers });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
}

async function done(...args: Parameters<typeof send>): Promise<Shipment> {
  const answer = await send(...args);
  expect(answer.status, `${answer.message} ${JSON.stringify(answer.errors)}`).toBe(200);
  return answer.shipment;
}

const patch = (caller: Caller, body: ShipmentRequest) => send(caller, 'PATCH', 'shipments', body);
const balance = (): Promise<number> =>
  inTenant(site.database.owner, 1, async (tx) => {
    const acme = tx.selectFrom('accounts').select('balance_cents').where('account_code', '=', 'ACME');
    return (await acme.where('provider_id', '=', 1).executeTakeFirstOrThrow()).balance_cents;
  });

/** As the audit trail shows them, newest first. */
const changesOf = async (id: number): Promise<AuditEvent['change'][]> => {
  const trail = await staff.get(`/api/audit/events?type=shipment&object_id=${id}`);
  return trail.json<{ audit_events: AuditEvent[] }>().audit_events.map(({ change }) => change);
};

let shipment: Shipment;

beforeEach(async () => {
  shipment = await done(customer, 'POST', 'shipments', plain);
});

test('a delivery day before the collection day is refused when booking, when storing a quote and when changing either', async () => {
  const { id } = shipment;
  const early = { field: 'delivery_min_date', code: 'day_order' };
  const days = { collection_min_date: '2026-12-10', delivery_min_date: '2026-12-09' };
  const booked = await send(customer, 'POST', 'shipments', { ...plain, ...days });
  expect(booked).toMatchObject({ status: 422, code: 'invalid_shipment', errors: [early] });
  const quoted = await send(customer, 'POST', 'shipment-quotes', { ...plain, ...days });
  expect(quoted).toMatchObject({ status: 422, code: 'invalid_shipment', errors: [early] });
  const quote = await done(customer, 'POST', 'shipment-quotes', { ...plain, ...days, delivery_min_date: '2026-12-10' });
  expect(await patch(staff, { id: quote.id, delivery_min_date: '2026-12-09' })).toMatchObject({
    ...{ status: 422, errors: [early] },
  });
  await done(staff, 'PATCH', 'shipments', { id, ...days, delivery_min_date: '2026-12-10' });
  expect(await patch(staff, { id, delivery_min_date: '2026-12-09' })).toMatchObject({ status: 422, errors: [early] });
  expect(await patch(staff, { id, collection_min_date: '2026-12-11' })).toMatchObject({
    ...{ status: 422, errors: [{ field: 'collection_min_date', code: 'day_order' }] },
  });
  await done(staff, 'PATCH', 'shipments', { id, collection_min_date: '2026-12-11', delivery_min_date: '2026-12-11' });
});

describe('F160 a change', () => {
  test('sets the sent fields, clears those that are null, and keeps the rest', async () => {
    const { id } = shipment;
    await inTenant(site.database.owner, 1, (tx) =>
      buildSettings(tx, { provider_id: 1, settings: { enable_cost_centers: true } }),
    );
    await done(staff, 'PATCH', 'shipments', { id, customer_reference: 'PO-9', note: 'Careful' });
    const after = await done(staff, 'PATCH', 'shipments', { id, note: null, cost_center: 'Marketing' });
    expect(after).toMatchObject({
      customer_reference: 'PO-9',
      cost_center: 'Marketing',
      rate: shipment.rate,
      revision: 3,
    });
    expect(after).not.toHaveProperty('note');
    expect(after.collection_address).toEqual(shipment.collection_address);
  });

  test('of the same field by two users is a conflict that names the first; of others it is not', async () => {
    const { id, revision } = shipment;
    await done(manager, 'PATCH', 'shipments', { id, base_revision: revision!, note: 'Mine' });
    expect(await patch(staff, { id, base_revision: revision!, note: 'No, mine' })).toMatchObject({
      status: 409,
      code: 'conflict',
      errors: [{ field: 'note', message: 'Changed in the meantime by Mpho Manager.' }],
    });
    const both = await done(staff, 'PATCH', 'shipments', { id, base_revision: revision!, customer_reference: 'PO 7' });
    expect(both).toMatchObject({ note: 'Mine', customer_reference: 'PO 7' });
  });

  test('customers don’t learn which member of staff changed the same field', async () => {
    const { id, revision } = shipment;
    const allow = (allow_rescheduling_shipments: boolean) =>
      inTenant(site.database.owner, 1, (tx) =>
        buildSettings(tx, { provider_id: 1, settings: { allow_rescheduling_shipments } }),
      );
    await allow(true);
    const change = { id, base_revision: revision! };
    await done(manager, 'PATCH', 'shipments', { ...change, delivery_min_date: '2026-11-30' });
    expect((await patch(customer, { ...change, delivery_min_date: '2026-12-01' })).errors).toMatchObject([
      { field: 'delivery_min_date', message: 'Changed in the meantime.' },
    ]);
    await allow(false);
  });

  test('that costs more is priced and charged again', async () => {
    const before = await balance();
    const { id, rate = 0 } = shipment;
    const after = await done(staff, 'PATCH', 'shipments', { id, service_level_code: 'OVN' });
    expect(after.service_level_code).toBe('OVN');
    expect(after.rate).toBeGreaterThan(rate);
    expect(await balance()).toBe(before - Math.round((after.rate! - rate) * 100));
    expect(await patch(staff, { id, service_level_code: 'ECO', expected_rate: 1 })).toMatchObject({
      status: 409,
      code: 'price_changed',
    });
  });

  test('F179, F180 is for staff; customers change dates if allowed, with a reason if required', async () => {
    const { id } = shipment;
    const later = { id, delivery_min_date: '2026-11-30' };
    expect(await patch(customer, later)).toMatchObject({ status: 403, code: 'not_editable' });
    await inTenant(site.database.owner, 1, (tx) =>
      buildSettings(tx, {
        provider_id: 1,
        settings: { allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: ['Office closed'] },
      }),
    );
    const moved = await done(customer, 'PATCH', 'shipments', {
      ...later,
      delivery_rescheduled_reason: 'Office closed',
    });
    expect(moved).toMatchObject({ delivery_min_date: '2026-11-30', delivery_rescheduled_reason: 'Office closed' });
    const again = { id, delivery_min_date: '2026-12-01' };
    expect(await patch(customer, again)).toMatchObject({
      ...{ status: 422, message: 'Reason for requested date change is required.' },
      errors: [{ field: 'delivery_rescheduled_reason' }],
    });
    await done(customer, 'PATCH', 'shipments', { ...again, delivery_rescheduled_reason: 'Office closed' });
    const over = { id, delivery_rescheduled_reason: 'Office closed', delivery_min_date: '2026-11-22T21:59:00Z' };
    expect(await patch(customer, over)).toMatchObject({
      ...{ status: 422, message: 'Choose today or a later day.' },
      errors: [{ field: 'delivery_min_date', code: 'date_in_past', message: 'Choose today or a later day.' }],
    });
    expect(await patch(customer, { ...over, delivery_min_date: '2062-11-30' })).toMatchObject({
      ...{ status: 422, errors: [{ field: 'delivery_min_date', code: 'date_too_far' }] },
    });
    expect(await patch(customer, { id, note: 'Mine' })).toMatchObject({ status: 403, code: 'not_editable' });
    expect(await patch(other, later)).toMatchObject({ status: 404, code: 'unknown_shipment' });
  });
});

describe('F160 a change is never half taken', () => {
  test('hours that cost more are charged; others leave price and dates as they are', async () => {
    const before = await balance();
    const { id, rate = 0, estimated_collection: day } = shipment;
    const evening = { id, collection_after: '17:30', collection_before: '19:00' };
    expect(await patch(staff, { ...evening, expected_rate: rate })).toMatchObject({
      ...{ status: 409, code: 'price_changed', rate: rate + 150 },
      message: expect.stringMatching(/^The price changed from R\u00A0.* Confirm again to accept it\.$/) as string,
    });
    const after = await done(staff, 'PATCH', 'shipments', { ...evening, expected_rate: rate + 150 });
    expect(after.rate).toBe(rate + 150);
    expect(await balance()).toBe(before - 150_00);
    now = new Date('2026-11-24T08:00:00+02:00');
    const later = { id, delivery_after: '10:00', delivery_before: '12:00' };
    expect(await done(staff, 'PATCH', 'shipments', later)).toMatchObject({
      ...{ rate: rate + 150, delivery_after: '10:00', estimated_collection: after.estimated_collection },
    });
    now = new Date('2026-11-23T08:00:00+02:00');
    expect(day?.slice(0, 10)).toBe(after.estimated_collection?.slice(0, 10));
  });

  test('a service level may be named by its number', async () => {
    const overnight = await done(customer, 'POST', 'shipments', { ...plain, service_level_code: 'OVN' });
    const { id } = shipment;
    const { service_level_id } = overnight;
    expect(await done(staff, 'PATCH', 'shipments', { id, service_level_id })).toMatchObject({
      ...{ service_level_id, service_level_code: 'OVN', rate: overnight.rate },
    });
  });

  test('F173 another waybill number is unique, has the account’s prefix, and is that of the parcels', async () => {
    const { id, short_tracking_reference: short } = shipment;
    const named = await done(staff, 'PATCH', 'shipments', { id, custom_tracking_reference: 'PAPER-100' });
    const reference = named.custom_tracking_reference!;
    expect(reference).toMatch(/PAPER-100$/);
    expect(named).toMatchObject({ tracking_reference: reference, parcels: [{ tracking_reference: `${reference}/1` }] });
    expect(named.tracking_url).toContain(reference);
    expect(await done(staff, 'PATCH', 'shipments', { id, custom_tracking_reference: 'PAPER-100' })).toMatchObject({
      revision: named.revision,
    });
    const second = await done(customer, 'POST', 'shipments', plain);
    // Numbers are found however they are written.
    for (const custom_tracking_reference of ['PAPER-100', 'Paper-100'])
      expect(await patch(staff, { id: second.id, custom_tracking_reference })).toMatchObject({
        status: 422,
        errors: [
          { field: 'custom_tracking_reference', message: 'Another shipment has this custom tracking reference.' },
        ],
      });
    const nameless = await done(staff, 'PATCH', 'shipments', { id, custom_tracking_reference: null });
    expect(nameless).toMatchObject({ tracking_reference: short, parcels: [{ tracking_reference: `${short}/1` }] });
  });

  test('a waybill number that another shipment takes at the same moment is refused at its field', async () => {
    const { owner } = site.database;
    const second = await done(customer, 'POST', 'shipments', plain);
    const named = { id: shipment.id, custom_tracking_reference: 'PAPER-200' };
    const { custom_tracking_reference: taken } = await done(staff, 'PATCH', 'shipments', named);
    await done(staff, 'PATCH', 'shipments', { ...named, custom_tracking_reference: null });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let refused: Promise<Answer> | undefined;
    await inTenant(owner, 1, async (tx) => {
      await tx.updateTable('shipments').set({ tracking_reference: taken }).where('id', '=', second.id).execute();
      refused = patch(staff, named);
      await expect.poll(async () => (await site.database.app.pool.query(waiting)).rowCount).toBe(1);
    });
    expect(await refused).toMatchObject({
      status: 422,
      errors: [{ field: 'custom_tracking_reference', message: 'Another shipment has this custom tracking reference.' }],
    });
  });

  test('parcels are changed by their ids or in their order, and the account stays', async () => {
    const { id, account_id, parcels, rate = 0 } = shipment;
    const heavier = await done(staff, 'PATCH', 'shipments', { id, parcels: [{ submitted_weight_kg: 20 }] });
    expect(heavier.rate).toBeGreaterThan(rate);
    expect(heavier.parcels).toMatchObject([{ id: parcels[0]!.id, submitted_weight_kg: 20, submitted_length_cm: 20 }]);
    const named = { id: parcels[0]!.id!, submitted_weight_kg: 2 };
    expect((await done(staff, 'PATCH', 'shipments', { id, parcels: [named] })).rate).toBe(rate);
    expect(await patch(staff, { id, parcels: [flyer, flyer] })).toMatchObject({
      status: 422,
      errors: [{ field: 'parcels.0.id' }],
    });
    expect((await done(staff, 'PATCH', 'shipments', { id, account_id })).account_id).toBe(account_id);
    expect(await patch(staff, { id, account_id: account_id + 1 })).toMatchObject({
      status: 422,
      errors: [{ field: 'account_id', message: 'A shipment stays with the account that booked it.' }],
    });
  });

  test('F187 an address takes the place of a pickup point, and the other way round', async () => {
    await inTenant(site.database.owner, 1, (tx) =>
      buildSettings(tx, { provider_id: 1, settings: { enable_tcg_locker: true } }),
    );
    const found = await customer.get('/api/pickup-points?type=locker&search=Arcadia');
    const [point] = found.json<{ pickup_points: PickupPoint[] }>().pickup_points;
    const { pickup_point_id: locker, pickup_point_provider: network } = point!;
    const { id } = shipment;
    const there = { delivery_pickup_point_id: locker, delivery_pickup_point_provider: network };
    const sent = await done(staff, 'PATCH', 'shipments', { id, ...there, service_level_code: 'X2LM' });
    expect(sent).toMatchObject({ ...there, delivery_address: { type: 'locker' } });
    const back = await done(staff, 'PATCH', 'shipments', { id, delivery_address: pretoria, service_level_code: 'ECO' });
    expect(back.delivery_address).toMatchObject(pretoria);
    for (const field of Object.keys(there)) expect(back).not.toHaveProperty(field);
  });
});

describe('a driver', () => {
  test('belongs to the provider, and is assigned by staff', async () => {
    const drivers = await inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('users').select(['id', 'email']).execute(),
    );
    const idOf = (email: string) => drivers.find((one) => one.email === email)!.id;
    const { id } = shipment;
    const [driver, clerk] = [idOf('driver@kestrel.test'), idOf('staff@kestrel.test')];
    expect(await patch(staff, { id, collection_agent_id: clerk })).toMatchObject({
      status: 422,
      errors: [{ field: 'collection_agent_id', message: 'Choose one of your drivers.' }],
    });
    const account_id = shipment.account_id;
    const booking = { ...plain, account_id, collection_agent_id: clerk };
    expect(await send(staff, 'POST', 'shipments', booking)).toMatchObject({
      status: 422,
      errors: [{ field: 'collection_agent_id', message: 'Choose one of your drivers.' }],
    });
    // The driver of the original may have left since.
    const copy = await done(staff, 'POST', 'shipments', { ...booking, delivery_agent_id: driver, duplicate_of: id });
    expect(copy).toMatchObject({ delivery_agent_id: driver });
    expect(copy).not.toHaveProperty('collection_agent_id');
    expect(await patch(customer, { id, collection_agent_id: driver })).toMatchObject({ status: 403 });
    expect(await done(staff, 'PATCH', 'shipments', { id, collection_agent_id: driver })).toMatchObject({
      collection_agent_id: driver,
      status: 'collection-assigned',
    });
    const removed = await done(staff, 'PATCH', 'shipments', { id, collection_agent_id: null });
    expect(removed).not.toHaveProperty('collection_agent_id');
    expect(removed).toMatchObject({ status: 'collection-unassigned' });
    await staff.post('/api/trip-sheet/jobs', { ids: [id * 2], driver_id: driver });
    const named = { collection_agent_id: 'Dumi Driver' };
    const none = { collection_agent_id: null };
    const assigned = (await changesOf(id)).filter(({ change_to: to }) => isObject(to) && 'collection_agent_id' in to);
    expect(assigned).toEqual([
      { change_from: none, change_to: named },
      { change_from: named, change_to: none },
      { change_from: none, change_to: named },
    ]);
  });
});

describe('a cancellation', () => {
  test('refunds the price, cancels the parcels, stores the reason, and happens once', async () => {
    const before = await balance();
    const { id, rate = 0 } = shipment;
    const after = await done(customer, 'PATCH', 'shipments', {
      id,
      status: 'cancelled',
      tracking_message: 'Booked twice',
    });
    expect(after).toMatchObject({ status: 'cancelled', cancellation_reason: 'Booked twice' });
    expect(after.parcels.map(({ status }) => status)).toEqual(['cancelled']);
    expect(await balance()).toBe(before + Math.round(rate * 100));
    const again = await send(staff, 'POST', 'shipments/cancel', { id });
    expect(again).toMatchObject({ status: 409, code: 'not_cancellable' });
    expect(await patch(staff, { id, note: 'Late' })).toMatchObject({ status: 403, code: 'not_editable' });
    expect(await balance()).toBe(before + Math.round(rate * 100));
  });

  test('by staff requires a reason, which customers’ programs may leave out', async () => {
    const { id } = shipment;
    expect(await send(staff, 'POST', 'shipments/cancel', { id })).toMatchObject({
      status: 422,
      errors: [{ field: 'tracking_message', message: 'Reason for cancelling shipment is required.' }],
    });
    expect(await done(customer, 'POST', 'shipments/cancel', { id })).toMatchObject({
      cancellation_reason: 'Cancelled by the customer',
    });
  });

  test('emits the event of a status change, and that of a cancellation', async () => {
    const { id } = shipment;
    await done(customer, 'POST', 'shipments/cancel', { id, tracking_message: 'Sold out' });
    const emitted = await inTenant(site.database.owner, 1, async (tx) => ({
      events: await tx.selectFrom('events').select(['name', 'payload']).orderBy('id', 'desc').limit(2).execute(),
      history: await tx.selectFrom('tracking_events').selectAll().where('shipment_id', '=', id).orderBy('id').execute(),
    }));
    expect(emitted.events.toReversed()).toMatchObject([
      { name: 'shipment_status_changed', payload: { shipment_id: id, from: 'submitted', to: 'cancelled' } },
      { name: 'shipment_cancelled', payload: { shipment_id: id, reason: 'Sold out', revision: 2 } },
    ]);
    expect(emitted.history.at(-1)).toMatchObject({ status: 'cancelled', message: 'Sold out', source: 'customer' });
  });

  test('is rejected once the parcels are in transit, and for other users’ shipments', async () => {
    const { id, tracking_reference } = shipment;
    expect(await send(other, 'POST', 'shipments/cancel', { tracking_reference })).toMatchObject({ status: 404 });
    await inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('shipments').set({ status: 'collected' }).where('id', '=', id).execute(),
    );
    expect(await send(customer, 'POST', 'shipments/cancel', { id })).toMatchObject({
      status: 409,
      code: 'not_cancellable',
    });
  });
});

describe('parcels', () => {
  test('are added, changed and cancelled by staff, and the price is updated', async () => {
    const shipment_id = shipment.id;
    const heavy = { ...flyer, submitted_weight_kg: 12 };
    const added = await done(staff, 'POST', 'shipments/parcels', { shipment_id, parcels: [heavy] });
    expect(added.parcels.map(({ tracking_reference }) => tracking_reference)).toEqual([
      `${shipment.tracking_reference}/1`,
      `${shipment.tracking_reference}/2`,
    ]);
    expect(added.rate).toBeGreaterThan(shipment.rate!);
    const second = added.parcels[1]!.id!;
    const body = { shipment_id, parcels: [{ id: second, actual_weight_kg: 20, parcel_description: 'Books' }] };
    const weighed = await done(staff, 'PATCH', 'shipments/parcels', body);
    expect(weighed.rate).toBeGreaterThan(added.rate!);
    expect(weighed.parcels[1]).toMatchObject({
      actual_weight_kg: 20,
      submitted_weight_kg: 12,
      parcel_description: 'Books',
    });
    const before = await balance();
    const left = await done(staff, 'POST', 'shipments/parcels/cancel', { shipment_id, parcel_ids: [second] });
    expect(left).toMatchObject({ rate: shipment.rate, parcel_count: 1, status: 'submitted' });
    expect(await balance()).toBe(before + Math.round((weighed.rate! - shipment.rate!) * 100));
    const all = { shipment_id, parcel_ids: [left.parcels[0]!.id!] };
    expect(await done(staff, 'POST', 'shipments/parcels/cancel', all)).toMatchObject({ status: 'cancelled' });
  });

  test('F258 with other measurements are priced again if the difference exceeds the threshold', async () => {
    const shipment_id = shipment.id;
    const threshold = (charge_discrepancy_threshold_min_amount: number) =>
      inTenant(site.database.owner, 1, (tx) =>
        buildSettings(tx, { provider_id: 1, settings: { charge_discrepancy_threshold_min_amount } }),
      );
    const measure = (parcel: object) =>
      done(staff, 'PATCH', 'shipments/parcels', {
        shipment_id,
        parcels: [{ id: shipment.parcels[0]!.id, ...parcel }],
      });
    await threshold(10_000);
    const measured = await measure({ actual_weight_kg: 30 });
    expect(measured).toMatchObject({ rate: shipment.rate, parcels: [{ actual_weight_kg: 30 }] });
    await threshold(1);
    const before = await balance();
    const charged = await measure({ actual_weight_kg: 31 });
    expect(charged.rate).toBeGreaterThan(shipment.rate!);
    expect(await balance()).toBe(before - Math.round((charged.rate! - shipment.rate!) * 100));
  });

  test('of other shipments are not changed, nor by customers', async () => {
    const shipment_id = shipment.id;
    const foreign = { shipment_id, parcels: [{ id: 1, actual_weight_kg: 20 }] };
    expect(await send(staff, 'PATCH', 'shipments/parcels', foreign)).toMatchObject({
      status: 422,
      errors: [{ field: 'parcels.0.id' }],
    });
    const more = { shipment_id, parcels: [flyer] };
    expect(await send(customer, 'POST', 'shipments/parcels', more)).toMatchObject({
      status: 403,
      code: 'not_editable',
    });
  });
});

test('a return refers to the original shipment, which must be the customer’s own', async () => {
  const request = { ...plain, is_return: true, return_of: shipment.id };
  expect(await done(customer, 'POST', 'shipments', request)).toMatchObject({
    is_return: true,
    original_shipment_id: shipment.id,
  });
  expect(await send(other, 'POST', 'shipments', request)).toMatchObject({ status: 404, code: 'unknown_shipment' });
});

describe('a quote', () => {
  test('F213 is free, is booked at its price while it is valid, and only once', async () => {
    const before = await balance();
    const quote = await done(customer, 'POST', 'shipment-quotes', plain);
    expect(quote).toMatchObject({ status: 'quote', quote_valid_until: '2026-12-23T23:59:59+02:00' });
    expect(await balance()).toBe(before);
    expect(await send(other, 'POST', 'shipment-quotes/convert', { id: quote.id })).toMatchObject({ status: 404 });
    const booked = await done(customer, 'POST', 'shipment-quotes/convert', { id: quote.id });
    expect(booked).toMatchObject({ id: quote.id, status: 'submitted', rate: quote.rate });
    expect(booked).not.toHaveProperty('quote_valid_until');
    expect(await balance()).toBe(before - Math.round(quote.rate! * 100));
    const again = await send(customer, 'POST', 'shipment-quotes/convert', { id: quote.id });
    expect(again).toMatchObject({ status: 409, code: 'not_a_quote' });
  });

  test('F213 that is accepted later promises its days from then on, also when its parcels are measured', async () => {
    const quote = await done(customer, 'POST', 'shipment-quotes', plain);
    now = new Date('2026-12-01T08:00:00+02:00');
    const fresh = await done(customer, 'POST', 'shipment-quotes', plain);
    expect(fresh.estimated_delivery_to).not.toBe(quote.estimated_delivery_to);
    const booked = await done(customer, 'POST', 'shipment-quotes/convert', { id: quote.id });
    const { estimated_collection, estimated_delivery_from, estimated_delivery_to } = fresh;
    const promised = { estimated_collection, estimated_delivery_from, estimated_delivery_to };
    expect(booked).toMatchObject({ ...promised, rate: quote.rate });
    expect(booked.rate_breakdown?.service_level).toEqual(fresh.rate_breakdown?.service_level);
    now = new Date('2026-12-02T08:00:00+02:00');
    const heavy = { parcels: [{ id: booked.parcels[0]!.id, actual_weight_kg: 9 }] };
    const measured = await done(staff, 'PATCH', 'shipments', { id: quote.id, ...heavy });
    expect(measured.rate).toBeGreaterThan(quote.rate!);
    expect(measured).toMatchObject(promised);
    now = new Date('2026-11-23T08:00:00+02:00');
  });

  test('F224 is in the address book once it is booked, where the account wants that', async () => {
    const own = { account_id: shipment.account_id, setting: 'auto_add_address_book' };
    await customer.post('/api/accounts/settings', { ...own, value: true });
    const company = 'Quoted Quilts';
    const known = async () => {
      const answer = await customer.get(`/api/accounts/address-books?search=${encodeURIComponent(company)}`);
      return answer.json<{ address_book_entries: { source: string }[] }>().address_book_entries;
    };
    const request = { ...plain, delivery_address: { ...pretoria, company } };
    const { id } = await done(customer, 'POST', 'shipment-quotes', request);
    expect(await known()).toEqual([]);
    await done(customer, 'POST', 'shipment-quotes/convert', { id });
    expect(await known()).toMatchObject([{ source: 'automatic' }]);
    await customer.post('/api/accounts/settings', { ...own, value: null });
  });

  test('isn’t booked for an account that was closed meanwhile', async () => {
    const quote = await done(customer, 'POST', 'shipment-quotes', plain);
    const close = (closed_at: Date | null) =>
      inTenant(site.database.owner, 1, (tx) =>
        tx.updateTable('accounts').set({ closed_at }).where('id', '=', shipment.account_id).execute(),
      );
    await close(now);
    expect(await send(staff, 'POST', 'shipment-quotes/convert', { id: quote.id })).toMatchObject({
      status: 422,
      errors: [{ field: 'account_id', code: 'account_closed' }],
    });
    await close(null);
  });

  test('expires, and can’t be booked after that', async () => {
    const quote = await done(customer, 'POST', 'shipment-quotes', plain);
    const run = () => expireQuote.run(site.database.worker, { provider_id: 1, data: { id: quote.id } }, {} as never);
    await run();
    expect((await done(customer, 'POST', 'shipment-quotes', plain)).status).toBe('quote');
    now = new Date('2026-12-24T00:00:01+02:00');
    expect(await send(customer, 'POST', 'shipment-quotes/convert', { id: quote.id })).toMatchObject({
      status: 409,
      code: 'quote_expired',
    });
    await inTenant(site.database.owner, 1, (tx) =>
      tx
        .updateTable('shipments')
        .set({ quote_valid_until: new Date(0) })
        .where('id', '=', quote.id)
        .execute(),
    );
    await run();
    const { shipments } = (await staff.get(`/api/shipments?id=${quote.id}`)).json<{ shipments: Shipment[] }>();
    expect(shipments[0]?.status).toBe('quote-expired');
    now = new Date('2026-11-23T08:00:00+02:00');
  });
});
