/** Reads areas from files of map programs: KML and GeoJSON. */
import type { Zone } from '#generated/types.ts';

export interface ReadArea {
  readonly name: string;
  readonly polygons: NonNullable<Zone['polygons']>;
}

type Ring = number[][];

/**
 * The named areas of a file, each read when it is taken; undefined if it is neither KML nor GeoJSON. Those of lines and
 * points have no polygons.
 */
export function readAreas(text: string): Iterable<ReadArea> | undefined {
  const start = text.trimStart().slice(0, 1);
  return start === '{' ? fromGeoJson(text) : start === '<' ? fromKml(text) : undefined;
}

/** Those with polygons; areas of the same name are combined. */
export function joinedAreas(areas: readonly ReadArea[]): readonly ReadArea[] {
  const byName = new Map<string, ReadArea['polygons'][number][]>();
  for (const { name, polygons } of areas) {
    if (polygons.length === 0) continue;
    const known = byName.get(name) ?? [];
    byName.set(name, known);
    for (const polygon of polygons) known.push(polygon);
  }
  return [...byName].map(([name, polygons]) => ({ name, polygons }));
}

function fromKml(text: string): Iterable<ReadArea> | undefined {
  return /<kml[\s>]/i.test(text) ? placemarksIn(text) : undefined;
}

function* placemarksIn(text: string): Generator<ReadArea> {
  let count = 0;
  for (const placemark of elements(text, 'Placemark')) {
    count += 1;
    const [name = ''] = elements(placemark, 'name');
    yield {
      name: plain(name) || `Area ${count}`,
      polygons: Array.from(elements(placemark, 'Polygon'), ringsOf).filter(isPolygon),
    };
  }
}

function ringsOf(polygon: string): Ring[] {
  return [...elements(polygon, 'outerBoundaryIs'), ...elements(polygon, 'innerBoundaryIs')].flatMap((boundary) =>
    Array.from(elements(boundary, 'coordinates'), ringOfKml),
  );
}

/**
 * The content of every element of that name, with or without a namespace prefix. Takes one pass, however many elements
 * are opened and never closed.
 */
function* elements(text: string, name: string): Generator<string> {
  let start: number | undefined;
  for (const tag of text.matchAll(new RegExp(`<(/?)(?:\\w+:)?${name}(?:\\s[^<>]*)?>`, 'gi'))) {
    if (tag[1] === '') start ??= tag.index + tag[0].length;
    else if (start !== undefined) {
      yield text.slice(start, tag.index);
      start = undefined;
    }
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  const [head = '', ...marked] = text.split('<![CDATA[');
  const content = [head, ...marked.map((part) => part.replace(']]>', ''))].join('');
  return content.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole).trim();
}

/** `28.05,-26.10,0 28.06,…` */
function ringOfKml(text: string): Ring {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').slice(0, 2).map(Number));
}

interface GeoJson {
  readonly type?: unknown;
  readonly features?: unknown;
  readonly geometries?: unknown;
  readonly geometry?: unknown;
  readonly coordinates?: unknown;
  readonly properties?: unknown;
}

function fromGeoJson(text: string): Iterable<ReadArea> | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  const features = objectOf(file).features;
  const list = Array.isArray(features) ? (features as readonly unknown[]) : [file];
  return featuresIn(list);
}

function* featuresIn(list: readonly unknown[]): Generator<ReadArea> {
  for (const [at, feature] of list.entries()) {
    const { properties, geometry } = objectOf(feature);
    const { name, Name, title } = (properties ?? {}) as Readonly<Record<string, unknown>>;
    const called = [name, Name, title].find((one) => typeof one === 'string' && one.trim() !== '');
    yield {
      name: typeof called === 'string' ? called.trim() : `Area ${at + 1}`,
      polygons: polygonsOf(geometry ?? feature),
    };
  }
}

function objectOf(value: unknown): GeoJson {
  return typeof value === 'object' && value !== null ? value : {};
}

/** How deep collections are followed: files of map programs have one level. */
const deepest = 20;

function polygonsOf(geometry: unknown, depth = 0): Ring[][] {
  const { type, coordinates, geometries } = objectOf(geometry);
  if (type === 'Polygon') return isPolygon(coordinates) ? [flat(coordinates)] : [];
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return coordinates.filter(isPolygon).map(flat);
  if (type === 'GeometryCollection' && Array.isArray(geometries) && depth < deepest)
    return geometries.flatMap((one) => polygonsOf(one, depth + 1));
  return [];
}

const fewestPoints = 4;

function isPolygon(rings: unknown): rings is Ring[] {
  return Array.isArray(rings) && rings.length > 0 && rings.every(isRing);
}

function isRing(ring: unknown): boolean {
  if (!Array.isArray(ring) || ring.length < fewestPoints) return false;
  return ring.every((point) => Array.isArray(point) && point.length > 1 && point.slice(0, 2).every(Number.isFinite));
}

/** Without altitudes. */
function flat(rings: Ring[]): Ring[] {
  return rings.map((ring) => ring.map((point) => point.slice(0, 2)));
}
