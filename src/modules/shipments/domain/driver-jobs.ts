/** Drivers' jobs: the statuses in which a collection or delivery is still to be done, and the effect of assigning a driver. */
import type { ShipmentLeg, ShipmentStatus } from '#generated/types.ts';
import { legs } from '#modules/geography/domain/address.ts';

interface LegRules {
  /** Statuses in which the collection or delivery is still to be done. */
  readonly open: readonly ShipmentStatus[];
  /** Statuses that become `assigned` when a driver is assigned. */
  readonly waiting: readonly ShipmentStatus[];
  readonly assigned: ShipmentStatus;
  readonly unassigned: ShipmentStatus;
  readonly rejected: ShipmentStatus;
}

export const legRules: Readonly<Record<ShipmentLeg, LegRules>> = {
  collection: {
    open: [
      ...(['submitted', 'collection-assigned', 'collection-unassigned', 'collection-rejected'] as const),
      // A driver chosen beforehand finds the parcel even if nobody reported the drop-off.
      'awaiting-dropoff',
      ...(['collection-exception', 'collection-failed-attempt'] as const),
    ],
    waiting: ['submitted', 'collection-unassigned', 'collection-rejected'],
    assigned: 'collection-assigned',
    unassigned: 'collection-unassigned',
    rejected: 'collection-rejected',
  },
  delivery: {
    open: [
      ...(['at-hub', 'at-destination-hub', 'returned-to-hub', 'delivery-assigned', 'delivery-unassigned'] as const),
      ...(['delivery-rejected', 'out-for-delivery', 'delivery-exception', 'delivery-failed-attempt'] as const),
      // The driver fetches what was not collected from the pickup point.
      'collect-and-return-to-hub',
    ],
    waiting: ['at-hub', 'at-destination-hub', 'returned-to-hub', 'delivery-unassigned', 'delivery-rejected'],
    assigned: 'delivery-assigned',
    unassigned: 'delivery-unassigned',
    rejected: 'delivery-rejected',
  },
};

/** The side whose driver a status removes: a rejected or unassigned job waits for another driver. */
export function legWithoutDriver(status: ShipmentStatus): ShipmentLeg | undefined {
  return legs.find((leg) => legRules[leg].unassigned === status || legRules[leg].rejected === status);
}

/** Whether the shipment is at the delivering branch; also true where both branches are the same or unknown. */
export function isAtLastHub(shipment: {
  readonly status: string;
  readonly collection_branch_id: number | null;
  readonly delivery_branch_id: number | null;
}): boolean {
  if (shipment.status !== 'at-hub') return legRules.delivery.waiting.some((status) => status === shipment.status);
  return shipment.delivery_branch_id === null || shipment.delivery_branch_id === shipment.collection_branch_id;
}
