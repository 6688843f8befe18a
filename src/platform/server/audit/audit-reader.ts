/** What a module says about the audit events of its own types: which of them are meant, and what of them a caller may see. */
import type { CallTypes } from '#generated/calls.ts';
import type { Row } from '#generated/database.ts';
import type { Viewer } from '../lists/viewer.ts';

type Query = CallTypes['read_audit_events']['query'];

export interface AuditQuery {
  readonly viewer: Viewer;
  readonly providerId: number;
  readonly objectId: string | undefined;
  readonly scope: Query['scope'];
  readonly scopeId: number | undefined;
}

export interface AuditFilter {
  /** Whose events: a provider's, or 0 for the platform's own. */
  readonly tenant: number;
  /** What names begin with, and nothing narrower than that; any when undefined. */
  readonly prefix?: string | undefined;
  readonly names?: readonly string[] | undefined;
}

export interface AuditReader {
  /** Throws when this caller may not ask for these events. */
  readonly filter: (asked: AuditQuery) => AuditFilter;
  /** Whether before and after are kept from this caller. */
  readonly isHidden: (event: Row<'audit_events'>, viewer: Viewer) => boolean;
  /** Whether before and after are a secret's, so that nobody hears more of either than that it was there. */
  readonly isSecret?: (event: Row<'audit_events'>) => boolean;
}

/** For types whose objects have plain ids and whose changes all staff may see. */
export const plainAuditReader: AuditReader = {
  filter: ({ providerId, objectId }) => ({
    tenant: providerId,
    names: objectId === undefined ? undefined : [objectId],
  }),
  isHidden: () => false,
};

declare module 'fastify' {
  interface FastifyInstance {
    /** By the type of event; types without one are read plainly. */
    auditReaders: Map<string, AuditReader>;
  }
}
