/** Writes audit events in the transaction of the change: who changed what, before and after. */
import type { FastifyRequest } from 'fastify';
import type { NewRow } from '#generated/database.ts';
import type { AuditEvent, AuditType } from '#generated/types.ts';
import type { Transaction } from '../db/tenant.ts';
import type { Session } from '../http/session.ts';

/** Who made the change and through which client. */
export interface AuditAuthor {
  readonly request_id: string;
  readonly client_version: string;
  readonly source: AuditEvent['source'];
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly impersonated_user_id: number | null;
  readonly impersonated_user_name: string | null;
}

/** A signed-in author. */
export interface SignedInAuthor extends AuditAuthor {
  readonly user_id: number;
  readonly user_name: string;
}

/** One change; null for a side without a value. Values are plain JSON without secrets. */
export interface AuditChange {
  readonly object_id: string;
  readonly from: object | null;
  readonly to: object | null;
}

/** The author of a request's change; while impersonating, the administrator. */
export function authorOf({ user, actor }: Session, request: FastifyRequest): SignedInAuthor {
  const real = actor ?? user;
  const client_version = clientVersion(request);
  return {
    request_id: request.id,
    client_version,
    // Our own pages always send their version; other API clients need not.
    source: client_version === '' ? 'api' : 'staff',
    user_id: real.id,
    user_name: real.name,
    impersonated_user_id: actor ? user.id : null,
    impersonated_user_name: actor ? user.name : null,
  };
}

/** The author of a change made without signing in. */
export function guestAuthor(request: FastifyRequest): AuditAuthor {
  const noUser = { user_id: null, user_name: null, impersonated_user_id: null, impersonated_user_name: null };
  return { ...noUser, request_id: request.id, client_version: clientVersion(request), source: 'api' };
}

/** Empty for a client that sends no version. */
function clientVersion(request: FastifyRequest): string {
  const version = request.headers['client-version'];
  return typeof version === 'string' ? version.slice(0, 100) : '';
}

/** The author of a change made by a rule or a job, named after it. */
export function automaticAuthor(name: string): AuditAuthor {
  const noUser = { user_id: null, user_name: null, impersonated_user_id: null, impersonated_user_name: null };
  return { ...noUser, request_id: name, client_version: '', source: 'automatic' };
}

interface Audited {
  readonly providerId: number;
  readonly type: AuditType;
  readonly at: Date;
}

/** Writes events of one type in one statement; does nothing for an empty list. */
export async function writeAuditEvents(
  tx: Transaction,
  audited: Audited,
  author: AuditAuthor,
  changes: readonly AuditChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('audit_events')
    .values(auditRows(audited, author, changes))
    .execute();
}

/** The rows of such events, for a statement that inserts them together with the change. */
export function auditRows(
  audited: Audited,
  author: AuditAuthor,
  changes: readonly AuditChange[],
): NewRow<'audit_events'>[] {
  const shared = auditValues(audited, author);
  return changes.map(({ object_id, from, to }) => ({
    ...shared,
    object_id,
    change_from: from && JSON.stringify(from),
    change_to: to && JSON.stringify(to),
  }));
}

/** The columns of a row besides the change itself. */
export function auditValues({ providerId, type, at }: Audited, author: AuditAuthor) {
  return { provider_id: providerId, type, timestamp: at, ...author };
}
