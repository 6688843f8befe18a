/**
 * Bob Pay's signature of a payment: its fields in a fixed order, including empty ones, then the passphrase, as MD5.
 * Values are escaped as in Go.
 */
import { createHash } from 'node:crypto';

const order = [
  ...['recipient_account_code', 'custom_payment_id', 'email', 'mobile_number', 'amount', 'item_name'],
  ...['item_description', 'notify_url', 'success_url', 'pending_url', 'cancel_url'],
] as const;

/** `amount` has two decimals. */
export type Intent = Readonly<
  Record<
    | 'recipient_account_code'
    | 'custom_payment_id'
    | 'email'
    | 'mobile_number'
    | 'amount'
    | 'item_name'
    | 'item_description'
    | 'notify_url'
    | 'success_url'
    | 'pending_url'
    | 'cancel_url',
    string
  >
>;

export function intentSignature(intent: Intent, passphrase: string): string {
  const fields = order.map((name) => `${name}=${encode(intent[name])}`);
  const text = [...fields, `passphrase=${encode(passphrase)}`].join('&');
  return createHash('md5').update(text).digest('hex');
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
