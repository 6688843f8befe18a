/** Addresses that carry their own permission: what may be done, with which file of which tenant, and until when, signed by the server. */
import type { FastifyRequest } from 'fastify';
import { seal as sealAny, unseal as unsealAny } from '#platform/server/db/seal.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Services } from '#platform/server/http/services.ts';
import { originOf } from '#platform/server/http/tenancy.ts';

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

/** `expires` in milliseconds since 1970. */
export function seal<P extends keyof Grants>(keys: KeyRing, purpose: P, grant: Grants[P], expires: number): string {
  return sealAny(keys, `file ${purpose}`, grant, expires);
}

/** As the platform's: undefined for a token that is not ours, was made for something else, or is over. */
export function unseal<P extends keyof Grants>(
  keys: KeyRing,
  purpose: P,
  token: string,
  now: number,
): Grants[P] | undefined {
  return unsealAny(keys, `file ${purpose}`, token, now) as Grants[P] | undefined;
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
