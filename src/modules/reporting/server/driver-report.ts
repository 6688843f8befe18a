/** The collections and deliveries of drivers. */
import { sql, type Expression } from 'kysely';
import type { Settings, ShipmentLeg } from '#generated/types.ts';
import { isOnTime } from '#modules/tracking/server/services/on-time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Groups } from '#platform/server/lists/list.ts';
import { count, groupsOf, share } from '#platform/server/lists/report-groups.ts';

/** Collections and deliveries with a known driver, one row each. */
export function finishedJobs(tx: Transaction): Expression<unknown> {
  return jobsOf(tx, 'collection').unionAll(jobsOf(tx, 'delivery'));
}

const doneAt = { collection: 'collected_date', delivery: 'delivered_date' } as const;

function jobsOf(tx: Transaction, leg: ShipmentLeg) {
  return tx
    .selectFrom('shipments as s')
    .leftJoin('shipment_ratings as t', (join) =>
      join.onRef('t.provider_id', '=', 's.provider_id').onRef('t.shipment_id', '=', 's.id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 's.provider_id').onRef('u.id', '=', `s.${leg}_agent_id`),
    )
    .where(`s.${leg}_agent_id`, 'is not', null)
    .where(`s.${doneAt[leg]}`, 'is not', null)
    .select([
      sql<ShipmentLeg>`${sql.lit(leg)}::text`.as('leg'),
      's.id as shipment_id',
      's.account_id',
      `s.${leg}_agent_id as driver_id`,
      'u.name as driver',
      `s.${leg}_branch_id as branch_id`,
      `s.${doneAt[leg]} as finished_at`,
      `s.failed_${leg}_attempts as failed_attempts`,
      ...(['s.collected_date', 's.delivered_date', 's.estimated_collection', 's.estimated_delivery_to'] as const),
      't.stars',
    ]);
}

export function perDriver(counted: Expression<unknown>, settings: Settings): Groups {
  const isDelivery = sql`c.leg = 'delivery'`;
  const delivered = count(isDelivery);
  const onTime = count(sql`${isDelivery} and ${isOnTime('c', settings)}`);
  return groupsOf(counted, {
    by: { id: 'driver_id', driver: 'driver' },
    figures: {
      collected: count(sql`c.leg = 'collection'`),
      delivered,
      failed_attempts: sql`coalesce(sum(c.failed_attempts), 0)::int`,
      on_time: onTime,
      on_time_share: share(onTime, delivered),
      rating: sql`round(avg(c.stars) filter (where ${isDelivery}), 1)::float8`,
    },
  });
}
