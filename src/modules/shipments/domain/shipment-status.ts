/** What the status of a shipment allows, and how it is shown to whom. */
import { shipment_status } from '#generated/enums.ts';
import type { ShipmentStatus } from '#generated/types.ts';

const flags = new Map(shipment_status.map((one) => [one.const, new Set<string>(one['x-flags'])]));

/** The status of a stored row, which only our own steps write. */
export function statusOf({ status }: { readonly status: string }): ShipmentStatus {
  return status as ShipmentStatus;
}

function has(status: ShipmentStatus, flag: string): boolean {
  return flags.get(status)?.has(flag) ?? false;
}

/** A price that nobody has accepted yet. */
export const quoteStatuses: readonly ShipmentStatus[] = ['quote', 'quote-expired'];

export function isQuote(status: ShipmentStatus): boolean {
  return quoteStatuses.includes(status);
}

/** Before the driver has the parcels, and not over yet: then a shipment can be cancelled, and its addresses still matter. */
export function isCancellable(status: ShipmentStatus): boolean {
  return !has(status, 'past_collection') && !has(status, 'final');
}

/** Staff may edit whatever was not cancelled. */
export function isEditable(status: ShipmentStatus, isStaff: boolean): boolean {
  return isStaff && status !== 'cancelled';
}

/** What somebody is shown for a status: a shipment that is held for internal reasons is at the hub for everybody else. */
export function shownStatus(status: ShipmentStatus, isStaff: boolean): ShipmentStatus {
  return !isStaff && status === 'on-hold-internal' ? 'at-hub' : status;
}
