/** Merges an address with a chosen, found or picked place. Pure, so that a typed street is never lost. */
import type { JsonObject } from '#engine/values/json-value.ts';
import { isApproximate } from '../../../domain/complete-address.ts';
import { homeCountry } from '../../../domain/place.ts';
import { provinceNamed, provinceOfCode } from '../../../domain/province.ts';

/** The fields that a place determines; street and company are typed. */
const placeFields = ['local_area', 'city', 'zone', 'code', 'country', 'lat', 'lng', 'gs_hash'] as const;

/**
 * The address after choosing a suggestion. Text typed before the last comma becomes the street if neither the place nor
 * the address has one: "12 Jet Park Road, jet pa".
 */
export function withChosenPlace(before: JsonObject, found: JsonObject, typed: string): JsonObject {
  const place = Object.fromEntries(placeFields.map((name) => [name, found[name]]));
  const comma = typed.lastIndexOf(',');
  const typedStreet = comma > 0 ? typed.slice(0, comma).trim() : undefined;
  const street = found['street_address'] ?? typedStreet ?? before['street_address'];
  return withType({ ...before, ...place, street_address: street, entered_address: typed });
}

/** Province and pin from suburb and city; a typed postal code stays if it belongs to that province. */
export function withLocation(before: JsonObject, found: JsonObject): JsonObject {
  const zone = isBlank(found['zone']) ? before['zone'] : found['zone'];
  const province = typeof zone === 'string' ? provinceNamed(zone) : undefined;
  const entered = typeof before['code'] === 'string' ? before['code'] : undefined;
  const stays = !isBlank(entered) && (province === undefined || provinceOfCode(entered) === province);
  const code = stays ? entered : found['code'];
  const country = isBlank(before['country']) ? found['country'] : before['country'];
  return withType({ ...before, zone, code, country, lat: found['lat'], lng: found['lng'] });
}

/** Sets only the pin, and the suburb around it if none is entered yet and it is in the chosen country. */
export function withPin(
  before: JsonObject,
  pin: { readonly lat: number; readonly lng: number },
  found: JsonObject | undefined,
): JsonObject {
  const isEmpty = isBlank(before['local_area']) && isBlank(before['city']);
  const isThere = found && (isBlank(before['country']) || before['country'] === (found['country'] ?? homeCountry));
  const place = isEmpty && isThere ? Object.fromEntries(placeFields.map((name) => [name, found[name]])) : {};
  return withType({ ...before, ...place, ...pin });
}

/** The fields that determine the location; equal keys need no new lookup. */
export function locationKey({ local_area, city, country }: JsonObject): string {
  return JSON.stringify([local_area, city, country].map((part) => (typeof part === 'string' ? part.trim() : '')));
}

/** Whether only the town of an address with a place is known. */
export function isShownApproximate(address: JsonObject): boolean {
  const isSomewhere = typeof address['lat'] === 'number' && !isBlank(address['city']);
  return isSomewhere && (address['country'] ?? homeCountry) === homeCountry && isApproximate(address);
}

/** Residential unless a company is named, and international abroad; a chosen type stays. */
function withType(address: JsonObject): JsonObject {
  const isAbroad = (address['country'] ?? homeCountry) !== homeCountry;
  const usual = isBlank(address['company']) ? 'residential' : 'business';
  const currentType = address['type'] === 'international' ? undefined : address['type'];
  const type = isAbroad ? 'international' : (currentType ?? usual);
  return Object.fromEntries(
    Object.entries({ ...address, type }).filter(([, value]) => value !== undefined && value !== null),
  ) as JsonObject;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
