/** A site with a simulated Bob Pay, which returns payment pages and confirms notifications. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { testApp, type Caller, type TestAppOptions } from '../../app.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { accepted, answerAsGateway } from '../../simulators/gateways.ts';

const { account_code, passphrase } = accepted.bobPay;

type Fields = Readonly<Record<string, string>>;

export interface BobPayReport {
  readonly id: string;
  readonly status?: string;
  readonly amount?: number;
  readonly paid?: number;
  readonly passphrase?: string;
  readonly isIssued?: boolean;
  readonly change?: (body: string) => string;
  readonly host?: string;
  /** Fields that Bob Pay adds unsigned, such as a saved card. */
  readonly more?: Fields;
  /** Replaces the notification, including its signature. */
  readonly raw?: object;
}

/** The request of a browser for a top-up of R 200. */
export const topUpFields = (id: string, more: Fields = {}) => ({
  ...{ custom_payment_id: id, email: 'owner@acme.test', amount: '200.00', item_name: "Top up (Acme's)" },
  notify_url: 'http://localhost/api/billing/bobpay/notify',
  ...more,
});

interface Start {
  readonly fields?: Fields;
  readonly body?: object;
}

export function startTopUp(caller: Caller, { fields = {}, body = {} }: Start = {}) {
  const pairs = Object.entries(topUpFields(randomUUID(), fields)).map(([key, value]) => ({ key, value }));
  return caller.post('/api/billing/bobpay/url', { key_value_pairs: pairs, payment_method: 'instant-eft', ...body });
}

/** Like Go's url.QueryEscape. */
const escaped = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

export async function bobPaySite(options: TestAppOptions = {}) {
  /** Notifications that the gateway confirms. */
  const issued = new Set<string>();
  /** The gateway's response instead of a page. */
  const refusing: { with?: object | undefined } = {};
  const gateway = await startGateways({
    answer(request) {
      if (request.path === '/v2/payments/intents/validate')
        return { status: issued.has(request.body) ? 200 : 400, body: {} };
      if (request.path === '/v2/payments/payment-methods/public')
        return { status: 200, body: { payment_methods: [{ name: 'instant-eft', status: 'active', id: 7 }, null] } };
      return refusing.with ? { status: 422, body: refusing.with } : answerAsGateway(request);
    },
  });
  afterAll(() => gateway.close());
  const address = `http://127.0.0.1:${gateway.port}`;
  const site = await testApp({
    ...options,
    env: { BOB_PAY_URL: address, OUTBOUND_TRUSTED: `127.0.0.1:${gateway.port}` },
  });

  const report = ({ id, status = 'paid', amount = 200, paid = amount, ...more }: BobPayReport) => {
    const fields: Record<string, string> = { recipient_account_code: account_code, ...topUpFields(id) };
    const names = [
      ...['recipient_account_code', 'custom_payment_id', 'email', 'mobile_number', 'amount', 'item_name'],
      ...['item_description', 'notify_url', 'success_url', 'pending_url', 'cancel_url'],
    ];
    const values = { ...fields, amount: amount.toFixed(2) } as Record<string, string>;
    const text = [...names.map((name) => [name, values[name] ?? '']), ['passphrase', more.passphrase ?? passphrase]]
      .map(([name, value]) => `${name}=${escaped(value ?? '')}`)
      .join('&');
    const signature = createHash('md5').update(text).digest('hex');
    const notification = { ...fields, amount, paid_amount: paid, status, uuid: randomUUID(), signature, ...more.more };
    const body = JSON.stringify(more.raw ?? notification);
    if (more.isIssued !== false) issued.add(body);
    return site.request({
      ...{ method: 'POST', url: '/api/billing/bobpay/notify', payload: (more.change ?? String)(body) },
      headers: { host: more.host ?? 'localhost', 'content-type': 'application/json' },
    });
  };
  /** The last request to the gateway. */
  const lastRequest = () => JSON.parse(gateway.requests.at(-1)!.body) as Readonly<Record<string, unknown>>;
  return { site, gateway, refusing, report, asked: lastRequest };
}
