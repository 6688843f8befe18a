/** Statuses of shipments for higher modules. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** A condition: the shipment with this id has one of these statuses. */
export function hasStatus(id: Expression<number | null>, among: readonly ShipmentStatus[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from shipments s where s.id = ${id} and s.status = ${anyOf(among)})`;
}
