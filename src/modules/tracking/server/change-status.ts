/** Manual status changes by staff: of one shipment, or several at once (F155). */
import type {
  ChangeShipmentStatusBody,
  ChangeShipmentStatusesAnswer200,
  ChangeShipmentStatusesBody,
  ShipmentStatus,
} from '#generated/types.ts';
import { moveShipment, requireReason, type Moved } from '#modules/shipments/server/services/move-shipment.ts';
import { requireShipment } from '#modules/shipments/server/services/require-shipment.ts';
import type { BulkWork } from '#platform/server/bulk/bulk-job.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { requireDelivery, type Reporter } from './record-event.ts';

/** The user of a manual change, which no setting restricts. */
type Changer = Omit<Reporter, 'settings'>;

/** Throws 404, 422 for a cancellation without a reason, and the errors of `moveShipment`. */
export async function changeStatus(
  tx: Transaction,
  change: ChangeShipmentStatusBody,
  { session, providerId, now, audit }: Changer,
): Promise<Moved> {
  requireDelivery(session, change.status);
  const message = change.message?.trim() || null;
  requireReason(change.status, message);
  await requireShipment(tx, viewerOf(session), change.id, 'id');
  const { answer } = await moveShipment(tx, {
    ...{ shipmentId: change.id, parcelId: null, to: change.status, by: 'hand', message, location: null },
    ...{ source: 'staff', at: now, now, baseRevision: change.base_revision, audit, providerId },
  });
  return answer;
}

/** One shipment of a bulk change. */
export const changeStatusOfMany: BulkWork = async (tx, id, input, actor) => {
  await changeStatus(tx, { ...(input as Omit<ChangeShipmentStatusesBody, 'ids'>), id }, actor);
};

/** `inOwn` runs work in a transaction of its own, so that a refused shipment does not affect the others. */
export async function changeStatuses(
  inOwn: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  {
    ids,
    status,
    message,
  }: { readonly ids: readonly number[]; readonly status: ShipmentStatus; readonly message?: string },
  reporter: Changer,
): Promise<ChangeShipmentStatusesAnswer200> {
  requireReason(status, message?.trim() || null);
  const changed: number[] = [];
  const refused: { id: number; message: string }[] = [];
  for (const id of ids) {
    try {
      await inOwn((tx) => changeStatus(tx, { id, status, ...(message !== undefined && { message }) }, reporter));
      changed.push(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { changed, refused };
}
