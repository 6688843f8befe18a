/** The queries of shipment and parcel lists, with columns named after the entity's fields and complete for the API. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { tagsOf } from '#modules/accounts/server/services/tags.ts';
import { quoteStatuses, statusesWith, storedStatuses } from '../domain/status.ts';
import { inOwnBranch } from './services/branch-limit.ts';
import { dueDay } from './services/due-day.ts';
import { displayedStatusSql } from './services/shipment-statuses.ts';

type Looking = Pick<Viewer, 'user'>;

export interface ShownShipments {
  readonly override: boolean;
  /** A single shipment was requested by number, which may be a quote. */
  readonly isOne: boolean;
  /** Only those that a bulk booking booked. */
  readonly bulkBookingId?: number | undefined;
  /** The statuses that are asked for, as the viewer sees them. */
  readonly statuses?: readonly ShipmentStatus[] | undefined;
}

/** Booked shipments that the user may see; quotes have a list of their own, and only staff find them here too. */
export function shipmentRows(
  tx: Transaction,
  { user }: Looking,
  { override, isOne, bulkBookingId, statuses }: ShownShipments,
): Expression<unknown> {
  const shown = displayedStatusSql(isStaff(user) ? 'staff' : 'customer', override);
  const problems = statusesWith('problem');
  const isProblem = isStaff(user)
    ? sql<boolean>`s.status in (${literals(problems)})`
    : sql<boolean>`${storedIn(problems, override)} and ${shown} in (${literals(problems)})`;
  const rows = wholeShipments(tx, { user })
    .select(shown.as('displayed_status'))
    // Stuck, by the status that the viewer compares, or held for payment (F196).
    .select(sql<boolean>`(${isProblem} or s.payment_intervention_status is not null)`.as('needs_intervention'))
    .select(dueDay('s', 'collection').as('collection_due_date'))
    .select(tagsOf('shipment', sql.ref('s.id')).as('tags'))
    .$if(bulkBookingId !== undefined, (all) => all.where('s.bulk_booking_id', '=', bulkBookingId!));
  // Customers don't see who is a VIP.
  if (isStaff(user)) return rows.select('a.is_vip as account.is_vip');
  // An expired quote is for staff only (F212).
  const booked = rows.where('s.status', 'not in', isOne ? ['quote-expired'] : quoteStatuses);
  return statuses ? booked.where(storedIn(statuses, override)) : booked;
}

/**
 * Whether the stored status may be displayed to customers as one of these. Only stored statuses have an index, so this
 * narrows what is compared as displayed.
 */
function storedIn(shown: readonly ShipmentStatus[], override: boolean): RawBuilder<boolean> {
  return sql<boolean>`s.status in (${literals(storedStatuses(shown, 'customer', override))})`;
}

function literals(these: readonly ShipmentStatus[]): RawBuilder<unknown> {
  return these.length === 0 ? sql`null` : sql.join(these.map((one) => sql.lit(one)));
}

/** Customers see which of their colleagues booked `s`, but not which member of staff. */
const bookedByCustomer = sql<boolean>`exists (select from users u
  where u.provider_id = s.provider_id and u.id = s.created_by_id and u.account_id = s.account_id)`;

/** Everything visible to a user limited to a branch: its collections and its deliveries. */
export function wholeShipments(tx: Transaction, viewer: Looking) {
  return tx
    .selectFrom('shipments as s')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
    )
    .selectAll('s')
    .select([
      'a.id as account.id',
      'a.account_code as account.account_code',
      'a.name as account.name',
      'a.account_type as account.account_type',
      bookedByCustomer.as('is_booked_by_customer'),
      sql<number>`s.rate_cents / 100.0::float8`.as('rate'),
      sql<number | null>`s.outstanding_cents / 100.0::float8`.as('outstanding_amount'),
      sql<number | null>`s.declared_value_cents / 100.0::float8`.as('declared_value'),
      sql`(select jsonb_agg(to_jsonb(p) order by p.number) from parcels p
        where p.provider_id = s.provider_id and p.shipment_id = s.id)`.as('parcels'),
    ])
    .where(inOwnBranch(viewer));
}

/** Parcels with the account of their shipment, which limits customers; those of expired quotes are for staff only (F212). */
export function parcelRows(tx: Transaction, viewer: Looking): Expression<unknown> {
  return tx
    .selectFrom('parcels as p')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'p.provider_id').onRef('s.id', '=', 'p.shipment_id'),
    )
    .selectAll('p')
    .select(['s.account_id', 's.collection_agent_id', 's.delivery_agent_id'])
    .$if(!isStaff(viewer.user), (rows) => rows.where('s.status', '<>', 'quote-expired'))
    .where(inOwnBranch(viewer));
}

/** Quotes; expired ones are for staff only (F212). */
export function quoteRows(tx: Transaction, { user }: Looking): Expression<unknown> {
  return tx
    .selectFrom('shipments as s')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
    )
    .where('s.status', 'in', isStaff(user) ? quoteStatuses : ['quote'])
    .where(inOwnBranch({ user }))
    .select([
      's.id',
      's.account_id',
      'a.name as account_name',
      's.short_tracking_reference',
      's.customer_reference',
      's.status',
      sql<string | null>`s.collection_address ->> 'city'`.as('collection_city'),
      sql<string | null>`s.delivery_address ->> 'city'`.as('delivery_city'),
      's.service_level_name',
      's.parcel_count',
      sql<number>`s.rate_cents / 100.0::float8`.as('rate'),
      's.time_created',
      's.quote_valid_until',
    ]);
}
