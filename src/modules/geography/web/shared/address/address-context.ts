/** What the form around an address adds: which end of a shipment it is, and what else of a saved address it takes. */
import { createContext } from 'react';
import type { ShipmentLeg } from '#generated/types.ts';
import type { SavedAddress } from './saved-addresses.ts';

/** Hears of an address that was picked from the address book, to take contact and instructions over as well. */
export const PickedAddressContext = createContext<
  ((picked: SavedAddress, leg: ShipmentLeg | undefined) => void) | undefined
>(undefined);

/** The end of a shipment that a field is of, by its path: `collection_address`; undefined for any other address. */
export function legOf(id: string): ShipmentLeg | undefined {
  return (['collection', 'delivery'] as const).find((leg) => id.includes(`${leg}_address`));
}
