/** Topping up with Stitch: the payment request, and which webhooks reach the ledger. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { accepted, answerAsGateway } from '../../simulators/gateways.ts';
import { svixHeaders } from '../../simulators/stitch-page.ts';

const { client_id, client_secret, webhook_secret } = accepted.stitch;

interface Made {
  readonly id: string;
  readonly externalReference: string;
  amount: { quantity: string; currency: string };
  state: { __typename: string };
}

/** Payment requests by their Stitch ids. */
const made = new Map<string, Made>();
let inputs: object[] = [];
let refusal: string | undefined;
const gateway = await startGateways({
  answer(request) {
    if (request.path !== '/graphql') return answerAsGateway(request);
    if (refusal) return { status: 200, body: { errors: [{ message: refusal }] } };
    const { variables } = JSON.parse(request.body) as { variables: { id?: string; input?: Made } };
    if (!variables.input) return { status: 200, body: { data: { node: made.get(variables.id!) ?? null } } };
    const { amount, externalReference } = variables.input;
    inputs.push(variables.input);
    const id = randomUUID();
    made.set(id, { id, externalReference, amount, state: { __typename: 'PaymentInitiationRequestPending' } });
    const paymentInitiationRequest = { id, url: `https://secure.stitch.test/connect/payment-request/${id}` };
    return { status: 200, body: { data: { clientPaymentInitiationRequestCreate: { paymentInitiationRequest } } } };
  },
});
afterAll(() => gateway.close());
beforeEach(() => {
  refusal = undefined;
  inputs = [];
});
const address = `http://127.0.0.1:${gateway.port}`;
const trusted = `127.0.0.1:${gateway.port}`;
const site = await testApp({ env: { STITCH_URL: address, STITCH_API_URL: address, OUTBOUND_TRUSTED: trusted } });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const top = 'payment_methods_stitch_topup_';
await staff.confirm();
const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
const settings = {
  ...{ [`${top}enabled`]: true, [`${top}methods`]: ['eft'], [`${top}client_id`]: client_id },
  ...{ [`${top}client_secret`]: client_secret, [`${top}webhook_secret`]: webhook_secret },
  ...{ [`${top}beneficiary_name`]: 'Kestrel Couriers', [`${top}beneficiary_bank_id`]: 'fnb' },
  ...{ [`${top}beneficiary_account_number`]: '62845501377', [`${top}beneficiary_reference`]: 'KESTREL' },
};
await staff.post('/api/providers/settings', { base_revision: revision, settings });

function start(more: Readonly<Record<string, string>> = {}, caller: Caller = customer) {
  const fields = {
    ...{ payment_method: 'eft', quantity: '200.00', currency: 'ZAR', external_reference: randomUUID() },
    ...{ payer_reference: 'A-LONG-ACCOUNT-CODE', redirect_uri: 'http://localhost/stitch-payment', ...more },
  };
  const pairs = Object.entries(fields).map(([key, value]) => ({ key, value }));
  return caller.post('/api/billing/stitch/url', { key_value_pairs: pairs });
}

async function begun(): Promise<Made> {
  const answer = await start();
  expect(answer.statusCode, answer.body).toBe(200);
  return [...made.values()].at(-1)!;
}

interface Sending {
  readonly secret?: string;
  readonly at?: Date;
  readonly host?: string;
  readonly change?: (body: string) => string;
}

/** As Svix delivers it: a body that contains the payment request. */
function send({ id, externalReference }: Pick<Made, 'id' | 'externalReference'>, more: Sending = {}) {
  const node = { id, externalReference, state: { __typename: 'PaymentInitiationRequestCompleted' } };
  const body = JSON.stringify({ data: { client: { paymentInitiationRequests: { node, eventId: 'evt' } } } });
  const signed = svixHeaders(body, more.secret ?? webhook_secret, more.at);
  return site.request({
    ...{ method: 'POST', url: '/api/billing/stitch/notify', payload: (more.change ?? String)(body) },
    headers: { ...signed, host: more.host ?? 'localhost', 'content-type': 'application/json' },
  });
}

const completed = { __typename: 'PaymentInitiationRequestCompleted' };
const balance = () =>
  asOwner(site.database.owner, async (tx) => {
    const query = tx.selectFrom('accounts').select('balance_cents').where('account_code', '=', 'ACME');
    return (await query.executeTakeFirstOrThrow()).balance_cents;
  });
const stateOf = async (reference: string) =>
  (await customer.get(`/api/billing/payments/${reference}`)).json<{ payment: { state: string } }>().payment.state;

test('F273 F277 a payment request to the provider’s account is created in rand, and redirects the payer back', async () => {
  const answer = await start();
  const url = new URL(answer.json<{ redirect_url: string }>().redirect_url);
  expect(url.searchParams.get('redirect_uri')).toBe('http://localhost/stitch-payment');
  const bankAccount = { name: 'Kestrel Couriers', bankId: 'fnb', accountNumber: '62845501377' };
  expect(inputs).toMatchObject([
    {
      amount: { quantity: '200.00', currency: 'ZAR' },
      ...{ payerReference: 'A-LONG-ACCOU', beneficiaryReference: 'KESTREL', beneficiary: { bankAccount } },
      paymentMethods: { eft: { enabled: true }, card: { enabled: false } },
    },
  ]);
});

test('the caller’s own account may be named, and metadata goes to Stitch; other accounts and other texts are refused', async () => {
  const { account } = (await customer.get('/api/general-data')).json<{ account: { id: number } }>();
  const pay = async (account_id: number, metadata: string) => {
    const fields = {
      ...{ payment_method: 'eft', quantity: '200.00', external_reference: randomUUID(), metadata },
      redirect_uri: 'http://localhost/stitch-payment',
    };
    const key_value_pairs = Object.entries(fields).map(([key, value]) => ({ key, value }));
    return customer.post('/api/billing/stitch/url', { account_id, key_value_pairs });
  };
  const answer = await pay(account.id, '{"order":"PO-1"}');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(inputs).toMatchObject([{ metadata: { order: 'PO-1' } }]);
  expect((await pay(account.id + 1, '{}')).json()).toMatchObject({ errors: [{ field: 'account_id' }] });
  for (const text of ['PO-1', '[1]', 'null'])
    expect((await pay(account.id, text)).json()).toMatchObject({ errors: [{ field: 'metadata' }] });
  expect(inputs).toHaveLength(1);
});

test('methods not offered, other currencies and unknown fields are rejected before any request; staff can’t pay', async () => {
  const elsewhere = 'https://elsewhere.test/stitch-payment';
  for (const [field, value] of [
    ...([['payment_method', 'card'] as const, ['currency', 'USD'] as const] as const),
    ...([['quantity', '0.00'] as const, ['redirect_uri', elsewhere] as const] as const),
  ])
    expect((await start({ [field]: value })).json()).toMatchObject({ errors: [{ field }] });
  expect((await start({}, staff)).statusCode).toBe(403);
  expect(inputs).toEqual([]);
});

test('F279 Stitch’s error is returned, and the payment has failed', async () => {
  refusal = 'The bank account is not valid.';
  const external_reference = randomUUID();
  const answer = await start({ external_reference });
  expect(answer.json()).toMatchObject({ code: 'gateway_refused', message: refusal });
  expect(await stateOf(external_reference)).toBe('failed');
});

test('a paid top-up is credited once, even if webhooks are repeated and concurrent', async () => {
  const request = await begun();
  const before = await balance();
  expect((await send(request)).statusCode).toBe(200);
  expect(await stateOf(request.externalReference)).toBe('pending');
  request.state = completed;
  request.amount = { quantity: '200', currency: 'ZAR' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(request)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  request.state = { __typename: 'PaymentInitiationRequestCancelled' };
  await send(request);
  expect(await balance()).toBe(before + 20_000);
  expect(await stateOf(request.externalReference)).toBe('paid');
});

test('webhooks that are forged, old, altered, of another amount, currency or provider have no effect', async () => {
  const request = await begun();
  request.state = completed;
  const before = await balance();
  const hour = 3_600_000;
  const wrong: readonly Sending[] = [
    { secret: 'whsec_Zm9yZ2VkLXNlY3JldC1vZi1zb21lYm9keQ==' },
    ...[{ at: new Date(Date.now() - hour) }, { at: new Date(Date.now() + hour) }],
    { change: (body) => body.replace('evt', 'evil') },
    { host: 'protea.localhost' },
  ];
  for (const one of wrong)
    expect((await send(request, one)).json(), JSON.stringify(one)).toMatchObject({ code: 'invalid_notification' });
  for (const amount of [
    { quantity: '199.99', currency: 'ZAR' },
    { quantity: '200.00', currency: 'USD' },
    { quantity: '200.001', currency: 'ZAR' },
  ]) {
    request.amount = amount;
    expect((await send(request)).json()).toMatchObject({ code: 'invalid_notification' });
  }
  request.amount = { quantity: '200.00', currency: 'ZAR' };
  const unknown = { id: randomUUID(), externalReference: request.externalReference };
  expect((await send(unknown)).json()).toMatchObject({ code: 'invalid_notification' });
  expect(await balance()).toBe(before);
  expect(await stateOf(request.externalReference)).toBe('pending');
});
