/** The status from which a shipment’s charge can be invoiced (F255). */
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag, statuses } from '#modules/shipments/domain/status.ts';

/**
 * Whether a shipment's status is far enough: it is the trigger’s status or a later one, or the shipment has ended after
 * collection, so that nothing more will happen. Cancelled shipments and those on hold are not.
 */
export function isInvoiceable(status: ShipmentStatus, trigger: ShipmentStatus): boolean {
  if (!hasFlag(status, 'past_collection')) return false;
  return hasFlag(status, 'final') || statuses.indexOf(status) >= statuses.indexOf(trigger);
}

/** All statuses in which the charge of a shipment can be invoiced. */
export function invoiceableStatuses(trigger: ShipmentStatus): readonly ShipmentStatus[] {
  return statuses.filter((status) => isInvoiceable(status, trigger));
}
