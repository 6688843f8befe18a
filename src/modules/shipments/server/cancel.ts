/** Cancels a shipment before collection: refunds the price by reversing the charge, and adds the reason to the history. */
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isCancellable, statusBesidesHold } from '../domain/status.ts';
import { isStaff, type Booker } from './booker.ts';
import { moveLocked, type Move } from './services/move-shipment.ts';
import type { LockedShipment } from './stored-shipment.ts';

/** Throws `not_cancellable` after collection, and `invalid_shipment` without a reason. Returns the current row. */
export async function cancelShipment(
  tx: Transaction,
  booker: Booker,
  { row }: LockedShipment,
  reason: string,
): Promise<Row<'shipments'>> {
  if (!isCancellable(statusBesidesHold(row))) {
    const isOver = row.status === 'cancelled';
    const message = isOver ? 'This shipment is already cancelled' : 'This shipment can’t be cancelled any more';
    throw new ApiError(409, 'not_cancellable', message);
  }
  if (reason === '') {
    const message = 'Reason for cancelling shipment is required';
    throw new ApiError(422, 'invalid_shipment', message, [
      { field: 'tracking_message', code: 'reason_required', message },
    ]);
  }
  return (await moveLocked(tx, row, cancellation(booker, row.id, null, reason))).row;
}

/** The cancellation of a shipment, or of one parcel of it, as a move. */
export function cancellation(booker: Booker, shipmentId: number, parcelId: number | null, reason: string): Move {
  const { providerId, author: audit, now } = booker;
  return {
    ...{ providerId, shipmentId, parcelId, to: 'cancelled', by: 'event', message: reason, location: null },
    ...{ source: isStaff(booker) ? 'staff' : 'customer', at: now, now, audit },
  };
}

/** Staff may edit everything that is not cancelled; throws `not_editable`. */
export function requireEditable(booker: Booker, { status }: Row<'shipments'>): void {
  if (!isStaff(booker)) throw new ApiError(403, 'not_editable', 'Only staff can change a shipment');
  if (status === 'cancelled') throw new ApiError(403, 'not_editable', 'A cancelled shipment can’t be changed');
}
