/** Creates, changes and completes bulk collections: each step in one transaction with its audit event and event. */
import type { CollectionRequest, CollectionRequestStatus } from '#generated/types.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';
import { findForCollection } from '#modules/shipments/server/services/find-for-collection.ts';
import { requireDriver } from '#modules/shipments/server/services/assign-driver.ts';
import { withNames } from '#modules/shipments/server/services/audited-names.ts';
import { lastDayToAsk, wallClock } from '#platform/domain/time.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { nextNumber } from '#platform/server/db/number-series.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { ApiError, requireBase } from '#platform/server/http/api-error.ts';
import {
  collectionReference,
  isOver,
  mostShipments,
  nextStatuses,
  referencesIn,
  requestStatusTitle,
} from '../domain/collection-request.ts';
import { moveByEvent, type Acting } from './acting.ts';
import {
  branchesOfRequest,
  countLeft,
  lockRequest,
  markCollected,
  openRequestsOf,
  readRequest,
  type RequestRow,
} from './collection-repository.ts';

export interface NewRequest {
  readonly accountId: number;
  readonly collectionDate: string;
  readonly references: string;
  readonly note: string | null;
  /** Who asks for it, and finds only what they may see. */
  readonly viewer?: Pick<Viewer, 'user'>;
}

/** Throws `invalid_collection_request`, naming each number that cannot be collected and why. */
export async function createRequest(tx: Transaction, acting: Acting, input: NewRequest): Promise<CollectionRequest> {
  const { providerId, author, now } = acting;
  // The number is taken first: its lock lets concurrent requests for the same shipments see each other.
  const reference = collectionReference(await nextNumber(tx, providerId, 'collection_request'));
  const shipmentIds = await collectable(tx, input, wallClock(now).date);
  const { accountId: account_id, collectionDate: collection_date, note } = input;
  const { id } = await tx
    .insertInto('collection_requests')
    .values({
      provider_id: providerId,
      reference,
      account_id,
      collection_date,
      note,
      created_by: author.user_name,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = shipmentIds.map((shipment_id) => ({
    provider_id: providerId,
    collection_request_id: id,
    shipment_id,
  }));
  await tx.insertInto('collection_request_shipments').values(members).execute();
  return emitUpdated(tx, acting, id, null, { reference, collection_date, shipments: members.length });
}

async function collectable(tx: Transaction, input: NewRequest, today: string): Promise<readonly number[]> {
  const references = referencesIn(input.references);
  if (input.collectionDate < today)
    throw invalid([{ field: 'collection_date', code: 'invalid', message: 'Choose today or a later day.' }]);
  if (input.collectionDate > lastDayToAsk(today))
    throw invalid([{ field: 'collection_date', code: 'invalid', message: 'Choose a day within a year.' }]);
  if (references.length === 0)
    throw invalid([{ field: 'references', code: 'invalid', message: 'Enter at least one waybill number.' }]);
  if (references.length > mostShipments)
    throw invalid([
      { field: 'references', code: 'invalid', message: `Enter at most ${mostShipments} waybill numbers.` },
    ]);
  const found = new Map((await findForCollection(tx, references, input.viewer)).map((one) => [one.reference, one]));
  const open = await openRequestsOf(
    tx,
    [...found.values()].map(({ id }) => id),
  );
  const errors = references.flatMap((reference): FieldError[] => {
    const shipment = found.get(reference);
    const because = (why: string): FieldError[] => [
      { field: 'references', code: 'not_collectable', message: `${reference} ${why}.` },
    ];
    if (!shipment || shipment.account_id !== input.accountId) return because('is no shipment of this account');
    const other = open.get(shipment.id);
    if (other) return because(`is in ${other.reference} already`);
    const waits = hasFlag(shipment.status, 'active') && !hasFlag(shipment.status, 'past_collection');
    return waits ? [] : because('doesn’t wait for its collection');
  });
  if (errors.length > 0) throw invalid(errors.slice(0, 20));
  return [...new Set(references.map((reference) => found.get(reference)!.id))];
}

export interface RequestChange {
  readonly id: number;
  readonly status?: CollectionRequestStatus | undefined;
  /** Null removes the driver. */
  readonly driverId?: number | null | undefined;
  readonly baseRevision?: number | undefined;
}

/** Throws `unknown_collection_request`, `conflict`, `status_not_allowed` and `unknown_driver`. */
export async function changeRequest(
  tx: Transaction,
  acting: Acting,
  change: RequestChange,
): Promise<CollectionRequest> {
  const row = await locked(tx, change.id);
  const from = row.status as CollectionRequestStatus;
  requireBase(change.baseRevision, row.revision, 'this bulk collection');
  const { status, driverId } = change;
  if (isOver(from)) throw notAllowed(from, status);
  if (status !== undefined && status !== from && !nextStatuses(from).includes(status)) throw notAllowed(from, status);
  if (typeof driverId === 'number') await requireDriver(tx, driverId, 'driver_id');
  const assigned = driverId === null ? 'collection-unassigned' : driverId === undefined ? from : 'collection-assigned';
  const to = status ?? assigned;
  const driver_id = to === 'collection-unassigned' ? null : driverId === undefined ? row.driver_id : driverId;
  if (to === from && driver_id === row.driver_id) return (await readRequest(tx, row.id))!;
  return write(tx, acting, row, { status: to, driver_id });
}

/** Throws `unknown_collection_request`, `not_in_request` and `status_not_allowed`. Scanning a shipment again changes nothing. */
export async function scanShipment(
  tx: Transaction,
  acting: Acting,
  requestId: number,
  reference: string,
): Promise<CollectionRequest> {
  const row = await locked(tx, requestId);
  const status = row.status as CollectionRequestStatus;
  if (isOver(status)) throw notAllowed(status, 'closed');
  const [shipment] = await findForCollection(tx, [reference.trim()]);
  if (!shipment || !(await markCollected(tx, row.id, shipment.id, acting.now))) {
    const message = `${reference} isn’t in ${row.reference}`;
    throw new ApiError(422, 'not_in_request', message, [{ field: 'tracking_reference', message }]);
  }
  if (!hasFlag(shipment.status, 'past_collection'))
    await moveByEvent(tx, acting, { shipmentId: shipment.id, parcelId: null, to: 'collected', source: 'scanner' });
  const left = await countLeft(tx, row.id);
  return write(tx, acting, row, { status: left === 0 ? 'closed' : status, driver_id: row.driver_id });
}

/** A shipment collected by other means is marked in its open request too, which ends with the last one. */
export async function noteCollected(tx: Transaction, acting: Acting, shipmentId: number): Promise<void> {
  const open = (await openRequestsOf(tx, [shipmentId])).get(shipmentId);
  if (!open) return;
  const row = await locked(tx, open.id);
  const status = row.status as CollectionRequestStatus;
  if (isOver(status)) return;
  await markCollected(tx, row.id, shipmentId, acting.now);
  if ((await countLeft(tx, row.id)) === 0) await write(tx, acting, row, { status: 'closed', driver_id: row.driver_id });
}

async function locked(tx: Transaction, id: number): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (!row) throw unknownRequest();
  return row;
}

async function write(
  tx: Transaction,
  acting: Acting,
  row: RequestRow,
  next: { readonly status: CollectionRequestStatus; readonly driver_id: number | null },
): Promise<CollectionRequest> {
  const closed_at = isOver(next.status) ? acting.now : null;
  await tx
    .updateTable('collection_requests')
    .set({ ...next, closed_at, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .execute();
  const { status, driver_id } = row;
  return emitUpdated(tx, acting, row.id, { status, driver_id }, next);
}

async function emitUpdated(
  tx: Transaction,
  { providerId, author, now }: Acting,
  id: number,
  from: object | null,
  to: object,
): Promise<CollectionRequest> {
  const kind = { providerId, type: 'collection_request', at: now } as const;
  await writeAuditEvents(tx, kind, author, [{ object_id: String(id), ...(await withNames(tx, { from, to })) }]);
  const request = (await readRequest(tx, id))!;
  const { account_id, status, revision } = request;
  const branch_ids = await branchesOfRequest(tx, id);
  emit(tx, 'collection_request_changed', { collection_request_id: id, account_id, branch_ids, status, revision });
  return request;
}

function invalid(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'invalid_collection_request', 'The bulk collection wasn’t requested', errors);
}

export function unknownRequest(): ApiError {
  return new ApiError(404, 'unknown_collection_request', 'There is no such bulk collection');
}

function notAllowed(from: CollectionRequestStatus, to: CollectionRequestStatus | undefined): ApiError {
  const end = to === undefined ? 'can’t be changed any more' : `can’t be changed to ${requestStatusTitle(to)}`;
  const message = `A bulk collection with the status ${requestStatusTitle(from)} ${end}`;
  return new ApiError(409, 'status_not_allowed', message, [{ field: 'status', message }]);
}
