/** Rate zones that nobody has set a price for. */
import type { RateRevision, Zone } from '#generated/types.ts';

/**
 * The zones of the map of rates that no rate of the default group leads to or from. A rate from or to anywhere covers all of
 * them, and so does saying that there is no rate: then somebody has decided.
 */
export function unpricedZones<Named extends Pick<Zone, 'id' | 'name' | 'layer'>>(
  zones: readonly Named[],
  { groups }: RateRevision,
): readonly Named[] {
  const rates = groups.find(({ is_default: isDefault }) => isDefault === true)?.rates ?? [];
  const ends = new Set(rates.flatMap(({ from_zone_id: from, to_zone_id: to }) => [from, to]));
  // An end without a zone is anywhere.
  if (ends.has(undefined)) return [];
  return zones.filter(({ id, layer }) => layer === 'rates' && !ends.has(id));
}
