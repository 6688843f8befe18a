/** Statements that read shipments and events for the tracking page; names, streets and prices are not selected. */
import { sql } from 'kysely';
import type { AccountType } from '#generated/types.ts';
import { shownEvents } from '#modules/shipments/server/services/tracking-events.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export type Followed = Awaited<ReturnType<typeof readFollowed>>[number];
export type FollowedEvent = Awaited<ReturnType<typeof eventsOf>>[number];

/** Quotes cannot be tracked. */
const nothingYet = ['quote', 'quote-expired'];

export function readFollowed(tx: Transaction, ids: readonly number[]) {
  return tx
    .selectFrom('shipments')
    .leftJoin('shipment_ratings as t', (join) =>
      join.onRef('t.provider_id', '=', 'shipments.provider_id').onRef('t.shipment_id', '=', 'shipments.id'),
    )
    .select([
      'id',
      't.stars',
      'status',
      'status_before_hold',
      'tracking_reference',
      'short_tracking_reference',
      'custom_tracking_reference',
      'service_level_name',
      'parcel_count',
      'is_return',
      'collection_agent_id',
      'collection_branch_id',
      'delivery_branch_id',
      'delivery_agent_id',
      'estimated_delivery_from',
      'estimated_delivery_to',
      'previous_delivery_from',
      'previous_delivery_to',
      'collection_min_date',
      'dropoff_days',
      'awaiting_dropoff_since',
      'delivery_min_date',
      'delivery_after',
      'delivery_before',
      'delivered_date',
      'outstanding_cents',
      sql<AccountType>`(select a.account_type from accounts a where a.provider_id = shipments.provider_id
        and a.id = shipments.account_id)`.as('account_type'),
      sql<boolean>`exists (select from delivery_records r where r.provider_id = shipments.provider_id and r.shipment_id = shipments.id)`.as(
        'has_proof',
      ),
      // The names of lockers and counters are public.
      sql<string | null>`case
        when status = 'awaiting-dropoff' and collection_pickup_point_id is not null then collection_address ->> 'company'
        when status in ('in-locker', 'ready-for-pickup') and delivery_pickup_point_id is not null
          then delivery_address ->> 'company' end`.as('waits_at'),
      sql<string | null>`collection_address ->> 'city'`.as('collection_town'),
      sql<string | null>`collection_address ->> 'local_area'`.as('collection_suburb'),
      sql<string | null>`delivery_address ->> 'city'`.as('delivery_town'),
      sql<string | null>`delivery_address ->> 'local_area'`.as('delivery_suburb'),
    ])
    .where('id', '=', anyOf(ids))
    .where('status', 'not in', nothingYet)
    .execute();
}

/** The events that are shown, oldest first. */
export function eventsOf(tx: Transaction, shipmentIds: readonly number[]) {
  return shownEvents(tx, shipmentIds)
    .leftJoin('parcels as p', (join) =>
      join.onRef('p.provider_id', '=', 'e.provider_id').onRef('p.id', '=', 'e.parcel_id'),
    )
    .select(['e.id', 'e.shipment_id', 'e.status', 'e.message', 'e.location', 'e.source', 'e.date'])
    .select('p.tracking_reference as parcel_tracking_reference')
    .orderBy('e.date')
    .orderBy('e.id')
    .execute();
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any (${sql.val([...ids])}::bigint[])`;
}
