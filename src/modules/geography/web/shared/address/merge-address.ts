/** What an address becomes when a place is chosen, found or picked: pure, so that no typed street is lost on the way. */
import type { JsonObject } from '#engine/values/json-value.ts';
import { isApproximate } from '../../../domain/complete-address.ts';
import { homeCountry } from '../../../domain/place.ts';
import { provinceNamed, provinceOfCode } from '../../../domain/province.ts';

/** What a place decides; street and company are the person's. */
const placeFields = ['local_area', 'city', 'zone', 'code', 'country', 'lat', 'lng', 'gs_hash'] as const;

/**
 * The address after a suggestion was chosen. What was typed before the last comma is the street where neither the place nor the
 * address has one: "12 Jet Park Road, jet pa".
 */
export function withChosenPlace(before: JsonObject, found: JsonObject, typed: string): JsonObject {
  const place = Object.fromEntries(placeFields.map((name) => [name, found[name]]));
  const comma = typed.lastIndexOf(',');
  const typedStreet = comma > 0 ? typed.slice(0, comma).trim() : undefined;
  const street = found['street_address'] ?? typedStreet ?? before['street_address'];
  return withType({ ...before, ...place, street_address: street, entered_address: typed });
}

/** Province and pin of where suburb and city lie; a postal code that was entered stays where it belongs to that province. */
export function withLocation(before: JsonObject, found: JsonObject): JsonObject {
  const zone = isBlank(found['zone']) ? before['zone'] : found['zone'];
  const province = typeof zone === 'string' ? provinceNamed(zone) : undefined;
  const entered = typeof before['code'] === 'string' ? before['code'] : undefined;
  const stays = !isBlank(entered) && (province === undefined || provinceOfCode(entered) === province);
  const code = stays ? entered : found['code'];
  const country = isBlank(before['country']) ? found['country'] : before['country'];
  return withType({ ...before, zone, code, country, lat: found['lat'], lng: found['lng'] });
}

/** The pin alone, with the suburb around it where none is entered yet. */
export function withPin(
  before: JsonObject,
  pin: { readonly lat: number; readonly lng: number },
  found: JsonObject | undefined,
): JsonObject {
  const isEmpty = isBlank(before['local_area']) && isBlank(before['city']);
  const place = isEmpty && found ? Object.fromEntries(placeFields.map((name) => [name, found[name]])) : {};
  return withType({ ...before, ...place, ...pin });
}

/** What decides where an address is; equal keys need not be looked up again. */
export function locationKey({ local_area, city, country }: JsonObject): string {
  return JSON.stringify([local_area, city, country].map((part) => (typeof part === 'string' ? part.trim() : '')));
}

/** Whether an address has a place, which is only known to lie somewhere in its town. */
export function isShownApproximate(address: JsonObject): boolean {
  const isSomewhere = typeof address['lat'] === 'number' && !isBlank(address['city']);
  return isSomewhere && (address['country'] ?? homeCountry) === homeCountry && isApproximate(address);
}

/** A home unless a company is named, and international abroad; a choice that was made stays. */
function withType(address: JsonObject): JsonObject {
  const isAbroad = (address['country'] ?? homeCountry) !== homeCountry;
  const usual = isBlank(address['company']) ? 'residential' : 'business';
  const kept = address['type'] === 'international' ? undefined : address['type'];
  const type = isAbroad ? 'international' : (kept ?? usual);
  return Object.fromEntries(
    Object.entries({ ...address, type }).filter(([, value]) => value !== undefined && value !== null),
  ) as JsonObject;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
