/** What a booked shipment is charged when its price changes after it was free, given back, or paid by a guest. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadInvoiceAnswer200, Shipment } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { markInvoiceable } from '#modules/ledger/server/services/invoicing.ts';
import type { StoredTariff } from '#modules/rates/server/repository.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../../app.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { flyer, plain } from '../booking-requests.ts';

const now = new Date('2026-11-24T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const guest = callerWith(site, null);
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);
const set = (settings: object) => inOwn((tx) => buildSettings(tx, { provider_id: 1, settings }));

const book = async (caller: Caller) =>
  (await caller.post('/api/shipments', plain)).json<{ shipment: Shipment }>().shipment;
const read = async (id: number) =>
  (await staff.get(`/api/shipments?id=${id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
const rowOf = (id: number) =>
  inOwn((tx) => tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const balance = async ({ account_id }: Shipment) =>
  (
    await inOwn((tx) =>
      tx.selectFrom('accounts').select('balance_cents').where('id', '=', account_id).executeTakeFirstOrThrow(),
    )
  ).balance_cents;
const measure = async (shipment: Shipment, weight_kg: number) => {
  const tracking_reference = shipment.parcels[0]!.tracking_reference;
  const size = { length_cm: 20, width_cm: 20, height_cm: 10, weight_kg };
  const answer = await staff.post('/api/shipments/parcels/measurements', { tracking_reference, ...size });
  expect(answer.statusCode, answer.body).toBe(200);
};
const cancel = (id: number) => staff.post('/api/shipments/cancel', { id, tracking_message: 'Not needed' });
const reopen = (id: number) =>
  site.request({
    ...{
      method: 'PATCH',
      url: '/api/shipments/status',
      payload: { id, status: 'submitted', message: 'Needed after all' },
    },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
const cents = (rand: number | undefined) => Math.round((rand ?? 0) * 100);

beforeEach(() => set({ charge_discrepancy_threshold_min_amount: 0, enable_payment_intervention: false }));

test('F265 what a service without a price carries for guests is booked at once, and when it is changed to that', async () => {
  const waiting = await book(guest);
  expect(waiting.status).toBe('payment-pending');
  const level = waiting.service_level_id;
  const save = (change: (tariff: StoredTariff) => StoredTariff) =>
    inOwn(async (tx) => {
      const newest = await tx.selectFrom('tariffs').selectAll().orderBy('revision', 'desc').executeTakeFirstOrThrow();
      const before = newest.document as StoredTariff;
      const next = { ...newest, revision: newest.revision + 1, document: JSON.stringify(change(before)) };
      await tx.insertInto('tariffs').values(next).execute();
      return before;
    });
  const before = await save((tariff) => ({
    ...tariff,
    revisions: tariff.revisions.map((list) => ({
      ...list,
      groups: list.groups.map((group) => ({
        ...group,
        rates: group.rates.map((rate) =>
          rate.service_level_id === level ? { ...rate, formula_type: 'zero-rate' } : rate,
        ),
      })),
    })),
  }));
  expect(await book(guest)).toMatchObject({ status: 'submitted', rate: 0 });
  const changed = await site.request({
    ...{ method: 'PATCH', url: '/api/shipments', payload: { id: waiting.id, declared_value: 0 } },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  expect(changed.json(), changed.body).toMatchObject({ shipment: { status: 'submitted', rate: 0 } });
  await save(() => before);
});

test('F200 a shipment that cost nothing is charged for once it is measured heavier', async () => {
  const shipment = await book(customer);
  await inOwn(async (tx) => {
    await tx
      .updateTable('shipments')
      .set({ rate_cents: 0, charge_transaction_id: null })
      .where('id', '=', shipment.id)
      .execute();
    const charge = { shipment_id: null };
    await tx.updateTable('billing_transactions').set(charge).where('shipment_id', '=', shipment.id).execute();
  });
  const before = await balance(shipment);
  await measure(shipment, 25);
  const { rate } = await read(shipment.id);
  expect((await balance(shipment)) - before).toBe(-cents(rate));
  await cancel(shipment.id);
  expect(await balance(shipment)).toBe(before);
});

test('F245 what replaces the charge of a shipment that got far enough can be invoiced like it', async () => {
  const shipment = await book(customer);
  const isInvoiceable = async () => {
    const { charge_transaction_id: id } = await rowOf(shipment.id);
    const charges = inOwn((tx) => tx.selectFrom('billing_transactions').selectAll().where('id', '=', id).execute());
    return (await charges)[0]!.invoiceable;
  };
  expect(await isInvoiceable()).toBe(false);
  await inOwn((tx) => markInvoiceable(tx, shipment.id));
  await measure(shipment, 25);
  expect(await isInvoiceable()).toBe(true);
  await cancel(shipment.id);
});

describe('a charge that was given back stays given: only the difference is added', () => {
  // An account gets one invoice a day.
  let day = 25;
  /** All of the invoice except an amount. */
  const creditInvoice = async ({ id, account_id }: Shipment, except = 0) => {
    await inOwn((tx) => tx.updateTable('billing_transactions').set({ invoiceable: true }).execute());
    const today = `2026-11-${day}`;
    day += 1;
    const run = { providerId: 1, settings: {}, today, day: today };
    await inOwn((tx) => createInvoices(tx, run, account_id));
    const { invoice_id } = await inOwn((tx) =>
      tx
        .selectFrom('billing_transactions')
        .select('invoice_id')
        .where('shipment_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    const { creditable } = (await staff.get(`/api/billing/invoices/${invoice_id}`)).json<ReadInvoiceAnswer200>();
    const amount = Math.round((creditable - except) * 100) / 100;
    return staff.post('/api/billing/credit-notes', { invoice_id, amount, reason: 'Late' });
  };
  const reverseByHand = async ({ id }: Shipment) => {
    const { charge_transaction_id } = await rowOf(id);
    return staff.post('/api/billing/transactions/reverse', { id: charge_transaction_id, reason: 'Late' });
  };

  test.each([
    ['by a credit note for its invoice', (shipment: Shipment) => creditInvoice(shipment)],
    ['by staff, who reversed it', reverseByHand],
  ])('%s', async (_how, giveBack) => {
    const shipment = await book(customer);
    const given = await giveBack(shipment);
    expect(given.statusCode, given.body).toBe(200);
    const before = await balance(shipment);
    for (const weight of [25, 40]) {
      await measure(shipment, weight);
      const difference = cents((await read(shipment.id)).rate) - cents(shipment.rate);
      expect(difference).toBeGreaterThan(0);
      expect((await balance(shipment)) - before).toBe(-difference);
    }
    const cancelled = await cancel(shipment.id);
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await balance(shipment)).toBe(before);
  });

  test.each([
    ['in part', 10],
    ['in full', 0],
  ])('%s, also when the shipment is cancelled and reopened', async (_how, except) => {
    const shipment = await book(customer);
    const given = await creditInvoice(shipment, except);
    expect(given.statusCode, given.body).toBe(200);
    const before = await balance(shipment);
    for (let round = 1; round <= 2; round += 1) {
      expect((await cancel(shipment.id)).statusCode).toBe(200);
      expect(await balance(shipment)).toBe(before + cents(except));
      const reopened = await reopen(shipment.id);
      expect(reopened.statusCode, reopened.body).toBe(200);
      expect(await balance(shipment), `round ${round}`).toBe(before);
    }
    await cancel(shipment.id);
  });
});

describe('what other guests have in their common account', () => {
  const add = (shipment_id: number) =>
    staff.post('/api/shipments/parcels', { shipment_id, parcels: [{ ...flyer, submitted_weight_kg: 15 }] });
  let shipment: Shipment;

  /** A guest has paid; another has money left of a cancelled shipment. */
  beforeEach(async () => {
    shipment = await book(guest);
    const paid = { shipment_id: shipment.id, method: 'cash', expected_amount: shipment.rate };
    await staff.post('/api/billing/payments', paid);
    if ((await read(shipment.id)).status !== 'submitted') throw new Error('The payment had no effect.');
    const given = { description: 'Of another', effectiveDate: '2026-11-24', createdBy: null };
    await inOwn((tx) => post(tx, { ...given, accountId: shipment.account_id, type: 'payment', amount: 100_000 }));
  });

  test('pays for no parcel that staff add: the shipment waits for the difference, or is not changed', async () => {
    const before = await balance(shipment);
    const refused = await add(shipment.id);
    expect(refused.json()).toMatchObject({ code: 'insufficient_balance' });
    expect(await read(shipment.id)).toMatchObject({ rate: shipment.rate, parcel_count: 1 });
    await set({ enable_payment_intervention: true });
    expect((await add(shipment.id)).statusCode).toBe(200);
    const held = await read(shipment.id);
    expect(held).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held', parcel_count: 2 });
    expect(cents(held.outstanding_amount)).toBe(cents(held.rate) - cents(shipment.rate));
    expect(await balance(shipment)).toBe(before);
  });

  test('pays for none that is reopened after its guest got the money back', async () => {
    await cancel(shipment.id);
    const opened = await reopen(shipment.id);
    expect(opened.statusCode, opened.body).toBe(200);
    expect(
      (
        await staff.post('/api/tracking/shipment-events', {
          ...{ tracking_reference: shipment.short_tracking_reference, status: 'cancelled', message: 'Not needed' },
        })
      ).statusCode,
    ).toBe(200);
    const { id } = await inOwn((tx) =>
      tx
        .selectFrom('billing_transactions')
        .select('id')
        .where('shipment_id', '=', shipment.id)
        .where('type', '=', 'payment')
        .executeTakeFirstOrThrow(),
    );
    const back = { id, amount: shipment.rate, reason: 'Cancelled', way: 'outside', payment_reference: 'EFT 1' };
    expect((await staff.post('/api/billing/payments/refunds', back)).statusCode).toBe(200);
    const refused = await reopen(shipment.id);
    expect(refused.json(), refused.body).toMatchObject({ code: 'insufficient_balance' });
  });
});
