/**
 * Bob Pay's payment page and its notification. Its public documentation describes POST /v2/payments/intents/link, the
 * signature over the fields of a payment, which its notification repeats, and POST /v2/payments/intents/validate, which
 * takes a notification back unchanged and returns 200 when it is genuine. The signature does not cover the status, so
 * only this confirmation marks a payment as paid. That a link accepts `payment_method` is undocumented, so test it in
 * the sandbox first; the payer can still choose on Bob Pay's page.
 */
import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '#platform/server/http/api-error.ts';
import { jsonIn } from '#platform/server/outbound/connection.ts';
import type { Outbound, OutboundAnswer } from '#platform/server/outbound/outbound.ts';
import type { CardFields } from './saved-card.ts';
import { intentSignature, type Intent } from './signature.ts';

type Notification = Readonly<Record<string, unknown>>;

export interface Page {
  readonly intent: Intent;
  readonly passphrase: string;
  /** Such as `instant-eft`. */
  readonly paymentMethod: string;
  readonly card?: CardFields | undefined;
}

/** The address of the payment page. Throws `gateway_refused` with Bob Pay's message (F279), and `OutboundError`. */
export async function askForPage(outbound: Outbound, api: string, page: Page): Promise<string> {
  const { intent, passphrase, paymentMethod, card } = page;
  const signature = intentSignature(intent, passphrase);
  const answer = await outbound.request(new URL('/v2/payments/intents/link', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ ...intent, amount: Number(intent.amount), payment_method: paymentMethod, signature },
      ...card,
    }),
  });
  const { url } = jsonIn(answer);
  if (answer.status >= 300 || typeof url !== 'string') throw refusal(answer);
  return url;
}

/** Whether the signed fields are those of a payment to this account. */
export function isSigned(given: Notification, accountCode: string, passphrase: string): boolean {
  const text = (name: string): string => textIn(given, name);
  const intent: Intent = {
    recipient_account_code: accountCode,
    ...{ custom_payment_id: text('custom_payment_id'), email: text('email'), mobile_number: text('mobile_number') },
    amount: Number(given['amount']).toFixed(2),
    ...{ item_name: text('item_name'), item_description: text('item_description'), notify_url: text('notify_url') },
    ...{ success_url: text('success_url'), pending_url: text('pending_url'), cancel_url: text('cancel_url') },
  };
  const own = Buffer.from(intentSignature(intent, passphrase));
  const signature = Buffer.from(text('signature'));
  return own.length === signature.length && timingSafeEqual(own, signature);
}

/** Whether Bob Pay confirms the notification, byte by byte. Throws `OutboundError` without a response. */
export async function isConfirmed(outbound: Outbound, api: string, text: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: text } as const;
  return (await outbound.request(new URL('/v2/payments/intents/validate', api), request)).status === 200;
}

export interface PublicMethod {
  readonly name: string;
  readonly status: string;
}

/** The payment methods that Bob Pay offers for an account (F275). Throws `gateway_refused` and `OutboundError`. */
export async function publicMethods(outbound: Outbound, api: string, code: string): Promise<readonly PublicMethod[]> {
  const url = new URL('/v2/payments/payment-methods/public', api);
  url.searchParams.set('account_code', code);
  const answer = await outbound.request(url);
  const { payment_methods: methods } = jsonIn(answer);
  if (answer.status >= 300 || !Array.isArray(methods)) throw refusal(answer);
  return methods.flatMap((method: unknown) => {
    const { name, status } = (method ?? {}) as Readonly<Record<string, unknown>>;
    return typeof name === 'string' && typeof status === 'string' ? [{ name, status }] : [];
  });
}

function refusal(answer: OutboundAnswer): ApiError {
  const responseBody = jsonIn(answer);
  const text = textIn(responseBody, 'message') || textIn(responseBody, 'error') || 'Bob Pay didn’t accept the payment.';
  return new ApiError(422, 'gateway_refused', text.slice(0, 200));
}

/** A field as text; empty if it is missing or neither text nor number. */
export function textIn(given: Notification, name: string): string {
  const value = given[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
