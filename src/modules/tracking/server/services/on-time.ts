/** The definition of on-time delivery, shared by all figures. */
import { sql, type RawBuilder } from 'kysely';
import type { Settings } from '#generated/types.ts';
import { businessZone } from '#platform/domain/time.ts';

/**
 * Whether the delivered shipments of this alias arrived by the last promised day; true without a promise. Where a late
 * collection is excluded (F350), it moves that day accordingly.
 */
export function isOnTime(
  name: string,
  settings: Pick<Settings, 'exclude_collection_day_from_performance_calculations'>,
): RawBuilder<boolean> {
  const field = (column: string) => sql.ref(`${name}.${column}`);
  // Literals, so that figures that count the same are counted once.
  const day = (column: string) => sql`(${field(column)} at time zone ${sql.lit(businessZone)})::date`;
  const grace = settings.exclude_collection_day_from_performance_calculations
    ? sql`greatest(0, coalesce(${day('collected_date')} - ${day('estimated_collection')}, 0))`
    : sql`0`;
  // Most arrive before the promised hour: which days those were is not worth converting.
  return sql`(${field('estimated_delivery_to')} is null or ${field('delivered_date')} <= ${field('estimated_delivery_to')}
    or ${day('delivered_date')} <= ${day('estimated_delivery_to')} + ${grace})`;
}
