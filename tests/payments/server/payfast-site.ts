/** A site with a simulated PayFast: notifications are signed as documented, and confirmed on request. */
import { createHash } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Settings } from '#generated/types.ts';
import { testApp, type Caller, type TestAppOptions } from '../../app.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { accepted } from '../../simulators/gateways.ts';

export interface PayfastReport {
  /** The payment's id. */
  readonly id: string;
  readonly status?: string;
  readonly amount?: string;
  readonly payfastId?: string;
  readonly passphrase?: string;
  readonly isIssued?: boolean;
  readonly change?: (body: string) => string;
  readonly host?: string;
}

export const formText = (fields: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString().replaceAll('*', '%2A');
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export async function payfastSite(options: TestAppOptions = {}) {
  /** Notifications that the gateway confirms. */
  const issued = new Set<string>();
  const gateway = await startGateways({
    answer({ path, body }, response) {
      const isKnown = path === '/eng/query/validate' && issued.has(body);
      response.writeHead(200, { 'content-type': 'text/plain' }).end(isKnown ? 'VALID' : 'INVALID');
      return undefined;
    },
  });
  afterAll(() => gateway.close());
  const address = `http://127.0.0.1:${gateway.port}`;
  const site = await testApp({
    ...options,
    env: { PAYFAST_PAGE_URL: address, OUTBOUND_TRUSTED: `127.0.0.1:${gateway.port}` },
  });

  /** As PayFast posts it: a form in its own order, including blank fields. */
  const report = ({ id, status = 'COMPLETE', amount = '200.00', payfastId = id.slice(-8), ...more }: PayfastReport) => {
    const text = formText([
      ['m_payment_id', id],
      ['pf_payment_id', payfastId],
      ['payment_status', status],
      ['item_name', 'Top up (account)'],
      ['item_description', ''],
      ['amount_gross', amount],
      ['amount_fee', '-4.60'],
      ['email_address', 'o@acme.test'],
      ['merchant_id', accepted.payfast.merchant_id],
    ]);
    const secret = formText([['passphrase', more.passphrase ?? accepted.payfast.passphrase]]);
    if (more.isIssued !== false) issued.add(text);
    const body = `${text}&signature=${md5(`${text}&${secret}`)}`;
    return site.request({
      ...{ method: 'POST', url: '/api/billing/payfast/notify', payload: (more.change ?? String)(body) },
      headers: { host: more.host ?? 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  return { site, address, report };
}

/** Saves PayFast as a way to pay for shipments, with a passphrase of their own, and `more` settings. */
export async function offerPayfast(staff: Caller, passphrase: string, more: Partial<Settings> = {}): Promise<void> {
  await staff.confirm();
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const saved = await staff.post('/api/providers/settings', {
    base_revision: revision,
    settings: {
      payment_methods_payfast_enabled: true,
      payment_methods_payfast_merchant_id: accepted.payfast.merchant_id,
      payment_methods_payfast_merchant_key: accepted.payfast.merchant_key,
      payment_methods_payfast_passphrase: passphrase,
      ...more,
    },
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
}
