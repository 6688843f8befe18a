/** Moves many shipments at once, each by one event, with the number of statements of a single move. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import { auditValues } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { branchesOf } from './branch-limit.ts';
import { consequencesOf, type Consequences } from './move-consequences.ts';
import { dropoffMessage } from '../../domain/dropoff.ts';
import { statusOf } from '../../domain/status.ts';
import { mayMove, settledStatuses } from '../../domain/transitions.ts';
import type { Move, Moved } from './move-shipment.ts';
import { trackingEventRow } from './tracking-events.ts';

const known = [
  ...(['id', 'account_id', 'status', 'revision', 'statuses_had', 'undone_status'] as const),
  ...(['collection_agent_id', 'delivery_agent_id', 'failed_collection_attempts', 'failed_delivery_attempts'] as const),
  ...(['collection_branch_id', 'delivery_branch_id', 'collection_pickup_point_id'] as const),
  ...([
    'dropped_off_date',
    'awaiting_dropoff_since',
    'status_before_hold',
    'collected_date',
    'delivered_date',
  ] as const),
];

type Known = Pick<Row<'shipments'>, (typeof known)[number]>;

interface Decided {
  /** Index among the moves. */
  readonly place: number;
  readonly move: Move;
  readonly row: Known;
  readonly made: Consequences;
}

/**
 * Returns the same as `moveShipment`. Null, without any change, for each move that needs `moveShipment`: an unknown
 * shipment, one that is locked or part of an earlier move, an event of a parcel, an event that is late or may be repeated or
 * tells where a shipment on hold is, a refused move, and one that affects charges. Never waits for the lock of a shipment.
 */
export async function moveMany(
  tx: Transaction,
  providerId: number,
  moves: readonly Move[],
): Promise<readonly (Moved | null)[]> {
  const places = new Map<number, number>();
  moves.forEach((move, place) => {
    const isPlain = move.parcelId === null && move.to !== 'cancelled' && move.baseRevision === undefined;
    if (isPlain && !places.has(move.shipmentId)) places.set(move.shipmentId, place);
  });
  const rows = await lockFree(tx, [...places.keys()]);
  const late = await withNewer(
    tx,
    rows.map(({ id }) => moves[places.get(id)!]!),
  );
  const decided = rows.flatMap((row): Decided[] => {
    const place = places.get(row.id)!;
    const move = moves[place]!;
    const status = statusOf(row);
    if ((move.isScan || move.isOnce) && status === move.to) return [];
    if (late.has(row.id) || status === 'cancelled' || !mayMove({ ...row, status }, move.to, move.by)) return [];
    const made = consequencesOf(row, move, { status: move.to, isNoted: false, movesPlace: false });
    return [{ place, move, row, made }];
  });
  const answers: (Moved | null)[] = moves.map(() => null);
  if (decided.length === 0) return answers;
  const events = await write(tx, providerId, decided);
  for (const { place, move, row, made } of decided) {
    const { id: shipment_id, account_id } = row;
    const event_id = events.get(shipment_id)!;
    const [revision, to] = [row.revision + 1, move.to];
    emit(tx, 'shipment_status_changed', {
      ...{ shipment_id, account_id, event_id, parcel_id: null, from: statusOf(row), to, revision },
      ...{ is_first: made.isFirst, source: move.source, branch_ids: branchesOf(row) },
    });
    answers[place] = { event_id, shipment_id, status: to, moved: made.isMoved, revision };
  }
  return answers;
}

/** Locks those that are not locked by others. */
function lockFree(tx: Transaction, ids: readonly number[]): Promise<Known[]> {
  return tx
    .selectFrom('shipments')
    .select(known)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Shipments with an event at least as new. Only events with a time of their own can be late or repeated. */
async function withNewer(tx: Transaction, moves: readonly Move[]): Promise<ReadonlySet<number>> {
  const dated = moves.filter(({ at, now }) => at.getTime() !== now.getTime());
  if (dated.length === 0) return new Set();
  const ids = dated.map(({ shipmentId }) => shipmentId);
  const { rows } = await sql<{ shipment_id: number }>`
    select distinct e.shipment_id
      from unnest(${ids}::bigint[], ${dated.map(({ at }) => at)}::timestamptz[]) as given (shipment_id, at)
      join tracking_events e on e.provider_id = app.current_provider() and e.shipment_id = given.shipment_id
       and e.date >= given.at`.execute(tx);
  return new Set(rows.map(({ shipment_id: id }) => id));
}

/**
 * Events, parcels, shipments and their revisions in one statement, whose text does not depend on their number. Returns
 * the events by shipment.
 */
async function write(
  tx: Transaction,
  providerId: number,
  decided: readonly Decided[],
): Promise<ReadonlyMap<number, number>> {
  const shipments = decided.map(({ row, made }) => ({
    ...row,
    ...{ provider_id: providerId, revision: row.revision + 1 },
    ...made.columns,
  }));
  const events = decided.map(({ move, row }) => {
    const message = dropoffMessage(statusOf(row), move.to, move.message);
    return trackingEventRow(providerId, { ...move, message, status: move.to, author: move.audit });
  });
  const notes = decided.map(({ move, row, made }) => ({
    ...{ provider_id: providerId, shipment_id: row.id, revision: row.revision + 1, fields: made.fields },
    ...{ changed_at: move.now, changed_by: move.audit.user_name },
  }));
  const audited = decided.map(({ move: { now: at, audit, to, message }, row }) => ({
    ...auditValues({ providerId, type: 'shipment', at }, audit),
    ...{ object_id: String(row.id), change_from: { status: row.status } },
    change_to: { status: to, ...(message === null ? {} : { message }) },
  }));
  const { rows } = await sql<{ id: number; shipment_id: number }>`
    with given as materialized (select * from jsonb_populate_recordset(null::shipments, ${JSON.stringify(shipments)})),
    event as (
      insert into tracking_events (provider_id, shipment_id, status, message, location, source, user_id, user_name, date)
      select provider_id, shipment_id, status, message, location, source, user_id, user_name, date
        from jsonb_populate_recordset(null::tracking_events, ${JSON.stringify(events)})
      returning id, shipment_id),
    parcelled as (
      update parcels p set status = given.status from given
       where p.provider_id = given.provider_id and p.shipment_id = given.id and p.status <> all (${sql.val([...settledStatuses])}::text[])),
    noted as (
      insert into shipment_revisions (provider_id, shipment_id, revision, fields, changed_at, changed_by)
      select provider_id, shipment_id, revision, fields, changed_at, changed_by
        from jsonb_populate_recordset(null::shipment_revisions, ${JSON.stringify(notes)})),
    audited as (
      insert into audit_events (provider_id, type, object_id, timestamp, request_id, client_version, source, user_id, user_name,
        impersonated_user_id, impersonated_user_name, change_from, change_to)
      select provider_id, type, object_id, timestamp, request_id, client_version, source, user_id, user_name,
        impersonated_user_id, impersonated_user_name, change_from, change_to
        from jsonb_populate_recordset(null::audit_events, ${JSON.stringify(audited)})),
    moved as (
      update shipments s
         set status = given.status, revision = given.revision, statuses_had = given.statuses_had,
             undone_status = given.undone_status, collection_agent_id = given.collection_agent_id,
             delivery_agent_id = given.delivery_agent_id, failed_collection_attempts = given.failed_collection_attempts,
             failed_delivery_attempts = given.failed_delivery_attempts,
             dropped_off_date = given.dropped_off_date, awaiting_dropoff_since = given.awaiting_dropoff_since,
             status_before_hold = given.status_before_hold,
             collected_date = given.collected_date, delivered_date = given.delivered_date,
             returned_to_hub_date = coalesce(given.returned_to_hub_date, s.returned_to_hub_date)
        from given where s.provider_id = given.provider_id and s.id = given.id)
    select id, shipment_id from event`.execute(tx);
  return new Map(rows.map(({ id, shipment_id }) => [shipment_id, id]));
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any (${sql.val([...ids])}::bigint[])`;
}
