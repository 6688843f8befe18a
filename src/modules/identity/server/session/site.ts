/** The context that every sign-in method needs. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { guestAuthor } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';

export interface SignInSite {
  readonly access: Access;
  readonly keys: KeyRing;
  readonly provider: Provider;
  readonly now: Date;
  readonly userAgent: string;
  readonly ip: string;
  /** Hash of the new session's token. */
  readonly tokenHash: Buffer;
  /** Nobody is signed in yet. */
  readonly author: AuditAuthor;
}

export function siteOf(
  { services: { database, keys, clock } }: FastifyInstance,
  provider: Provider,
  request: FastifyRequest,
  tokenHash: Buffer,
): SignInSite {
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    access: database.app,
    keys,
    provider,
    now: clock(),
    userAgent,
    ip: request.ip,
    tokenHash,
    author: guestAuthor(request),
  };
}
