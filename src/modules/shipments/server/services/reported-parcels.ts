/** Parcels of a shipment that are added or cancelled on its way: by its driver at collection, or by an event. */
import type { ParcelRequest } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { bookerOf, type Booker, type Deciding } from '../booker.ts';
import { statusOf } from '../../domain/status.ts';
import { liveParcels } from '../../domain/submit-rules.ts';
import { addParcels, cancelParcels, repriceReported } from '../change-parcels.ts';
import { lockAny, lockShipment, type LockedShipment } from '../stored-shipment.ts';
import { moveLocked, moveShipment, type Move, type Outcome } from './move-shipment.ts';

export interface Reported {
  readonly deciding: Deciding;
  readonly context: Parameters<typeof bookerOf>[0];
}

export interface DriverChange extends Reported {
  readonly driverId: number;
  readonly now: Date;
}

/**
 * Records an event like `moveShipment`, with its errors. If it cancels one parcel, or takes that back, the shipment costs
 * what the remaining ones cost.
 */
export async function moveReported(tx: Transaction, { deciding, context }: Reported, move: Move): Promise<Outcome> {
  if (move.parcelId === null || (move.to !== 'cancelled' && move.isUndo !== true)) return moveShipment(tx, move);
  const before = await lockAny(tx, move.shipmentId);
  const outcome = await moveLocked(tx, before.row, move);
  const after = await lockAny(tx, move.shipmentId);
  const isCancelled = ({ parcels }: LockedShipment) =>
    parcels.find(({ id }) => id === move.parcelId)?.status === 'cancelled';
  if (after.row.status === 'cancelled' || isCancelled(before) === isCancelled(after)) return outcome;
  const row = await repriceReported(tx, deciding, bookerOf(context, move.now), after, before.draft.parcels);
  const { revision } = row;
  return { ...outcome, answer: { ...outcome.answer, status: statusOf(row), revision }, row };
}

/** Throws `not_for_drivers` for another driver's job, and the errors of `addParcels`. */
export async function addDriverParcels(
  tx: Transaction,
  change: DriverChange,
  shipmentId: number,
  parcels: readonly ParcelRequest[],
): Promise<void> {
  const { booker, stored } = await lockOwn(tx, change, shipmentId);
  await addParcels(tx, change.deciding, booker, stored, { parcels });
}

/**
 * Cancelling the last parcels cancels the shipment, which needs a setting of its own. Throws `not_for_drivers` where the
 * driver may not, and for another driver's job, and the errors of `cancelParcels`.
 */
export async function cancelDriverParcels(
  tx: Transaction,
  change: DriverChange,
  shipmentId: number,
  {
    ids,
    reason,
    mayCancelShipment,
  }: { readonly ids: readonly number[]; readonly reason: string; readonly mayCancelShipment: boolean },
): Promise<void> {
  const { booker, stored } = await lockOwn(tx, change, shipmentId);
  const live = liveParcels(stored.draft.parcels);
  if (!mayCancelShipment && live.every(({ id }) => ids.includes(id ?? 0)))
    throw new ApiError(403, 'not_for_drivers', 'Only the office can cancel shipments');
  await cancelParcels(tx, change.deciding, booker, stored, { ids, reason });
}

/** Throws `not_for_drivers` for another driver's job. */
export async function lockOwn(
  tx: Transaction,
  { context, driverId, now }: DriverChange,
  id: number,
): Promise<{ readonly booker: Booker; readonly stored: LockedShipment }> {
  const booker = bookerOf(context, now);
  const stored = await lockShipment(tx, booker, id, 'shipment_id');
  const { collection_agent_id: collects, delivery_agent_id: delivers } = stored.row;
  if (collects !== driverId && delivers !== driverId)
    throw new ApiError(403, 'not_for_drivers', 'This is another driver’s job');
  return { booker, stored };
}
