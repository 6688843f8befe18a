/** The status from which a shipment’s charge can be invoiced (F255). */
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { hasFlag, inOrder, isPickedUp, statuses } from '#modules/shipments/domain/status.ts';

/**
 * Whether a shipment's status is far enough: it is the trigger’s status or a later one, or nothing more will happen
 * because the shipment has ended after collection or its receiver has fetched it from a pickup point. Cancelled shipments
 * and those on hold are not.
 */
function isInvoiceable(status: ShipmentStatus, reached: readonly ShipmentStatus[]): boolean {
  if (!hasFlag(status, 'past_collection')) return false;
  return hasFlag(status, 'final') || isPickedUp(status) || reached.includes(status);
}

/** The statuses in which a provider invoices the charge of a shipment. */
export function invoiceableStatuses({
  invoice_trigger_shipment_status: trigger = 'delivered',
  shipment_status_order: order,
}: Pick<Settings, 'invoice_trigger_shipment_status' | 'shipment_status_order'>): readonly ShipmentStatus[] {
  const ordered = inOrder(statuses, order);
  const reached = ordered.slice(ordered.indexOf(trigger));
  return ordered.filter((status) => isInvoiceable(status, reached));
}
