/**
 * PayFast's payment form and its notification (ITN). Documented: the variables of a notification, and the checks of
 * signature, source, amount and data. Only known from other implementations, so test them in the sandbox first: the
 * order of fields for the form's signature, that a notification is signed in order of arrival, including empty fields,
 * up to the signature, and the response VALID of /eng/query/validate. PayFast also recommends checking the sender's
 * network address, which is omitted here because PayFast itself is asked for confirmation. A notification has no
 * currency, since PayFast only accepts rand.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { phpEncode } from './signature.ts';

type Fields = Readonly<Record<string, string>>;

const formOrder = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url'],
  ...['m_payment_id', 'amount', 'item_name', 'item_description', 'email_confirmation'],
] as const;

/** The signature of a form with these fields. */
export function formSignature(fields: Fields, passphrase: string): string {
  const sent = formOrder.filter((name) => fields[name]).map((name) => [name, fields[name]!.trim()] as const);
  return signed(sent, passphrase);
}

/** Whether PayFast signed these fields, which are in order of arrival. */
export function isSigned(notification: Fields, passphrase: string): boolean {
  const own = Buffer.from(signed(signedPart(notification), passphrase));
  const given = Buffer.from(notification['signature'] ?? '');
  return own.length === given.length && timingSafeEqual(own, given);
}

/**
 * Whether PayFast confirms the notification. Throws `OutboundError` without a response. `page` is the address of its
 * payment pages.
 */
export async function isConfirmed(outbound: Outbound, page: string, notification: Fields): Promise<boolean> {
  const answer = await outbound.request(new URL('/eng/query/validate', page), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: textOf(signedPart(notification)),
  });
  return answer.status === 200 && answer.text.trim() === 'VALID';
}

function signedPart(notification: Fields): readonly (readonly [string, string])[] {
  const entries = Object.entries(notification);
  const end = entries.findIndex(([name]) => name === 'signature');
  return end === -1 ? entries : entries.slice(0, end);
}

function signed(fields: readonly (readonly [string, string])[], passphrase: string): string {
  return createHash('md5')
    .update(textOf([...fields, ['passphrase', passphrase.trim()]]))
    .digest('hex');
}

function textOf(fields: readonly (readonly [string, string])[]): string {
  return fields.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&');
}
