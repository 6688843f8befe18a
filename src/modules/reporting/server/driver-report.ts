/** The collections and deliveries of drivers, and their failed attempts. */
import { sql, type Expression } from 'kysely';
import type { Settings, ShipmentLeg, ShipmentStatus } from '#generated/types.ts';
import { isOnTime } from '#modules/tracking/server/services/on-time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Groups } from '#platform/server/lists/list.ts';
import { count, groupsOf, share } from '#platform/server/lists/report-groups.ts';

/** Collections, deliveries and failed attempts with a known driver, one row each. */
export function finishedJobs(tx: Transaction): Expression<unknown> {
  return jobsOf(tx, 'collection')
    .unionAll(jobsOf(tx, 'delivery'))
    .unionAll(failedAttempts(tx, 'collection'))
    .unionAll(failedAttempts(tx, 'delivery'));
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
    .select([sql<boolean>`false`.as('has_failed'), ...shipmentColumns(leg)])
    .select([`s.${leg}_agent_id as driver_id`, 'u.name as driver', `s.${doneAt[leg]} as finished_at`, 't.stars']);
}

/** Of the driver who reported it, or whose job it is where others did; whether or not the job was done later. */
function failedAttempts(tx: Transaction, leg: ShipmentLeg) {
  const status: ShipmentStatus = `${leg}-failed-attempt`;
  return tx
    .selectFrom('tracking_events as e')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'e.provider_id').onRef('s.id', '=', 'e.shipment_id'),
    )
    .innerJoin('users as u', (join) =>
      join
        .onRef('u.provider_id', '=', 'e.provider_id')
        .on(
          'u.id',
          '=',
          sql<number>`coalesce(case e.source when 'driver' then e.user_id end, ${sql.ref(`s.${leg}_agent_id`)})`,
        ),
    )
    .where('e.status', '=', sql<string>`${sql.lit(status)}`)
    .where('e.parcel_id', 'is', null)
    .select([sql<boolean>`true`.as('has_failed'), ...shipmentColumns(leg)])
    .select([
      'u.id as driver_id',
      'u.name as driver',
      'e.date as finished_at',
      sql<number | null>`null::int`.as('stars'),
    ]);
}

function shipmentColumns(leg: ShipmentLeg) {
  return [
    sql<ShipmentLeg>`${sql.lit(leg)}::text`.as('leg'),
    ...(['s.id as shipment_id', 's.account_id', `s.${leg}_branch_id as branch_id`] as const),
    ...(['s.collected_date', 's.delivered_date', 's.estimated_collection', 's.estimated_delivery_to'] as const),
  ] as const;
}

export function perDriver(counted: Expression<unknown>, settings: Settings): Groups {
  const isDelivery = sql`c.leg = 'delivery' and not c.has_failed`;
  const delivered = count(isDelivery);
  const onTime = count(sql`${isDelivery} and ${isOnTime('c', settings)}`);
  return groupsOf(counted, {
    by: { id: 'driver_id', driver: 'driver' },
    figures: {
      collected: count(sql`c.leg = 'collection' and not c.has_failed`),
      delivered,
      failed_attempts: count(sql`c.has_failed`),
      on_time: onTime,
      on_time_share: share(onTime, delivered),
      rating: sql`round(avg(c.stars) filter (where ${isDelivery}), 1)::float8`,
    },
  });
}
