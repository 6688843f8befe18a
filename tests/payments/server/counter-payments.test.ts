/** Payments that staff take at the counter: what they book, what refuses them, and their receipts. */
import { expect, test } from 'vitest';
import type { ReadReceivedPaymentsAnswer200, RecordPaymentAnswer200, Shipment } from '#generated/types.ts';
import { amountToPay } from '#modules/payments/domain/counter.ts';
import { interventionHandlers } from '#modules/shipments/server/payment-intervention.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';
import { signedIn } from '../../signed-in.ts';

let now = new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const guest = callerWith(site, null);

const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);

/** A booking of a guest, of R 95.20. */
async function booked(more: object = {}): Promise<Shipment> {
  const answer = await guest.post('/api/shipments', { ...plain, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipment: Shipment }>().shipment;
}

const record = (id: number, more: object, headers?: Record<string, string>) =>
  staff.post('/api/billing/payments', { shipment_id: id, expected_amount: 95.2, ...more }, headers);
const rowOf = (id: number) =>
  inOwn((tx) => tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const transactionsOf = (id: number) =>
  inOwn(async (tx) => {
    const query = tx.selectFrom('billing_transactions').select(['type', 'amount_cents']).orderBy('id');
    return (await query.where('shipment_id', '=', id).execute()).map(({ type, amount_cents }) => [type, amount_cents]);
  });

test('cash for a guest’s shipment books it once, and tells the change', async () => {
  const { id } = await booked();
  const once = { 'idempotency-key': `cash-${id}` };
  const first = await record(id, { method: 'cash', tendered: 100 }, once);
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json()).toMatchObject({ status: 'submitted', amount: 95.2, change: 4.8 });
  expect((await record(id, { method: 'cash', tendered: 100 }, once)).json()).toEqual(first.json());
  expect(await rowOf(id)).toMatchObject({ status: 'submitted' });
  expect(await transactionsOf(id)).toEqual([
    ['payment', 9520],
    ['shipping-charge', -9520],
  ]);
  expect((await record(id, { method: 'cash' })).json()).toMatchObject({ code: 'nothing_to_pay' });
});

test('what a guest paid for a booked shipment is paid back once it is cancelled, or if staff confirm it', async () => {
  const paid = async () => {
    const { id, tracking_reference } = await booked();
    const payment = (await record(id, { method: 'cash' })).json<RecordPaymentAnswer200>();
    const back = { id: payment.id, amount: 95.2, reason: 'Changed their mind', way: 'outside' };
    const refund = (more: object = {}) => staff.post('/api/billing/payments/refunds', { ...back, ...more });
    const cancelled = { tracking_reference, status: 'cancelled', message: 'No longer needed' };
    return { refund, cancel: () => staff.post('/api/tracking/shipment-events', cancelled) };
  };
  const asked = await paid();
  expect((await asked.refund()).json()).toMatchObject({
    code: 'invalid_refund',
    errors: [{ field: 'below_zero', message: expect.stringMatching(/^This pays for a booked shipment/) as string }],
  });
  expect((await asked.cancel()).statusCode).toBe(200);
  expect((await asked.refund()).statusCode).toBe(200);
  const confirmed = await paid();
  expect((await confirmed.refund({ below_zero: true })).statusCode).toBe(200);
  expect((await confirmed.cancel()).statusCode).toBe(200);
});

test('a shipment that is paid for days after its booking keeps its price, and is promised for days from then on', async () => {
  const paidLate = await booked();
  now = new Date('2026-11-30T08:00:00+02:00');
  const fresh = await rowOf((await booked()).id);
  await record(paidLate.id, { method: 'cash' });
  now = new Date('2026-11-23T08:00:00+02:00');
  const { estimated_collection, estimated_delivery_from, estimated_delivery_to } = fresh;
  expect(await rowOf(paidLate.id)).toMatchObject({
    ...{ status: 'submitted', rate_cents: 9520, estimated_collection, estimated_delivery_from, estimated_delivery_to },
  });
});

test('F167 the address for billing receives the receipt without being asked', async () => {
  const { id, short_tracking_reference: reference } = await booked({
    responsible_contact: { email: 'pay@example.test' },
  });
  await record(id, { method: 'card-machine', payment_reference: '77' });
  const mail = await inOwn((tx) =>
    tx.selectFrom('mails').selectAll().where('kind', '=', 'receipt').executeTakeFirstOrThrow(),
  );
  expect(mail).toMatchObject({ recipients: ['pay@example.test'], subject: `Receipt for shipment ${reference}` });
  expect(mail.body).toContain('Paid by: Card machine\nReference: 77\n');
});

test('of two colleagues who take the money at once, one is refused', async () => {
  const { id } = await booked();
  const answers = await Promise.all([record(id, { method: 'cash' }), record(id, { method: 'card-machine' })]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await transactionsOf(id)).toHaveLength(2);
});

test.each([
  [
    { method: 'cash', tendered: 95.19 },
    422,
    { errors: [{ field: 'tendered', message: `Enter at least ${moneyText(95.2)}.` }] },
  ],
  [{ method: 'card-machine', tendered: 100 }, 422, { errors: [{ field: 'tendered' }] }],
  [{ method: 'cash', payment_reference: '1' }, 422, { errors: [{ field: 'payment_reference' }] }],
  [{ method: 'cash', expected_amount: 90 }, 409, { code: 'price_changed' }],
  [{ method: 'cheque' }, 400, { errors: [{ field: 'method' }] }],
])('%j is refused and books nothing', async (more, status, problem) => {
  const { id } = await booked();
  const answer = await record(id, more);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json()).toMatchObject(problem);
  expect(await rowOf(id)).toMatchObject({ status: 'payment-pending' });
  expect(await transactionsOf(id)).toEqual([]);
});

test('customers, staff without the permission and other providers can’t record payments', async () => {
  const { id } = await booked();
  const body = { shipment_id: id, expected_amount: 95.2, method: 'cash' };
  for (const email of ['owner@acme.test', 'driver@kestrel.test'])
    expect((await (await signIn(site, email)).post('/api/billing/payments', body)).statusCode).toBe(403);
  const elsewhere = await (await signIn(site, 'staff@protea.test')).post('/api/billing/payments', body);
  expect(elsewhere.json()).toMatchObject({ code: 'unknown_shipment' });
  expect(await rowOf(id)).toMatchObject({ status: 'payment-pending' });
});

test('staff of a branch take no money for shipments of another', async () => {
  const { id } = await booked();
  const email = await inOwn(async (tx) => {
    const [branch] = await tx.selectFrom('branches').select('id').orderBy('id', 'desc').limit(1).execute();
    const limits = { branch_id: branch!.id, limit_user_to_branch: branch!.id };
    return (await buildUser(tx, { provider_id: 1, role_id: roleIds.providerAdmin, ...limits })).email;
  });
  const there = callerWith(site, await signedIn(site.database, email, 'localhost'));
  const answer = await there.post('/api/billing/payments', { shipment_id: id, expected_amount: 95.2, method: 'cash' });
  expect(answer.json()).toMatchObject({ code: 'unknown_shipment' });
});

test('F282 it is listed with how it was paid and who took it; its receipt shows the change', async () => {
  const { id, short_tracking_reference: reference } = await booked();
  const cash = (await record(id, { method: 'cash', tendered: 200 })).json<RecordPaymentAnswer200>();
  const other = await booked();
  await record(other.id, { method: 'card-machine', payment_reference: '004512' });
  const [card, first] = (await staff.get('/api/billing/payments?limit=2')).json<ReadReceivedPaymentsAnswer200>()
    .received_payments;
  const received_by = 'Sipho Staff';
  expect(card).toMatchObject({ provider: 'counter', type: 'card-machine', reference: '004512', received_by });
  expect(first).toMatchObject({ id: cash.id, provider: 'counter', type: 'cash', amount: 95.2, received_by });

  const { url } = (await staff.get(`/api/billing/payment-receipts/${cash.id}`)).json<{ url: string }>();
  const pdf = await guest.get(new URL(url).pathname + new URL(url).search);
  const [page] = await pagesOf(pdf.rawPayload);
  for (const text of [`Receipt ${cash.id}`, 'Pieter van Wyk', `Shipment ${reference}, Economy`, 'R 200.00', 'R 104.80'])
    expect(page?.text).toContain(text);
  const sent = await staff.post('/api/billing/payment-receipts/email', { id: cash.id, recipients: 'p@example.test' });
  expect(sent.json()).toEqual({ recipients: ['p@example.test'] });
  const mail = await inOwn((tx) =>
    tx.selectFrom('mails').selectAll().where('kind', '=', 'payment-receipt').executeTakeFirstOrThrow(),
  );
  expect(mail).toMatchObject({ recipients: ['p@example.test'], attachment_name: `Receipt ${cash.id}.pdf` });
  const customer = await signIn(site, 'owner@acme.test');
  for (const [caller, payment] of [[staff, 999999] as const, [customer, cash.id] as const])
    expect((await caller.get(`/api/billing/payment-receipts/${payment}`)).json()).toMatchObject({
      code: 'unknown_payment',
    });
});

test('F196 the difference for larger parcels releases this shipment, not one of another guest', async () => {
  const settings = { enable_payment_intervention: true, charge_discrepancy_threshold_min_amount: 1 };
  await inOwn((tx) => buildSettings(tx, { provider_id: 1, settings }));
  const held = async () => {
    const { id, parcels } = await booked();
    await record(id, { method: 'cash' });
    const heavier = { shipment_id: id, parcels: [{ id: parcels[0]!.id, actual_weight_kg: 30 }] };
    const answer = await site.request({
      ...{ method: 'PATCH', url: '/api/shipments/parcels', payload: heavier },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return (await staff.get(`/api/shipments?id=${id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
  };
  const other = await held();
  const shipment = await held();
  expect(shipment).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held' });
  const expected_amount = amountToPay(shipment);
  expect(expected_amount).toBe(shipment.outstanding_amount);
  const paid = await record(shipment.id, { method: 'card-machine', expected_amount });
  expect(paid.json(), paid.body).toMatchObject({ status: 'submitted', amount: expected_amount });
  const balanceChanged = interventionHandlers.account_balance_changed!;
  const event = { account_id: shipment.account_id, transaction_id: 1 };
  await inTenant(site.database.worker, 1, (tx) =>
    balanceChanged(tx, event, { providerId: 1, eventId: 1, emittedAt: new Date() }),
  );
  expect(await rowOf(shipment.id)).toMatchObject({ status: 'submitted', payment_intervention_status: null });
  expect(await rowOf(other.id)).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held' });
  const { balance_cents } = await inOwn((tx) =>
    tx.selectFrom('accounts').select('balance_cents').where('id', '=', shipment.account_id).executeTakeFirstOrThrow(),
  );
  expect(balance_cents).toBe(0);
});
