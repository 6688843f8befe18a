/** The status transitions: one table for manual changes, one for events and commands. */
import type { ShipmentStatus } from '#generated/types.ts';
import { isBooked, isHold, statuses, type DisplayedShipment } from './status.ts';

type Table = Readonly<Partial<Record<ShipmentStatus, readonly ShipmentStatus[]>>>;

const fromCollection = [
  'collected',
  'collection-unassigned',
  'cancelled',
  'collection-failed-attempt',
  'collection-exception',
  'collection-rejected',
] as const;
const fromHub = ['out-for-delivery', 'at-hub', 'delivery-unassigned'] as const;
const fromDelivery = [
  'returned-to-hub',
  'delivered',
  'delivery-failed-attempt',
  'delivery-exception',
  'delivery-rejected',
] as const;

const beforeCollection = [
  'submitted',
  'outsourced',
  'collection-assigned',
  'awaiting-dropoff',
  'collection-unassigned',
  'collection-rejected',
  'collection-exception',
  'collection-failed-attempt',
] as const;
const atHubs = [
  'collected',
  'at-hub',
  'manifested',
  'ready-for-dispatch',
  'in-transit',
  'at-destination-hub',
  'returned-to-hub',
] as const;
const underDelivery = [
  'delivery-assigned',
  'delivery-unassigned',
  'delivery-rejected',
  'bob-box-reservation-failed',
  'out-for-delivery',
  'delivery-exception',
  'delivery-failed-attempt',
  'in-locker',
  'ready-for-pickup',
  'collect-and-return-to-hub',
] as const;
const handedOver = ['collected-from-locker', 'collected-from-counter'] as const;
/** The statuses of a booking: see `bookedStatus`. */
const booked = ['submitted', 'awaiting-dropoff'] as const;
const ends = ['returned-to-sender', 'delivered', 'undeliverable'] as const;

/** Parcels with these keep them when the rest of their shipment moves. */
export const settledStatuses: readonly ShipmentStatus[] = ['cancelled', ...ends];
const holds = ['on-hold', 'on-hold-internal'] as const;

/**
 * Manual changes by staff. The two to an assigned status require a driver: see `manualStatuses`. A cancelled shipment
 * may move to any status.
 */
export const manualTransitions: Table = {
  submitted: ['collection-assigned'],
  'collection-assigned': fromCollection,
  'collection-failed-attempt': fromCollection,
  'collection-exception': fromCollection,
  'collection-rejected': fromCollection,
  'collection-unassigned': ['cancelled', 'collection-assigned'],
  // Dropped off at the pickup point, handed to a driver there or brought to a hub instead.
  'awaiting-dropoff': ['submitted', 'collected', 'at-hub', 'collection-exception', 'cancelled'],
  'delivery-unassigned': ['delivery-assigned'],
  collected: ['at-hub', 'out-for-delivery', 'collection-exception'],
  'at-hub': fromHub,
  'at-destination-hub': fromHub,
  'delivery-assigned': fromHub,
  'returned-to-hub': ['out-for-delivery', 'delivery-unassigned'],
  'out-for-delivery': fromDelivery,
  'delivery-failed-attempt': fromDelivery,
  'delivery-exception': fromDelivery,
  'delivery-rejected': fromDelivery,
  cancelled: [
    ...beforeCollection.filter((status) => status !== 'outsourced'),
    ...atHubs,
    ...underDelivery.filter((status) => status !== 'bob-box-reservation-failed'),
    ...handedOver,
    ...ends,
  ],
};

function table(...rows: readonly (readonly [readonly ShipmentStatus[], readonly ShipmentStatus[]])[]): Table {
  return Object.fromEntries(
    rows.flatMap(([froms, tos]) => froms.map((from) => [from, tos.filter((to) => to !== from)])),
  );
}

/** Transitions by events (drivers, scanners, carriers, payments) and commands (book, cancel, hold, release). */
export const eventTransitions: Table = table(
  [['quote'], ['quote-expired', 'payment-pending', ...booked, 'cancelled']],
  [['quote-expired'], ['quote', 'payment-pending', ...booked, 'cancelled']],
  [['payment-pending'], ['payment-failed', ...booked, 'cancelled']],
  [['payment-failed'], ['payment-pending', ...booked, 'cancelled']],
  [beforeCollection, [...beforeCollection, 'collected', 'at-hub', 'cancelled', ...holds]],
  [atHubs, ['collection-exception', ...atHubs, ...underDelivery, ...ends, 'cancelled', ...holds]],
  [underDelivery, [...atHubs, ...underDelivery, ...handedOver, ...ends, 'cancelled', ...holds]],
  [handedOver, ['delivered', 'returned-to-hub', 'returned-to-sender']],
  [
    holds,
    [...beforeCollection, ...atHubs, ...underDelivery, 'returned-to-sender', 'undeliverable', 'cancelled', ...holds],
  ],
);

/** Where parcels are found, and what went wrong: reported of a shipment on hold too, which stays on hold. */
const notedOnHold = [
  'collection-failed-attempt',
  'collection-exception',
  'collected',
  'at-hub',
  'at-destination-hub',
  'returned-to-hub',
  'delivery-failed-attempt',
  'delivery-exception',
] as const;

/** Whether a report only tells where a shipment on hold is: its parcels travel on once it is released. */
export function staysOnHold(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return isHold(from) && notedOnHold.some((noted) => noted === to);
}

/**
 * Transitions that people and systems may report as tracking events: only booking and paying, which charge the account,
 * end a quote or an unpaid booking other than by cancelling it, and only releasing a shipment on hold sends it on.
 */
export const reportedTransitions: Table = {
  ...eventTransitions,
  ...table([holds, ['returned-to-sender', 'undeliverable', 'cancelled', ...holds]]),
  ...Object.fromEntries(statuses.filter((status) => !isBooked(status)).map((status) => [status, ['cancelled']])),
};

/** What may be reported of a shipment with the status: what it may move to, or is only noted. */
export function reportableStatuses(status: ShipmentStatus): readonly ShipmentStatus[] {
  return [status, ...(reportedTransitions[status] ?? []), ...(isHold(status) ? notedOnHold : [])];
}

const needsAgent: Table = {
  'collection-unassigned': ['collection-assigned'],
  'delivery-unassigned': ['delivery-assigned'],
};

/** The statuses offered to staff for a shipment, in the usual order, including the current one. */
export function manualStatuses(shipment: DisplayedShipment): readonly ShipmentStatus[] {
  const offered = manualTransitions[shipment.status] ?? [];
  return statuses.filter(
    (status) =>
      status === shipment.status ||
      (offered.includes(status) && (!needsAgent[shipment.status]?.includes(status) || hasAgent(shipment, status))),
  );
}

function hasAgent(shipment: DisplayedShipment, to: ShipmentStatus): boolean {
  const agent = to === 'collection-assigned' ? shipment.collection_agent_id : shipment.delivery_agent_id;
  return typeof agent === 'number';
}

/** Manually, by a command or an event of the platform itself, or by an event that someone reports. */
export type MovedBy = 'hand' | 'event' | 'report';

/** Whether a shipment may move to `to`. Keeping the current status is always allowed. */
export function mayMove(shipment: DisplayedShipment, to: ShipmentStatus, by: MovedBy): boolean {
  if (to === shipment.status) return true;
  if (by === 'hand') return manualStatuses(shipment).includes(to);
  const allowed = by === 'report' ? reportedTransitions : eventTransitions;
  return allowed[shipment.status]?.includes(to) ?? false;
}

/** Whether an event older than the newest one can complete the history, which changes neither status nor charges. */
export function mayJoinHistory(status: ShipmentStatus, to: ShipmentStatus): boolean {
  return isBooked(status) && isBooked(to) && to !== 'cancelled';
}

/** Of a shipment whose parcels ended differently: it was delivered if any of them was, and came back otherwise. */
const mostTelling: readonly ShipmentStatus[] = ['delivered', 'returned-to-sender', 'undeliverable'];

/**
 * The status of a shipment by those of its parcels (F153): what all that are not cancelled agree on, or the end of a
 * shipment whose parcels have all ended; undefined while they differ.
 */
export function statusOfParcels(parcels: readonly ShipmentStatus[]): ShipmentStatus | undefined {
  const active: readonly ShipmentStatus[] = parcels.filter((status) => status !== 'cancelled');
  const [first] = active;
  if (first === undefined) return 'cancelled';
  if (active.every((status) => status === first)) return first;
  if (!active.every((status) => settledStatuses.includes(status))) return undefined;
  return mostTelling.find((status) => active.includes(status));
}
