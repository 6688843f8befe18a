/** The status that a shipment has by those of its parcels (F153). */
import type { ShipmentStatus } from '#generated/types.ts';
import { settledStatuses } from './transitions.ts';

/** Of a shipment whose parcels ended differently: it was delivered if any of them was, and came back otherwise. */
const mostTelling: readonly ShipmentStatus[] = ['delivered', 'returned-to-sender', 'undeliverable'];

/**
 * What all parcels that are not cancelled agree on, or the end of a shipment whose parcels have all ended; undefined
 * while they differ.
 */
export function statusOfParcels(parcels: readonly ShipmentStatus[]): ShipmentStatus | undefined {
  const active: readonly ShipmentStatus[] = parcels.filter((status) => status !== 'cancelled');
  const [first] = active;
  if (first === undefined) return 'cancelled';
  if (active.every((status) => status === first)) return first;
  if (!active.every((status) => settledStatuses.includes(status))) return undefined;
  return mostTelling.find((status) => active.includes(status));
}
