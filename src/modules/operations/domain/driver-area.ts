/** Chooses the driver of a job: by area (outline, postal codes or whole branch), working days, and workload. */
import type { ShipmentLeg, Zone } from '#generated/types.ts';
import { buildZoneIndex, zonesAt } from '#modules/geography/domain/zone-index.ts';
import type { Place } from '#modules/geography/domain/place.ts';

export interface DriverArea {
  readonly id: number;
  /** The driver's branch. */
  readonly branch_id: number | null;
  readonly collects: boolean;
  readonly delivers: boolean;
  readonly postal_codes: readonly string[];
  /** Corners, one per line. */
  readonly outline: string | null;
  /** Sunday 0 to Saturday 6; empty for every day. */
  readonly working_days: readonly number[];
  /** Number of the driver's open jobs. */
  readonly open_jobs: number;
}

export interface NewJob {
  readonly leg: ShipmentLeg;
  readonly place: Place;
  readonly branchId: number | null;
  /** The weekday of the job. */
  readonly weekday: number;
}

/** The driver of the nearest area, with the fewest open jobs where there are several; undefined when no area covers the place. */
export function driverFor(areas: readonly DriverArea[], job: NewJob): number | undefined {
  const candidates = areas
    .filter((area) => (job.leg === 'collection' ? area.collects : area.delivers))
    .filter(({ working_days: days }) => days.length === 0 || days.includes(job.weekday))
    .flatMap((area) => {
      const distance = distanceOf(area, job);
      return distance === undefined ? [] : [{ area, distance }];
    });
  candidates.sort(
    (one, other) =>
      one.distance - other.distance || one.area.open_jobs - other.area.open_jobs || one.area.id - other.area.id,
  );
  return candidates[0]?.area.id;
}

/** 0 inside an outline, 1 by postal code, 2 for the whole branch, plus 3 for drivers of another branch. */
function distanceOf(area: DriverArea, { place, branchId }: NewJob): number | undefined {
  const isOwnBranch = area.branch_id !== null && area.branch_id === branchId;
  const further = isOwnBranch || area.branch_id === null ? 0 : 3;
  const ring = area.outline === null ? undefined : readOutline(area.outline);
  if (ring && lies(place, { polygons: [[ring]] })) return further;
  if (area.postal_codes.length > 0 && lies(place, { postal_codes: [...area.postal_codes] })) return further + 1;
  const isWhole = !ring && area.postal_codes.length === 0;
  return isWhole && isOwnBranch ? 2 : undefined;
}

function lies(place: Place, area: Pick<Zone, 'polygons' | 'postal_codes'>): boolean {
  return zonesAt(buildZoneIndex([{ id: 1, name: 'Area', layer: 'branches', ...area }]), place).length > 0;
}

/** The text of corners, each longitude and latitude as in GeoJSON. */
export function outlineText(corners: readonly (readonly [lng: number, lat: number])[]): string {
  return corners.map(([lng, lat]) => `${lat}, ${lng}`).join('\n');
}

/** A closed ring of longitude and latitude, as in GeoJSON; undefined for an invalid outline. */
export function readOutline(text: string): number[][] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const corners = lines.map((line) => {
    const [lat, lng, ...more] = line.split(/[,;\s]+/).map(Number);
    const isPlace = Math.abs(lat ?? NaN) <= 90 && Math.abs(lng ?? NaN) <= 180 && more.length === 0;
    return isPlace ? [lng!, lat!] : undefined;
  });
  const ring = corners.filter((corner) => corner !== undefined);
  if (ring.length < 3 || ring.length < corners.length) return undefined;
  return [...ring, ring[0]!];
}

/** Whether jobs are assigned automatically on a day (F334). `closedDays`: the provider's closed days, as dates. */
export function assignsOn(
  date: string,
  settings: {
    readonly disable_auto_assigning_drivers_on_public_holidays?: boolean;
    readonly office_closed_days?: readonly { readonly date: string }[];
  },
  isPublicHoliday: (date: string) => boolean,
): boolean {
  if (settings.disable_auto_assigning_drivers_on_public_holidays === false) return true;
  const isClosed = (settings.office_closed_days ?? []).some((day) => day.date === date);
  return !isClosed && !isPublicHoliday(date);
}
