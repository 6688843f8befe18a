/** The payment pages of the simulated gateways: somebody pays or cancels there, the gateway reports it, and the browser goes back. */
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { ServerResponse } from 'node:http';
import { accepted, type Asked } from './gateways.ts';

/** What somebody is asked to pay. */
interface Bill {
  readonly title: string;
  readonly amount: string;
  readonly what: string;
  /** Reports to the shop and says where the browser goes then. */
  readonly finish: (isPaid: boolean) => Promise<string>;
}

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');
const encoded = (fields: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString().replaceAll('*', '%2A');

export class PaymentPages {
  readonly #bills = new Map<string, Bill>();
  /** Bodies of the notifications that PayFast sent, which it confirms. */
  readonly #sent = new Set<string>();

  /** Whether the path was one of these; then the response is answered. */
  answer({ method, path, query, body }: Asked, response: ServerResponse): boolean {
    const form = new URLSearchParams(body);
    if (method === 'POST' && path === '/eng/process') return this.#payfast(form, response);
    if (method === 'POST' && path === '/eng/query/validate')
      return send(response, 200, 'text/plain', this.#sent.has(body) ? 'VALID' : 'INVALID');
    const bill = path === '/pay' ? this.#bills.get(query.get('bill') ?? '') : undefined;
    if (!bill) return false;
    if (method === 'GET') return send(response, 200, 'text/html', page(bill));
    const isPaid = form.get('outcome') === 'paid';
    const finish = async (): Promise<void> => {
      response.writeHead(303, { location: await bill.finish(isPaid) }).end();
    };
    void finish();
    return true;
  }

  /** Where the bill is paid, below the address of the simulators. */
  add(bill: Bill): string {
    const id = randomBytes(8).toString('hex');
    this.#bills.set(id, bill);
    return `/pay?bill=${id}`;
  }

  #payfast(form: URLSearchParams, response: ServerResponse): boolean {
    const { merchant_id, merchant_key, passphrase } = accepted.payfast;
    const fields = [...form].filter(([name, value]) => name !== 'signature' && value !== '');
    const isOurs = form.get('merchant_id') === merchant_id && form.get('merchant_key') === merchant_key;
    if (!isOurs || md5(encoded([...fields, ['passphrase', passphrase]])) !== form.get('signature'))
      return send(response, 400, 'text/html', '<h1>Generated signature does not match submitted signature</h1>');
    const given = (name: string): string => form.get(name) ?? '';
    const report = (isPaid: boolean): [string, string][] => [
      ...([
        ['m_payment_id', given('m_payment_id')],
        ['pf_payment_id', String(1_000_000 + this.#bills.size)],
        ['payment_status', isPaid ? 'COMPLETE' : 'CANCELLED'],
      ] as [string, string][]),
      ...([
        ['item_name', given('item_name')],
        ['item_description', given('item_description')],
        ['amount_gross', given('amount')],
        ['merchant_id', merchant_id],
      ] as [string, string][]),
    ];
    const finish = async (isPaid: boolean): Promise<string> => {
      const text = encoded(report(isPaid));
      this.#sent.add(text);
      const signature = md5(`${text}&${encoded([['passphrase', passphrase]])}`);
      await post(given('notify_url'), 'application/x-www-form-urlencoded', `${text}&signature=${signature}`);
      return given(isPaid ? 'return_url' : 'cancel_url');
    };
    const bill = { title: 'PayFast', amount: given('amount'), what: given('item_name'), finish };
    response.writeHead(303, { location: this.add(bill) }).end();
    return true;
  }
}

/** Hosts below localhost are this machine, whether or not it can look them up. */
function post(address: string, type: string, body: string): Promise<void> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const target = hostname === 'localhost' || hostname.endsWith('.localhost') ? '127.0.0.1' : hostname;
  return new Promise((done, failed) => {
    const headers = { host, 'content-type': type };
    const options = { host: target, port: port || 80, path: pathname + search, method: 'POST', headers };
    const asked = request(options, (answer) => answer.resume().on('end', done));
    asked.on('error', failed).end(body);
  });
}

function send(response: ServerResponse, status: number, type: string, text: string): true {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
  return true;
}

function page({ title, amount, what }: Bill): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(title)} (simulated)</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:24rem;padding:0 1rem}
button{font:inherit;padding:.5rem 1.5rem;margin-right:.5rem}</style></head>
<body><h1>${safe(title)}</h1><p>Simulated on this machine: no money moves.</p><p>${safe(what)}: <strong>R ${safe(amount)}</strong></p>
<form method="post"><button name="outcome" value="paid">Pay</button><button name="outcome" value="cancelled">Cancel</button></form></body></html>`;
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
