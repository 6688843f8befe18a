/** The displayed status as SQL over `shipments as s`, for filters and sorts; derived from `displayedStatus`. */
import { sql, type RawBuilder } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import { displayedStatus, statuses, type Viewer } from '../domain/status.ts';

/** Only statuses that are displayed as others need a case; the rest are shown as stored. */
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
