/** Keeps the two sides of a shipment consistent when their type changes: an address, or a chosen pickup point. */
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { ShipmentLeg } from '#generated/types.ts';
import { isPickupPoint, legs } from '#modules/geography/domain/address.ts';

function typeOf(record: JsonObject, leg: ShipmentLeg): string | undefined {
  const address = record[`${leg}_address`];
  const type = isObject(address) ? address['type'] : undefined;
  return typeof type === 'string' ? type : undefined;
}

/**
 * A chosen pickup point is cleared with its address when the type of its side changes. A residential address stays
 * while a pickup point is searched, to find the nearest ones.
 */
export function withWholeEnds(value: JsonObject, before: JsonObject): JsonObject {
  return legs.reduce((record, leg) => {
    const [now, then] = [typeOf(record, leg), typeOf(before, leg)];
    if (now === then || !isPickupPoint(then)) return record;
    const { [`${leg}_pickup_point_id`]: point, [`${leg}_pickup_point_provider`]: _, ...rest } = record;
    const address = record[`${leg}_address`];
    if (point === undefined || !isObject(address)) return rest;
    const { country } = address;
    return {
      ...rest,
      [`${leg}_address`]: { ...(now !== undefined && { type: now }), ...(country !== undefined && { country }) },
    };
  }, value);
}
