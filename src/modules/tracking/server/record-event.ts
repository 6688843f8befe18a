/** Records what drivers, scanners and carriers report, and what staff change by hand, as far as each may. */
import type { FastifyRequest } from 'fastify';
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';
import { findShipment } from '#modules/shipments/server/services/find-shipment.ts';
import { moveShipment, type Move, type Moved } from '#modules/shipments/server/services/move-shipment.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { findShipments } from './find-shipments.ts';

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

interface Reporting {
  readonly session: Session;
  readonly providerId: number;
  readonly prefixes: readonly string[];
  readonly now: Date;
  readonly audit: Move['audit'];
}

/** Throws 404 for a number that nothing has which the caller may see, 422 for a date to come, and what `moveShipment` throws. */
export async function recordEvent(tx: Transaction, report: Report, how: Reporting): Promise<Moved> {
  const { session, providerId, now } = how;
  requireDelivery(session, report.status);
  const at = report.date === undefined ? now : new Date(report.date);
  if (at.getTime() > now.getTime() + clockSkewMs) {
    const message = 'The date is in the future';
    throw new ApiError(422, 'date_in_future', message, [{ field: 'date', message }]);
  }
  const reference = report.tracking_reference.trim();
  const [found] = await findShipments(tx, [reference], how.prefixes);
  if (!found || !(await findShipment(tx, session, { id: found.shipmentId }))) throw unknownShipment('tracking_reference');
  return moveShipment(tx, {
    shipmentId: found.shipmentId,
    parcelId: found.parcelId,
    to: report.status,
    by: 'event',
    message: report.message ?? null,
    location: report.location ?? null,
    source: isStaff(session.user) && session.user.role === 'driver' ? 'driver' : (report.source ?? 'scanner'),
    at,
    audit: how.audit,
    providerId,
  });
}

/** Who delivers needs a permission of its own (F156). */
export function requireDelivery(session: Session, status: ShipmentStatus): void {
  if (hasFlag(status, 'delivered') && !session.can('INLINE_deliver_parcels_or_shipments')) throw forbidden();
}

export function unknownShipment(field: string): ApiError {
  const message = 'Could not find shipment';
  return new ApiError(404, 'unknown_shipment', message, [{ field, message }]);
}
