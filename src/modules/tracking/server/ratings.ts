/** Ratings of deliveries: once per shipment, by anyone who has one of its numbers. */
import type { RateDeliveryBody, ShipmentRating } from '#generated/types.ts';
import { isReceived, statusOf } from '#modules/shipments/domain/status.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { findReported } from './record-event.ts';

interface Rating {
  readonly providerId: number;
  readonly prefixes: readonly string[];
  readonly now: Date;
}

/** Throws `unknown_shipment`, `not_delivered` and `already_rated`. */
export async function rateDelivery(
  tx: Transaction,
  { tracking_reference, stars, comment }: RateDeliveryBody,
  { providerId, prefixes, now }: Rating,
): Promise<ShipmentRating> {
  const { shipmentId } = await findReported(tx, tracking_reference, prefixes);
  const shipment = await tx
    .selectFrom('shipments')
    .select('status')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  if (!isReceived(statusOf(shipment)))
    throw new ApiError(409, 'not_delivered', 'You can rate the delivery once it has happened');
  const row = { shipment_id: shipmentId, stars, comment: comment?.trim() || null, created_at: now };
  const inserted = await tx
    .insertInto('shipment_ratings')
    .values({ provider_id: providerId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stars')
    .executeTakeFirst();
  if (!inserted) throw new ApiError(409, 'already_rated', 'This delivery has been rated already');
  return { stars, comment: row.comment, date: withOffset(now) };
}

/** Null without a rating. */
export async function readRating(tx: Transaction, shipmentId: number): Promise<ShipmentRating | null> {
  const row = await tx
    .selectFrom('shipment_ratings')
    .select(['stars', 'comment', 'created_at'])
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  return row ? { stars: row.stars, comment: row.comment, date: withOffset(row.created_at) } : null;
}
