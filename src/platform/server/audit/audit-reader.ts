/** How a module restricts the audit events of its own types: which may be queried, and what a caller may see of them. */
import type { Expression } from 'kysely';
import type { CallTypes } from '#generated/calls.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '../db/tenant.ts';
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
  /** The id of a provider, or 0 for the platform itself. */
  readonly tenant: number;
  /** The prefix of object ids; any when undefined. */
  readonly prefix?: string | undefined;
  readonly names?: readonly string[] | undefined;
}

export interface AuditReader {
  /** Throws when this caller may not query these events. */
  readonly filter: (query: AuditQuery) => AuditFilter;
  /** Whether the values before and after are hidden from this caller. */
  readonly isHidden: (event: Row<'audit_events'>, viewer: Viewer) => boolean;
  /** Whether the values are those of a secret, of which only its presence may be shown. */
  readonly isSecret?: (event: Row<'audit_events'>) => boolean;
  /** A query of the ids, as text, of the objects that a user limited to a branch may see; without it, all objects. */
  readonly objectsOfBranch?: (tx: Transaction, viewer: Viewer) => Expression<unknown>;
  /** Fields of the values before and after that are only for callers who see billing. */
  readonly moneyFields?: readonly string[];
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
    /** By type of event; types without one use the plain reader. */
    auditReaders: Map<string, AuditReader>;
  }
}
