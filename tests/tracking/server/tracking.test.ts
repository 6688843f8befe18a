/** Tracking shipments and recording events over HTTP: permissions, status changes, and hidden data. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { TrackedShipment } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const support = await signIn(site, 'support@kestrel.test');
const branchStaff = await signIn(site, 'ops@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');
const guest = callerWith(site, null);
const elsewhere = callerWith(site, null, 'protea.localhost');

type Attributes = Partial<NewRow<'shipments'>>;

const book = (
  attributes: Attributes = {},
  parcels?: readonly Partial<NewRow<'parcels'>>[],
): Promise<Row<'shipments'>> => storeShipment(site.database, attributes, parcels);

async function tracked(caller: Caller, reference: string) {
  const answer = await caller.get(`/api/tracking/shipments?tracking_reference=${encodeURIComponent(reference)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipments: TrackedShipment[]; not_found: string[]; tracking_steps: unknown[] }>();
}

function report(caller: Caller, tracking_reference: string, status: string, more: object = {}) {
  return caller.post('/api/tracking/shipment-events', { tracking_reference, status, ...more });
}

function change(caller: Caller, payload: object) {
  return site.request({
    method: 'PATCH',
    url: '/api/shipments/status',
    payload,
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
}

function stored(id: number): Promise<Row<'shipments'>> {
  return inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

describe('tracking', () => {
  test('scans of many parcels hide no step of the shipment', async () => {
    const booked = await book();
    await inTenant(site.database.owner, 1, (tx) =>
      sql`insert into tracking_events (provider_id, shipment_id, parcel_id, status, source, date)
        select 1, shipment_id, id, 'at-hub', 'scanner', now() from parcels, generate_series(1, 600)
         where shipment_id = ${booked.id}`.execute(tx),
    );
    const { shipments } = await tracked(guest, booked.tracking_reference);
    const { tracking_events: history } = (await staff.get(`/api/shipments/history?id=${booked.id}`)).json<{
      tracking_events: TrackedShipment['tracking_events'];
    }>();
    for (const events of [shipments[0]!.tracking_events, history]) {
      expect(events).toHaveLength(500);
      expect(events.at(-1)!.status).toBe('submitted');
    }
  });

  test('anyone who knows a number sees the progress, without names, streets or prices, F216, F217', async () => {
    const booked = await book({ custom_tracking_reference: 'ACME-7731', customer_reference: 'PO-1' });
    for (const number of [
      booked.short_tracking_reference.toLowerCase(),
      'ACME-7731',
      `${booked.tracking_reference}/1`,
    ]) {
      const { shipments } = await tracked(guest, number);
      expect(shipments, number).toMatchObject([{ tracking_reference: booked.tracking_reference, status: 'submitted' }]);
    }
    const answer = await guest.get(`/api/tracking/shipments?tracking_reference=${booked.short_tracking_reference}`);
    for (const secret of ['Mokoena', 'Wyk', 'Protea Avenue', 'Rivonia', 'Acme Trading'])
      expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(/\b115\b/);
    expect(answer.json<{ tracking_steps: unknown[] }>().tracking_steps).toEqual([
      { name: 'created', state: 'current' },
      { name: 'collected', state: 'pending' },
      { name: 'in-transit', state: 'pending' },
      { name: 'delivered', state: 'pending' },
    ]);
  });

  test('several numbers at once, in order; unknown ones, quotes and other providers’ are not found', async () => {
    const [first, second] = [await book(), await book()];
    const quote = await book({ status: 'quote', quote_valid_until: new Date('2027-01-01') });
    const numbers = [second, quote, first].map((one) => one.short_tracking_reference);
    const found = await tracked(guest, [...numbers, 'NOSUCH'].join(','));
    expect(found.shipments.map((one) => one.short_tracking_reference)).toEqual([numbers[0], numbers[2]]);
    expect(found.not_found).toEqual([numbers[1], 'NOSUCH']);
    expect((await tracked(elsewhere, numbers[0]!)).shipments).toEqual([]);
    const many = await guest.get(
      `/api/tracking/shipments?tracking_reference=${Array.from({ length: 11 }, (_, n) => n).join(',')}`,
    );
    expect(many.statusCode).toBe(422);
    expect(many.json()).toMatchObject({ code: 'too_many_references', errors: [{ field: 'tracking_reference' }] });
  });

  test('events hidden by the provider are not shown, and an internal hold is at the hub, F151, F218', async () => {
    const { short_tracking_reference: number } = await book({ status: 'at-hub' });
    expect((await report(staff, number, 'on-hold-internal', { message: 'Customs asked' })).statusCode).toBe(200);
    const { shipments } = await tracked(guest, number);
    expect(shipments[0]?.status).toBe('at-hub');
    expect(shipments[0]?.tracking_events.map(({ message }) => message)).toEqual([null]);
  });

  test('the customer’s own references are searched only at a provider with tracking prefixes, F219', async () => {
    await book({ customer_reference: 'ORDER-55' });
    expect((await tracked(guest, 'ORDER-55')).not_found).toEqual(['ORDER-55']);
    const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
    const settings = { provider_tracking_prefixes: ['KES'] };
    const saved = await staff.post('/api/providers/settings', { base_revision: revision, settings });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await tracked(guest, 'ORDER-55')).shipments).toHaveLength(1);
  });
});

describe('reporting', () => {
  test('an event updates the shipment and its parcels, with audit and revision', async () => {
    const booked = await book({}, [{}, {}]);
    const answer = await report(driver, booked.short_tracking_reference, 'collected', { location: 'Sandton' });
    expect(answer.json()).toMatchObject({ shipment_id: booked.id, status: 'collected', moved: true, revision: 2 });
    const now = await stored(booked.id);
    expect(now).toMatchObject({ status: 'collected', revision: 2 });
    expect(now.collected_date).not.toBeNull();
    const [event] = (await tracked(guest, booked.short_tracking_reference)).shipments[0]!.tracking_events;
    expect(event).toMatchObject({ status: 'collected', location: 'Sandton', source: 'driver' });
    const rows = await inTenant(site.database.owner, 1, async (tx) => ({
      parcels: await tx.selectFrom('parcels').select('status').where('shipment_id', '=', booked.id).execute(),
      audit: await tx
        .selectFrom('audit_events')
        .select(['change_from', 'change_to'])
        .where((row) => row.and({ type: 'shipment', object_id: String(booked.id) }))
        .execute(),
    }));
    expect(rows.parcels).toEqual([{ status: 'collected' }, { status: 'collected' }]);
    expect(rows.audit).toEqual([{ change_from: { status: 'submitted' }, change_to: { status: 'collected' } }]);
  });

  test('a parcel is updated alone; the shipment follows the last of them, F153', async () => {
    const booked = await book({ status: 'collected' }, [{}, {}, { status: 'cancelled' }]);
    const first = await report(staff, `${booked.tracking_reference}/1`, 'at-hub');
    expect(first.json()).toMatchObject({ status: 'collected', moved: false });
    const second = await report(staff, `${booked.tracking_reference}/2`, 'at-hub');
    expect(second.json()).toMatchObject({ status: 'at-hub', moved: true });
  });

  test.each([
    ['delivered', 'returned-to-sender', 'delivered'],
    ['undeliverable', 'delivered', 'delivered'],
    ['undeliverable', 'returned-to-sender', 'returned-to-sender'],
    ['delivered', 'cancelled', 'delivered'],
    ['at-hub', 'cancelled', 'at-hub'],
  ])('F153 a shipment with one parcel %s and the last one %s is %s', async (one, other, result) => {
    const booked = await book({ status: one === 'at-hub' ? 'collected' : 'out-for-delivery' }, [{}, {}]);
    const date = new Date(Date.now() + 5_000).toISOString();
    const first = await report(staff, `${booked.tracking_reference}/1`, one, { date });
    expect(first.json(), first.body).toMatchObject({ status: booked.status, moved: false });
    const last = await report(staff, `${booked.tracking_reference}/2`, other, { message: 'Broken' });
    expect(last.json(), last.body).toMatchObject({ status: result, moved: true });
    const { delivered_date: delivered } = await stored(booked.id);
    // Delivered by the first parcel or the last one, or not at all.
    const day = { at: delivered?.toISOString() === date, is: delivered !== null };
    expect(day).toEqual({ at: one === 'delivered', is: result === 'delivered' });
  });

  test('a cancelled parcel is not counted with its shipment any more', async () => {
    const booked = await book({ parcel_count: 3 }, [{}, {}, {}]);
    const number = booked.short_tracking_reference;
    const shown = async () => (await tracked(guest, number)).shipments[0]!.parcel_count;
    await report(staff, `${booked.tracking_reference}/3`, 'cancelled', { message: 'Broken' });
    expect(await shown()).toBe(2);
    await report(staff, `${booked.tracking_reference}/3`, 'submitted', { message: 'Mistake', undo: true });
    expect(await shown()).toBe(3);
    await report(staff, number, 'cancelled', { message: 'Not needed' });
    expect(await shown()).toBe(3);
  });

  test.each(['cancelled', 'delivered'])('F153 a %s parcel does not change by a scan of it', async (status) => {
    const booked = await book({ status: 'collected' }, [{}, { status }]);
    const number = `${booked.tracking_reference}/2`;
    const answer = await report(staff, number, 'at-hub');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'status', message: `Parcel ${number} is ${status} and can’t be changed to At hub.` }],
    });
    expect((await report(staff, number, status)).statusCode).toBe(200);
  });

  test('F424 a number is found as scanners and messages write it', async () => {
    const booked = await book({ status: 'collected', custom_tracking_reference: 'PAPER-4711' });
    const { id } = booked;
    for (const number of ['\u200BPAPER-4711\u200B', 'paper 4711'.replace(' ', '-'), 'PAPER -4711', 'paper-4711/1'])
      expect((await report(staff, number, 'at-hub')).json(), number).toMatchObject({ shipment_id: id });
    expect((await tracked(guest, 'Paper-47 11')).shipments).toHaveLength(1);
    expect((await report(staff, '\u200B \u200B', 'at-hub')).statusCode).toBe(404);
  });

  test.each([
    ['a scan', () => ({})],
    // Its clock is ahead.
    ['a device', () => ({ date: new Date(Date.now() + 60_000).toISOString() })],
  ])('F153 a delivered parcel stays delivered when %s returns the rest of its shipment', async (_what, more) => {
    const booked = await book({ status: 'out-for-delivery' }, [{}, {}, { status: 'cancelled' }]);
    const delivered = await report(staff, `${booked.tracking_reference}/1`, 'delivered');
    expect(delivered.json(), delivered.body).toMatchObject({ status: 'out-for-delivery' });
    expect((await report(staff, booked.tracking_reference, 'returned-to-hub', more())).json()).toMatchObject({
      status: 'returned-to-hub',
    });
    const parcels = await inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('parcels').select('status').where('shipment_id', '=', booked.id).orderBy('number').execute(),
    );
    expect(parcels.map(({ status }) => status)).toEqual(['delivered', 'returned-to-hub', 'cancelled']);
  });

  test('F352 an undone scan returns its parcel, and the shipment that it had completed', async () => {
    const booked = await book({ status: 'collected' }, [{}, {}]);
    const number = (at: number): string => `${booked.tracking_reference}/${at}`;
    const undo = (at: number) => report(staff, number(at), 'collected', { undo: true });
    await report(staff, number(1), 'at-hub');
    await report(staff, number(2), 'at-hub');
    expect((await undo(2)).json()).toMatchObject({ status: 'collected', moved: true });
    expect((await report(staff, number(2), 'at-hub')).json()).toMatchObject({ status: 'at-hub', moved: true });
    // A parcel that is not as far as the others leaves the shipment where it is.
    await undo(1);
    expect((await undo(2)).json()).toMatchObject({ status: 'collected', moved: false });
  });

  test('a duplicate event is recorded once, an older one changes nothing, one from the future is rejected', async () => {
    const booked = await book({ status: 'collected', time_created: new Date('2026-10-30T08:00:00Z') });
    const soon = new Date(Date.now() + 30_000).toISOString();
    const first = await report(staff, booked.short_tracking_reference, 'at-hub', { date: soon });
    const again = await report(staff, booked.short_tracking_reference, 'at-hub', { date: soon });
    expect(again.json<{ event_id: number }>().event_id).toBe(first.json<{ event_id: number }>().event_id);
    const late = await report(staff, booked.short_tracking_reference, 'in-transit', { date: '2026-11-01T08:00:00Z' });
    expect(late.json()).toMatchObject({ status: 'at-hub', moved: false });
    const ahead = await report(staff, booked.short_tracking_reference, 'in-transit', { date: '2099-01-01T08:00:00Z' });
    expect(ahead.statusCode).toBe(422);
    expect(ahead.json()).toMatchObject({ code: 'date_in_future', errors: [{ field: 'date' }] });
    expect((await tracked(guest, booked.short_tracking_reference)).shipments[0]?.tracking_events).toHaveLength(3);
  });

  describe('an event that arrives late', () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const earlier = { time_created: new Date(Date.now() - 3 * 24 * 3_600_000) };

    test.each(['delivered', 'cancelled', 'on-hold', 'submitted'])(
      'joins the history of a shipment that is %s now, and changes nothing else',
      async (status) => {
        const booked = await book({ ...earlier, status });
        const answer = await report(staff, `${booked.tracking_reference}/1`, 'at-hub', { date: yesterday });
        expect(answer.json(), answer.body).toMatchObject({ status, moved: false });
        const { tracking_events: events } = (await tracked(guest, booked.tracking_reference)).shipments[0]!;
        expect(events.map((event) => event.status)).toEqual([status, 'at-hub']);
        const parcels = await inTenant(site.database.owner, 1, (tx) =>
          tx.selectFrom('parcels').select('status').where('shipment_id', '=', booked.id).execute(),
        );
        expect([(await stored(booked.id)).status, parcels]).toEqual([status, [{ status }]]);
      },
    );

    test('is refused if it cancels, or is dated before the booking, or the shipment is not booked', async () => {
      const booked = await book({ ...earlier, status: 'at-hub' });
      const message = 'Wrong address';
      const cancelled = await report(staff, booked.tracking_reference, 'cancelled', { date: yesterday, message });
      expect([cancelled.statusCode, cancelled.json<{ code: string }>().code]).toEqual([409, 'status_not_allowed']);
      const date = new Date(earlier.time_created.getTime() - 3_600_000).toISOString();
      expect((await report(staff, booked.tracking_reference, 'collected', { date })).json()).toMatchObject({
        code: 'date_before_booking',
        errors: [{ field: 'date', message: 'The date is before the shipment was booked.' }],
      });
      const unpaid = await book({ ...earlier, status: 'payment-pending' });
      expect((await report(staff, unpaid.tracking_reference, 'collected', { date: yesterday })).statusCode).toBe(409);
      expect((await stored(booked.id)).revision).toBe(1);
    });

    test('F205 still gives the day of a collection, and counts a failed attempt', async () => {
      const booked = await book({ ...earlier, status: 'at-hub' });
      for (const status of ['collected', 'collection-failed-attempt'])
        expect((await report(staff, booked.tracking_reference, status, { date: yesterday })).statusCode).toBe(200);
      const after = await stored(booked.id);
      expect([after.status, after.failed_collection_attempts]).toEqual(['at-hub', 1]);
      expect(after.collected_date?.toISOString()).toBe(yesterday);
    });

    test('about a whole shipment leaves parcels that were scanned since where they are', async () => {
      const booked = await book({ status: 'collection-assigned' }, [{}, {}]);
      const date = new Date().toISOString();
      await report(staff, `${booked.tracking_reference}/1`, 'at-hub');
      expect((await report(staff, booked.tracking_reference, 'collected', { date })).json()).toMatchObject({
        status: 'collected',
      });
      const second = await report(staff, `${booked.tracking_reference}/2`, 'at-hub');
      expect(second.json()).toMatchObject({ status: 'at-hub' });
      const again = await report(staff, booked.tracking_reference, 'in-transit', { date });
      expect(again.json(), again.body).toMatchObject({ status: 'at-hub', moved: false });
    });
  });

  test('a final status does not change, whatever arrives', async () => {
    const booked = await book({ status: 'cancelled' });
    const answer = await report(staff, booked.short_tracking_reference, 'collected');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'status_not_allowed',
      errors: [{ field: 'status', message: 'A shipment with the status Cancelled can’t be changed to Collected.' }],
    });
    expect(await stored(booked.id)).toMatchObject({ status: 'cancelled', revision: 1 });
  });

  test('reports without permission, or for another provider or branch, are rejected', async () => {
    const booked = await book();
    const number = booked.short_tracking_reference;
    for (const caller of [support, customer]) expect((await report(caller, number, 'collected')).statusCode).toBe(403);
    for (const caller of [stranger, branchStaff])
      expect((await report(caller, number, 'collected')).json()).toMatchObject({ code: 'unknown_shipment' });
    expect((await guest.post('/api/tracking/shipment-events', {})).statusCode).toBe(401);
    expect(await stored(booked.id)).toMatchObject({ status: 'submitted', revision: 1 });
  });

  test('each failed attempt counts, and the dates of each step are stored, F205', async () => {
    const booked = await book({ status: 'collection-assigned' });
    const steps = ['collection-failed-attempt', 'collection-failed-attempt', 'collected', 'out-for-delivery'];
    for (const status of [...steps, 'delivery-failed-attempt', 'returned-to-hub'])
      expect((await report(staff, booked.short_tracking_reference, status)).statusCode, status).toBe(200);
    const after = await stored(booked.id);
    expect(after).toMatchObject({ failed_collection_attempts: 2, failed_delivery_attempts: 1 });
    expect(
      [after.collected_date, after.returned_to_hub_date, after.delivered_date].map((date) => date !== null),
    ).toEqual([true, true, false]);
  });

  test('a shipment that goes back has no date of what did not happen; an undone scan keeps the dates before it, F205', async () => {
    const booked = await book({ status: 'collection-assigned', collection_agent_id: 1 });
    const { id, short_tracking_reference: number } = booked;
    const dates = async () => {
      const { collected_date, delivered_date } = await stored(id);
      return [collected_date, delivered_date];
    };
    await report(staff, number, 'collected');
    await change(staff, { id, status: 'collection-exception' });
    expect(await dates()).toEqual([null, null]);
    await report(staff, number, 'collected');
    const [collected] = await dates();
    expect(collected).not.toBeNull();
    await report(staff, number, 'at-hub');
    await report(staff, number, 'collected', { undo: true });
    expect(await dates()).toEqual([collected, null]);
    for (const status of ['ready-for-pickup', 'collected-from-counter']) await report(staff, number, status);
    expect((await dates())[1]).not.toBeNull();
    await report(staff, number, 'returned-to-hub');
    expect(await stored(id)).toMatchObject({ status: 'returned-to-hub' });
    expect(await dates()).toEqual([collected, null]);
  });

  test('the first scan at a hub is the collection of a parcel that nobody reported as collected, F145', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const booked = await book({ status: 'submitted', time_created: new Date(yesterday.getTime() - 3_600_000) });
    const collected = async () => (await stored(booked.id)).collected_date;
    await report(staff, booked.short_tracking_reference, 'at-hub');
    const scanned = await collected();
    expect(scanned).not.toBeNull();
    await report(staff, booked.short_tracking_reference, 'in-transit');
    expect(await collected()).toEqual(scanned);
    await report(driver, booked.short_tracking_reference, 'collected', { date: yesterday.toISOString() });
    expect(await collected()).toEqual(yesterday);
  });

  test('a retried report takes effect once', async () => {
    const { short_tracking_reference: number } = await book();
    const headers = { 'idempotency-key': `collect-${number}` };
    const payload = { tracking_reference: number, status: 'collected' };
    const answers = [
      await driver.post('/api/tracking/shipment-events', payload, headers),
      await driver.post('/api/tracking/shipment-events', payload, headers),
    ];
    expect(answers[1]!.json()).toEqual(answers[0]!.json());
    expect((await tracked(guest, number)).shipments[0]?.tracking_events).toHaveLength(2);
  });
});

describe('manual changes', () => {
  test('follow the table, with a driver where one is required, F155', async () => {
    const booked = await book();
    expect((await change(staff, { id: booked.id, status: 'collected' })).json()).toMatchObject({
      code: 'status_not_allowed',
    });
    expect((await change(staff, { id: booked.id, status: 'collection-assigned' })).json()).toMatchObject({
      status: 'collection-assigned',
      moved: true,
    });
    const waiting = await book({ status: 'collection-unassigned' });
    expect((await change(staff, { id: waiting.id, status: 'collection-assigned' })).statusCode).toBe(409);
  });

  test('a cancellation requires a reason and refunds the price; a reactivated shipment costs the same again', async () => {
    const booked = await book({ status: 'collection-assigned', collection_agent_id: 1 });
    const balance = async () =>
      (await customer.get('/api/general-data')).json<{ account: { balance: number } }>().account.balance;
    const before = await balance();
    const reason = await change(staff, { id: booked.id, status: 'cancelled' });
    expect(reason.json()).toMatchObject({
      code: 'reason_required',
      errors: [{ field: 'message', message: 'Reason for cancelling shipment is required.' }],
    });
    const reported = await report(staff, booked.tracking_reference, 'cancelled', { message: ' ' });
    expect(reported.json()).toMatchObject({ code: 'reason_required', errors: [{ field: 'message' }] });
    const cancelled = await change(staff, { id: booked.id, status: 'cancelled', message: 'Sold out' });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', moved: true });
    expect(await balance()).toBe(before);
    expect((await change(staff, { id: booked.id, status: 'collection-assigned' })).statusCode).toBe(200);
    expect(await balance()).toBe(before - 115);
    expect((await change(staff, { id: booked.id, status: 'cancelled', message: 'Sold out' })).statusCode).toBe(200);
    expect(await balance()).toBe(before);
  });

  test('are rejected for customers, an older revision, and a delivery without its permission, F156', async () => {
    const booked = await book({ status: 'out-for-delivery' });
    expect((await change(customer, { id: booked.id, status: 'delivered' })).statusCode).toBe(403);
    const old = await change(staff, { id: booked.id, status: 'delivered', base_revision: 7 });
    expect(old.json()).toMatchObject({ code: 'conflict' });
    const done = await change(staff, { id: booked.id, status: 'delivered', base_revision: 1, message: 'Left at gate' });
    expect(done.json()).toMatchObject({ status: 'delivered', revision: 2 });
    expect((await stored(booked.id)).delivered_date).not.toBeNull();
  });
});
