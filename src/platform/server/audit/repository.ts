/** Statements about audit events, which are only inserted and read. */
import type { Expression } from 'kysely';
import type { Transaction } from '../db/tenant.ts';
import type { AuditFilter } from './audit-reader.ts';

/** The events of a type that match a filter. */
export function auditRows(tx: Transaction, type: string, { tenant, prefix, names }: AuditFilter): Expression<unknown> {
  let matching = tx.selectFrom('audit_events').selectAll().where('provider_id', '=', tenant).where('type', '=', type);
  if (prefix === '') matching = matching.where('object_id', 'not like', '%/%');
  else if (prefix !== undefined) matching = matching.where('object_id', 'like', `${prefix}%`);
  if (names !== undefined) matching = matching.where('object_id', 'in', names);
  return matching;
}
