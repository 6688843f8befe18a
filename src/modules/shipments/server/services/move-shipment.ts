/** Moves shipments through their statuses, with tracking event, parcels, charges, audit and events in one transaction. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { auditRows, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { branchesOf } from './branch-limit.ts';
import { consequencesOf } from './move-consequences.ts';
import { dropoffMessage } from '../../domain/dropoff.ts';
import { isHold, statusOf, statusTitle } from '../../domain/status.ts';
import { mayMove, settledStatuses, statusOfParcels, staysOnHold, type MovedBy } from '../../domain/transitions.ts';
import { chargeAgain, refund } from '../charging.ts';
import { changeRows } from '../stored-shipment.ts';
import { unknownShipment } from './require-shipment.ts';
import { findRepeated, placeInHistory, requireHistory } from './late-events.ts';
import { trackingEventRow } from './tracking-events.ts';

export interface Move {
  readonly shipmentId: number;
  /** The parcel concerned; null for the whole shipment. */
  readonly parcelId: number | null;
  readonly to: ShipmentStatus;
  readonly by: MovedBy;
  /** Whether it corrects a mistake: it is not announced, and a failed attempt doesn’t count. */
  readonly isUndo?: boolean;
  /** Whether a hub scanned it, and tells nothing else: repeating it adds nothing. */
  readonly isScan?: boolean;
  /** Whether the same, reported again within two minutes, is a repeat that adds nothing. */
  readonly isOnce?: boolean;
  readonly message: string | null;
  readonly location: string | null;
  /** staff, customer, driver, scanner, integration or system. */
  readonly source: string;
  /** When it happened; equal to `now` for events without a time of their own. */
  readonly at: Date;
  /** When it is recorded. */
  readonly now: Date;
  /** The base revision; later changes are a conflict. */
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

export interface Outcome {
  readonly answer: Moved;
  /** The current row. */
  readonly row: Row<'shipments'>;
  /** False when the event had been recorded before. */
  readonly isNew: boolean;
}

/**
 * Locks the shipment and records the event. A late event, one that tells where a shipment on hold is, and one about a
 * parcel while others are not as far, is recorded without changing the status. A repeated event returns the first one. Throws 404, 409 when the status is not
 * allowed or the shipment was changed since `baseRevision`, or 422 for a cancellation without a reason and an event
 * before the booking.
 */
export async function moveShipment(tx: Transaction, move: Move): Promise<Outcome> {
  return moveLocked(tx, await lockRow(tx, move.shipmentId), move);
}

/** The same for a locked shipment. */
export async function moveLocked(tx: Transaction, row: Row<'shipments'>, move: Move): Promise<Outcome> {
  const from = statusOf(row);
  const { id, account_id, revision: before } = row;
  if (move.baseRevision !== undefined && move.baseRevision !== before) throw changedMeanwhile(from);
  const { repeatedId: sameId, isLate, ahead } = await placeInHistory(tx, move);
  const repeatedId = sameId ?? (await findRepeated(tx, row, move));
  if (repeatedId !== undefined) {
    return {
      isNew: false,
      answer: { event_id: repeatedId, shipment_id: id, status: from, moved: false, revision: before },
      row,
    };
  }
  const staysHeld = !isLate && move.by === 'report' && staysOnHold(from, move.to);
  if (isLate) requireHistory(row, move);
  else if (!staysHeld && !mayMove({ ...row, status: from }, move.to, move.by)) throw notAllowed(from, move.to);

  const message = dropoffMessage(from, move.to, move.message);
  const parcels = move.parcelId === null || isLate ? [] : await parcelsOf(tx, id);
  requireMovable(move, parcels);
  const isNoted = isLate || staysHeld;
  const status = isNoted ? from : resultingStatus(move, row, parcels);
  if (status !== from) requireReason(status, message?.trim() || null);
  const at = status === from ? move.at : await reachedAt(tx, move, status);
  const movesPlace = staysHeld && (move.parcelId === null || isOnlyOne(parcels));
  const made = consequencesOf(row, { ...move, at }, { status, isNoted, movesPlace });
  const columns = {
    ...made.columns,
    ...countOf(move, parcels),
    ...(made.isMoved ? await moneyOf(tx, move, row, status) : {}),
  };
  const { event_id, ...after } = await write(tx, { ...move, message }, row, {
    columns,
    fields: made.fields,
    from,
    isNoted,
    ahead,
  });
  const { source, parcelId: parcel_id } = move;
  const { isMoved, isFirst: is_first } = made;
  const { revision } = after;
  const branch_ids = branchesOf(after);
  emit(tx, 'shipment_status_changed', {
    ...{ shipment_id: id, account_id, branch_ids, event_id, parcel_id, from, to: status, is_first, source, revision },
  });
  if (isMoved && status === 'cancelled')
    emit(tx, 'shipment_cancelled', {
      ...{ shipment_id: id, account_id, branch_ids, status, revision, reason: move.message ?? '' },
    });
  return { answer: { event_id, shipment_id: id, status, moved: isMoved, revision }, row: after, isNew: true };
}

async function lockRow(tx: Transaction, id: number): Promise<Row<'shipments'>> {
  const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw unknownShipment('id');
  return row;
}

interface Written {
  readonly columns: object;
  readonly fields: readonly string[];
  readonly from: ShipmentStatus;
  /** Whether it does not change the status. */
  readonly isNoted: boolean;
  /** Parcels that keep their newer status. */
  readonly ahead: readonly number[];
}

/** Event, parcels, shipment and revision in one statement, because every round trip prolongs the lock. */
async function write(
  tx: Transaction,
  move: Move,
  row: Row<'shipments'>,
  { columns, fields, from, isNoted, ahead }: Written,
): Promise<Row<'shipments'> & { readonly event_id: number }> {
  const { providerId, shipmentId, audit: author, now, to, message } = move;
  const { values, note } = changeRows({ author, now }, row, { columns, fields });
  const changed = { status: to, ...(message === null ? {} : { message }) };
  // An event that is only noted is no change of the status.
  const sides = isNoted ? { from: null, to: { ...changed, date: move.at } } : { from: { status: from }, to: changed };
  const audited = { object_id: String(shipmentId), ...sides };
  return tx
    .with('event', (query) =>
      query
        .insertInto('tracking_events')
        .values(trackingEventRow(providerId, { ...move, status: to, author }))
        .returning('id'),
    )
    .with('moved', (query) =>
      query
        .updateTable('parcels')
        .set({ status: to })
        .where('shipment_id', '=', shipmentId)
        .$if(isNoted, (parcels) => parcels.where(sql<boolean>`false`))
        .$if(move.parcelId !== null, (parcels) => parcels.where('id', '=', move.parcelId))
        .$if(ahead.length > 0, (parcels) => parcels.where('id', 'not in', ahead))
        // A cancelled or delivered parcel stays that, unless the whole shipment was cancelled and is reopened.
        .$if(move.parcelId === null && from !== 'cancelled', (parcels) =>
          parcels.where('status', 'not in', settledStatuses),
        ),
    )
    .with('noted', (query) => query.insertInto('shipment_revisions').values(note))
    .with('audited', (query) =>
      query.insertInto('audit_events').values(auditRows({ providerId, type: 'shipment', at: now }, author, [audited])),
    )
    .updateTable('shipments')
    .set(values)
    .where('id', '=', row.id)
    .returningAll()
    .returning(sql<number>`(select id from event)`.as('event_id'))
    .executeTakeFirstOrThrow();
}

type KnownParcel = Pick<Row<'parcels'>, 'id' | 'tracking_reference'> & { readonly status: ShipmentStatus };

async function parcelsOf(tx: Transaction, shipmentId: number): Promise<readonly KnownParcel[]> {
  const rows = await tx
    .selectFrom('parcels')
    .select(['id', 'tracking_reference', 'status'])
    .where('shipment_id', '=', shipmentId)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as ShipmentStatus }));
}

function isOnlyOne(parcels: readonly KnownParcel[]): boolean {
  return parcels.filter(({ status }) => status !== 'cancelled').length === 1;
}

/** Whoever cancels a shipment says why, because its customer is told (F162). Throws 422. */
export function requireReason(status: ShipmentStatus, message: string | null): void {
  if (status !== 'cancelled' || message !== null) return;
  const reason = 'Reason for cancelling shipment is required';
  throw new ApiError(422, 'reason_required', reason, [{ field: 'message', message: reason }]);
}

/** A parcel that is cancelled or at its end stays that, as it does when its whole shipment moves. Throws 409. */
function requireMovable({ parcelId, to, isUndo }: Move, parcels: readonly KnownParcel[]): void {
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel || isUndo === true || parcel.status === to || !settledStatuses.includes(parcel.status)) return;
  const message = `Parcel ${parcel.tracking_reference} is ${statusTitle(parcel.status).toLowerCase()} and can’t be changed to ${statusTitle(to)}`;
  throw new ApiError(409, 'status_not_allowed', message, [{ field: 'status', message }]);
}

/**
 * The resulting status of the shipment: that of its parcels once all active ones agree or have ended. When a scan that
 * completed them is undone, the shipment returns with the parcel.
 */
function resultingStatus(move: Move, row: Row<'shipments'>, parcels: readonly KnownParcel[]): ShipmentStatus {
  if (move.parcelId === null) return move.to;
  const from = statusOf(row);
  const scanned = parcels.find(({ id }) => id === move.parcelId);
  if (move.isUndo === true && scanned?.status === from) return move.to;
  const after = statusOfParcels(parcels.map(({ id, status }) => (id === move.parcelId ? move.to : status)));
  if (after === undefined || after === move.to || settledStatuses.includes(after)) return after ?? from;
  // The last parcel that differed was cancelled.
  return mayMove({ ...row, status: from }, after, 'event') ? after : from;
}

/** How many parcels are left when one is cancelled, or its cancellation is taken back; a cancelled shipment keeps its count. */
function countOf({ parcelId, to }: Move, parcels: readonly KnownParcel[]): { readonly parcel_count?: number } {
  const before = parcels.find(({ id }) => id === parcelId)?.status;
  if (before === undefined || (before === 'cancelled') === (to === 'cancelled')) return {};
  const others = parcels.filter(({ id, status }) => id !== parcelId && status !== 'cancelled').length;
  const parcel_count = others + (to === 'cancelled' ? 0 : 1);
  return parcel_count === 0 ? {} : { parcel_count };
}

/** When a status was reached: by an earlier event if the last one only cancelled or returned the other parcels. */
async function reachedAt(tx: Transaction, { shipmentId, to, at }: Move, status: ShipmentStatus): Promise<Date> {
  if (status === to) return at;
  const { newest } = await tx
    .selectFrom('tracking_events')
    .select(({ fn }) => fn.max('date').as('newest'))
    .where('shipment_id', '=', shipmentId)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return newest ?? at;
}

/** A cancelled shipment is refunded; a reopened one is charged again. Throws the errors of a charge. */
async function moneyOf(tx: Transaction, move: Move, row: Row<'shipments'>, status: ShipmentStatus) {
  const charging = { author: move.audit, now: move.now };
  if (status === 'cancelled') {
    await refund(tx, charging, row);
    return { charge_transaction_id: null, payment_intervention_status: null, outstanding_cents: null };
  }
  if (row.status !== 'cancelled') return {};
  return { charge_transaction_id: await chargeAgain(tx, charging, row) };
}

function notAllowed(from: ShipmentStatus, to: ShipmentStatus): ApiError {
  const message = isHold(from)
    ? `The shipment is on hold: release it before changing it to ${statusTitle(to)}`
    : `A shipment with the status ${statusTitle(from)} can’t be changed to ${statusTitle(to)}`;
  return new ApiError(409, 'status_not_allowed', message, [{ field: 'status', message }]);
}

function changedMeanwhile(now: ShipmentStatus): ApiError {
  const message = `The shipment was changed in the meantime. Its status is ${statusTitle(now)}`;
  return new ApiError(409, 'conflict', message, [{ field: 'status', message }]);
}
