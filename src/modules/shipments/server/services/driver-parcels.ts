/** Adds and cancels parcels of a shipment at collection, by its driver. */
import type { ParcelRequest } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { bookerOf, type Booker, type Deciding } from '../booker.ts';
import { addParcels, cancelParcels } from '../change-parcels.ts';
import { lockShipment, type LockedShipment } from '../stored-shipment.ts';

export interface DriverChange {
  readonly deciding: Deciding;
  readonly context: Parameters<typeof bookerOf>[0];
  readonly driverId: number;
  readonly now: Date;
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

/** Throws `not_for_drivers` for another driver's job, and the errors of `cancelParcels`. */
export async function cancelDriverParcels(
  tx: Transaction,
  change: DriverChange,
  shipmentId: number,
  { ids, reason }: { readonly ids: readonly number[]; readonly reason: string },
): Promise<void> {
  const { booker, stored } = await lockOwn(tx, change, shipmentId);
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
