/** Finds places by name in bundled data: completes typed names, and gives an address coordinates and province. */
import type { Province } from '#generated/types.ts';
import { nearest } from './distance.ts';
import { suburbRows, townRows } from './gazetteer-rows.ts';

/** A suburb, or a whole town. */
export interface GazetteerPlace {
  /** Undefined for the town itself. */
  readonly suburb: string | undefined;
  readonly city: string;
  readonly province: Province;
  readonly code: string;
  readonly lat: number;
  readonly lng: number;
}

/** The location of an address: the centre of its suburb, or only of its town. */
export interface Located extends GazetteerPlace {
  readonly precision: 'suburb' | 'town';
}

const places: readonly GazetteerPlace[] = [
  ...townRows.map(([city, province, code, lat, lng]) => ({ suburb: undefined, city, province, code, lat, lng })),
  ...suburbRows.map(([suburb, city, province, code, lat, lng]) => ({ suburb, city, province, code, lat, lng })),
];

const bySuburb = new Map<string, GazetteerPlace>();
const byCity = new Map<string, GazetteerPlace>();
for (const place of places) {
  if (place.suburb !== undefined) bySuburb.set(keyOf(place.suburb, place.city), place);
  // A town that is listed only as a suburb of its own name represents itself.
  if (place.suburb === undefined || place.suburb === place.city) byCity.set(plain(place.city), place);
}

/** Former names that are still in use. */
const formerNames: Readonly<Record<string, string>> = {
  'port elizabeth': 'gqeberha',
  nelspruit: 'mbombela',
  witbank: 'emalahleni',
  pietersburg: 'polokwane',
  tshwane: 'pretoria',
};

/** Places whose name begins with the text, then those with a later word that does, or with that postal code. */
export function placesMatching(typed: string, limit = 10): readonly GazetteerPlace[] {
  const normalized = current(plain(typed));
  if (normalized === '') return [];
  const begins: GazetteerPlace[] = [];
  const follows: GazetteerPlace[] = [];
  for (const place of places) {
    const name = plain(place.suburb ?? place.city);
    if (name.startsWith(normalized)) begins.push(place);
    else if (`${name} ${plain(place.city)} ${place.code}`.includes(` ${normalized}`)) follows.push(place);
  }
  return [...begins, ...follows].slice(0, limit);
}

/** The location of an address by suburb and city; for an unknown suburb the centre of its town. */
export function locate(suburb: string | undefined, city: string | undefined): Located | undefined {
  const town = current(plain(city ?? ''));
  const exact = bySuburb.get(`${plain(suburb ?? '')}, ${town}`);
  if (exact) return { ...exact, precision: 'suburb' };
  const middle = byCity.get(town);
  return middle && { ...middle, precision: 'town' };
}

/** The place nearest to a pin. */
export function placeNear(pin: { readonly lat: number; readonly lng: number }): GazetteerPlace | undefined {
  return nearest(places, pin);
}

function keyOf(suburb: string, city: string): string {
  return `${plain(suburb)}, ${plain(city)}`;
}

function current(name: string): string {
  return formerNames[name] ?? name;
}

/** Lower case, without accents and with single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
