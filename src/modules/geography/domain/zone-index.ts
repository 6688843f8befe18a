/** Finds the zones of a place, most specific first: smallest outline, then narrowest postal code range, then country. */
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import RBush from 'rbush';
import type { Zone } from '#generated/types.ts';
import { homeCountry, type Place } from './place.ts';
import { postalNumber, postalRange } from './postal-codes.ts';

interface Outline {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly zone: Zone;
  readonly polygon: { readonly type: 'Polygon'; readonly coordinates: number[][][] };
  readonly area: number;
}

interface Range {
  readonly zone: Zone;
  readonly width: number;
}

/** Zones prepared for lookups; built once per tariff and never changed. */
export interface ZoneIndex {
  readonly outlines: RBush<Outline>;
  /** By postal code, the narrowest range first. */
  readonly codes: ReadonlyMap<number, readonly Range[]>;
  readonly countries: ReadonlyMap<string, readonly Zone[]>;
}

/** Prepares zones for lookups. Outlines are as in GeoJSON: longitude first, closed rings, the outer one first. */
export function buildZoneIndex(zones: readonly Zone[]): ZoneIndex {
  const outlines = new RBush<Outline>();
  outlines.load(zones.flatMap((zone) => (zone.polygons ?? []).map((rings) => outlineOf(zone, rings))));
  const codes = new Map<number, Range[]>();
  const countries = new Map<string, Zone[]>();
  for (const zone of zones) {
    for (const text of zone.postal_codes ?? []) {
      const range = postalRange(text);
      if (!range) continue;
      const entry = { zone, width: range.last - range.first };
      for (let code = range.first; code <= range.last; code += 1) append(codes, code, entry);
    }
    for (const country of zone.countries ?? []) append(countries, country, zone);
  }
  for (const ranges of codes.values()) ranges.sort((a, b) => a.width - b.width || a.zone.id - b.zone.id);
  for (const list of countries.values()) list.sort((a, b) => a.id - b.id);
  return { outlines, codes, countries };
}

/** The zones that contain a place, without duplicates, most specific first; borders are included. */
export function zonesAt(index: ZoneIndex, place: Place): readonly Zone[] {
  const found = new Set<Zone>();
  for (const { zone } of outlinesAt(index, place)) found.add(zone);
  const country = place.country ?? homeCountry;
  const code = country === homeCountry ? postalNumber(place.code) : undefined;
  if (code !== undefined) for (const { zone } of index.codes.get(code) ?? []) found.add(zone);
  for (const zone of index.countries.get(country) ?? []) found.add(zone);
  return [...found];
}

function outlinesAt({ outlines }: ZoneIndex, { lat, lng }: Place): readonly Outline[] {
  if (lat === undefined || lng === undefined) return [];
  return outlines
    .search({ minX: lng, minY: lat, maxX: lng, maxY: lat })
    .filter(({ polygon }) => booleanPointInPolygon([lng, lat], polygon))
    .sort((a, b) => a.area - b.area || a.zone.id - b.zone.id);
}

function outlineOf(zone: Zone, rings: number[][][]): Outline {
  const outer = rings[0] ?? [];
  const xs = outer.map(([x = 0]) => x);
  const ys = outer.map(([, y = 0]) => y);
  const [minX, minY, maxX, maxY] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const area = rings.reduce((sum, ring, at) => sum + (at === 0 ? 1 : -1) * ringArea(ring), 0);
  return { minX, minY, maxX, maxY, zone, polygon: { type: 'Polygon', coordinates: rings }, area };
}

/** Area of a ring in square degrees: only compared, so the planar formula suffices. */
function ringArea(ring: readonly (readonly number[])[]): number {
  let doubled = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    doubled += x1 * y2 - x2 * y1;
  }
  const [, latitude = 0] = ring[0] ?? [];
  return (Math.abs(doubled) / 2) * Math.cos((latitude * Math.PI) / 180);
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
