/**
 * Stitch's webhooks, which Svix delivers: confirmed by the public pages of both are the three headers and the signature, an HMAC-SHA256
 * over number, time and body with the secret behind `whsec_`. What a body looks like differs between Stitch's products, so that it only
 * says which payment request moved; Stitch itself is asked what became of it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Webhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Letter by letter as it came. */
  readonly text: string;
}

/** What was signed longer ago, or later than now, may be a repetition by somebody else. */
const toleranceSeconds = 300;

export function isSigned({ headers, text }: Webhook, secret: string, now: Date): boolean {
  const [id, at, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!id || !at || !(Math.abs(now.getTime() / 1000 - Number(at)) <= toleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const own = createHmac('sha256', key).update(`${id}.${at}.${text}`).digest();
  return (signatures ?? '').split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === own.length && timingSafeEqual(given, own);
  });
}

/** The number of the payment request that a body is about, at whatever depth: that of what has a reference of ours. */
export function requestIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id, externalReference } = body as Readonly<Record<string, unknown>>;
  if (typeof id === 'string' && typeof externalReference === 'string') return id;
  for (const part of Object.values(body)) {
    const found = requestIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
