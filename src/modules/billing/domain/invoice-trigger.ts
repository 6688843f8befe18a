/** From which status a shipment’s charge can be invoiced (F255). */
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag, statuses } from '#modules/shipments/domain/status.ts';

/**
 * Whether a shipment with this status is far enough: it has the trigger’s status or a later one, or its journey is over after it was
 * collected, as nothing more will happen to it. Shipments that were cancelled or are on hold are not.
 */
export function isInvoiceable(status: ShipmentStatus, trigger: ShipmentStatus): boolean {
  if (!hasFlag(status, 'past_collection')) return false;
  return hasFlag(status, 'final') || statuses.indexOf(status) >= statuses.indexOf(trigger);
}
