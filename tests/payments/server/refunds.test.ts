/** Paying payments back: through PayFast and Stitch, recorded by hand, refused, without an answer, and twice at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentRefunds, ReceivedPayment } from '#generated/types.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { accepted, answerAsGateway, type ReceivedRequest } from '../../simulators/gateways.ts';

type Behaviour = 'answers' | 'refuses' | 'fails';
let behaviour: Behaviour = 'answers';
let refunds: ReceivedRequest[] = [];
/** Done while the gateway still answers. */
let meanwhile: (() => Promise<unknown>) | undefined;

const gateway = await startGateways({
  answer(request, response) {
    const isRefund = request.path.startsWith('/refunds/') || request.path === '/graphql';
    if (!isRefund) return answerAsGateway(request);
    refunds.push(request);
    if (meanwhile) {
      const { body } = answerAsGateway(request);
      void meanwhile().finally(() => response.end(JSON.stringify(body)));
      return undefined;
    }
    if (behaviour === 'fails') return { status: 502, body: 'Bad gateway' };
    if (request.path === '/graphql')
      return behaviour === 'refuses'
        ? { status: 200, body: { errors: [{ message: 'The payment has not cleared' }] } }
        : { status: 200, body: { data: { clientRefundInitiate: { refund: { id: 'st-refund-1' } } } } };
    return behaviour === 'refuses'
      ? { status: 400, body: { code: 400, status: 'failed', data: { message: 'Insufficient merchant funds' } } }
      : answerAsGateway(request);
  },
});
afterAll(() => gateway.close());
const address = `http://127.0.0.1:${gateway.port}`;
const site = await testApp({
  env: {
    ...{ PAYFAST_URL: address, STITCH_URL: address, STITCH_API_URL: address },
    OUTBOUND_TRUSTED: `127.0.0.1:${gateway.port}`,
  },
});
const staff = await signIn(site, 'staff@kestrel.test');

await staff.confirm();
const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
const { merchant_id, merchant_key, passphrase } = accepted.payfast;
const payfast = 'payment_methods_payfast_topup_';
const stitch = 'payment_methods_stitch_topup_';
const saved = await staff.post('/api/providers/settings', {
  base_revision: revision,
  settings: {
    ...{ [`${payfast}enabled`]: true, [`${stitch}enabled`]: true, [`${stitch}methods`]: ['eft'] },
    ...{ [`${stitch}beneficiary_name`]: 'Kestrel', [`${stitch}beneficiary_bank_id`]: 'fnb' },
    ...{ [`${stitch}beneficiary_account_number`]: '62845501377', [`${stitch}beneficiary_reference`]: 'KESTREL' },
    [`${stitch}webhook_secret`]: accepted.stitch.webhook_secret,
    ...{ [`${payfast}merchant_id`]: merchant_id, [`${payfast}merchant_key`]: merchant_key },
    ...{ [`${payfast}passphrase`]: passphrase, [`${stitch}client_id`]: accepted.stitch.client_id },
    [`${stitch}client_secret`]: accepted.stitch.client_secret,
  },
});
if (saved.statusCode !== 200) throw new Error(saved.body);

beforeEach(() => {
  behaviour = 'answers';
  refunds = [];
  meanwhile = undefined;
});

/** A top-up of R 200.00 of a prepaid account; returns its transaction. */
function paid(by: 'payfast' | 'stitch' | 'bob_pay' | null = 'payfast'): Promise<number> {
  return inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx, 'KAROO');
    const amount = 20_000;
    const given = { description: 'Top-up', effectiveDate: '2026-11-28', createdBy: null };
    const { id } = await post(tx, { ...given, accountId: account_id, type: 'payment', amount });
    if (by)
      await tx
        .insertInto('payments')
        .values({
          ...{ provider_id: 1, account_id, gateway: by, reference: randomUUID(), amount_cents: amount, state: 'paid' },
          ...{ transaction_id: id, gateway_reference: `${by}-${id}` },
        })
        .execute();
    return id;
  });
}

const balance = () =>
  inTenant(site.database.owner, 1, async (tx) => {
    const row = await tx
      .selectFrom('accounts')
      .select('balance_cents')
      .where('account_code', '=', 'KAROO')
      .executeTakeFirst();
    return row!.balance_cents;
  });
const request = (id: number, more: object = {}) => ({ id, amount: 50, reason: 'Cancelled', way: 'gateway', ...more });
const refund = (id: number, more: object = {}, caller: Caller = staff, key?: string) =>
  caller.post('/api/billing/payments/refunds', request(id, more), key === undefined ? {} : { 'idempotency-key': key });
const listed = async (id: number) =>
  (await staff.get(`/api/billing/payments?id=${id}`)).json<{ received_payments: ReceivedPayment[] }>()
    .received_payments[0]!;

describe('through the payment provider', () => {
  test('PayFast pays part of it back, and the account is debited', async () => {
    const id = await paid();
    const before = await balance();
    const answer = await refund(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<PaymentRefunds>()).toMatchObject({
      ...{ refundable: 150, through_gateway: true, account_type: 'prepaid' },
      refunds: [{ amount: 50, reason: 'Cancelled', state: 'done', reference: `rf-payfast-${id}-5000` }],
    });
    expect(refunds).toHaveLength(1);
    expect(JSON.parse(refunds[0]!.body)).toMatchObject({ amount: 5_000, reason: 'Cancelled' });
    expect(await balance()).toBe(before - 5_000);
    expect(await listed(id)).toMatchObject({ refunded: 50, refund_pending: false });
    // Nothing may be paid back twice: neither by another refund nor by a reversal.
    expect((await refund(id, { amount: 150.01 })).json()).toMatchObject({ errors: [{ field: 'amount' }] });
    const reversal = await staff.post('/api/billing/transactions/reverse', { id, reason: 'Wrong' });
    expect(reversal.json()).toMatchObject({ code: 'not_reversible' });
    expect((await refund(id, { amount: 150 })).statusCode).toBe(200);
    expect((await refund(id, { amount: 0.01 })).json()).toMatchObject({ errors: [{ field: 'amount' }] });
    expect(await balance()).toBe(before - 20_000);
  });

  test('Stitch is asked once for each refund, by a reference that it recognises', async () => {
    const id = await paid('stitch');
    expect((await refund(id, { amount: 200 })).json()).toMatchObject({ refundable: 0, refunds: [{ state: 'done' }] });
    const { variables } = JSON.parse(refunds[0]!.body) as { variables: { input: Record<string, unknown> } };
    expect(variables.input).toMatchObject({
      ...{ paymentRequestId: `stitch-${id}`, reason: 'requested_by_user' },
      amount: { quantity: '200.00', currency: 'ZAR' },
    });
    expect(String(variables.input['nonce'])).toMatch(/^rfd-/);
  });

  test('a refund that it refuses changes nothing, and says why', async () => {
    const id = await paid();
    const before = await balance();
    behaviour = 'refuses';
    const answer = await refund(id);
    expect(answer.json()).toMatchObject({ code: 'gateway_refused', message: 'Insufficient merchant funds.' });
    expect(await balance()).toBe(before);
    const read = (await staff.get(`/api/billing/payments/refunds?id=${id}`)).json<PaymentRefunds>();
    expect(read).toMatchObject({
      refundable: 200,
      refunds: [{ state: 'failed', failure: 'Insufficient merchant funds.', created_by: 'Sipho Staff' }],
    });
  });

  test('without an answer nothing else is refunded until staff say whether it was made', async () => {
    const id = await paid();
    const before = await balance();
    behaviour = 'fails';
    expect((await refund(id)).json()).toMatchObject({ code: 'refund_unconfirmed' });
    behaviour = 'answers';
    expect((await refund(id)).json()).toMatchObject({ code: 'refund_pending' });
    expect(refunds).toHaveLength(1);
    expect(await balance()).toBe(before);
    expect(await listed(id)).toMatchObject({ refunded: 0, refund_pending: true });
    const reversal = await staff.post('/api/billing/transactions/reverse', { id, reason: 'Wrong' });
    expect([reversal.statusCode, reversal.json()]).toMatchObject([409, { code: 'refund_pending' }]);
    expect(await balance()).toBe(before);
    const { refunds: stored } = (await staff.get(`/api/billing/payments/refunds?id=${id}`)).json<PaymentRefunds>();
    const resolve = (was_made: boolean, refund_id = stored[0]!.id) =>
      staff.post('/api/billing/payments/refunds/resolve', { id, refund_id, was_made });
    expect((await resolve(true, 999_999)).json()).toMatchObject({ code: 'unknown_refund' });
    expect((await resolve(true)).json()).toMatchObject({ refundable: 150, refunds: [{ state: 'done' }] });
    expect(await balance()).toBe(before - 5_000);
    expect((await resolve(false)).json()).toMatchObject({ code: 'refund_settled' });
    behaviour = 'fails';
    await refund(id);
    const again = (await staff.get(`/api/billing/payments/refunds?id=${id}`)).json<PaymentRefunds>();
    expect((await resolve(false, again.refunds[0]!.id)).json()).toMatchObject({ refunds: [{ state: 'failed' }, {}] });
    expect(await balance()).toBe(before - 5_000);
  });

  test.each([
    ['was made', true],
    ['was not made', false],
  ])(
    'it debits the account once, also when staff say that it %s while the provider still answers',
    async (_, was_made) => {
      const id = await paid();
      const before = await balance();
      meanwhile = async () => {
        const { refunds: stored } = (await staff.get(`/api/billing/payments/refunds?id=${id}`)).json<PaymentRefunds>();
        const resolved = { id, refund_id: stored[0]!.id, was_made };
        expect((await staff.post('/api/billing/payments/refunds/resolve', resolved)).statusCode).toBe(200);
      };
      const answer = await refund(id);
      expect(answer.json(), answer.body).toMatchObject({ refundable: 150, refunds: [{ state: 'done' }] });
      expect(await balance()).toBe(before - 5_000);
    },
  );

  test('a request that is repeated with its idempotency key refunds once', async () => {
    const id = await paid();
    const before = await balance();
    const key = randomUUID();
    const first = await refund(id, {}, staff, key);
    expect((await refund(id, {}, staff, key)).json()).toEqual(first.json());
    expect(refunds).toHaveLength(1);
    expect(await balance()).toBe(before - 5_000);
  });

  test('of two refunds at once over all that is left, one is made', async () => {
    const id = await paid();
    const before = await balance();
    const answers = await Promise.all([refund(id, { amount: 200 }), refund(id, { amount: 200 })]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refunds).toHaveLength(1);
    expect(await balance()).toBe(before - 20_000);
  });
});

describe('recorded', () => {
  test('a payment that was paid back elsewhere is debited at once, with the number of the transfer', async () => {
    const id = await paid('bob_pay');
    const before = await balance();
    expect((await refund(id)).json()).toMatchObject({ errors: [{ field: 'way' }] });
    const answer = await refund(id, { way: 'outside', payment_reference: ' 004512 ' });
    expect(answer.json()).toMatchObject({ through_gateway: false, refunds: [{ reference: '004512', state: 'done' }] });
    expect(await balance()).toBe(before - 5_000);
    expect(refunds).toHaveLength(0);
  });

  test('what a prepaid account has spent is refunded only if staff confirm that it owes it', async () => {
    const id = await paid('bob_pay');
    const change = async (amount: number): Promise<void> => {
      await inTenant(site.database.owner, 1, async (tx) => {
        const given = { description: 'Correction', effectiveDate: '2026-11-28', createdBy: null };
        await post(tx, { ...given, accountId: await accountId(tx, 'KAROO'), type: 'balance-adjustment', amount });
      });
    };
    const before = await balance();
    // R 30.00 is left.
    await change(3_000 - before);
    const asked = { way: 'outside', amount: 30.01 };
    expect((await refund(id, asked)).json()).toMatchObject({
      code: 'invalid_refund',
      errors: [{ field: 'below_zero', message: expect.stringContaining('30.00') as string }],
    });
    expect(await balance()).toBe(3_000);
    expect((await refund(id, { ...asked, amount: 30 })).statusCode).toBe(200);
    expect((await refund(id, { ...asked, below_zero: true })).statusCode).toBe(200);
    expect(await balance()).toBe(-3_001);
    await change(before - (await balance()));
  });

  test('what pays invoices is not refundable', async () => {
    const id = await inTenant(site.database.owner, 1, async (tx) => {
      const given = { description: 'EFT', effectiveDate: '2026-11-28', createdBy: null };
      const account = await accountId(tx, 'ACME');
      return (await post(tx, { ...given, accountId: account, type: 'payment', amount: 10_000 })).id;
    });
    const body = { id, allocation: 'auto-oldest-invoice-first' };
    const allocated = await staff.post('/api/billing/transactions/allocate', body);
    expect(allocated.statusCode, allocated.body).toBe(200);
    expect((await refund(id, { way: 'outside', amount: 100 })).json()).toMatchObject({ errors: [{ field: 'amount' }] });
  });

  test('a refunded part can’t be allocated to invoices', async () => {
    const id = await inTenant(site.database.owner, 1, async (tx) => {
      const given = { description: 'EFT', effectiveDate: '2026-11-28', createdBy: null };
      return (await post(tx, { ...given, accountId: await accountId(tx, 'ACME'), type: 'payment', amount: 10_000 })).id;
    });
    expect((await refund(id, { way: 'outside', amount: 99 })).statusCode).toBe(200);
    const account = await inTenant(site.database.owner, 1, (tx) => accountId(tx, 'ACME'));
    const open = (await staff.get(`/api/billing/transactions/open-payments?account_id=${account}`)).json<{
      open_payments: { id: number; unallocated: number }[];
    }>();
    expect(open.open_payments.find((one) => one.id === id)).toMatchObject({ unallocated: 1 });
  });
});

test('customers, other providers and staff without the permission refund nothing', async () => {
  const id = await paid();
  const before = await balance();
  expect((await refund(id, {}, await signIn(site, 'owner@prepaid.test'))).statusCode).toBe(403);
  expect((await refund(id, {}, await signIn(site, 'support@kestrel.test'))).statusCode).toBe(403);
  expect((await refund(id, {}, await signIn(site, 'staff@protea.test'))).statusCode).toBe(404);
  expect((await refund(999_999)).json()).toMatchObject({ code: 'unknown_payment' });
  expect(refunds).toHaveLength(0);
  expect(await balance()).toBe(before);
});
