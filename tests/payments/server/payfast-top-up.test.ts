/** Topping up with PayFast: the signature, and which notifications reach the ledger. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, type Caller } from '../../app.ts';
import { accepted } from '../../simulators/gateways.ts';
import { formText, md5, payfastSite, type PayfastReport } from './payfast-site.ts';

const { merchant_id, merchant_key, passphrase } = accepted.payfast;
const { site, address, report } = await payfastSite();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const top = 'payment_methods_payfast_topup_';

await staff.confirm();
const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
const settings = {
  [`${top}enabled`]: true,
  [`${top}limit`]: 1000,
  [`${top}merchant_id`]: merchant_id,
  [`${top}merchant_key`]: merchant_key,
  [`${top}passphrase`]: passphrase,
};
await staff.post('/api/providers/settings', { base_revision: revision, settings });

function sign(more: Readonly<Record<string, string>> = {}, caller: Caller = customer) {
  const fields = {
    ...{ notify_url: 'http://localhost/api/billing/payfast/notify', m_payment_id: randomUUID() },
    ...{ amount: '200.00', item_name: 'Top up account', ...more },
  };
  const pairs = Object.entries(fields).map(([key, value]) => ({ key, value }));
  return caller.post('/api/billing/payfast/signature', { key_value_pairs: pairs });
}

async function begun(): Promise<string> {
  const id = randomUUID();
  expect((await sign({ m_payment_id: id })).statusCode).toBe(200);
  return id;
}

const balance = () =>
  asOwner(site.database.owner, async (tx) => {
    const query = tx.selectFrom('accounts').select('balance_cents').where('account_code', '=', 'ACME');
    return (await query.executeTakeFirstOrThrow()).balance_cents;
  });
const storedPayment = (id: string) =>
  asOwner(site.database.owner, (tx) =>
    tx.selectFrom('payments').selectAll().where('reference', '=', id).executeTakeFirstOrThrow(),
  );

test('F271 the form is signed in PayFast’s order, without blanks, with the passphrase', async () => {
  const id = randomUUID();
  const answer = await sign({ m_payment_id: id, item_description: '' });
  const expected = formText([
    ...([
      ['merchant_id', merchant_id],
      ['merchant_key', merchant_key],
    ] as const),
    ...([
      ['notify_url', 'http://localhost/api/billing/payfast/notify'],
      ['m_payment_id', id],
    ] as const),
    ...([
      ['amount', '200.00'],
      ['item_name', 'Top up account'],
      ['passphrase', passphrase],
    ] as const),
  ]);
  const data = { merchant_id, merchant_key, signature: md5(expected), action: `${address}/eng/process` };
  expect(answer.json()).toEqual({ data });
  expect(await storedPayment(id)).toMatchObject({ state: 'pending', amount_cents: 20_000, transaction_id: null });
  expect((await sign({ m_payment_id: id })).statusCode).toBe(200);
  expect((await sign({ m_payment_id: id, amount: '300.00' })).json()).toMatchObject({ code: 'payment_exists' });
  for (const amount of ['200', '200.5', '-1.00', '0.00'])
    expect((await sign({ amount })).json()).toMatchObject({ errors: [{ field: 'amount' }] });
  const elsewhere = 'https://elsewhere.test/api/billing/payfast/notify';
  expect((await sign({ notify_url: elsewhere })).json()).toMatchObject({ errors: [{ field: 'notify_url' }] });
});

test('F289 a top-up above the limit is rejected', async () => {
  expect((await sign({ amount: '1000.00' })).statusCode).toBe(200);
  const message = 'The amount you have specified is more than the maximum allowed limit.';
  expect((await sign({ amount: '1000.01' })).json()).toMatchObject({ code: 'above_limit', message });
});

test('F264 staff and users without billing permission can’t pay', async () => {
  expect((await sign({}, staff)).statusCode).toBe(403);
  expect((await sign({}, await signIn(site, 'nobilling@acme.test'))).statusCode).toBe(403);
  expect((await sign({}, callerWith(site, null))).statusCode).toBe(401);
});

test('F276 a paid top-up is credited once, even if notifications are repeated and concurrent', async () => {
  const id = await begun();
  const before = await balance();
  const answers = await Promise.all(Array.from({ length: 5 }, () => report({ id })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  await report({ id, payfastId: 'another' });
  await report({ id, status: 'CANCELLED' });
  expect(await balance()).toBe(before + 20_000);
  const read = await customer.get(`/api/billing/payments/${id}`);
  expect(read.json()).toEqual({ payment: { reference: id, gateway: 'payfast', amount: 200, state: 'paid' } });
  const { state, gateway_reference, transaction_id } = await storedPayment(id);
  expect({ state, gateway_reference }).toEqual({ state: 'paid', gateway_reference: id.slice(-8) });
  // Acme owes more than that on invoices.
  const allocated = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('payment_allocations').select('amount_cents').where('transaction_id', '=', transaction_id).execute(),
  );
  expect(allocated.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(20_000);
});

test('notifications that are forged, altered, for another amount or another provider have no effect', async () => {
  const id = await begun();
  const before = await balance();
  const wrong: readonly Omit<PayfastReport, 'id'>[] = [
    { passphrase: 'guessed' },
    { isIssued: false, payfastId: 'never-sent' },
    { amount: '199.99' },
    { amount: '2000.00' },
    { change: (body) => body.replace('item_name=Top', 'item_name=Tap') },
    { change: (body) => body.replace('payment_status=COMPLETE', 'payment_status=FAILED') },
    { host: 'protea.localhost' },
  ];
  for (const one of wrong)
    expect((await report({ id, ...one })).json()).toMatchObject({ code: 'invalid_notification' });
  expect((await report({ id: randomUUID() })).json()).toMatchObject({ code: 'invalid_notification' });
  expect(await balance()).toBe(before);
  expect(await storedPayment(id)).toMatchObject({ state: 'pending', transaction_id: null });
});

test('a cancelled payment changes nothing, until PayFast reports that it was paid after all', async () => {
  const id = await begun();
  const before = await balance();
  expect((await report({ id, status: 'CANCELLED' })).statusCode).toBe(200);
  expect(await storedPayment(id)).toMatchObject({ state: 'cancelled' });
  expect(await balance()).toBe(before);
  expect((await report({ id })).statusCode).toBe(200);
  expect(await balance()).toBe(before + 20_000);
});

test('only the customer and the team can read a payment', async () => {
  const path = `/api/billing/payments/${await begun()}`;
  expect((await staff.get(path)).json()).toMatchObject({ payment: { state: 'pending', amount: 200 } });
  for (const other of [await signIn(site, 'owner@prepaid.test'), await signIn(site, 'staff@protea.test')])
    expect((await other.get(path)).json()).toMatchObject({ code: 'unknown_payment' });
  expect((await (await signIn(site, 'nobilling@acme.test')).get(path)).statusCode).toBe(403);
});

test('pages allow forms to be sent only to PayFast’s payment page', async () => {
  const page = await site.request({ method: 'GET', url: '/top-up-account', headers: { host: 'protea.localhost' } });
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${address}/eng/process`);
});
