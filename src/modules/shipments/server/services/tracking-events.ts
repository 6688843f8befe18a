/** The one writer of tracking events: whatever happens to a shipment or parcel is added to its history here. */
import type { ShipmentStatus } from '#generated/types.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface NewTrackingEvent {
  readonly shipmentId: number;
  /** The parcel that it concerns; null for the whole shipment. */
  readonly parcelId?: number | null;
  readonly status: ShipmentStatus;
  readonly message?: string | null;
  readonly location?: string | null;
  /** booking, staff, customer, driver, scanner, integration or system. */
  readonly source: string;
  /** When it happened. */
  readonly at: Date;
  readonly author: Pick<AuditAuthor, 'user_id' | 'user_name'>;
}

/** Answers the number of the event. History is only ever added to. */
export async function writeTrackingEvent(
  tx: Transaction,
  providerId: number,
  { shipmentId, parcelId, status, message, location, source, at, author }: NewTrackingEvent,
): Promise<number> {
  const { id } = await tx
    .insertInto('tracking_events')
    .values({
      ...{ provider_id: providerId, shipment_id: shipmentId, parcel_id: parcelId ?? null, status, source, date: at },
      ...{ message: message ?? null, location: location ?? null },
      ...{ user_id: author.user_id, user_name: author.user_name },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
