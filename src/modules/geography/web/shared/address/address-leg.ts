/** The side of a shipment that an address field belongs to. */
import type { ShipmentLeg } from '#generated/types.ts';
import { legs } from '../../../domain/address.ts';

/** The side for the path of a field: `collection_address`; undefined for any other address. */
export function legOf(id: string): ShipmentLeg | undefined {
  return legs.find((leg) => id.includes(`${leg}_address`));
}
