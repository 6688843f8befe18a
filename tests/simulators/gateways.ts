/** The HTTP APIs of payment and message gateways, each written from its own documentation and not from our adapters. */
import { createHash, createHmac } from 'node:crypto';
import { bobBox, bobBoxKey } from './bob-box.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface SimulatedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Cards that Bob Pay’s sandbox accepts and saves; none has a real number. */
export const testCards = [
  { id: 'card_9f1c4242', reference: 'KES-4242', number: '4242424242424242', association: 'visa' },
  { id: 'card_7b3e4444', reference: 'KES-4444', number: '5555555555554444', association: 'mastercard' },
  { id: 'card_2d680005', reference: 'KES-0005', number: '378282246310005', association: 'american express' },
  { id: 'card_5a0b1667', reference: 'KES-1667', number: '36227206271667', association: 'diners club' },
] as const;

/** Credentials that the simulators accept. The first is PayFast's own public sandbox merchant. */
export const accepted = {
  payfast: { merchant_id: '10000100', merchant_key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' },
  bobPay: { account_code: 'KES001', passphrase: 'bob-demo-passphrase', wrong_security_code: '000' },
  bobBox: { api_key: bobBoxKey },
  stitch: {
    ...{ client_id: 'test-kestrel', client_secret: 'stitch-demo-secret' },
    webhook_secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  },
  smtp: { host: 'smtp.kestrel.test', username: 'noreply@kestrel.test', password: 'smtp-demo-password' },
  warehouse: {
    ...{ host: 'warehouse.kestrel.test', path: '/hooks/shipments' },
    signing_secret: 'whsec-kestrel-warehouse',
  },
  infobip: { host: 'k3s7r3.api.infobip.com', api_key: '003026bbc133714df1834b8638bb496e-8f4b3d9a' },
} as const;

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');
const json = (status: number, body: unknown): SimulatedResponse => ({ status, body });

/** Form encoding does not escape `*`, but PHP's does. */
const formEncoded = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString().replaceAll('*', '%2A');

/** Returns `undefined` for unknown requests. */
type Gateway = (request: ReceivedRequest) => SimulatedResponse | undefined;

const payfast: Gateway = ({ method, path, query, headers, body }) => {
  const refunded = method === 'POST' ? /^\/refunds\/([\w-]+)$/.exec(path)?.[1] : undefined;
  if (refunded === undefined && (method !== 'GET' || path !== '/transactions/history/daily')) return undefined;
  const { merchant_id, passphrase } = accepted.payfast;
  const head = Object.fromEntries(['merchant-id', 'version', 'timestamp'].map((name) => [name, headers[name] ?? '']));
  const inBody = (refunded === undefined ? {} : JSON.parse(body)) as Readonly<Record<string, string | number>>;
  const sent = {
    ...Object.fromEntries([...query].filter(([name]) => name !== 'testing')),
    ...Object.fromEntries(Object.entries(inBody).map(([name, value]) => [name, String(value)])),
  };
  const signed = Object.entries({ ...head, ...sent, passphrase }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const right = md5(formEncoded(Object.fromEntries(signed))) === headers['signature'];
  if (right && headers['merchant-id'] === merchant_id && headers['version'] === 'v1') {
    if (refunded !== undefined) return json(200, payfastRefund(refunded, inBody));
    return json(200, 'Date,Type,Sign,Party,Name,Description,Currency,Gross,Fee,Net,Balance\n');
  }
  const data = { response: false, message: 'Merchant authorization failed.' };
  return json(401, { code: 401, status: 'failed', data });
};

const payfastRefund = (payment: string, { amount }: Readonly<Record<string, string | number>>) => ({
  ...{ code: 200, status: 'success' },
  data: { response: { id: `rf-${payment}-${amount}`, payment_id: payment, refund_amount: amount, status: 'COMPLETE' } },
});

const bobPay: Gateway = ({ method, path, body }) => {
  if (method !== 'POST' || path !== '/v2/payments/intents/link') return undefined;
  const { signature, amount, ...fields } = JSON.parse(body) as Record<string, string> & { amount: number };
  const { account_code, passphrase } = accepted.bobPay;
  if (fields['recipient_account_code'] !== account_code) return json(404, { message: 'Recipient account not found' });
  const names = [
    ...['recipient_account_code', 'custom_payment_id', 'email', 'mobile_number', 'amount', 'item_name'],
    ...['item_description', 'notify_url', 'success_url', 'pending_url', 'cancel_url'],
  ];
  const values = { ...fields, amount: amount.toFixed(2) } as Record<string, string>;
  const text = names.map((name) => `${name}=${plus(values[name] ?? '')}`).join('&');
  if (md5(`${text}&passphrase=${plus(passphrase)}`) !== signature) return json(400, { message: 'Signature mismatch' });
  const refusal = cardRefusal(fields);
  if (refusal !== undefined) return json(422, { message: refusal });
  return json(200, { url: 'https://sandbox.bobpay.test/pay/1c0ffee', short_reference: '1C0FFEE' });
};

/** Why a saved card can’t be charged; undefined if it can, or if there is none. */
function cardRefusal(fields: Readonly<Record<string, string>>): string | undefined {
  if (fields['saved_card_id'] === undefined) return undefined;
  const card = testCards.find(
    ({ id, reference }) => id === fields['saved_card_id'] && reference === fields['saved_card_reference'],
  );
  const code = fields['saved_card_cvv'] ?? '';
  if (!card) return 'The saved card is not known.';
  const isRight = /^\d{3,4}$/.test(code) && code !== accepted.bobPay.wrong_security_code;
  return isRight ? undefined : 'The card was declined. Check the security code.';
}

/** Go's `url.QueryEscape`. */
const plus = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .split('%20')
    .join('+');

const stitch: Gateway = ({ method, path, body }) => {
  if (method !== 'POST' || path !== '/connect/token') return undefined;
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') return json(400, { error: 'unsupported_grant_type' });
  const { client_id, client_secret } = accepted.stitch;
  const known = form.get('client_id') === client_id && form.get('client_secret') === client_secret;
  if (!known) return json(400, { error: 'invalid_client' });
  const scope = form.get('scope') ?? '';
  if (!['client_paymentrequest', 'client_refund'].includes(scope)) return json(400, { error: 'invalid_scope' });
  const token = { access_token: `eyJhbGciOiJub25lIn0.${scope}.`, expires_in: 3600, token_type: 'Bearer' };
  return json(200, { ...token, scope });
};

/** Unknown numbers; the real gateway reports numbers that are too short. */
const unknownNumber = /^\d{0,9}$/;

const messagePaths: ReadonlySet<string> = new Set(['/sms/3/messages', '/whatsapp/1/message/template']);

const infobipMessages: Gateway = ({ method, path, headers, body }) => {
  if (method !== 'POST' || !messagePaths.has(path)) return undefined;
  if (headers['authorization'] !== `App ${accepted.infobip.api_key}`) {
    const text = 'Invalid login details';
    return json(401, { requestError: { serviceException: { messageId: 'UNAUTHORIZED', text } } });
  }
  const { messages } = JSON.parse(body) as { messages: InfobipMessage[] };
  const answers = messages.map(({ destinations, to, messageId }) => {
    const [first] = destinations ?? [{ to: to ?? '', messageId: messageId ?? '' }];
    const status = unknownNumber.test(first?.to ?? '')
      ? { groupId: 5, groupName: 'REJECTED', id: 51, name: 'MISSING_TO', description: 'Unknown destination' }
      : { groupId: 1, groupName: 'PENDING', id: 26, name: 'PENDING_ACCEPTED', description: 'Message accepted' };
    return { messageId: first?.messageId, status, destination: first?.to };
  });
  return json(200, { messages: answers });
};

interface InfobipMessage {
  readonly destinations?: readonly { readonly to: string; readonly messageId: string }[];
  readonly to?: string;
  readonly messageId?: string;
  /** The text of an SMS, or the template of a WhatsApp message with its values. */
  readonly content?: { readonly text?: string };
}

/** The messages to phones in a request to Infobip. */
export function messagesOf({ method, path, body }: ReceivedRequest): readonly { to: string; text: string }[] {
  if (method !== 'POST' || !messagePaths.has(path)) return [];
  const { messages } = JSON.parse(body) as { messages: InfobipMessage[] };
  return messages.map(({ destinations, to = destinations?.[0]?.to ?? '', content }) => ({
    to,
    text: content?.text ?? JSON.stringify(content),
  }));
}

const infobip: Gateway = ({ method, path, headers }) => {
  if (method !== 'GET' || path !== '/account/1/balance') return undefined;
  if (headers['authorization'] === `App ${accepted.infobip.api_key}`)
    return json(200, { balance: 47.79, currency: 'ZAR' });
  const text = 'Invalid login details';
  return json(401, { requestError: { serviceException: { messageId: 'UNAUTHORIZED', text } } });
};

/** A system of the provider's own that a rule sends shipments to. */
const warehouse: Gateway = ({ method, path, headers, body }) => {
  if (method !== 'POST' || path !== accepted.warehouse.path) return undefined;
  const expected = createHmac('sha256', accepted.warehouse.signing_secret).update(body).digest('hex');
  if (headers['x-signature'] !== `sha256=${expected}`) return json(401, { message: 'Signature mismatch' });
  return json(200, { received: true });
};

const gateways: readonly Gateway[] = [warehouse, payfast, bobPay, bobBox, stitch, infobipMessages, infobip];

export function answerAsGateway(request: ReceivedRequest): SimulatedResponse {
  for (const gateway of gateways) {
    const answer = gateway(request);
    if (answer) return answer;
  }
  return json(404, { message: 'Nothing here' });
}
