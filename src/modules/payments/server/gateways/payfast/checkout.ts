/**
 * PayFast's payment form and its notification (ITN). Confirmed by its public pages: the variables of a notification, and the checks of
 * signature, source, amount and data. Only seen in implementations of others, so try them in the sandbox first: the order in which a
 * form is signed, that a notification is signed as it arrives, blanks kept, up to the signature, and the answer VALID of
 * /eng/query/validate. PayFast also recommends comparing the sender's network address, which is not done here: the confirmation is
 * asked of PayFast itself. A notification names no currency, as PayFast takes rand.
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

/** Whether PayFast signed these fields, which are in the order of their arrival. */
export function isSigned(notification: Fields, passphrase: string): boolean {
  const own = Buffer.from(signed(signedPart(notification), passphrase));
  const given = Buffer.from(notification['signature'] ?? '');
  return own.length === given.length && timingSafeEqual(own, given);
}

/** Whether PayFast says that it sent this. Throws `OutboundError` when it can't be asked. `page` is where its payment pages are. */
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
