/** Whether an event that is reported after it happened changes a shipment, or only completes its history. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { repeatedBy, type HubScan } from '../../domain/scans.ts';
import { statusOf } from '../../domain/status.ts';
import { mayJoinHistory } from '../../domain/transitions.ts';
import type { Move } from './move-shipment.ts';

/** Tolerance for clocks of devices, in either direction. */
export const clockSkewMs = 2 * 60_000;

export interface Place {
  /** The same event, recorded before. */
  readonly repeatedId?: number | undefined;
  /** Whether something newer is known of everything that it concerns. */
  readonly isLate: boolean;
  /** Parcels of the shipment with newer events of their own. */
  readonly ahead: readonly number[];
}

type Placed = Pick<Move, 'shipmentId' | 'parcelId' | 'to' | 'source' | 'at' | 'now'>;

/** Only events with a time of their own can be late or repeated. */
export async function placeInHistory(tx: Transaction, move: Placed): Promise<Place> {
  const { parcelId, at, now } = move;
  if (at.getTime() === now.getTime()) return { isLate: false, ahead: [] };
  const events = await eventsSince(tx, move);
  const own = events.filter(({ parcel_id }) => parcel_id === null || parcel_id === parcelId);
  const newer = events.flatMap(({ parcel_id, is_newer }) => (is_newer && parcel_id !== null ? [parcel_id] : []));
  const ahead = parcelId === null ? [...new Set(newer)] : [];
  return {
    repeatedId: own.find(({ is_same }) => is_same)?.id,
    isLate: own.some(({ is_newer }) => is_newer) || (ahead.length > 0 && !(await hasOthers(tx, move, ahead))),
    ahead,
  };
}

function eventsSince(tx: Transaction, { shipmentId, parcelId, to, source, at }: Placed) {
  return tx
    .selectFrom('tracking_events')
    .select(['id', 'parcel_id'])
    .select(sql<boolean>`status = ${to} and source = ${source} and date = ${at}`.as('is_same'))
    .select(sql<boolean>`date > ${at}`.as('is_newer'))
    .where('shipment_id', '=', shipmentId)
    .where('date', '>=', at)
    .$if(parcelId !== null, (events) =>
      events.where((row) => row.or([row('parcel_id', '=', parcelId), row('parcel_id', 'is', null)])),
    )
    .execute();
}

/** Whether the shipment has other parcels that are not cancelled. */
async function hasOthers(tx: Transaction, { shipmentId }: Placed, ids: readonly number[]): Promise<boolean> {
  const other = await tx
    .selectFrom('parcels')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('status', '<>', 'cancelled')
    .where('id', 'not in', ids)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * A late event of a booked shipment is history, whatever its status is now; a cancellation is a decision and not history.
 * Throws 422 for an event before the booking, and 409.
 */
export function requireHistory(row: Pick<Row<'shipments'>, 'status' | 'time_created'>, { to, at }: Placed): void {
  if (at.getTime() < row.time_created.getTime() - clockSkewMs) {
    const message = 'The date is before the shipment was booked';
    throw new ApiError(422, 'date_before_booking', message, [{ field: 'date', message }]);
  }
  if (mayJoinHistory(row.status as ShipmentStatus, to)) return;
  const message = 'The shipment has newer tracking events: an earlier one can’t cancel, book or pay for it';
  throw new ApiError(409, 'status_not_allowed', message, [{ field: 'status', message }]);
}

type Locked = Pick<Row<'shipments'>, 'id' | 'status'>;

/** The id of the event that already tells what this one does; undefined for a new one. `row`: its shipment, locked. */
export async function findRepeated(tx: Transaction, row: Locked, move: Move): Promise<number | undefined> {
  const scanned = move.isScan ? await findScan(tx, row, move) : undefined;
  return scanned ?? (move.isOnce ? await findJustReported(tx, row, move) : undefined);
}

/** The last event that was recorded of what this one concerns, if the same user reported the same just before. */
async function findJustReported(tx: Transaction, row: Locked, move: Move): Promise<number | undefined> {
  const { parcelId, to, source, message, location, at, audit } = move;
  if (parcelId === null && row.status !== to) return undefined;
  const newest = await tx
    .selectFrom('tracking_events')
    .select(['id', 'parcel_id', 'status', 'message', 'location', 'source', 'user_id', 'date'])
    .where('shipment_id', '=', row.id)
    .$if(parcelId !== null, (events) =>
      events.where((event) => event.or([event('parcel_id', '=', parcelId), event('parcel_id', 'is', null)])),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame =
    newest?.status === to &&
    newest.parcel_id === parcelId &&
    newest.source === source &&
    newest.user_id === audit.user_id &&
    (message === null || newest.message === message) &&
    (location === null || newest.location === location) &&
    Math.abs(newest.date.getTime() - at.getTime()) <= clockSkewMs;
  return isSame ? newest.id : undefined;
}

async function findScan(
  tx: Transaction,
  row: Locked,
  scan: HubScan & Pick<Move, 'at' | 'now'>,
): Promise<number | undefined> {
  const isLater = scan.at.getTime() !== scan.now.getTime();
  const newest = await tx
    .selectFrom('tracking_events')
    .distinctOn('parcel_id')
    .select(['id', 'parcel_id as parcelId', 'status', 'location', 'source', 'date'])
    .where('shipment_id', '=', row.id)
    // A scan that waited on a device is compared with what had happened when it was made.
    .$if(isLater, (events) => events.where('date', '<=', scan.at))
    .orderBy('parcel_id')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ordered = newest.toSorted((one, other) => other.date.getTime() - one.date.getTime() || other.id - one.id);
  return repeatedBy(ordered, scan, statusOf(row));
}
