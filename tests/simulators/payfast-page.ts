/** PayFast's payment page: it accepts a signed form, sends ITN notifications, and confirms them. */
import { createHash } from 'node:crypto';
import { accepted } from './gateways.ts';
import { post, send, type PageGateway } from './payment-pages.ts';

type Fields = readonly (readonly [string, string])[];

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');
const encoded = (fields: Fields): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString().replaceAll('*', '%2A');

export function payfastPage(): PageGateway {
  /** Bodies of the notifications that were sent. */
  const sent = new Set<string>();
  return ({ method, path, body }, response, addBill) => {
    if (method !== 'POST') return false;
    if (path === '/eng/query/validate') return send(response, 200, 'text/plain', sent.has(body) ? 'VALID' : 'INVALID');
    if (path !== '/eng/process') return false;
    const form = new URLSearchParams(body);
    const { merchant_id, merchant_key, passphrase } = accepted.payfast;
    const fields = [...form].filter(([name, value]) => name !== 'signature' && value !== '');
    const isOurs = form.get('merchant_id') === merchant_id && form.get('merchant_key') === merchant_key;
    if (!isOurs || md5(encoded([...fields, ['passphrase', passphrase]])) !== form.get('signature'))
      return send(response, 400, 'text/html', '<h1>Generated signature does not match submitted signature</h1>');
    const given = (name: string): string => form.get(name) ?? '';
    const finish = async (isPaid: boolean): Promise<string> => {
      const report = {
        m_payment_id: given('m_payment_id'),
        pf_payment_id: String(Date.now()),
        payment_status: isPaid ? 'COMPLETE' : 'CANCELLED',
        item_name: given('item_name'),
        item_description: given('item_description'),
        amount_gross: given('amount'),
        merchant_id,
      };
      const text = encoded(Object.entries(report));
      sent.add(text);
      const signature = md5(`${text}&${encoded([['passphrase', passphrase]])}`);
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      await post(given('notify_url'), type, `${text}&signature=${signature}`);
      return given(isPaid ? 'return_url' : 'cancel_url');
    };
    const location = addBill({ title: 'PayFast', amount: given('amount'), what: given('item_name'), finish });
    response.writeHead(303, { location }).end();
    return true;
  };
}
