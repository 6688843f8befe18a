/** The only writer of tracking events, which form the history of shipments and parcels. */
import { sql } from 'kysely';
import type { NewRow } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface NewTrackingEvent {
  readonly shipmentId: number;
  /** The parcel concerned; null for the whole shipment. */
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

/** Returns the id of the event. History is append-only. */
export async function writeTrackingEvent(
  tx: Transaction,
  providerId: number,
  event: NewTrackingEvent,
): Promise<number> {
  const { id } = await tx
    .insertInto('tracking_events')
    .values(trackingEventRow(providerId, event))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row of an event, for a statement that inserts it together with the change. */
export function trackingEventRow(
  providerId: number,
  { shipmentId, parcelId, status, message, location, source, at, author }: NewTrackingEvent,
): NewRow<'tracking_events'> {
  return {
    ...{ provider_id: providerId, shipment_id: shipmentId, parcel_id: parcelId ?? null, status, source, date: at },
    ...{ message: message ?? null, location: location ?? null },
    ...{ user_id: author.user_id, user_name: author.user_name },
  };
}

/** Events of one shipment that are shown: each scan of many parcels adds as many. */
const mostEvents = 500;

/**
 * The events of each of these shipments, at most 500: all those of the shipment itself, and the newest of its parcels.
 * Scans of hundreds of parcels hide no step of the shipment.
 */
export function shownEvents(tx: Transaction, shipmentIds: readonly number[]) {
  return tx
    .selectFrom(sql<{ shipment: number }>`unnest(${[...shipmentIds]}::bigint[])`.as<'of'>(sql`of (shipment)`))
    .innerJoinLateral(
      (each) =>
        each
          .selectFrom('tracking_events')
          .selectAll()
          .whereRef('shipment_id', '=', 'of.shipment')
          .orderBy(sql`parcel_id is not null`)
          .orderBy('id', 'desc')
          .limit(mostEvents)
          .as('e'),
      (join) => join.onTrue(),
    );
}
