/** Records what drivers, scanners and carriers report, and what staff change by hand, as far as each may. */
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';
import { requireShipment, unknownShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { moveShipment, type Move, type Moved } from '#modules/shipments/server/services/move-shipment.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { findShipments, type Found } from './find-shipments.ts';

/** Clocks of devices run ahead a little. */
const clockSkewMs = 2 * 60_000;

export interface Report {
  readonly tracking_reference: string;
  readonly status: ShipmentStatus;
  readonly message?: string | undefined;
  readonly location?: string | undefined;
  readonly source?: 'driver' | 'scanner' | 'integration' | undefined;
  readonly date?: string | undefined;
}

/** Who reports, and what is noted of it. */
export interface Reporter {
  readonly session: Session;
  readonly providerId: number;
  readonly now: Date;
  readonly audit: Move['audit'];
}

/**
 * What a driver, a scanner or a carrier reports. Throws 404 for a number that nothing has which the caller may see, 422 for a date to
 * come, and what `moveShipment` throws.
 */
export async function recordEvent(
  tx: Transaction,
  report: Report,
  { session, providerId, now, audit }: Reporter,
  prefixes: readonly string[],
): Promise<Moved> {
  requireDelivery(session, report.status);
  const at = report.date === undefined ? now : new Date(report.date);
  if (at.getTime() > now.getTime() + clockSkewMs) {
    const message = 'The date is in the future';
    throw new ApiError(422, 'date_in_future', message, [{ field: 'date', message }]);
  }
  const found = await findReported(tx, report.tracking_reference, prefixes);
  await requireShipment(tx, viewerOf(session), found.shipmentId, 'tracking_reference');
  return moveShipment(tx, {
    shipmentId: found.shipmentId,
    parcelId: found.parcelId,
    to: report.status,
    by: 'event',
    message: report.message ?? null,
    location: report.location ?? null,
    source: session.user.role_id === roles.driver ? 'driver' : (report.source ?? 'scanner'),
    at,
    now,
    audit,
    providerId,
  });
}

/** Throws 404 for a number that nothing has. */
export async function findReported(tx: Transaction, reference: string, prefixes: readonly string[]): Promise<Found> {
  const [found] = await findShipments(tx, [reference.trim()], prefixes);
  if (!found) throw unknownShipment('tracking_reference');
  return found;
}

export interface Change {
  readonly id: number;
  readonly status: ShipmentStatus;
  readonly message?: string | undefined;
  readonly base_revision?: number | undefined;
}

/** What staff change by hand (F155). Throws 404, 422 for a cancellation without a reason, and what `moveShipment` throws. */
export async function changeStatus(
  tx: Transaction,
  change: Change,
  { session, providerId, now, audit }: Reporter,
): Promise<Moved> {
  requireDelivery(session, change.status);
  const message = change.message?.trim();
  if (change.status === 'cancelled' && !message) {
    const reason = 'Reason for cancelling shipment is required';
    throw new ApiError(422, 'reason_required', reason, [{ field: 'message', message: reason }]);
  }
  await requireShipment(tx, viewerOf(session), change.id, 'id');
  return moveShipment(tx, {
    shipmentId: change.id,
    parcelId: null,
    to: change.status,
    by: 'hand',
    message: message || null,
    location: null,
    source: 'staff',
    at: now,
    now,
    baseRevision: change.base_revision,
    audit,
    providerId,
  });
}

/** Who delivers needs a permission of its own (F156). */
function requireDelivery(session: Session, status: ShipmentStatus): void {
  if (hasFlag(status, 'delivered') && !session.can('INLINE_deliver_parcels_or_shipments')) throw forbidden();
}
