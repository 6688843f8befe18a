/** The charges of shipments, by account and service level or cost centre. */
import { sql, type Expression } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import { quoteStatuses } from '#modules/shipments/domain/status.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Groups } from '#platform/server/lists/list.ts';
import { count, groupsOf } from '#platform/server/lists/report-groups.ts';

/** Nothing is owed in these statuses. */
const uncharged: readonly ShipmentStatus[] = [...quoteStatuses, 'payment-pending', 'payment-failed', 'cancelled'];

export function chargedShipments(tx: Transaction): Expression<unknown> {
  return (
    tx
      .selectFrom('shipments as s')
      .innerJoin('accounts as a', (join) =>
        join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
      )
      .where('s.status', 'not in', uncharged)
      .select(['s.id', 's.account_id', 'a.name as account', 's.account_branch_id', 's.service_level_code'])
      .select(['s.service_level_name', 's.time_created', 's.charged_weight', 's.cost_center'])
      // What is outstanding for parcels larger than booked is not charged before it is paid.
      .select(sql<number>`s.rate_cents - coalesce(s.outstanding_cents, 0)`.as('charged_cents'))
  );
}

const cents = sql`coalesce(sum(c.charged_cents), 0)`;
const rand = sql`(${cents} / 100.0)::float8`;
const volume = { shipments: count(), charged_weight: sql`coalesce(sum(c.charged_weight), 0)::float8` };
const average = sql`coalesce(round(${cents} / 100.0 / nullif(count(*), 0), 2), 0)::float8`;

export function perAccountAndService(counted: Expression<unknown>): Groups {
  return groupsOf(counted, {
    id: sql`concat(min(c.account_id), ':', c.service_level_name)`,
    by: { account: 'account', service: 'service_level_name' },
    figures: { ...volume, revenue: rand, average },
  });
}

/** Shipments without a cost centre are a group of their own, so that the total is what the account was charged. */
export function perCostCenter(counted: Expression<unknown>): Groups {
  const named = sql`(select o.*, coalesce(o.cost_center, 'No cost centre') as shown_center from ${counted} as o)`;
  return groupsOf(named, {
    id: sql`concat(min(c.account_id), ':', min(c.cost_center))`,
    by: { account: 'account', cost_center: 'shown_center' },
    figures: { ...volume, cost: rand, average },
  });
}
