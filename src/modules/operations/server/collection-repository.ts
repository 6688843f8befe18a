/** Statements about bulk collections. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { CollectionRequest } from '#generated/types.ts';
import { branchesOf, inOwnBranch } from '#modules/shipments/server/services/branch-limit.ts';
import { displayedStatusSql } from '#modules/shipments/server/services/shipment-statuses.ts';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { withOffset } from '#platform/domain/time.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { openStatuses } from '../domain/collection-request.ts';

export type RequestRow = Row<'collection_requests'>;

type Looking = Pick<Viewer, 'user'>;

/** A user limited to a branch sees the collections with shipments of that branch. */
export function requestRows(tx: Transaction, viewer: Looking) {
  const isForCustomers = !isStaff(viewer.user);
  if (onlyBranchOf(viewer.user) === null) return wholeRequests(tx, isForCustomers);
  return wholeRequests(tx, isForCustomers).where(
    sql<boolean>`exists (select 1 from collection_request_shipments m
      join shipments s on s.provider_id = m.provider_id and s.id = m.shipment_id
      where m.provider_id = c.provider_id and m.collection_request_id = c.id and ${inOwnBranch(viewer)})`,
  );
}

/** The branches whose users see the request. */
export async function branchesOfRequest(tx: Transaction, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('collection_request_shipments as m')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'm.provider_id').onRef('s.id', '=', 'm.shipment_id'),
    )
    .select(['s.collection_branch_id', 's.delivery_branch_id'])
    .distinct()
    .where('m.collection_request_id', '=', id)
    .execute();
  return branchesOf(...rows);
}

/** Whether the list of this user has the request. */
export async function seesRequest(tx: Transaction, viewer: Looking, id: number): Promise<boolean> {
  const seen = requestRows(tx, viewer).clearSelect().select('c.id').where('c.id', '=', id);
  return (await seen.executeTakeFirst()) !== undefined;
}

const createdByColleague = sql<string | null>`(select u.name from users u
  where u.provider_id = c.provider_id and u.account_id = c.account_id and u.name = c.created_by limit 1)`;

/** Customers see which of their colleagues requested it, but not which member of staff. */
function wholeRequests(tx: Transaction, isForCustomers = false) {
  return tx
    .selectFrom('collection_requests as c')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'c.provider_id').onRef('a.id', '=', 'c.account_id'),
    )
    .select(['c.id', 'c.reference', 'c.account_id', 'a.name as account', 'c.status', 'c.note', 'c.driver_id'])
    .select(['c.created_at', 'c.closed_at', 'c.revision'])
    .select((isForCustomers ? createdByColleague : sql<string | null>`c.created_by`).as('created_by'))
    .select([
      'c.collection_date',
      sql<string | null>`(select u.name from users u where u.provider_id = c.provider_id and u.id = c.driver_id)`.as(
        'driver',
      ),
      sql<number>`(select count(*)::int from collection_request_shipments m
        where m.provider_id = c.provider_id and m.collection_request_id = c.id)`.as('shipment_count'),
      sql<number>`(select count(*)::int from collection_request_shipments m
        where m.provider_id = c.provider_id and m.collection_request_id = c.id and m.collected_at is not null)`.as(
        'collected_count',
      ),
    ]);
}

export async function readRequest(tx: Transaction, id: number): Promise<CollectionRequest | undefined> {
  const row = await wholeRequests(tx).where('c.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { created_at, closed_at, status, ...rest } = row;
  return {
    ...rest,
    status: status as CollectionRequest['status'],
    created_at: withOffset(created_at),
    closed_at: closed_at && withOffset(closed_at),
  };
}

/** The shipments of requests, for their list; `override`: the provider shows customers fewer statuses. */
export function memberRows(tx: Transaction, viewer: Looking, override: boolean): Expression<unknown> {
  return tx
    .selectFrom('collection_request_shipments as m')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'm.provider_id').onRef('s.id', '=', 'm.shipment_id'),
    )
    .select(['m.id', 'm.collection_request_id', 's.account_id', 'm.shipment_id', 's.tracking_reference'])
    .select(displayedStatusSql(isStaff(viewer.user) ? 'staff' : 'customer', override).as('status'))
    .where(inOwnBranch(viewer))
    .select([
      's.parcel_count',
      'm.collected_at',
      sql<string | null>`s.delivery_address ->> 'city'`.as('delivery_town'),
    ]);
}

/** Locks the request until the transaction ends. */
export function lockRequest(tx: Transaction, id: number): Promise<RequestRow | undefined> {
  return tx.selectFrom('collection_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The open requests that already contain these shipments, by shipment. */
export async function openRequestsOf(tx: Transaction, shipmentIds: readonly number[]) {
  if (shipmentIds.length === 0) return new Map<number, { readonly id: number; readonly reference: string }>();
  const rows = await tx
    .selectFrom('collection_request_shipments as m')
    .innerJoin('collection_requests as c', (join) =>
      join.onRef('c.provider_id', '=', 'm.provider_id').onRef('c.id', '=', 'm.collection_request_id'),
    )
    .select(['m.shipment_id', 'c.id', 'c.reference'])
    .where('m.shipment_id', '=', anyOf(shipmentIds))
    .where('c.status', 'in', [...openStatuses])
    .execute();
  return new Map(rows.map(({ shipment_id, ...request }) => [shipment_id, request]));
}

/** False when the shipment is not part of the request. */
export async function markCollected(
  tx: Transaction,
  requestId: number,
  shipmentId: number,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('collection_request_shipments')
    .set({ collected_at: sql`coalesce(collected_at, ${at})` })
    .where('collection_request_id', '=', requestId)
    .where('shipment_id', '=', shipmentId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of shipments that are neither collected nor cancelled. */
export async function countLeft(tx: Transaction, requestId: number): Promise<number> {
  const { left } = await tx
    .selectFrom('collection_request_shipments as m')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'm.provider_id').onRef('s.id', '=', 'm.shipment_id'),
    )
    .select(sql<number>`count(*)::int`.as('left'))
    .where('m.collection_request_id', '=', requestId)
    .where('m.collected_at', 'is', null)
    .where('s.status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return left;
}
