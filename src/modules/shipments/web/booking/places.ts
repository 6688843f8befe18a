/** Looks up a typed address when its field loses focus. */
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { GeocodeAddressBody, ShipmentLeg } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import type { Check } from '#platform/web/form/model/server-checks.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { provinceOfCode } from '#modules/geography/domain/province.ts';
import { isPickupPoint, legs } from '#modules/geography/domain/address.ts';
import { withWholeEnds } from './pickup-ends.ts';
import { withTypesByCountry } from './types-by-country.ts';

/** The fields used for the lookup. */
const parts = ['company', 'street_address', 'local_area', 'city', 'code', 'zone', 'country'] as const;

/** The fields filled in from the result, unless typed. */
const found = ['lat', 'lng', 'code', 'zone'] as const;

function membersOf(node: unknown): JsonObject {
  return isObject(node) ? node : {};
}

/** Writes the result of the lookup into the form at once, without overwriting typed values. */
function fillIn(model: RecordModel, leg: ShipmentLeg, place: JsonObject): void {
  const now = membersOf(model.content(`${leg}_address`));
  const isPreserved = (name: string): boolean => isFillable(name) && (isGiven(now[name]) || isBeingTyped(leg, name));
  const changes = found.filter((name) => place[name] !== undefined && !isPreserved(name));
  const filled = { ...now, ...Object.fromEntries(changes.map((name) => [name, place[name]])) };
  if (!sameJson(now, filled)) model.edit([`${leg}_address`], filled, false);
}

/** Whether the field has the focus: the user may be about to type there. */
function isBeingTyped(leg: ShipmentLeg, part: string): boolean {
  return document.activeElement?.id === `setting_${leg}_address-${part}`;
}

/** Postal code and province are filled in where they are empty. */
function isFillable(part: string): boolean {
  return part === 'code' || part === 'zone';
}

function isGiven(part: unknown): boolean {
  return part !== undefined && part !== '';
}

/** Whether prices can be found without the name: by a pin, by a postal code, and abroad by the country. */
function isKnownOtherwise({ lat, lng, code, country }: JsonObject): boolean {
  if (isGiven(country) && country !== homeCountry) return true;
  return (isGiven(lat) && isGiven(lng)) || provinceOfCode(typeof code === 'string' ? code : undefined) !== undefined;
}

/** @param model returns the model of the form, which exists once a field loses focus */
export function placeCheck(leg: ShipmentLeg, model: () => RecordModel): Check {
  return async (_, record) => {
    const address = membersOf(record[`${leg}_address`]);
    if (isPickupPoint(address['type'])) return undefined;
    // A suburb name without its town is ambiguous.
    if (!isGiven(address['local_area']) || !isGiven(address['city'])) return undefined;
    const typed = parts.map((name) => [name, address[name]] as const).filter(([, part]) => part !== undefined);
    try {
      const { address: place } = await call('geocode_address', {
        body: Object.fromEntries(typed) as GeocodeAddressBody,
      });
      const now = membersOf(model().content(`${leg}_address`));
      if (parts.every((name) => now[name] === address[name])) fillIn(model(), leg, place as JsonObject);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.code !== 'place_not_found') throw failure;
      if (isKnownOtherwise(address)) return undefined;
      const message =
        'We couldn’t find this place. Check the suburb and city, enter the postal code, or set it on the map.';
      return [{ field: `${leg}_address.local_area`, code: 'place_not_found', message }];
    }
  };
}

/** The record after an edit, with consistent pickup points, types, countries and pins. */
export function withWholePlaces(value: JsonObject, before: JsonObject): JsonObject {
  const typed = withTypesByCountry(withWholeEnds(value, before), before, shownSettings());
  return withoutOldPins(typed, before);
}

/** The record without coordinates of addresses that changed since the lookup. */
export function withoutOldPins(value: JsonObject, before: JsonObject): JsonObject {
  return legs.reduce((record, leg) => {
    const name = `${leg}_address`;
    const [now, then] = [membersOf(record[name]), membersOf(before[name])];
    const isMoved = parts.some((part) => now[part] !== then[part] && !(isFillable(part) && !isGiven(then[part])));
    const isSamePin = now['lat'] !== undefined && sameJson([now['lat'], now['lng']], [then['lat'], then['lng']]);
    if (!isMoved || !isSamePin) return record;
    const { lat: _lat, lng: _lng, ...address } = now;
    return { ...record, [name]: address };
  }, value);
}
