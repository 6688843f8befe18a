/** Signed tokens that carry a permission: what is allowed, for whom, and until when. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './secrets.ts';

function signature(key: Buffer, purpose: string, text: string): Buffer {
  const own = createHmac('sha256', key).update(purpose).digest();
  return createHmac('sha256', own).update(text).digest();
}

/** `purpose` prevents a token of one kind from being used as another; `expires` in milliseconds since 1970. */
export function seal(keys: KeyRing, purpose: string, grant: object, expires: number): string {
  const text = Buffer.from(JSON.stringify({ ...grant, expires })).toString('base64url');
  return `${text}.${signature(keys.keys.get(keys.current)!, purpose, text).toString('base64url')}`;
}

/**
 * The granted permission; undefined for a token that is not ours, has another purpose, or has expired. Older keys are
 * accepted.
 */
export function unseal(keys: KeyRing, purpose: string, token: string, now: number): object | undefined {
  const [text = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const fits = [...keys.keys.values()].some((key) => {
    const own = signature(key, purpose, text);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!fits) return undefined;
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as { readonly expires: number };
  return grant.expires > now ? grant : undefined;
}
