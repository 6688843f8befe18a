/** Signed addresses that carry their own permission: what is allowed, with which file of which tenant, and until when. */
import type { FastifyRequest } from 'fastify';
import { seal, unseal } from '#platform/server/db/seal.ts';
import type { Services } from '#platform/server/http/services.ts';
import { hostOf, originOf } from '#platform/server/http/tenancy.ts';

/** The content of a download address: one file is sent unchanged, several as one ZIP. */
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

/** Long enough to click, too short to share. */
const lifeMs = 15 * minuteMs;

type Signing = Pick<Services, 'keys' | 'clock'>;

/** An address is good at the site for which it was made only: no provider's site hands out files of another. */
const siteOf = (request: FastifyRequest): string => hostOf(originOf(request));

/** An address for whoever has it. Check the caller's permission first. */
export function signedUrl<P extends keyof Grants>(
  { keys, clock }: Signing,
  request: FastifyRequest,
  purpose: P,
  grant: Grants[P],
): string {
  const token = seal(keys, `file ${purpose}`, { ...grant, site: siteOf(request) }, clock().getTime() + lifeMs);
  return `${originOf(request)}/api/s3-url/files?token=${token}`;
}

/** The grant of the address that a request came to; undefined for one that is not ours, is another site's, or has expired. */
export function grantOf<P extends keyof Grants>(
  { keys, clock }: Signing,
  request: FastifyRequest,
  purpose: P,
  token: string,
): Grants[P] | undefined {
  const grant = unseal(keys, `file ${purpose}`, token, clock().getTime());
  return grant && 'site' in grant && grant.site === siteOf(request) ? (grant as Grants[P]) : undefined;
}

/** An address with which anyone can download the files for 15 minutes. */
export function signedDownloadUrl(services: Signing, request: FastifyRequest, grant: DownloadGrant): string {
  return signedUrl(services, request, 'download', grant);
}
