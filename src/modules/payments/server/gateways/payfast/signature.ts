/** The signature of PayFast's API: all parameters including the passphrase, sorted by name, as MD5. */
import { createHash } from 'node:crypto';

/** PHP's `urlencode`, which PayFast uses: a space becomes a plus, and only letters, digits, `-`, `_` and `.` stay. */
export function phpEncode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** An empty passphrase is omitted. */
export function apiSignature(fields: Readonly<Record<string, string>>, passphrase: string): string {
  const signed: Readonly<Record<string, string>> = passphrase === '' ? fields : { ...fields, passphrase };
  const text = Object.keys(signed)
    .toSorted()
    .map((name) => `${name}=${phpEncode(signed[name] ?? '')}`)
    .join('&');
  return createHash('md5').update(text).digest('hex');
}
