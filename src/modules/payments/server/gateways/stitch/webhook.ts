/**
 * Stitch's webhooks, delivered by Svix. Documented by both: the three headers and the signature, an HMAC-SHA256 over
 * id, time and body with the secret after `whsec_`. The format of the body differs between Stitch's products, so it is
 * only used to find the payment request that changed; its state is read from Stitch.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Webhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The unchanged body. */
  readonly text: string;
}

/** Maximum age of a signature in seconds; an older one, or one from the future, may be a replay. */
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

/** The id of the payment request in a body, at any depth: that of the node with our reference. */
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
