/** Rate zones without a price. */
import type { RateRevision, Zone } from '#generated/types.ts';

/**
 * The zones of the rates map without a rate from or to them in the default group. A rate from or to anywhere covers all
 * of them, and so does an explicit "no rate", because it is a decision.
 */
export function unpricedZones<Named extends Pick<Zone, 'id' | 'name' | 'layer'>>(
  zones: readonly Named[],
  { groups }: RateRevision,
): readonly Named[] {
  const rates = groups.find(({ is_default: isDefault }) => isDefault === true)?.rates ?? [];
  const ends = new Set(rates.flatMap(({ from_zone_id: from, to_zone_id: to }) => [from, to]));
  // A side without a zone is anywhere.
  if (ends.has(undefined)) return [];
  return zones.filter(({ id, layer }) => layer === 'rates' && !ends.has(id));
}
