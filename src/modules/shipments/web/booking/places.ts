/** Where the ends of a shipment are: a typed address is looked up when it is left. */
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { GeocodeAddressBody, ShipmentLeg } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import type { Check } from '#platform/web/form/model/server-checks.ts';

const legs: readonly ShipmentLeg[] = ['collection', 'delivery'];

/** What a place is found by. */
const parts = ['company', 'street_address', 'local_area', 'city', 'code', 'zone', 'country'] as const;

/** What a place that was found adds, where it was not typed. */
const found = ['lat', 'lng', 'code', 'zone'] as const;

function membersOf(node: unknown): JsonObject {
  return isObject(node) ? node : {};
}

/** Writes what was found about an end of the shipment into the form, at once, and never over what was typed. */
function fillIn(model: RecordModel, leg: ShipmentLeg, place: JsonObject): void {
  const now = membersOf(model.content(`${leg}_address`));
  const isKept = (name: string): boolean => isFillable(name) && (isGiven(now[name]) || isBeingTyped(leg, name));
  const news = found.filter((name) => place[name] !== undefined && !isKept(name));
  const filled = { ...now, ...Object.fromEntries(news.map((name) => [name, place[name]])) };
  if (!sameJson(now, filled)) model.edit([`${leg}_address`], filled, false);
}

/** Whether the cursor is in the field: what somebody is about to type there is theirs. */
function isBeingTyped(leg: ShipmentLeg, part: string): boolean {
  return document.activeElement?.id === `setting_${leg}_address-${part}`;
}

/** The postal code and the province follow from the place where they were left empty. */
function isFillable(part: string): boolean {
  return part === 'code' || part === 'zone';
}

function isGiven(part: unknown): boolean {
  return part !== undefined && part !== '';
}

/** @param model of the form that asks; it is there by the time somebody leaves a field */
export function placeCheck(leg: ShipmentLeg, model: () => RecordModel): Check {
  return async (_, record) => {
    const address = membersOf(record[`${leg}_address`]);
    if (address['type'] === 'locker' || address['type'] === 'counter') return undefined;
    // A suburb without its town may be anywhere.
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
      // A pin says where it is, whatever the place is called.
      if (isGiven(address['lat']) && isGiven(address['lng'])) return undefined;
      const message = 'We couldn’t find this place. Check the suburb and city, or set it on the map.';
      return [{ field: `${leg}_address.local_area`, code: 'place_not_found', message }];
    }
  };
}

/** The record without the pin of an address that has changed since it was found. */
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
