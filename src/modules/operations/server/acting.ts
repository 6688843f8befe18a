/** The user who changes a bulk collection or a transfer, and moving its shipments. */
import type { ShipmentStatus } from '#generated/types.ts';
import { moveShipment } from '#modules/shipments/server/services/move-shipment.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface Acting {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
}

export interface Moving {
  readonly shipmentId: number;
  readonly parcelId: number | null;
  readonly to: ShipmentStatus;
  /** `scanner` for a scanned parcel, which triggers hub scanner rules; `staff` for the results of a decision. */
  readonly source: 'scanner' | 'staff';
  /** Where it happened, as people name it. */
  readonly location?: string | undefined;
}

/** Moves a shipment, or one parcel of it, by a tracking event. Throws `status_not_allowed`. */
export async function moveByEvent(
  tx: Transaction,
  { providerId, author: audit, now }: Acting,
  moving: Moving,
): Promise<void> {
  await moveShipment(tx, {
    ...{ ...moving, providerId, by: 'report' },
    ...{ message: null, location: moving.location ?? null, at: now, now, audit, isOnce: true },
  });
}
