/** Moves shipments through their statuses: the tracking event, the status, the parcels, the audit trail and the news of it are one. */
import { sql } from 'kysely';
import type { Rate, ShipmentStatus } from '#generated/types.ts';
import { charge, reverse } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { hasFlag, statusTitle } from '../../domain/status.ts';
import { mayMove } from '../../domain/transitions.ts';
import { unknownShipment } from './require-shipment.ts';

export interface Move {
  readonly shipmentId: number;
  /** The parcel that it concerns; null for the whole shipment. */
  readonly parcelId: number | null;
  readonly to: ShipmentStatus;
  readonly by: 'hand' | 'event';
  readonly message: string | null;
  readonly location: string | null;
  /** staff, driver, scanner or integration. */
  readonly source: string;
  /** When it happened. */
  readonly at: Date;
  /** When it is recorded. */
  readonly now: Date;
  /** The revision that somebody looked at; what was changed since is a conflict. */
  readonly baseRevision?: number | undefined;
  readonly audit: AuditAuthor;
  readonly providerId: number;
}

export interface Moved {
  readonly event_id: number;
  readonly shipment_id: number;
  readonly status: ShipmentStatus;
  readonly moved: boolean;
  readonly revision: number;
}

/**
 * Locks the shipment and records the event. What came before the newest event, and what concerns one parcel while others are not as
 * far, is recorded and moves nothing. The same event again answers the first. Throws 404, or 409 when the status is not allowed or
 * the shipment was changed since `baseRevision`.
 */
export async function moveShipment(tx: Transaction, move: Move): Promise<Moved> {
  const shipment = await lockShipment(tx, move.shipmentId);
  const from = shipment.status as ShipmentStatus;
  if (move.baseRevision !== undefined && move.baseRevision !== shipment.revision) throw changedMeanwhile(from);
  const events = await eventsLike(tx, move);
  const repeated = events.find(({ is_same }) => is_same);
  if (repeated)
    return { event_id: repeated.id, shipment_id: shipment.id, status: from, moved: false, revision: shipment.revision };
  if (!mayMove({ ...shipment, status: from }, move.to, move.by)) throw notAllowed(from, move.to);

  const eventId = await writeEvent(tx, move);
  const isLate = events.some(({ is_newer }) => is_newer);
  const status = isLate ? from : await moveParcels(tx, move, from);
  const isMoved = status !== from;
  const revision = shipment.revision + 1;
  await tx
    .updateTable('shipments')
    .set({
      status,
      revision,
      ...(isMoved ? effectsOf(status, move.at) : {}),
      ...(await moneyOf(tx, move, shipment, status)),
    })
    .where('id', '=', shipment.id)
    .execute();
  const to = { status: move.to, ...(move.message === null ? {} : { message: move.message }) };
  const change = { object_id: String(shipment.id), from: { status: from }, to };
  await writeAuditEvents(tx, { providerId: move.providerId, type: 'shipment', at: move.now }, move.audit, [change]);
  emit(tx, 'shipment_status_changed', {
    shipment_id: shipment.id,
    account_id: shipment.account_id,
    event_id: eventId,
    parcel_id: move.parcelId,
    from,
    to: status,
    source: move.source,
    revision,
  });
  return { event_id: eventId, shipment_id: shipment.id, status, moved: isMoved, revision };
}

async function lockShipment(tx: Transaction, id: number) {
  const shipment = await tx
    .selectFrom('shipments')
    .select([
      'id',
      'account_id',
      'status',
      'collection_agent_id',
      'delivery_agent_id',
      'revision',
      'tracking_reference',
    ])
    .select(['charge_transaction_id', 'rate_cents', 'rate_breakdown'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!shipment) throw unknownShipment('id');
  return shipment;
}

/** Events of the same parcel or shipment that say the same at the same time, or something newer. */
function eventsLike(tx: Transaction, { shipmentId, parcelId, to, source, at }: Move) {
  return tx
    .selectFrom('tracking_events')
    .select(['id', 'status'])
    .select(sql<boolean>`status = ${to} and source = ${source} and date = ${at}`.as('is_same'))
    .select(sql<boolean>`date > ${at}`.as('is_newer'))
    .where('shipment_id', '=', shipmentId)
    .where('date', '>=', at)
    .where((row) => row.or([row('parcel_id', 'is not distinct from', parcelId), row('parcel_id', 'is', null)]))
    .execute();
}

async function writeEvent(tx: Transaction, move: Move): Promise<number> {
  const { id } = await tx
    .insertInto('tracking_events')
    .values({
      provider_id: move.providerId,
      shipment_id: move.shipmentId,
      parcel_id: move.parcelId,
      status: move.to,
      message: move.message,
      location: move.location,
      source: move.source,
      user_id: move.audit.user_id,
      user_name: move.audit.user_name,
      date: move.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves the parcels and answers the status of the shipment: that of its parcels once all that are left agree. */
async function moveParcels(tx: Transaction, move: Move, from: ShipmentStatus): Promise<ShipmentStatus> {
  const moving = tx.updateTable('parcels').set({ status: move.to }).where('shipment_id', '=', move.shipmentId);
  if (move.parcelId === null) {
    // A cancelled parcel stays cancelled, unless the whole shipment was and is taken up again.
    await (from === 'cancelled' ? moving : moving.where('status', '<>', 'cancelled')).execute();
    return move.to;
  }
  await moving.where('id', '=', move.parcelId).execute();
  const parcels = await tx.selectFrom('parcels').select('status').where('shipment_id', '=', move.shipmentId).execute();
  const left = parcels.filter(({ status }) => status !== 'cancelled');
  if (left.length === 0) return 'cancelled';
  return left.every(({ status }) => status === move.to) ? move.to : from;
}

type Locked = Awaited<ReturnType<typeof lockShipment>>;

/** A cancelled shipment costs nothing; one that is taken up again costs what it did. Throws what a charge throws. */
async function moneyOf(tx: Transaction, move: Move, shipment: Locked, status: ShipmentStatus) {
  const { id, account_id: accountId, charge_transaction_id: charged, tracking_reference: reference } = shipment;
  const because = { effectiveDate: wallClock(move.now).date, createdBy: move.audit.user_id };
  if (status === 'cancelled' && charged !== null) {
    await reverse(tx, charged, { ...because, description: `Refund of shipment ${reference}` });
    return { charge_transaction_id: null };
  }
  if (status === shipment.status || shipment.status !== 'cancelled') return {};
  const { rate, rate_excluding_vat, base_rate } = shipment.rate_breakdown as Rate;
  const posted = await charge(tx, {
    ...{ ...because, accountId, shipmentId: id, description: `Shipment ${reference}` },
    ...{ amount: shipment.rate_cents, vat: Math.round((rate - rate_excluding_vat) * 100) },
    vatPercentage: base_rate.vat_percentage,
  });
  return { charge_transaction_id: posted?.id ?? null };
}

/** What else is noted on the shipment when it reaches a status. */
function effectsOf(status: ShipmentStatus, at: Date) {
  if (status === 'collected') return { collected_date: at };
  if (hasFlag(status, 'delivered')) return { delivered_date: at };
  if (status === 'returned-to-hub') return { returned_to_hub_date: at };
  if (status === 'collection-failed-attempt')
    return { failed_collection_attempts: sql<number>`failed_collection_attempts + 1` };
  if (status === 'delivery-failed-attempt')
    return { failed_delivery_attempts: sql<number>`failed_delivery_attempts + 1` };
  return {};
}

function notAllowed(from: ShipmentStatus, to: ShipmentStatus): ApiError {
  const message = `A shipment with the status ${statusTitle(from)} can’t be changed to ${statusTitle(to)}`;
  return new ApiError(409, 'status_not_allowed', message, [{ field: 'status', message }]);
}

function changedMeanwhile(now: ShipmentStatus): ApiError {
  const message = `The shipment was changed in the meantime. Its status is ${statusTitle(now)}`;
  return new ApiError(409, 'conflict', message, [{ field: 'status', message }]);
}
