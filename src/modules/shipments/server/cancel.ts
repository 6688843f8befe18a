/** Cancels a shipment that was not collected yet: its price is refunded by reversing the charge, and the history says why. */
import type { Row } from '#generated/database.ts';
import { reverse } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isCancellable, statusOf } from '../domain/shipment-status.ts';
import { isStaff, type Booker } from './booker.ts';
import { addEvent, writeChange, type LockedShipment } from './stored-shipment.ts';

/** Throws `not_cancellable` once the parcels are on their way. Answers the row as it is now. */
export async function cancelShipment(
  tx: Transaction,
  booker: Booker,
  { row }: LockedShipment,
  reason: string,
): Promise<Row<'shipments'>> {
  if (!isCancellable(statusOf(row))) {
    const isOver = row.status === 'cancelled';
    const message = isOver ? 'This shipment is already cancelled' : 'This shipment can’t be cancelled any more';
    throw new ApiError(409, 'not_cancellable', message);
  }
  const { providerId, author, now } = booker;
  const columns = { status: 'cancelled', cancellation_reason: reason, charge_transaction_id: null };
  const after = await writeChange(tx, booker, row, { columns, fields: ['status', 'cancellation_reason'] });
  await tx.updateTable('parcels').set({ status: 'cancelled' }).where('shipment_id', '=', row.id).execute();
  await refund(tx, booker, row);
  await addEvent(tx, booker, row, { status: 'cancelled', message: reason });
  const change = { object_id: String(row.id), from: { status: row.status }, to: { status: 'cancelled', reason } };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
  const { id: shipment_id, account_id, revision } = after;
  emit(tx, 'shipment_cancelled', { shipment_id, account_id, status: 'cancelled', revision, reason });
  return after;
}

/** Gives back what was charged; nothing where nothing was. */
export async function refund(tx: Transaction, { author, now }: Booker, row: Row<'shipments'>): Promise<void> {
  if (row.charge_transaction_id === null) return;
  await reverse(tx, row.charge_transaction_id, {
    description: `Refund of shipment ${row.tracking_reference}`,
    effectiveDate: wallClock(now).date,
    createdBy: author.user_id,
  });
}

/** Staff edit whatever is not cancelled; throws `not_editable`. */
export function requireEditable(booker: Booker, { status }: Row<'shipments'>): void {
  if (!isStaff(booker)) throw new ApiError(403, 'not_editable', 'Only staff can change a shipment');
  if (status === 'cancelled') throw new ApiError(403, 'not_editable', 'A cancelled shipment can’t be changed');
}
