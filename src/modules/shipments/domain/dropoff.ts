/**
 * Collections at a pickup point: the sender drops the parcel off there, and a driver collects it afterwards. Once it was
 * dropped off, the shipment is submitted like one that waits at the sender's door.
 */
import type { Rate, ShipmentStatus } from '#generated/types.ts';
import { startOfDay, wallClock } from '#platform/domain/time.ts';
import { hasFlag } from './status.ts';

interface DroppedOff {
  readonly collection_pickup_point_id?: string | null | undefined;
  readonly dropped_off_date?: Date | string | null | undefined;
}

/** The status of a shipment once it is booked, and paid where that comes first. */
export function bookedStatus({ collection_pickup_point_id: point, dropped_off_date: date }: DroppedOff) {
  return point && !date ? 'awaiting-dropoff' : 'submitted';
}

/** Statuses before the collection in which the parcel is at the pickup point. */
const atPickupPoint: ReadonlySet<ShipmentStatus> = new Set([
  ...(['submitted', 'collection-assigned', 'collection-unassigned'] as const),
]);

/** Whether a shipment that waited for its drop-off was dropped off, or even collected, when it gets this status. */
export function isDropoff(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return from === 'awaiting-dropoff' && (atPickupPoint.has(to) || hasFlag(to, 'past_collection'));
}

/** What the tracking page says besides the status, which is that of any booking. */
export function dropoffMessage(from: ShipmentStatus, to: ShipmentStatus, message: string | null): string | null {
  return message ?? (to === 'submitted' && isDropoff(from, to) ? 'Dropped off' : null);
}

/** The cut-off of the day on which it is collected; undefined if that was over when it was booked. */
export function dropoffDeadline(rate: Rate, booked: Date): string | undefined {
  const { collection_cut_off_time: deadline } = rate.service_level;
  return new Date(deadline) > booked ? deadline : undefined;
}

interface Awaited {
  readonly status: string;
  readonly collection_min_date: string | null;
  /** How many days it may wait; null without a limit. */
  readonly dropoff_days: number | null;
  readonly awaiting_dropoff_since: Date | null;
}

const dayMs = 24 * 3_600_000;

/** The instant at which a shipment that waits for its drop-off is cancelled: the end of its last day. */
export function dropoffExpiry({ status, dropoff_days: days, ...row }: Awaited): Date | undefined {
  const { awaiting_dropoff_since: since, collection_min_date: requested } = row;
  if (status !== 'awaiting-dropoff' || days === null || since === null) return undefined;
  // From the day of the collection, or a later one on which it was paid, released or reopened.
  const [waits, collected] = [wallClock(since).date, requested?.slice(0, 10) ?? ''];
  return new Date(startOfDay(collected > waits ? collected : waits).getTime() + (days + 1) * dayMs);
}

/** `2026-12-05`, the last day on which it can be dropped off. */
export function lastDropoffDay(row: Awaited): string | undefined {
  const expiry = dropoffExpiry(row);
  return expiry && wallClock(new Date(expiry.getTime() - 1)).date;
}
