/** Topping up with Bob Pay: the requested page, and which notifications reach the ledger. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, type Caller } from '../../app.ts';
import { accepted } from '../../simulators/gateways.ts';
import { bobPaySite, startTopUp, type BobPayReport } from './bob-pay-site.ts';

const { account_code, passphrase } = accepted.bobPay;
const { site, gateway, refusing, report, asked: request } = await bobPaySite();
beforeEach(() => (refusing.with = undefined));
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const top = 'payment_methods_bobpay_topup_';
await staff.confirm();
const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
const settings = {
  ...{ [`${top}enabled`]: true, [`${top}limit`]: 1000, [`${top}methods`]: ['credit-card', 'instant-eft'] },
  ...{ [`${top}recipient_account_code`]: account_code, [`${top}passphrase`]: passphrase },
};
await staff.post('/api/providers/settings', { base_revision: revision, settings });

type Fields = Readonly<Record<string, string>>;

const start = (fields: Fields = {}, caller: Caller = customer, payment_method = 'instant-eft') =>
  startTopUp(caller, { fields, body: { payment_method } });

async function begun(): Promise<string> {
  const id = randomUUID();
  const answer = await start({ custom_payment_id: id });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

const balance = () =>
  asOwner(site.database.owner, async (tx) => {
    const query = tx.selectFrom('accounts').select('balance_cents').where('account_code', '=', 'ACME');
    return (await query.executeTakeFirstOrThrow()).balance_cents;
  });
const stateOf = async (id: string) =>
  (await customer.get(`/api/billing/payments/${id}`)).json<{ payment: { state: string } }>().payment.state;

test('F272 F277 the page is requested with a signature over the fields, and its URL is returned', async () => {
  const id = randomUUID();
  const answer = await start({ custom_payment_id: id });
  expect(answer.json()).toEqual({ redirect_url: 'https://sandbox.bobpay.test/pay/1c0ffee' });
  expect(request()).toMatchObject({ custom_payment_id: id, amount: 200, payment_method: 'instant-eft' });
  expect(await stateOf(id)).toBe('pending');
  expect((await start({ custom_payment_id: id })).json()).toMatchObject({ code: 'payment_exists' });
});

test('F289 amounts above the limit, methods not offered and unknown fields are rejected before any request', async () => {
  const before = gateway.requests.length;
  const message = 'The amount you have specified is more than the maximum allowed limit.';
  expect((await start({ amount: '1000.01' })).json()).toMatchObject({ code: 'above_limit', message });
  expect((await start({ amount: '200' })).json()).toMatchObject({ errors: [{ field: 'amount' }] });
  const elsewhere = 'https://elsewhere.test/api/billing/bobpay/notify';
  expect((await start({ notify_url: elsewhere })).json()).toMatchObject({ errors: [{ field: 'notify_url' }] });
  expect((await start({ recipient_account_code: 'OTHER1' })).statusCode).toBe(422);
  expect((await start({}, customer, 'pay-shap')).json()).toMatchObject({ errors: [{ field: 'payment_method' }] });
  expect((await start({}, staff)).statusCode).toBe(403);
  expect((await start({}, await signIn(site, 'nobilling@acme.test'))).statusCode).toBe(403);
  expect((await start({}, callerWith(site, null))).statusCode).toBe(401);
  expect(gateway.requests.length).toBe(before);
});

test('F279 Bob Pay’s error is returned, and the payment has failed', async () => {
  refusing.with = { message: 'Recipient account is not verified.' };
  const id = randomUUID();
  const answer = await start({ custom_payment_id: id });
  expect(answer.json()).toMatchObject({ code: 'gateway_refused', message: 'Recipient account is not verified.' });
  expect(await stateOf(id)).toBe('failed');
  refusing.with = { url: 7 };
  expect((await start()).json()).toMatchObject({ message: 'Bob Pay didn’t accept the payment.' });
});

test('F275 Bob Pay’s payment methods are loaded for the provider’s own account', async () => {
  const path = '/api/payments/payment-methods/public';
  const methods = { payment_methods: [{ name: 'instant-eft', status: 'active' }] };
  expect((await customer.get(`${path}?account_code=${account_code}`)).json()).toEqual(methods);
  expect((await customer.get(path)).json()).toEqual(methods);
  expect((await customer.get(`${path}?account_code=OTHER1`)).statusCode).toBe(404);
  expect((await callerWith(site, null).get(path)).statusCode).toBe(401);
});

test('F276 a paid top-up is credited once, even if notifications are repeated, concurrent and out of order', async () => {
  const id = await begun();
  const before = await balance();
  await report({ id, status: 'canceled' });
  expect(await stateOf(id)).toBe('cancelled');
  const answers = await Promise.all(Array.from({ length: 5 }, () => report({ id })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  await report({ id, status: 'failed' });
  await report({ id, status: 'refunded' });
  expect(await balance()).toBe(before + 20_000);
  expect(await stateOf(id)).toBe('paid');
});

test('F276 notifications that are forged, altered, for another amount or another provider have no effect', async () => {
  const id = await begun();
  const before = await balance();
  const wrong: readonly Omit<BobPayReport, 'id'>[] = [
    { passphrase: 'guessed' },
    { isIssued: false },
    ...[{ amount: 199.99 }, { amount: 2000 }, { paid: 1 }],
    { change: (body) => body.replace('"amount":200', '"amount":2000') },
    // Not signed, so only Bob Pay's confirmation detects it.
    { status: 'unpaid', change: (body) => body.replace('"unpaid"', '"paid"') },
    { host: 'protea.localhost' },
  ];
  for (const one of wrong)
    expect((await report({ id, ...one })).json(), JSON.stringify(one)).toMatchObject({ code: 'invalid_notification' });
  expect((await report({ id: randomUUID() })).json()).toMatchObject({ code: 'invalid_notification' });
  expect((await report({ id, change: () => '{"custom_payment_id":' })).statusCode).toBe(400);
  expect(await balance()).toBe(before);
  expect(await stateOf(id)).toBe('pending');
});
