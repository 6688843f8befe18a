/** The payment pages of the simulated gateways: a user pays or cancels, the gateway sends a notification, and redirects the browser. */
import { request, type ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { ReceivedRequest } from './gateways.ts';

/** An amount to pay. */
export interface Bill {
  readonly title: string;
  readonly amount: string;
  readonly what: string;
  /** Another input on the page, such as a card. */
  readonly choice?: { readonly label: string; readonly options: readonly string[] };
  /** Notifies the shop and returns the redirect URL; `back` is the one in the URL of the page. */
  readonly finish: (isPaid: boolean, back: string, chosen: string | null) => Promise<string>;
}

/** Returns the URL to pay a bill at. */
export type AddBill = (bill: Bill) => string;

/** Whether the request was handled, including the response. */
export type PageGateway = (received: ReceivedRequest, response: ServerResponse, addBill: AddBill) => boolean;

export class PaymentPages {
  readonly #bills = new Map<string, Bill>();
  readonly #gateways: readonly PageGateway[];

  constructor(gateways: readonly PageGateway[]) {
    this.#gateways = gateways;
  }

  /** Whether the path was handled, including the response. `origin`: of the simulators. */
  answer(received: ReceivedRequest, response: ServerResponse, origin: string): boolean {
    const { method, path, query, body } = received;
    const addBill = (bill: Bill): string => {
      const id = randomBytes(8).toString('hex');
      this.#bills.set(id, bill);
      return `${origin}/pay?bill=${id}`;
    };
    if (this.#gateways.some((gateway) => gateway(received, response, addBill))) return true;
    const bill = path === '/pay' ? this.#bills.get(query.get('bill') ?? '') : undefined;
    if (!bill) return false;
    if (method === 'GET') return send(response, 200, 'text/html', page(bill));
    const finish = async (): Promise<void> => {
      const form = new URLSearchParams(body);
      const isPaid = form.get('outcome') === 'paid';
      const location = await bill.finish(isPaid, query.get('redirect_uri') ?? '', form.get('choice'));
      response.writeHead(303, { location }).end();
    };
    void finish();
    return true;
  }
}

/** Hosts below localhost are this machine, even if it cannot resolve them. */
export function post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const target = hostname === 'localhost' || hostname.endsWith('.localhost') ? '127.0.0.1' : hostname;
  return new Promise((done, failed) => {
    const options = { host: target, port: port || 80, path: pathname + search, method: 'POST' };
    const outgoing = request({ ...options, headers: { ...headers, host } }, (answer) =>
      answer.resume().on('end', done),
    );
    outgoing.on('error', failed).end(body);
  });
}

export function send(response: ServerResponse, status: number, type: string, text: string): true {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
  return true;
}

function page({ title, amount, what, choice }: Bill): string {
  const options = choice?.options.map((option) => `<option>${safe(option)}</option>`).join('');
  const choiceField = choice
    ? `<p><label>${safe(choice.label)} <select name="choice">${options}</select></label></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(title)} (simulated)</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:24rem;padding:0 1rem}
button{font:inherit;padding:.5rem 1.5rem;margin-right:.5rem}</style></head>
<body><h1>${safe(title)}</h1><p>Simulated on this machine: no money moves.</p><p>${safe(what)}: <strong>R ${safe(amount)}</strong></p>
<form method="post">${choiceField}<button name="outcome" value="paid">Pay</button><button name="outcome" value="cancelled">Cancel</button></form></body></html>`;
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
