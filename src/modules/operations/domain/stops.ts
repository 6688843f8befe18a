/**
 * The order of a driver's stops: jobs at one address are one stop, stops that close first come first, and otherwise the
 * nearest is next.
 */
import { straightKilometres } from '#modules/geography/domain/distance.ts';
import type { TripJob, TripStop } from '#generated/types.ts';

/** A job with its coordinates. */
export interface PlacedJob {
  readonly job: TripJob;
  readonly address: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A stop without a closing time is open until the end of the day. */
const endOfDay = '24:00';

/** Stops in order. Addresses are compared without case and spaces. */
export function stopsOf(jobs: readonly PlacedJob[]): readonly TripStop[] {
  const stops = new Map<string, TripStop>();
  for (const { job, address, lat, lng } of jobs) {
    const key = address
      .toLowerCase()
      .replaceAll(/[\s,]+/g, ' ')
      .trim();
    const known = stops.get(key);
    const before = earlier(known?.before ?? null, job.before);
    stops.set(
      key,
      known ? { ...known, before, jobs: [...known.jobs, job] } : { address, lat, lng, before, jobs: [job] },
    );
  }
  return inOrder([...stops.values()]);
}

function inOrder(stops: TripStop[]): readonly TripStop[] {
  const round: TripStop[] = [];
  const left = stops.sort((one, other) => closingOf(one).localeCompare(closingOf(other)));
  while (left.length > 0) {
    const closes = closingOf(left[0]!);
    const next = left.filter((stop) => closingOf(stop) === closes);
    const nearest = nearestTo(round.at(-1), next);
    left.splice(left.indexOf(nearest), 1);
    round.push(nearest);
  }
  return round;
}

function nearestTo(from: TripStop | undefined, stops: readonly TripStop[]): TripStop {
  const here = from && placeOf(from);
  if (!here) return stops[0]!;
  const far = (stop: TripStop): number => {
    const there = placeOf(stop);
    return there ? straightKilometres(here, there) : Number.POSITIVE_INFINITY;
  };
  return stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best));
}

function placeOf({ lat, lng }: TripStop): { readonly lat: number; readonly lng: number } | undefined {
  return lat === null || lng === null ? undefined : { lat, lng };
}

function closingOf({ before }: TripStop): string {
  return before ?? endOfDay;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
