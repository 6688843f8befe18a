/** Addresses that carry their own permission: what may be done, with which file of which tenant, and until when, signed by the server. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Services } from '#platform/server/http/services.ts';

/** What a download address says: one file is handed out as it is, several as one ZIP. */
export interface DownloadGrant {
  readonly provider_id: number;
  readonly ids: readonly string[];
}

export interface UploadGrant {
  readonly provider_id: number;
  readonly folder: string;
  readonly name: string;
  readonly user_id: number;
}

interface Grants {
  readonly download: DownloadGrant;
  readonly upload: UploadGrant;
}

const minuteMs = 60_000;

/** Long enough to click, too short to pass around. */
export const usualLifeMs: number = 15 * minuteMs;

function signature(key: Buffer, purpose: keyof Grants, text: string): Buffer {
  const own = createHmac('sha256', key).update(`file ${purpose}`).digest();
  return createHmac('sha256', own).update(text).digest();
}

/** `expires` in milliseconds since 1970. */
export function seal<P extends keyof Grants>(keys: KeyRing, purpose: P, grant: Grants[P], expires: number): string {
  const text = Buffer.from(JSON.stringify({ ...grant, expires })).toString('base64url');
  return `${text}.${signature(keys.keys.get(keys.current)!, purpose, text).toString('base64url')}`;
}

/** What was granted; undefined for a token that is not ours, was made for something else, or is over. Older keys still count. */
export function unseal<P extends keyof Grants>(
  keys: KeyRing,
  purpose: P,
  token: string,
  now: number,
): Grants[P] | undefined {
  const [text = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const fits = [...keys.keys.values()].some((key) => {
    const own = signature(key, purpose, text);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!fits) return undefined;
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as Grants[P] & { readonly expires: number };
  return grant.expires > now ? grant : undefined;
}

/** Where the caller reaches us: the scheme and host that the request came by. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/**
 * An address under which anyone who has it can download the files for 15 minutes. Check the caller's permission first.
 * `lifeMs` changes how long.
 */
export function signedDownloadUrl(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  request: FastifyRequest,
  { provider_id, ids }: DownloadGrant,
  lifeMs: number = usualLifeMs,
): string {
  const token = seal(keys, 'download', { provider_id, ids }, clock().getTime() + lifeMs);
  return `${originOf(request)}/api/s3-url/files?token=${token}`;
}
