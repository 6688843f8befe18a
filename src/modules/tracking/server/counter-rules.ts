/** When parcels may be dropped off at a locker or counter, or collected from there. */
import type { ShipmentLeg } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { hasFlag, isBooked, isQuote, statusOf, statusTitle } from '#modules/shipments/domain/status.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { wallClock } from '#platform/domain/time.ts';
import { ApiError } from '#platform/server/http/api-error.ts';

type ShipmentRow = Row<'shipments'>;
type Ends = Pick<ShipmentRow, `${ShipmentLeg}_pickup_point_id` | `${ShipmentLeg}_address`>;

/** Statuses of a parcel that waits for its receiver at a locker or counter. */
export const waitsForReceiver: ReadonlySet<string> = new Set([
  'in-locker',
  'ready-for-pickup',
  'collect-and-return-to-hub',
]);

/** Whether the receiver can collect it from the pickup point now. */
export function isAwaitingReceiver(row: Pick<ShipmentRow, 'status' | 'delivery_pickup_point_id'>): boolean {
  return row.delivery_pickup_point_id !== null && waitsForReceiver.has(row.status);
}

/** `here`: the pickup point where the parcel is, if known. Throws `other_pickup_point`. */
export function requireHere(row: Ends, leg: ShipmentLeg, here: string | undefined): void {
  if (here === undefined || row[`${leg}_pickup_point_id`] === here) return;
  throw refusal('other_pickup_point', `This parcel belongs to ${placeName(row, leg)}`);
}

export function placeName(row: Ends, leg: ShipmentLeg): string {
  const { company, local_area, city } = row[`${leg}_address`] as Record<string, string | undefined>;
  return [company, local_area ?? city].filter(Boolean).join(', ');
}

/** Throws `already_dropped_off`, `not_for_dropoff` and `other_pickup_point`. */
export function requireDropoff(row: ShipmentRow, here: string | undefined): void {
  const status = statusOf(row);
  if (status === 'cancelled')
    throw refusal('not_for_dropoff', 'This shipment was cancelled. Give the parcel back to the sender');
  if (hasFlag(status, 'past_collection'))
    throw refusal('already_dropped_off', `This parcel was collected already. Its status is ${statusTitle(status)}`);
  if (isQuote(status)) throw refusal('not_for_dropoff', 'This is a quote. Book it before you take the parcel in');
  if (!isBooked(status))
    throw refusal('not_for_dropoff', 'This shipment isn’t paid yet. Take the parcel in once it is');
  if (row.dropped_off_date !== null) {
    const { date, time } = wallClock(row.dropped_off_date);
    throw refusal('already_dropped_off', `This parcel was dropped off on ${dayText(date)} at ${time}`);
  }
  if (row.collection_pickup_point_id === null)
    throw refusal('not_for_dropoff', 'A driver collects this parcel from the sender');
  requireHere(row, 'collection', here);
  if (status !== 'awaiting-dropoff')
    throw refusal('not_for_dropoff', `A shipment with the status ${statusTitle(status)} doesn’t wait for its drop-off`);
}

function refusal(code: string, message: string): ApiError {
  return new ApiError(409, code, message, [{ field: 'tracking_reference', code, message }]);
}
