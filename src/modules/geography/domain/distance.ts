/** Distances in whole kilometres, as charged. */
import { distance } from '@turf/distance';

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Great-circle distance in kilometres. */
export function straightKilometres(from: Coordinates, to: Coordinates): number {
  return distance([from.lng, from.lat], [to.lng, to.lat], { units: 'kilometers' });
}

/** Estimated road distance: the straight line times `roadFactor`, rounded up to whole kilometres. */
export function roadKilometres(from: Coordinates, to: Coordinates, roadFactor: number): number {
  // Rounded to metres first, so that 12.000000001 km does not become thirteen.
  return Math.ceil(Math.round(straightKilometres(from, to) * roadFactor * 1000) / 1000);
}

/** The nearest site in a straight line; the first of several at equal distance, undefined without sites. */
export function nearest<Site extends Coordinates>(sites: readonly Site[], to: Coordinates): Site | undefined {
  let best: Site | undefined;
  let bestKilometres = Infinity;
  for (const site of sites) {
    const kilometres = straightKilometres(site, to);
    if (kilometres < bestKilometres) [best, bestKilometres] = [site, kilometres];
  }
  return best;
}
