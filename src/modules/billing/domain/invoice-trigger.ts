/** The status from which a shipment’s charge can be invoiced (F255). */
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { hasFlag, isPickedUp, statuses } from '#modules/shipments/domain/status.ts';

/**
 * Whether a shipment's status is far enough: it is the trigger’s status or a later one, or nothing more will happen
 * because the shipment has ended after collection or its receiver has fetched it from a pickup point. Cancelled shipments
 * and those on hold are not.
 */
function isInvoiceable(status: ShipmentStatus, trigger: ShipmentStatus): boolean {
  if (!hasFlag(status, 'past_collection')) return false;
  return hasFlag(status, 'final') || isPickedUp(status) || statuses.indexOf(status) >= statuses.indexOf(trigger);
}

/** The statuses in which a provider invoices the charge of a shipment. */
export function invoiceableStatuses({
  invoice_trigger_shipment_status: trigger = 'delivered',
}: Pick<Settings, 'invoice_trigger_shipment_status'>): readonly ShipmentStatus[] {
  return statuses.filter((status) => isInvoiceable(status, trigger));
}
