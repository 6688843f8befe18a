/** The context that every sign-in method needs. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { guestAuthor } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { siteTitle } from '#platform/server/http/site-title.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';

export interface SignInSite {
  readonly access: Access;
  readonly keys: KeyRing;
  readonly provider: Provider;
  /** The provider's name, as its users know it. */
  readonly title: string;
  readonly now: Date;
  readonly userAgent: string;
  readonly ip: string;
  /** Hash of the new session's token. */
  readonly tokenHash: Buffer;
  /** Nobody is signed in yet. */
  readonly author: AuditAuthor;
}

export async function siteOf(
  app: FastifyInstance,
  provider: Provider,
  request: FastifyRequest,
  tokenHash: Buffer,
): Promise<SignInSite> {
  const { database, keys, clock } = app.services;
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    access: database.app,
    keys,
    provider,
    title: await siteTitle(app, provider),
    now: clock(),
    userAgent,
    ip: request.ip,
    tokenHash,
    author: guestAuthor(request),
  };
}
