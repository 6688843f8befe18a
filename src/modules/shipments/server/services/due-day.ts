/** The day on which a collection or delivery is due, the same wherever it is shown. */
import { sql, type RawBuilder } from 'kysely';
import type { ShipmentLeg } from '#generated/types.ts';
import { businessZone } from '#platform/domain/time.ts';

const promised = { collection: 'estimated_collection', delivery: 'estimated_delivery_to' } as const;

/**
 * The requested day of the shipments of this alias, otherwise the promised one. A collection without either is due on the
 * day of the booking; a delivery has none (null).
 */
export function dueDay(name: string, leg: ShipmentLeg): RawBuilder<string | null> {
  const day = (column: string) => sql`(${sql.ref(`${name}.${column}`)} at time zone ${businessZone})::date`;
  const requested = sql`nullif(left(${sql.ref(`${name}.${leg}_min_date`)}, 10), '')::date`;
  const booked = leg === 'collection' ? sql`, ${day('time_created')}` : sql``;
  return sql`coalesce(${requested}, ${day(promised[leg])}${booked})`;
}
