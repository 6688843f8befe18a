/** The route of a shipment on a map, by suburb and town: never as exact as an address. */
import { locate } from '#modules/geography/domain/gazetteer.ts';

export interface TrackedPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The centre of a suburb, or of its town; null for places missing from the gazetteer. */
export function placeOf(suburb: string | null, town: string | null): TrackedPlace | null {
  const found = locate(suburb ?? undefined, town ?? undefined);
  if (!found) return null;
  const isSuburb = found.precision === 'suburb' && found.suburb !== undefined && found.suburb !== found.city;
  return { name: isSuburb ? `${found.suburb}, ${found.city}` : found.city, lat: found.lat, lng: found.lng };
}

/**
 * The place of the last event: `locations` of the visible events, newest first. Branches are named after their towns;
 * suburbs are looked up in the towns of both sides.
 */
export function lastPlace(
  locations: readonly (string | null)[],
  towns: readonly (string | null)[],
): TrackedPlace | null {
  const latest = locations.find((location) => location !== null);
  if (latest === undefined || latest === null) return null;
  const [first = '', second] = latest.split(',').map((part) => part.trim());
  if (second !== undefined) return placeOf(first, second);
  const inTown = towns.map((town) => locate(first, town ?? undefined)).find((found) => found?.precision === 'suburb');
  return inTown ? placeOf(first, inTown.city) : placeOf(null, first);
}

interface Position {
  readonly lat: number;
  readonly lng: number;
  readonly recorded_at: Date;
}

/** Number of position updates that an app may miss. */
const missedPositions = 3;
const leastFreshSeconds = 300;

/** Whether a position is recent enough to be shown; `interval` is how often apps send one, in seconds. */
export function isFresh({ recorded_at }: Position, interval: number, now: Date): boolean {
  const seconds = Math.max(leastFreshSeconds, missedPositions * interval);
  return now.getTime() - recorded_at.getTime() <= seconds * 1000;
}

/** Rounds to about a hundred metres. */
export function blurred(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
