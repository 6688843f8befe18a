/** Manual status changes by staff: of one shipment, or several at once (F155). */
import type { FastifyInstance } from 'fastify';
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
import { loadingWarningsOf } from './driver-rules.ts';
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
export function changeStatusOfMany(app: FastifyInstance): BulkWork {
  return async (tx, id, input, actor) => {
    const { branch_id: branch } = actor.session.user;
    const settings = await app.settings.decidingForBranch(tx, actor.providerId, branch);
    const change = { ...(input as Omit<ChangeShipmentStatusesBody, 'ids'>), id };
    return changeWarned(tx, change, { ...actor, settings });
  };
}

/** Returns what to check before the shipment leaves, if anything. */
async function changeWarned(
  tx: Transaction,
  change: ChangeShipmentStatusBody,
  reporter: Reporter,
): Promise<string | undefined> {
  await changeStatus(tx, change, reporter);
  const warnings = await loadingWarningsOf(tx, { shipmentId: change.id, to: change.status }, reporter);
  return warnings.length === 0 ? undefined : warnings.join('. ');
}

/** `inOwn` runs work in a transaction of its own, so that a refused shipment does not affect the others. */
export async function changeStatuses(
  inOwn: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  {
    ids,
    status,
    message,
  }: { readonly ids: readonly number[]; readonly status: ShipmentStatus; readonly message?: string },
  reporter: Reporter,
): Promise<ChangeShipmentStatusesAnswer200> {
  requireReason(status, message?.trim() || null);
  const changed: number[] = [];
  const refused: { id: number; message: string }[] = [];
  const warnings: { id: number; message: string }[] = [];
  for (const id of ids) {
    try {
      const change = { id, status, ...(message !== undefined && { message }) };
      const warning = await inOwn((tx) => changeWarned(tx, change, reporter));
      changed.push(id);
      if (warning !== undefined) warnings.push({ id, message: warning });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { changed, refused, warnings };
}
