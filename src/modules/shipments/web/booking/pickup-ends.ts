/** Keeps the two ends of a shipment whole when their type changes: an address of its own, or a locker or counter that was chosen. */
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { ShipmentLeg } from '#generated/types.ts';
import { isPickupPoint } from '../../domain/submit-rules.ts';

const legs: readonly ShipmentLeg[] = ['collection', 'delivery'];

function typeOf(record: JsonObject, leg: ShipmentLeg): string | undefined {
  const address = record[`${leg}_address`];
  const type = isObject(address) ? address['type'] : undefined;
  return typeof type === 'string' ? type : undefined;
}

/**
 * A pickup point that was chosen is forgotten when its end becomes something else, and the address that came with it goes too. The
 * address of a home stays while a pickup point is looked for, because the nearest are wanted.
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
