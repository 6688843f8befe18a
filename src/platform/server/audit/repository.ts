/** Statements about audit events, which are only inserted and read. */
import { sql, type Expression } from 'kysely';
import type { Transaction } from '../db/tenant.ts';
import type { AuditFilter } from './audit-reader.ts';
import { anyOf } from '../db/any-of.ts';

/** The events of a type that match a filter, about some `objects` or all. */
export function auditRows(
  tx: Transaction,
  type: string,
  { tenant, prefix, names }: AuditFilter,
  objects: Expression<unknown> | undefined,
): Expression<unknown> {
  let matching = tx.selectFrom('audit_events').selectAll().where('provider_id', '=', tenant).where('type', '=', type);
  if (prefix === '') matching = matching.where('object_id', 'not like', '%/%');
  else if (prefix !== undefined) matching = matching.where('object_id', 'like', `${prefix}%`);
  if (names !== undefined) matching = matching.where('object_id', '=', anyOf(names));
  if (objects !== undefined) matching = matching.where(sql<boolean>`object_id in ${objects}`);
  return matching;
}
