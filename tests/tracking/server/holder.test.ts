/** Actions of a shipment's sender and receiver without signing in: requesting another delivery day, and the proof of delivery. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Settings, Shipment, TrackedProof, TrackedShipment } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';
import { pixel, upload } from '../../shipments/server/uploads.ts';

let now = new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const guest = callerWith(site, null);
const elsewhere = callerWith(site, null, 'protea.localhost');

const mobile = '082 777 0142';
const set = (settings: Settings): Promise<unknown> =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

let shipment: Shipment;
let reference: string;

beforeEach(async () => {
  now = new Date(now.getTime() + 3600_000);
  const answer = await customer.post('/api/shipments', {
    ...plain,
    delivery_contact: { name: 'Thandi Mokoena', mobile_number: '+27827770142', email: 'Thandi@example.test' },
  });
  shipment = answer.json<{ shipment: Shipment }>().shipment;
  reference = shipment.short_tracking_reference!;
});

const reschedule = (caller: Caller, body: object = {}) =>
  caller.post('/api/tracking/reschedule', {
    ...{ tracking_reference: reference, contact: mobile, delivery_min_date: '2026-11-30' },
    ...body,
  });
const tracked = async (): Promise<TrackedShipment> => {
  const answer = await guest.get(`/api/tracking/shipments?tracking_reference=${reference}`);
  return answer.json<{ shipments: TrackedShipment[] }>().shipments[0]!;
};

describe('F180 another delivery day', () => {
  test('can be requested only if the provider allows it, with a reason, by a user who knows the contact', async () => {
    expect((await tracked()).can_reschedule).toBe(false);
    expect((await reschedule(guest)).json()).toMatchObject({ code: 'not_editable' });
    await set({ allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: ['I am away'] });
    expect((await tracked()).can_reschedule).toBe(true);
    expect((await tracked()).reschedule_reasons).toEqual(['I am away']);
    expect((await reschedule(guest, { contact: '082 777 0143' })).json()).toMatchObject({
      code: 'wrong_contact',
      errors: [{ field: 'contact' }],
    });
    expect((await reschedule(guest)).json()).toMatchObject({
      code: 'invalid_shipment',
      errors: [{ field: 'delivery_rescheduled_reason', message: 'Reason for requested date change is required.' }],
    });
    expect((await reschedule(guest, { delivery_rescheduled_reason: 'Just because' })).json()).toMatchObject({
      code: 'invalid_shipment',
      errors: [{ field: 'delivery_rescheduled_reason', code: 'choice', message: 'Choose one of the reasons.' }],
    });
    expect((await reschedule(elsewhere)).json()).toMatchObject({ code: 'unknown_shipment' });
    const reason = { delivery_rescheduled_reason: 'I am away' };
    expect((await reschedule(guest, { ...reason, delivery_min_date: '2026-11-22' })).json()).toMatchObject({
      errors: [{ field: 'delivery_min_date', message: 'Choose today or a later day.' }],
    });
    const moved = await reschedule(guest, { ...reason, contact: ' thandi@EXAMPLE.test' });
    expect(moved.statusCode, moved.body).toBe(200);
    const { estimated_delivery_from: from, estimated_delivery_to: expected_delivery } = await tracked();
    expect(from).toMatch(/^2026-11-30/);
    const [seen] = (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments;
    expect(seen).toMatchObject({ delivery_min_date: '2026-11-30', expected_delivery, rate: shipment.rate, ...reason });
  });

  test('keeps the agreed price, and cannot be a day with another price', async () => {
    await set({ allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: [] });
    await inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('shipments').set({ rate_cents: 1 }).where('id', '=', shipment.id).execute(),
    );
    expect((await reschedule(guest)).statusCode).toBe(200);
    const [seen] = (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments;
    expect(seen).toMatchObject({ delivery_min_date: '2026-11-30', rate: 0.01 });
  });

  test('can be requested until the driver is on the way, also after the collection', async () => {
    await set({ allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: [] });
    const report = (status: string) =>
      staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status });
    await report('collected');
    expect((await reschedule(guest)).statusCode).toBe(200);
    const own = await customer.get(`/api/shipments/actions?id=${shipment.id}`);
    expect(own.json()).toMatchObject({ can_reschedule: ['delivery'] });
    await report('out-for-delivery');
    expect((await tracked()).can_reschedule).toBe(false);
    expect((await reschedule(guest, { delivery_min_date: '2026-12-01' })).json()).toMatchObject({
      code: 'not_editable',
    });
  });

  test('is the first day on which the service delivers, before the collection and after it, for whoever asks', async () => {
    await set({ allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: [] });
    const days = async () => {
      const { estimated_delivery_from: from, estimated_delivery_to: to } = await tracked();
      return [from?.slice(0, 10), to?.slice(0, 10)];
    };
    // Christmas is on a Friday.
    expect((await reschedule(guest, { delivery_min_date: '2026-12-25' })).statusCode).toBe(200);
    expect(await days()).toEqual(['2026-12-28', '2026-12-28']);
    await staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status: 'collected' });
    expect((await reschedule(guest, { delivery_min_date: '2026-12-12' })).statusCode).toBe(200);
    expect(await days()).toEqual(['2026-12-14', '2026-12-14']);
    const moved = { id: shipment.id, delivery_min_date: '2026-12-19' };
    const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
    const answer = await site.request({ method: 'PATCH', url: '/api/shipments', payload: moved, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await days()).toEqual(['2026-12-21', '2026-12-21']);
  });

  test('has the times that the request names, and those of before only as a suggestion', async () => {
    await set({ allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: [] });
    expect((await reschedule(guest, { delivery_after: '09:00', delivery_before: '11:00' })).statusCode).toBe(200);
    expect(await tracked()).toMatchObject({
      ...{ delivery_after: '09:00', delivery_before: '11:00' },
      ...{ estimated_delivery_from: '2026-11-30T09:00:00+02:00', estimated_delivery_to: '2026-11-30T11:00:00+02:00' },
    });
    expect((await reschedule(guest, { delivery_min_date: '2026-12-01', delivery_after: '10:00' })).statusCode).toBe(
      200,
    );
    expect(await tracked()).toMatchObject({ delivery_after: '10:00', delivery_before: null });
    for (const status of ['collected', 'out-for-delivery'])
      await staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status });
    expect(await tracked()).toMatchObject({ can_reschedule: false, delivery_after: null });
  });

  test('can’t be requested by guessing contacts, from any address, and guesses do not block others', async () => {
    for (let last = 0; last < 5; last++) await reschedule(guest, { contact: `082 000 000${last}` });
    const refused = await reschedule(guest, { contact: '082 000 0009' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_attempts']);
    expect((await reschedule(guest)).statusCode).toBe(429);
  });
});

describe('labels', () => {
  const print = (caller: Caller, contact: string, tracking_reference = reference) =>
    caller.post('/api/tracking/labels', { tracking_reference, contact });

  test('are for the sender, from booking until the collection', async () => {
    expect((await tracked()).can_print_label).toBe(true);
    expect((await print(guest, mobile)).json()).toMatchObject({ code: 'wrong_contact' });
    expect((await print(elsewhere, '082 555 0101')).json()).toMatchObject({ code: 'unknown_shipment' });
    const answer = await print(guest, '082 555 0101');
    expect(answer.statusCode, answer.body).toBe(200);
    const { pathname, search } = new URL(answer.json<{ url: string }>().url);
    const pages = await pagesOf((await guest.get(`${pathname}${search}`)).rawPayload);
    expect(pages).toHaveLength(1);
    expect(pages[0]!.text).toContain('Thandi Mokoena');
    await staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status: 'collected' });
    expect((await tracked()).can_print_label).toBe(false);
    expect((await print(guest, '082 555 0101')).json()).toMatchObject({ code: 'not_booked' });
  });

  test('on hold, what is offered depends on where the shipment is', async () => {
    await set({ allow_rescheduling_shipments: true, shipment_requested_date_change_reasons: [] });
    const report = (status: string) =>
      staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status });
    const { estimated_delivery_to } = await tracked();
    expect(estimated_delivery_to).not.toBeNull();
    await report('on-hold');
    expect(await tracked()).toMatchObject({ can_print_label: true, can_reschedule: true });
    // Nothing can be expected until it's released.
    expect(await tracked()).toMatchObject({ estimated_delivery_from: null, estimated_delivery_to: null });
    expect((await print(guest, '082 555 0101')).statusCode).toBe(200);
    expect((await report('collected')).json()).toMatchObject({ status: 'on-hold' });
    expect(await tracked()).toMatchObject({ can_print_label: false, can_reschedule: true });
    expect((await print(guest, '082 555 0101')).json()).toMatchObject({ code: 'not_booked' });
  });

  test('wait for the payment of a guest', async () => {
    const body = { ...plain, responsible_contact: { email: 'pay@example.test' } };
    const booked = (await guest.post('/api/shipments', body)).json<{ shipment: Shipment }>().shipment;
    reference = booked.short_tracking_reference;
    expect((await tracked()).can_print_label).toBe(false);
    expect((await print(guest, 'pay@example.test')).json()).toMatchObject({ code: 'not_booked' });
    const payment = { shipment_id: booked.id, method: 'cash', expected_amount: 95.2 };
    expect((await staff.post('/api/billing/payments', payment)).statusCode).toBe(200);
    expect((await tracked()).can_print_label).toBe(true);
    expect((await print(guest, 'pay@example.test')).statusCode).toBe(200);
  });
});

describe('the proof of a delivery', () => {
  const read = (caller: Caller, contact: string) =>
    caller.post('/api/tracking/proof-of-delivery', { tracking_reference: reference, contact });

  test('is for the sender and the receiver, without internal data of the courier', async () => {
    for (const status of ['collected', 'out-for-delivery'])
      await staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status });
    expect((await tracked()).has_proof).toBe(false);
    const taken = async () => (await upload(site, staff, 'shipment-photos', 'door.png', pixel)).name;
    const delivery = {
      ...{ tracking_reference: reference, name: 'Sam Guard', mobile_number: '0820000000', department: 'Gate' },
      ...{ photos: [await taken()], signature: await taken() },
    };
    const delivered = await staff.post('/api/tracking/deliveries', delivery);
    expect(delivered.statusCode, delivered.body).toBe(200);
    expect((await tracked()).has_proof).toBe(true);
    expect((await read(guest, '082 111 1111')).json()).toMatchObject({ code: 'wrong_contact' });
    expect((await read(elsewhere, mobile)).json()).toMatchObject({ code: 'unknown_shipment' });
    const answer = await read(guest, mobile);
    const [proof] = answer.json<{ proofs: TrackedProof[] }>().proofs;
    expect(proof).toMatchObject({
      method: 'fallback',
      name: 'Sam Guard',
      files: [{ kind: 'signature' }, { kind: 'photo' }],
    });
    for (const hidden of ['0820000000', 'Gate', 'Sipho']) expect(answer.body).not.toContain(hidden);
  });
});
