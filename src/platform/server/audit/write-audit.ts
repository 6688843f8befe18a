/** Writes audit events in the transaction that makes them true: who changed what, from what to what. */
import type { FastifyRequest } from 'fastify';
import type { NewRow } from '#generated/database.ts';
import type { AuditEvent, AuditType } from '#generated/types.ts';
import type { Transaction } from '../db/tenant.ts';
import type { Session } from '../http/session.ts';

/** Who did it, and through what, as the trail keeps it. */
export interface AuditAuthor {
  readonly request_id: string;
  readonly client_version: string;
  readonly source: AuditEvent['source'];
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly impersonated_user_id: number | null;
  readonly impersonated_user_name: string | null;
}

/** Somebody who is signed in. */
export interface SignedInAuthor extends AuditAuthor {
  readonly user_id: number;
  readonly user_name: string;
}

/** One change; null on a side: there was nothing, or nothing is left. Values are plain JSON without secrets. */
export interface AuditChange {
  readonly object_id: string;
  readonly from: object | null;
  readonly to: object | null;
}

/** The author of what a request changes; while impersonating, the administrator behind it. */
export function authorOf({ user, actor }: Session, request: FastifyRequest): SignedInAuthor {
  const real = actor ?? user;
  const client_version = clientVersion(request);
  return {
    request_id: request.id,
    client_version,
    // Our own pages always say their version; a program that calls the API need not.
    source: client_version === '' ? 'api' : 'staff',
    user_id: real.id,
    user_name: real.name,
    impersonated_user_id: actor ? user.id : null,
    impersonated_user_name: actor ? user.name : null,
  };
}

/** The author of what somebody does who is not signed in. */
export function guestAuthor(request: FastifyRequest): AuditAuthor {
  const nobody = { user_id: null, user_name: null, impersonated_user_id: null, impersonated_user_name: null };
  return { ...nobody, request_id: request.id, client_version: clientVersion(request), source: 'api' };
}

/** Empty for a program that does not say. */
function clientVersion(request: FastifyRequest): string {
  const version = request.headers['client-version'];
  return typeof version === 'string' ? version.slice(0, 100) : '';
}

/** The author of what a rule or a job does, named after it. */
export function automaticAuthor(name: string): AuditAuthor {
  const nobody = { user_id: null, user_name: null, impersonated_user_id: null, impersonated_user_name: null };
  return { ...nobody, request_id: name, client_version: '', source: 'automatic' };
}

interface Audited {
  readonly providerId: number;
  readonly type: AuditType;
  readonly at: Date;
}

/** Writes events of one type in one statement; nothing for an empty list. */
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

/** The rows of such events, for a statement that writes them together with what they are about. */
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

/** What such a row says besides the change. */
export function auditValues({ providerId, type, at }: Audited, author: AuditAuthor) {
  return { provider_id: providerId, type, timestamp: at, ...author };
}
