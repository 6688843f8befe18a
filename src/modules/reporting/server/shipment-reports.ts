/** The number of shipments by branch and status, and of on-time deliveries. */
import { sql, type Expression } from 'kysely';
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { quoteStatuses, statusesWith } from '#modules/shipments/domain/status.ts';
import { isOnTime } from '#modules/tracking/server/services/on-time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Groups } from '#platform/server/lists/list.ts';
import { count, groupsOf, share } from '#platform/server/lists/report-groups.ts';

const handedOver: readonly ShipmentStatus[] = ['collected-from-locker', 'collected-from-counter'];

/** Everything except quotes. */
export function bookedShipments(tx: Transaction): Expression<unknown> {
  return ofBranch(tx, 'collection_branch_id')
    .where('s.status', 'not in', quoteStatuses)
    .select(['s.id', 's.status', 's.account_id', 's.collection_branch_id', 's.time_created', 's.parcel_count'])
    .select('s.charged_weight');
}

export function perBranchAndStatus(counted: Expression<unknown>): Groups {
  return groupsOf(counted, {
    id: sql`concat(min(c.collection_branch_id), ':', c.status)`,
    by: { branch: 'branch', status: 'status' },
    figures: {
      shipments: count(),
      parcels: sql`coalesce(sum(c.parcel_count), 0)::int`,
      charged_weight: sql`coalesce(sum(c.charged_weight), 0)::float8`,
    },
  });
}

/** Delivered shipments. */
export function deliveredShipments(tx: Transaction): Expression<unknown> {
  return ofBranch(tx, 'delivery_branch_id')
    .where('s.status', 'in', [...statusesWith('delivered'), ...handedOver])
    .where('s.delivered_date', 'is not', null)
    .select(['s.id', 's.account_id', 's.delivery_branch_id', 's.service_level_code', 's.service_level_name'])
    .select(['s.collected_date', 's.delivered_date', 's.estimated_collection', 's.estimated_delivery_to']);
}

export function perBranchAndService(counted: Expression<unknown>, settings: Settings): Groups {
  const onTime = count(isOnTime('c', settings));
  return groupsOf(counted, {
    id: sql`concat(min(c.delivery_branch_id), ':', c.service_level_name)`,
    by: { branch: 'branch', service: 'service_level_name' },
    figures: {
      delivered: count(),
      on_time: onTime,
      late: sql`count(*)::int - ${onTime}`,
      on_time_share: share(onTime, count()),
      days: sql`round(avg(extract(epoch from c.delivered_date - c.collected_date) / 86400), 1)::float8`,
    },
  });
}

/** Shipments with the name of a branch. */
function ofBranch(tx: Transaction, column: 'collection_branch_id' | 'delivery_branch_id') {
  return tx
    .selectFrom('shipments as s')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.provider_id', '=', 's.provider_id').onRef('b.id', '=', `s.${column}`),
    )
    .select(sql<string>`coalesce(b.name, 'No branch')`.as('branch'));
}
