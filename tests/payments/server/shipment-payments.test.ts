/** Paying for shipments: permissions, amounts, and the effect of a gateway's notification on a shipment. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReadPaymentDueAnswer200, ReadShipmentPaymentAnswer200, Shipment } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, type Caller } from '../../app.ts';
import { accepted } from '../../simulators/gateways.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { offerPayfast, payfastSite } from './payfast-site.ts';

const today = new Date('2026-11-23T08:00:00+02:00');
let now = today;
const { site, address, report } = await payfastSite({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const prepaid = await signIn(site, 'owner@prepaid.test');
const postpaid = await signIn(site, 'owner@acme.test');
const guest = callerWith(site, null);

const passphrase = 'for-shipments-only';
beforeAll(() => offerPayfast(staff, passphrase, { pay_as_you_go: true }));

interface Booked {
  readonly id: number;
  readonly shipment: Shipment;
  readonly payment_token?: string;
}

async function book(caller: Caller, path = 'shipments', more: object = {}): Promise<Booked> {
  const answer = await caller.post(`/api/${path}`, { ...plain, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Booked>();
}

const dueOf = async (caller: Caller, body: object) =>
  (await caller.post('/api/shipments/payments/due', body)).json<ReadPaymentDueAnswer200>();
const pay = (caller: Caller, body: object) => caller.post('/api/shipments/payments', body);
const namedBy = ({ shipment, payment_token: token }: Booked) => ({
  tracking_reference: shipment.short_tracking_reference,
  ...(token !== undefined && { token }),
});

interface Form {
  readonly form: { readonly action: string; readonly fields: readonly { name: string; value: string }[] };
}

/** Starts a payment at PayFast; returns its reference. */
type Paid = ReadShipmentPaymentAnswer200;

async function begun(caller: Caller, body: object): Promise<string> {
  const answer = await pay(caller, { ...body, method: 'payfast' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Form>().form.fields.find(({ name }) => name === 'm_payment_id')!.value;
}

const reported = (id: string, more: object = {}) => report({ id, amount: '95.20', passphrase, ...more });
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);
const rowOf = (id: number) =>
  inOwn((tx) => tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const transactionsOf = (id: number) =>
  inOwn(async (tx) => {
    const query = tx.selectFrom('billing_transactions').select(['type', 'amount_cents']).orderBy('id');
    return (await query.where('shipment_id', '=', id).execute()).map(({ type, amount_cents }) => [type, amount_cents]);
  });
const balanceOf = (accountId: number) =>
  inOwn(async (tx) => {
    const query = tx.selectFrom('accounts').select('balance_cents').where('id', '=', accountId);
    return (await query.executeTakeFirstOrThrow()).balance_cents;
  });

const receipts = () =>
  inOwn((tx) =>
    tx
      .selectFrom('mails')
      .select(['recipients', 'subject', 'body'])
      .where('kind', '=', 'receipt')
      .orderBy('id')
      .execute(),
  );

describe('a guest', () => {
  test('F265 F266 pays at a gateway for a booking, which is booked once', async () => {
    const booked = await book(guest);
    expect(booked.shipment.status).toBe('payment-pending');
    const due = await dueOf(guest, namedBy(booked));
    const methods = [{ value: 'payfast', label: 'Card or instant EFT with PayFast' }];
    expect(due).toMatchObject({ id: booked.id, status: 'payment-pending', amount: 95.2, methods });
    expect(due).not.toHaveProperty('account');
    const answer = (await pay(guest, { ...namedBy(booked), method: 'payfast' })).json<Form>();
    const fields = Object.fromEntries(answer.form.fields.map(({ name, value }) => [name, value]));
    const id = fields['m_payment_id']!;
    expect(answer.form.action).toBe(`${address}/eng/process`);
    expect(fields).toMatchObject({
      amount: '95.20',
      item_name: `Shipment ${booked.shipment.short_tracking_reference}`,
      notify_url: 'http://localhost/api/billing/payfast/notify',
      return_url: `http://localhost/topup/shipment/pending?payment=${id}`,
      cancel_url: `http://localhost/shipments/payfast-cancelled?id=${id}`,
    });
    const before = await rowOf(booked.id);
    const balance = await balanceOf(before.account_id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reported(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await reported(id, { payfastId: 'another' });
    expect(await rowOf(booked.id)).toMatchObject({ status: 'submitted' });
    expect(await transactionsOf(booked.id)).toEqual([
      ['payment', 9520],
      ['shipping-charge', -9520],
    ]);
    expect(await balanceOf(before.account_id)).toBe(balance);
    const read = (await guest.get(`/api/shipments/payments/${id}`)).json<object>();
    expect(read).toMatchObject({ payment: { state: 'paid', amount: 95.2 }, shipment: { status: 'submitted' } });
    expect(read).toMatchObject({ shipment: { is_due: false } });
    expect((await pay(guest, { ...namedBy(booked), method: 'payfast' })).json()).toMatchObject({
      code: 'nothing_to_pay',
    });
  });

  test('another amount, another secret and another provider have no effect', async () => {
    const booked = await book(guest);
    const id = await begun(guest, namedBy(booked));
    for (const more of [
      { amount: '95.19' },
      { amount: '0.01' },
      { passphrase: accepted.payfast.passphrase },
      { isIssued: false, payfastId: 'never-sent' },
      { host: 'protea.localhost' },
    ])
      expect((await reported(id, more)).json()).toMatchObject({ code: 'invalid_notification' });
    expect(await rowOf(booked.id)).toMatchObject({ status: 'payment-pending' });
    expect(await transactionsOf(booked.id)).toEqual([]);
  });

  test('a failed payment can be retried; a cancelled one changes nothing', async () => {
    const booked = await book(guest);
    const cancelled = await begun(guest, namedBy(booked));
    await reported(cancelled, { status: 'CANCELLED' });
    expect(await rowOf(booked.id)).toMatchObject({ status: 'payment-pending' });
    const read = (await guest.get(`/api/shipments/payments/${cancelled}`)).json<object>();
    expect(read).toMatchObject({ payment: { state: 'cancelled' }, shipment: { is_due: true } });
    const failed = await begun(guest, namedBy(booked));
    await reported(failed, { status: 'FAILED' });
    expect(await rowOf(booked.id)).toMatchObject({ status: 'payment-failed' });
    const paid = await begun(guest, namedBy(booked));
    expect(await rowOf(booked.id)).toMatchObject({ status: 'payment-pending' });
    await reported(paid);
    expect(await rowOf(booked.id)).toMatchObject({ status: 'submitted' });
    // The cancelled one was paid after all: the account keeps the money, and nothing is charged twice.
    await reported(cancelled);
    expect(await transactionsOf(booked.id)).toEqual([
      ['payment', 9520],
      ['shipping-charge', -9520],
      ['payment', 9520],
    ]);
  });

  test('money for a shipment that was cancelled meanwhile stays in the account', async () => {
    const booked = await book(guest);
    const id = await begun(guest, namedBy(booked));
    const cancelled = await staff.post('/api/shipments/cancel', { id: booked.id, tracking_message: 'Not needed' });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await reported(id);
    expect(await rowOf(booked.id)).toMatchObject({ status: 'cancelled', charge_transaction_id: null });
    expect(await transactionsOf(booked.id)).toEqual([['payment', 9520]]);
  });
});

test('a guest can pay for as long as any provider lets a shipment wait', async () => {
  const booked = await book(guest);
  now = new Date(today.getTime() + 364 * 24 * 3_600_000);
  try {
    expect((await guest.post('/api/shipments/payments/due', namedBy(booked))).statusCode).toBe(200);
  } finally {
    now = today;
  }
});

test('F265 nobody pays another amount than was shown: at a gateway, from the account, for a quote', async () => {
  const raise = (id: number) =>
    inOwn((tx) => tx.updateTable('shipments').set({ rate_cents: 12_000 }).where('id', '=', id).execute());
  for (const [payer, path, method] of [
    [guest, 'shipments', 'payfast'],
    [prepaid, 'shipment-quotes', 'payfast'],
    [prepaid, 'shipment-quotes', 'account'],
  ] as const) {
    const booked = await book(payer, path);
    const named = namedBy(booked);
    const { amount } = await dueOf(payer, named);
    await raise(booked.id);
    const before = await rowOf(booked.id);
    const refused = await pay(payer, { ...named, method, expected_rate: amount });
    expect(refused.json()).toMatchObject({ code: 'price_changed', rate: 120 });
    expect(await rowOf(booked.id)).toEqual(before);
    expect(await transactionsOf(booked.id)).toEqual([]);
    const { amount: raised } = await dueOf(payer, named);
    expect((await pay(payer, { ...named, method, expected_rate: raised })).statusCode).toBe(200);
  }
});

test('F167 the address for billing receives a receipt for every payment, and may pay', async () => {
  const email = 'books@payer.test';
  const booked = await book(guest, 'shipments', { responsible_contact: { email } });
  const { tracking_reference } = namedBy(booked);
  expect(await dueOf(guest, { tracking_reference, contact: email })).toMatchObject({ amount: 95.2 });
  const [first, second] = [await begun(guest, namedBy(booked)), await begun(guest, namedBy(booked))];
  expect(await receipts()).toEqual([]);
  await reported(first);
  await reported(first);
  const [receipt, ...more] = await receipts();
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ recipients: [email], subject: `Receipt for shipment ${tracking_reference}` });
  expect(receipt!.body).toMatch(/^Thank you for your payment\. The shipment is booked\.\n/);
  expect(receipt!.body).toMatch(
    /Paid by: PayFast\nReference: \S+\n\nTotal excluding VAT: R.82\.78\nVAT 15%: R.12\.42\nPaid: R.95\.20\n/,
  );
  await reported(second, { payfastId: 'second' });
  const awaited = async (id: string) =>
    (await guest.get(`/api/shipments/payments/${id}`)).json<Paid>().payment.was_awaited;
  expect([await awaited(first), await awaited(second)]).toEqual([true, false]);
  const [, again] = await receipts();
  expect(again?.body).toContain('no longer awaited a payment');
  expect(again?.body).toMatch(/Paid: R.95\.20\n/);
  expect(again?.body).not.toContain('VAT');
  const other = await book(guest);
  await reported(await begun(guest, namedBy(other)));
  expect(await receipts()).toHaveLength(2);
});

describe('a price that is raised after its payment was begun', () => {
  const heavier = async ({ id, shipment }: Booked, actual_weight_kg: number) => {
    const parcels = [{ id: shipment.parcels[0]!.id, actual_weight_kg }];
    const answer = await site.request({
      ...{ method: 'PATCH', url: '/api/shipments/parcels', payload: { shipment_id: id, parcels } },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return (await rowOf(id)).rate_cents;
  };
  const rand = (cents: number) => (cents / 100).toFixed(2);

  test('leaves the rest to be paid by a guest, before the shipment is booked', async () => {
    const booked = await book(guest, 'shipments', { responsible_contact: { email: 'late@payer.test' } });
    const first = await begun(guest, namedBy(booked));
    const price = await heavier(booked, 40);
    const before = await balanceOf(booked.shipment.account_id);
    await reported(first);
    expect(await rowOf(booked.id)).toMatchObject({ status: 'payment-pending', charge_transaction_id: null });
    expect((await dueOf(guest, namedBy(booked))).amount * 100).toBeCloseTo(price - 9520);
    expect((await receipts()).at(-1)?.body).toMatch(
      /^Thank you for your payment\. The price of the shipment changed while you were paying/,
    );
    const last = await begun(guest, namedBy(booked));
    const dearer = await heavier(booked, 45);
    await reported(last, { payfastId: 'rest', amount: rand(price - 9520) });
    expect(await rowOf(booked.id)).toMatchObject({ status: 'payment-pending', outstanding_cents: dearer - price });
    // Corrected: what was paid is enough.
    expect(await heavier(booked, 40)).toBe(price);
    expect(await rowOf(booked.id)).toMatchObject({ status: 'submitted', outstanding_cents: null });
    expect(await transactionsOf(booked.id)).toEqual([
      ['payment', 9520],
      ['payment', price - 9520],
      ['shipping-charge', -price],
    ]);
    expect(await balanceOf(booked.shipment.account_id)).toBe(before);
  });

  test.each([
    [0, 'payment-pending'],
    [1_000_000, 'submitted'],
  ])('is paid from the balance of a customer, where %i cents are enough for it', async (balance_cents, status) => {
    const balances = (cents: number) =>
      inOwn((tx) =>
        tx.updateTable('accounts').set({ balance_cents: cents }).where('account_type', '=', 'prepaid').execute(),
      );
    await balances(0);
    const booked = await book(prepaid);
    const { rate_cents: first } = await rowOf(booked.id);
    const id = await begun(prepaid, { tracking_reference: booked.shipment.short_tracking_reference });
    const price = await heavier(booked, 40);
    await balances(balance_cents);
    await reported(id, { amount: rand(first), payfastId: `of ${status}` });
    expect(await rowOf(booked.id)).toMatchObject({ status });
    expect(await balanceOf(booked.shipment.account_id)).toBe(
      balance_cents + first - (status === 'submitted' ? price : 0),
    );
  });
});

test('F264 staff can’t pay; others need the token, or to know a contact', async () => {
  const booked = await book(guest);
  const { tracking_reference, token = '' } = namedBy(booked);
  for (const body of [{ tracking_reference }, { tracking_reference, token }])
    expect((await staff.post('/api/shipments/payments/due', body)).statusCode).toBe(403);
  expect((await pay(staff, { tracking_reference, token, method: 'payfast' })).statusCode).toBe(403);
  const refusals = [
    [{ tracking_reference }, 'contact_required'],
    [{ tracking_reference, contact: '0821234567' }, 'wrong_contact'],
    [{ tracking_reference, token: `${token.slice(0, -2)}xx` }, 'unknown_shipment'],
    [{ tracking_reference: 'NOSUCHNUMBER', contact: '0821234567' }, 'unknown_shipment'],
  ] as const;
  for (const [body, code] of refusals) {
    expect(await dueOf(guest, body)).toMatchObject({ code });
    expect((await pay(guest, { ...body, method: 'payfast' })).json()).toMatchObject({ code });
  }
  // Customers with an account of their own can't see it either.
  expect(await dueOf(postpaid, { tracking_reference })).toMatchObject({ code: 'unknown_shipment' });
  const elsewhere = callerWith(site, null, 'protea.localhost');
  expect(await dueOf(elsewhere, { tracking_reference, token })).toMatchObject({ code: 'unknown_shipment' });
  expect(await dueOf(guest, { tracking_reference, contact: 'thandi@example.test' })).toMatchObject({ amount: 95.2 });
  expect((await pay(guest, { tracking_reference, token, method: 'account' })).statusCode).toBe(403);
  expect((await pay(guest, { tracking_reference, token, method: 'stitch_card' })).json()).toMatchObject({
    errors: [{ field: 'method' }],
  });
  expect((await guest.get(`/api/shipments/payments/shp-${randomUUID()}`)).statusCode).toBe(404);
});

test('F143 at a kiosk with payment the walk-in customer pays for what staff booked for guests; other users can’t', async () => {
  const at = async (shipment_page_mode: 'kiosk' | 'kiosk-with-payment-flow') => {
    const email = await inOwn(async (tx) => {
      const role_id = roleIds.support;
      return (await buildUser(tx, { provider_id: 1, role_id, shipment_page_mode })).email;
    });
    return callerWith(site, await signedIn(site.database, email, 'localhost'));
  };
  const named = namedBy(await book(guest));
  const counters = (enable_ram_counters: boolean) =>
    inOwn((tx) => buildSettings(tx, { provider_id: 1, settings: { enable_ram_counters } }));
  await counters(true);
  expect((await pay(await at('kiosk'), { ...named, method: 'payfast' })).statusCode).toBe(403);
  const kiosk = await at('kiosk-with-payment-flow');
  expect((await pay(kiosk, { ...named, method: 'payfast' })).statusCode).toBe(200);
  await counters(false);
  expect((await pay(kiosk, { ...named, method: 'payfast' })).statusCode).toBe(403);
});

describe('a customer', () => {
  const canPay = async (caller: Caller, id: number) =>
    (await caller.get(`/api/shipments/actions?id=${id}`)).json<{ can_pay: boolean }>().can_pay;

  test('F215 F262 F263 pays for a quote from the account while it can afford it', async () => {
    const quote = await book(prepaid, 'shipment-quotes');
    const named = namedBy(quote);
    expect(await canPay(prepaid, quote.id)).toBe(true);
    expect(await canPay(staff, quote.id)).toBe(false);
    const row = await rowOf(quote.id);
    const balance = await balanceOf(row.account_id);
    expect(await dueOf(prepaid, named)).toMatchObject({ account: { balance: balance / 100, can_pay: true } });
    expect((await pay(prepaid, { ...named, method: 'account' })).json()).toEqual({ status: 'submitted' });
    expect(await balanceOf(row.account_id)).toBe(balance - row.rate_cents);
    expect(await canPay(prepaid, quote.id)).toBe(false);
    expect((await pay(prepaid, { ...named, method: 'account' })).json()).toMatchObject({ code: 'not_a_quote' });

    const owed = await book(postpaid, 'shipment-quotes');
    expect(await canPay(postpaid, owed.id)).toBe(true);
    const standing = { balance_cents: 0, credit_limit_cents: 1000 };
    await inOwn((tx) => tx.updateTable('accounts').set(standing).where('account_code', '=', 'ACME').execute());
    expect(await canPay(postpaid, owed.id)).toBe(false);
    const refused = (await pay(postpaid, { ...namedBy(owed), method: 'account' })).json<object>();
    expect(refused).toMatchObject({ code: 'credit_limit_exceeded' });
    expect(await dueOf(postpaid, namedBy(owed))).toMatchObject({ account: { can_pay: false }, methods: [] });
    // Users who don't see billing get no balance, here and in the reason.
    const blind = await signIn(site, 'nobilling@acme.test');
    const message = 'The account can’t pay for this. Ask a colleague who manages its billing.';
    expect((await dueOf(blind, namedBy(owed))).account).toEqual({ can_pay: false, message });
    expect((await pay(blind, { ...namedBy(owed), method: 'account' })).json()).toMatchObject({ message });
  });

  test('an expired quote costs today’s price, once that was shown', async () => {
    const quote = await book(prepaid, 'shipment-quotes');
    const named = namedBy(quote);
    const price = (await rowOf(quote.id)).rate_cents / 100;
    const old = { quote_valid_until: new Date(now.getTime() - 1000), rate_cents: 1 };
    await inOwn((tx) => tx.updateTable('shipments').set(old).where('id', '=', quote.id).execute());
    expect(await dueOf(prepaid, named)).toMatchObject({ status: 'quote', amount: price });
    const shown = await pay(prepaid, { ...named, method: 'account', expected_rate: 0.01 });
    expect(shown.json()).toMatchObject({ code: 'price_changed' });
    expect((await pay(prepaid, { ...named, method: 'account' })).json()).toMatchObject({ code: 'quote_expired' });
    const paid = await pay(prepaid, { ...named, method: 'account', expected_rate: price });
    expect(paid.json()).toEqual({ status: 'submitted' });
    expect(await transactionsOf(quote.id)).toEqual([['shipping-charge', -price * 100]]);
  });

  test('F259 a prepaid customer pays for the single shipment that exceeds the balance', async () => {
    await inOwn((tx) =>
      tx.updateTable('accounts').set({ balance_cents: 500 }).where('account_type', '=', 'prepaid').execute(),
    );
    const booked = await book(prepaid);
    expect(booked.shipment.status).toBe('payment-pending');
    const { rate_cents: price, account_id } = await rowOf(booked.id);
    const tracking_reference = booked.shipment.short_tracking_reference;
    expect(await canPay(prepaid, booked.id)).toBe(true);
    const due = await dueOf(prepaid, { tracking_reference });
    expect(due).toMatchObject({ account: { balance: 5, can_pay: false }, methods: [{ value: 'payfast' }] });
    expect((await pay(prepaid, { tracking_reference, method: 'account' })).json()).toMatchObject({
      code: 'insufficient_balance',
    });
    await reported(await begun(prepaid, { tracking_reference }), { amount: (price / 100).toFixed(2) });
    expect(await rowOf(booked.id)).toMatchObject({ status: 'submitted' });
    expect(await balanceOf(account_id)).toBe(500);
    // The same applies to a quote.
    const quote = await book(prepaid, 'shipment-quotes');
    const named = { tracking_reference: quote.shipment.short_tracking_reference };
    await reported(await begun(prepaid, named), { amount: (price / 100).toFixed(2) });
    expect(await rowOf(quote.id)).toMatchObject({ status: 'submitted' });
    expect(await balanceOf(account_id)).toBe(500);
  });
});
