/** Properties of statuses: the flags declared in their schema, and the status that each viewer sees. */
import { shipment_status } from '#generated/enums.ts';
import type { ShipmentLeg, ShipmentStatus } from '#generated/types.ts';

export type StatusFlag =
  | 'active'
  | 'problem'
  | 'final'
  | 'past_collection'
  | 'delivered'
  | 'admin_only'
  | 'pay_now'
  | 'stage_quote'
  | 'stage_payment';

interface Member {
  readonly const: ShipmentStatus;
  readonly title: string;
  readonly 'x-colour'?: string;
  readonly 'x-flags'?: readonly string[];
}

const members = new Map<ShipmentStatus, Member>(shipment_status.map((member: Member) => [member.const, member]));

/** All statuses in their usual order. */
export const statuses: readonly ShipmentStatus[] = [...members.keys()];

export function hasFlag(status: ShipmentStatus, flag: StatusFlag): boolean {
  return members.get(status)?.['x-flags']?.includes(flag) ?? false;
}

/** The statuses that carry the flag, in their usual order. */
export function statusesWith(flag: StatusFlag): readonly ShipmentStatus[] {
  return statuses.filter((status) => hasFlag(status, flag));
}

/** The status of a stored row, which only our own code writes. */
export function statusOf({ status }: { readonly status: string }): ShipmentStatus {
  return status as ShipmentStatus;
}

/** A price that has not been accepted. */
export const quoteStatuses: readonly ShipmentStatus[] = ['quote', 'quote-expired'];

export function isQuote(status: ShipmentStatus): boolean {
  return quoteStatuses.includes(status);
}

/** A shipment that will be carried: its price was accepted, and paid where required in advance. */
export function isBooked(status: ShipmentStatus): boolean {
  return !hasFlag(status, 'stage_quote') && !hasFlag(status, 'stage_payment');
}

const holds: ReadonlySet<string> = new Set(['on-hold', 'on-hold-internal'] satisfies ShipmentStatus[]);

export function isHold(status: string): boolean {
  return holds.has(status);
}

interface Holdable {
  readonly status: string;
  /** Null unless it is on hold. */
  readonly status_before_hold: string | null;
}

/** Where a shipment is: a hold only interrupts it. */
export function statusBesidesHold({ status, status_before_hold: before }: Holdable): ShipmentStatus {
  return (isHold(status) ? (before ?? 'submitted') : status) as ShipmentStatus;
}

/** Before collection and not finished: the shipment can be cancelled, and its addresses still matter. */
export function isCancellable(status: ShipmentStatus): boolean {
  return !hasFlag(status, 'past_collection') && !hasFlag(status, 'final');
}

/** Whether its sender still needs labels: it is booked, and no driver has it yet. */
export function needsLabel(status: ShipmentStatus): boolean {
  return isBooked(status) && isCancellable(status);
}

/** Out for delivery, or ready for the receiver. */
const onTheWay: ReadonlySet<ShipmentStatus> = new Set([
  'out-for-delivery',
  'in-locker',
  'ready-for-pickup',
  'collect-and-return-to-hub',
  'collected-from-locker',
  'collected-from-counter',
]);

/** Whether the receiver has the parcel from a locker or counter. */
export function isPickedUp(status: ShipmentStatus): boolean {
  return status === 'collected-from-locker' || status === 'collected-from-counter';
}

/** Whether the receiver has it, so that it can be rated and come back. */
export function isReceived(status: ShipmentStatus): boolean {
  return hasFlag(status, 'delivered') || isPickedUp(status);
}

/** Whether customers may still reschedule a side: until the driver is on the way (F180). */
export function isMovable(leg: ShipmentLeg, status: ShipmentStatus): boolean {
  return leg === 'collection' ? isCancellable(status) : !hasFlag(status, 'final') && !onTheWay.has(status);
}

/** Whether its expected times still hold: not while it's on hold, nor once it ended otherwise than with a delivery. */
export function keepsExpectedTimes(status: ShipmentStatus): boolean {
  return !isHold(status) && (!hasFlag(status, 'final') || isReceived(status));
}

/** Staff may edit whatever was not cancelled (F152). */
export function isEditable(status: ShipmentStatus, isStaff: boolean): boolean {
  return isStaff && status !== 'cancelled';
}

export function statusTitle(status: ShipmentStatus): string {
  return members.get(status)?.title ?? status;
}

/**
 * Statuses in the provider's order (`shipment_status_order`), or in the usual one where it lists none. An unlisted
 * status follows the nearest earlier one that is listed.
 */
export function inOrder(
  list: readonly ShipmentStatus[],
  order: readonly ShipmentStatus[] = [],
): readonly ShipmentStatus[] {
  const decides = order.length > 0 ? order : statuses;
  return [...list].sort((one, other) => placeOf(one, decides) - placeOf(other, decides));
}

function placeOf(status: ShipmentStatus, order: readonly ShipmentStatus[]): number {
  const listed = order.indexOf(status);
  if (listed >= 0) return listed;
  const usual = statuses.indexOf(status);
  const before = statuses
    .slice(0, usual)
    .reverse()
    .find((other) => order.includes(other));
  // After its neighbour and before the next listed one; the usual order decides between several unlisted ones.
  return (before ? order.indexOf(before) : -1) + (usual + 1) / (statuses.length + 2);
}

/** The fields that determine the displayed status. */
export interface DisplayedShipment {
  readonly status: ShipmentStatus;
  readonly collection_agent_id?: number | null | undefined;
  readonly delivery_agent_id?: number | null | undefined;
}

/** `hub` is the hub scanner, which shows the stored status. */
export type Viewer = 'staff' | 'customer' | 'hub';

const sides = [
  {
    assigned: 'collection-assigned',
    unassigned: 'collection-unassigned',
    rejected: 'collection-rejected',
    agent: 'collection_agent_id',
  },
  {
    assigned: 'delivery-assigned',
    unassigned: 'delivery-unassigned',
    rejected: 'delivery-rejected',
    agent: 'delivery_agent_id',
  },
] as const;

/**
 * The status as a viewer sees it. Unassigned and rejected are shown as assigned once the side has a driver. Customers
 * of a provider that overrides statuses always see them as assigned, and an internal hold is shown as at the hub to
 * everyone but staff.
 */
export function displayedStatus(
  shipment: DisplayedShipment,
  viewer: Viewer,
  override_shipment_statuses: boolean,
): ShipmentStatus {
  const { status } = shipment;
  if (viewer === 'hub') return status;
  if (viewer === 'customer' && status === 'on-hold-internal') return 'at-hub';
  const side = sides.find(({ unassigned, rejected }) => status === unassigned || status === rejected);
  if (!side) return status;
  if (viewer === 'customer' && override_shipment_statuses) return side.assigned;
  return typeof shipment[side.agent] === 'number' ? side.assigned : side.unassigned;
}

/** The stored statuses that a viewer may see as one of these, depending on the drivers. */
export function storedStatuses(
  shown: readonly ShipmentStatus[],
  viewer: Viewer,
  override_shipment_statuses: boolean,
): readonly ShipmentStatus[] {
  const shownWith = (status: ShipmentStatus, agent: number | null): ShipmentStatus =>
    displayedStatus(
      { status, collection_agent_id: agent, delivery_agent_id: agent },
      viewer,
      override_shipment_statuses,
    );
  return statuses.filter((status) => [null, 1].some((agent) => shown.includes(shownWith(status, agent))));
}

/** A shipment counts as cancelled when all of its parcels are; one without parcels does not. */
export function areAllCancelled(parcels: readonly { readonly status?: ShipmentStatus | undefined }[]): boolean {
  return parcels.length > 0 && parcels.every(({ status }) => status === 'cancelled');
}
