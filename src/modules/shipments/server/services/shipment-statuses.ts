/** Statuses of shipments for higher modules. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** The status of each of these shipments that the tenant has. */
export async function statusesOf(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShipmentStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('shipments').select(['id', 'status']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, status }) => [id, status as ShipmentStatus]));
}

/** A condition: the shipment with this id has one of these statuses. */
export function hasStatus(id: Expression<number | null>, among: readonly ShipmentStatus[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from shipments s where s.id = ${id} and s.status = ${anyOf(among)})`;
}
