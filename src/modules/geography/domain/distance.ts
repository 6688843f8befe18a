/** Distances between places, in whole kilometres as people are charged for them. */
import { distance } from '@turf/distance';

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometres in a straight line over the earth's surface. */
export function straightKilometres(from: Coordinates, to: Coordinates): number {
  return distance([from.lng, from.lat], [to.lng, to.lat], { units: 'kilometers' });
}

/** Kilometres by road: the straight line times `roadFactor`, every begun kilometre counted. */
export function roadKilometres(from: Coordinates, to: Coordinates, roadFactor: number): number {
  // Rounded to the metre first, so that 12.000000001 km is not thirteen.
  return Math.ceil(Math.round(straightKilometres(from, to) * roadFactor * 1000) / 1000);
}

/** The nearest of the sites in a straight line; the first of several equally near, undefined without any. */
export function nearest<Site extends Coordinates>(sites: readonly Site[], to: Coordinates): Site | undefined {
  let best: Site | undefined;
  let bestKilometres = Infinity;
  for (const site of sites) {
    const kilometres = straightKilometres(site, to);
    if (kilometres < bestKilometres) [best, bestKilometres] = [site, kilometres];
  }
  return best;
}
