/** Statuses of shipments for higher modules: what is stored, and what each viewer sees of it (F150, F151). */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { displayedStatus, statuses, statusOf, type Viewer } from '../../domain/status.ts';

/** A condition: the shipment with this id has one of these statuses. */
export function hasStatus(id: Expression<number | null>, among: readonly ShipmentStatus[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from shipments s where s.id = ${id} and s.status = ${anyOf(among)})`;
}

interface StoredStatus {
  readonly status: string;
  readonly collection_agent_id: number | null;
  readonly delivery_agent_id: number | null;
}

/** The status of a stored shipment as its customer and its contacts see it. */
export function statusForCustomer(
  row: StoredStatus,
  { override_shipment_statuses: override = false }: Pick<Settings, 'override_shipment_statuses'>,
): ShipmentStatus {
  return displayedStatus({ ...row, status: statusOf(row) }, 'customer', override);
}

/**
 * The displayed status as SQL over `shipments as s`, for lists, filters and sorts; derived from `displayedStatus`.
 * Only statuses that are displayed as others need a case; the rest are shown as stored.
 */
export function displayedStatusSql(viewer: Viewer, override: boolean): RawBuilder<ShipmentStatus> {
  const cases = statuses.flatMap((status) => {
    const shownWith = (agent: number | null): ShipmentStatus =>
      displayedStatus({ status, collection_agent_id: agent, delivery_agent_id: agent }, viewer, override);
    const [without, assigned] = [shownWith(null), shownWith(1)];
    const stored = sql`s.status = ${sql.lit(status)}`;
    if (without === assigned) return without === status ? [] : [sql`when ${stored} then ${sql.lit(without)}`];
    const agent = sql.ref(status.startsWith('collection') ? 's.collection_agent_id' : 's.delivery_agent_id');
    return [
      sql`when ${stored} and ${agent} is null then ${sql.lit(without)}`,
      sql`when ${stored} then ${sql.lit(assigned)}`,
    ];
  });
  return cases.length === 0
    ? sql<ShipmentStatus>`s.status`
    : sql<ShipmentStatus>`case ${sql.join(cases, sql` `)} else s.status end`;
}
