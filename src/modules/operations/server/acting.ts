/** Who changes a bulk collection or a transfer, and the scan that moves what is in it. */
import type { ShipmentStatus } from '#generated/types.ts';
import { moveShipment } from '#modules/shipments/server/services/move-shipment.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface Acting {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
}

/** Moves a shipment, or one parcel of it, by a tracking event of the scanner. Throws `status_not_allowed`. */
export async function moveByScan(
  tx: Transaction,
  { providerId, author: audit, now }: Acting,
  scanned: { readonly shipmentId: number; readonly parcelId: number | null },
  to: ShipmentStatus,
): Promise<void> {
  await moveShipment(tx, {
    ...{ ...scanned, providerId, to, by: 'event' },
    ...{ message: null, location: null, source: 'scanner', at: now, now, audit },
  });
}
