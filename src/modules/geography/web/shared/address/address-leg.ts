/** Which end of a shipment an address field is of. */
import type { ShipmentLeg } from '#generated/types.ts';

/** The end of a shipment that a field is of, by its path: `collection_address`; undefined for any other address. */
export function legOf(id: string): ShipmentLeg | undefined {
  return (['collection', 'delivery'] as const).find((leg) => id.includes(`${leg}_address`));
}
