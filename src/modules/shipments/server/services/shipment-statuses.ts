/** Statuses of shipments for higher modules. */
import type { ShipmentStatus } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** The status of each of these shipments that the tenant has. */
export async function statusesOf(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShipmentStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shipments')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status as ShipmentStatus]));
}
