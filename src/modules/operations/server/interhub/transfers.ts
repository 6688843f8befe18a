/** Opens, scans and closes interhub transfers: each step in one transaction with its audit event and event. */
import { counted } from '#engine/values/sentence.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { InterhubTransfer, Settings, ShipmentStatus } from '#generated/types.ts';
import { isHold, statusTitle } from '#modules/shipments/domain/status.ts';
import { settledStatuses } from '#modules/shipments/domain/transitions.ts';
import { requireDriver } from '#modules/shipments/server/services/assign-driver.ts';
import { withNames } from '#modules/shipments/server/services/audited-names.ts';
import { findScanned, type ScannedParcel } from '#modules/shipments/server/services/find-scanned.ts';
import { unknownShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { nextNumber } from '#platform/server/db/number-series.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { lock } from '#platform/server/db/lock.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, requireBase } from '#platform/server/http/api-error.ts';
import { departureFindings, transferReference, type Departure } from '../../domain/interhub-transfer.ts';
import { moveByEvent, type Acting, type Moving } from '../acting.ts';
import { otherDestination } from './destination.ts';
import * as stored from './repository.ts';

export interface NewTransfer {
  readonly from_branch_id: number;
  readonly to_branch_id: number;
  readonly carrier: string;
  readonly service_level: string;
  readonly note?: string | undefined;
  /** The schedule entry that opened it. */
  readonly scheduleId?: string;
}

/** Throws `invalid_interhub_transfer`. */
export async function openTransfer(
  tx: Transaction,
  acting: Acting,
  settings: Settings,
  input: NewTransfer,
): Promise<InterhubTransfer> {
  const { carrier, service } = await requireParts(tx, settings, input);
  const { providerId, author, now } = acting;
  const { scheduleId, note, from_branch_id, to_branch_id } = input;
  const reference = transferReference(await nextNumber(tx, providerId, 'interhub_transfer'));
  const { id } = await tx
    .insertInto('interhub_transfers')
    .values({
      ...{ provider_id: providerId, reference, from_branch_id, to_branch_id, note: note?.trim() || null },
      ...{ carrier: carrier.code, carrier_name: carrier.name, transport: service.transport },
      ...{ service_level: service.code, service_level_name: service.name, transit_hours: service.transit_hours },
      ...{ schedule_id: scheduleId ?? null, created_by: author.user_name, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return emitUpdated(tx, acting, id, null, { reference, carrier: carrier.code, service_level: service.code });
}

async function requireParts(tx: Transaction, settings: Settings, input: NewTransfer) {
  const carrier = settings.interhub_manifest_carriers?.find((one) => one.code === input.carrier && one.is_active);
  const service = settings.interhub_manifest_service_levels?.find(
    (one) => one.code === input.service_level && one.is_active,
  );
  const branches = await tx
    .selectFrom('branches')
    .select('id')
    .where('id', 'in', [input.from_branch_id, input.to_branch_id])
    .where('retired_at', 'is', null)
    .execute();
  const known = new Set(branches.map(({ id }) => id));
  const wrong = (field: string, message: string): FieldError => ({ field, code: 'invalid', message });
  const isSame = input.from_branch_id === input.to_branch_id;
  const errors = [
    ...(known.has(input.from_branch_id) ? [] : [wrong('from_branch_id', 'Choose a branch')]),
    ...(known.has(input.to_branch_id) ? [] : [wrong('to_branch_id', 'Choose a branch')]),
    ...(isSame ? [wrong('to_branch_id', 'Choose another branch than the one it leaves from')] : []),
    ...(carrier ? [] : [wrong('carrier', 'Choose one of your carriers')]),
    ...(service ? [] : [wrong('service_level', 'Choose one of your interhub service levels')]),
  ];
  if (carrier && service && carrier.transport !== service.transport)
    errors.push(wrong('carrier', 'This carrier doesn’t travel the way the service level does'));
  if (errors.length > 0 || !carrier || !service) throw invalid(errors);
  return { carrier, service };
}

export interface Scanned {
  readonly interhub_transfer: InterhubTransfer;
  readonly message: string;
  readonly warning?: string;
}

interface Scan {
  readonly id: number;
  readonly tracking_reference: string;
  readonly load_anyway?: boolean | undefined;
}

/**
 * Throws `unknown_interhub_transfer`, `unknown_shipment`, `other_destination`, `on_other_transfer`, `not_on_transfer`
 * and `status_not_allowed`.
 */
export async function scanParcel(
  tx: Transaction,
  acting: Acting,
  settings: Settings,
  { id, tracking_reference: reference, load_anyway: isDeliberate = false }: Scan,
): Promise<Scanned> {
  const transfer = await locked(tx, id);
  const parcels = await findScanned(tx, reference);
  if (parcels.length === 0) throw unknownShipment('tracking_reference');
  return transfer.status === 'open'
    ? load(tx, acting, settings, transfer, parcels, isDeliberate)
    : receive(tx, acting, transfer, parcels, reference);
}

async function load(
  tx: Transaction,
  acting: Acting,
  settings: Settings,
  transfer: stored.TransferRow,
  parcels: readonly ScannedParcel[],
  isDeliberate: boolean,
): Promise<Scanned> {
  const to = settings.interhub_manifest_scan_status ?? 'manifested';
  const destination = await otherDestination(tx, transfer, parcels);
  const location = await stored.branchName(tx, transfer.from_branch_id);
  let added = 0;
  for (const parcel of parcels) {
    // Two open transfers that it is scanned onto at once see each other.
    await lock(tx, 'interhub parcel', parcel.id);
    const other = await stored.transferOf(tx, parcel.id);
    if (other?.id === transfer.id) continue;
    if (other?.status === 'open')
      throw refusal('on_other_transfer', `${parcel.tracking_reference} is on ${other.reference} already`);
    if (other) await leaveTransfer(tx, acting, await locked(tx, other.id), parcel, transfer.from_branch_id);
    const member = { provider_id: acting.providerId, interhub_transfer_id: transfer.id, scanned_at: acting.now };
    await tx
      .insertInto('interhub_transfer_parcels')
      .values({ ...member, shipment_id: parcel.shipment_id, parcel_id: parcel.id })
      .execute();
    await moveParcel(tx, acting, parcel, { to, source: 'scanner', location });
    const { shipment_id, id: parcel_id } = parcel;
    const { id: interhub_transfer_id, from_branch_id, to_branch_id } = transfer;
    const branch_ids = [from_branch_id, to_branch_id];
    emit(tx, 'parcel_manifested', { interhub_transfer_id, branch_ids, to_branch_id, shipment_id, parcel_id });
    added += 1;
  }
  // Asked last, of parcels that may be loaded at all; nothing is written then.
  if (added > 0 && destination && !destination.isOnBoard && !isDeliberate)
    throw refusal('other_destination', destination.warning);
  const service = settings.interhub_manifest_service_levels?.find(({ code }) => code === transfer.service_level);
  const allowed = service?.shipment_service_levels ?? [];
  const code = parcels[0]?.service_level_code ?? '';
  const isUnusual = allowed.length > 0 && !allowed.includes(code);
  const warnings = [
    ...(destination ? [destination.warning] : []),
    ...(isUnusual ? [`Service ${code} doesn’t usually travel by ${transfer.service_level_name}`] : []),
  ];
  const interhub_transfer = added === 0 ? await read(tx, transfer.id) : await touch(tx, acting, transfer, { added });
  return {
    interhub_transfer,
    message: added === 0 ? 'Already on this transfer' : `${count(added)} scanned on`,
    ...(warnings.length > 0 && { warning: warnings.join('. ') }),
  };
}

/**
 * A parcel of a departed transfer that is loaded elsewhere: where that transfer goes it has arrived, although nobody
 * scanned it off; at another branch it was left behind, or went astray, and isn't expected there any more.
 */
async function leaveTransfer(
  tx: Transaction,
  acting: Acting,
  transfer: stored.TransferRow,
  { id, tracking_reference: removed }: ScannedParcel,
  branchId: number,
): Promise<void> {
  const hasArrived = transfer.to_branch_id === branchId;
  if (hasArrived) await stored.markReceived(tx, transfer.id, id, acting.now);
  else await stored.takeOff(tx, transfer.id, id);
  await touch(tx, acting, transfer, hasArrived ? { received: 1 } : { removed });
}

async function receive(
  tx: Transaction,
  acting: Acting,
  transfer: stored.TransferRow,
  parcels: readonly ScannedParcel[],
  reference: string,
): Promise<Scanned> {
  const members = new Set((await stored.findParcels(tx, transfer.id)).map(({ parcel_id: id }) => id));
  const here = parcels.filter(({ id }) => members.has(id));
  if (here.length === 0) throw refusal('not_on_transfer', `${reference.trim()} isn’t on ${transfer.reference}`);
  let received = 0;
  const onward = await otherDestination(tx, transfer, here);
  const to = onward ? 'at-hub' : 'at-destination-hub';
  const location = await stored.branchName(tx, transfer.to_branch_id);
  for (const parcel of here) {
    if (!(await stored.markReceived(tx, transfer.id, parcel.id, acting.now))) continue;
    // One that was cancelled or delivered meanwhile has arrived too.
    if (!isSettled(parcel)) await moveParcel(tx, acting, parcel, { to, source: 'scanner', location });
    received += 1;
  }
  const isHeld = here.some(({ status }) => isHold(status));
  const warning = isHeld
    ? { warning: 'On hold: set it aside' }
    : onward && { warning: `Send it on to ${onward.branch}` };
  if (received === 0)
    return { interhub_transfer: await read(tx, transfer.id), message: 'Already received', ...warning };
  const interhub_transfer = await touch(tx, acting, transfer, { received });
  return { interhub_transfer, message: `${count(received)} received`, ...warning };
}

/** Throws `unknown_interhub_transfer`, `transfer_closed` and `not_on_transfer`. */
export async function removeParcel(
  tx: Transaction,
  acting: Acting,
  id: number,
  parcelId: number,
): Promise<InterhubTransfer> {
  const transfer = await openOne(tx, id);
  const parcel = (await stored.findParcels(tx, id)).find(({ parcel_id: own }) => own === parcelId);
  if (!parcel) throw refusal('not_on_transfer', `This parcel isn’t on ${transfer.reference}`);
  await stored.takeOff(tx, id, parcelId);
  const taken = { ...parcel, id: parcelId, status: parcel.status as ShipmentStatus };
  const location = await stored.branchName(tx, transfer.from_branch_id);
  if (!isSettled(taken)) await moveParcel(tx, acting, taken, { to: 'at-hub', source: 'staff', location });
  return touch(tx, acting, transfer, { removed: parcel.tracking_reference });
}

interface Closing extends Departure {
  readonly id: number;
  readonly base_revision?: number | undefined;
}

/** Throws `unknown_interhub_transfer`, `transfer_closed`, `conflict`, `invalid_interhub_transfer`, `unknown_driver` and `status_not_allowed`. */
export async function closeTransfer(
  tx: Transaction,
  acting: Acting,
  settings: Settings,
  { id, base_revision: base, ...departure }: Closing,
): Promise<InterhubTransfer> {
  const transfer = await openOne(tx, id);
  requireBase(base, transfer.revision, 'this transfer');
  const parcels = await stored.findParcels(tx, id);
  if (parcels.length === 0)
    throw invalid([{ field: '', code: 'empty', message: 'Scan a parcel before the transfer departs' }]);
  const staying = parcels.find((parcel) => isSettled(parcel) || isHold(parcel.status));
  if (staying) {
    const message = `Take ${staying.tracking_reference} off first: its status is ${statusTitle(staying.status as ShipmentStatus)}`;
    throw invalid([{ field: '', code: 'settled_parcel', message }]);
  }
  const carrier = settings.interhub_manifest_carriers?.find(({ code }) => code === transfer.carrier);
  const transport = transfer.transport as InterhubTransfer['transport'];
  const findings = departureFindings(transport, carrier?.own_vehicles === true, departure);
  if (findings.length > 0) throw invalid(findings);
  if (departure.driver_id !== undefined) await requireDriver(tx, departure.driver_id, 'driver_id');
  for (const parcel of parcels) {
    const gone = { ...parcel, id: parcel.parcel_id, status: parcel.status as ShipmentStatus };
    await moveParcel(tx, acting, gone, { to: 'in-transit', source: 'staff' });
  }
  const { vehicle = null, flight_number = null, waybill = null, driver_id = null } = departure;
  const due_at = new Date(acting.now.getTime() + transfer.transit_hours * 3_600_000);
  const closed = { status: 'closed' as const, vehicle, flight_number, waybill, driver_id };
  return touch(tx, acting, transfer, closed, { ...closed, closed_at: acting.now, due_at });
}

/** Throws `unknown_interhub_transfer`, `transfer_closed` and, if it has parcels or a schedule, `transfer_in_use`. */
export async function deleteTransfer(tx: Transaction, acting: Acting, id: number): Promise<void> {
  const transfer = await openOne(tx, id);
  const { reference, from_branch_id, to_branch_id, schedule_id: schedule } = transfer;
  const isEmpty = (await stored.findParcels(tx, id)).length === 0;
  if (!isEmpty) throw new ApiError(409, 'transfer_in_use', 'Take its parcels off before you delete the transfer');
  if (schedule !== null)
    throw new ApiError(409, 'transfer_in_use', 'The daily schedule opened this transfer and would open it again');
  await tx.deleteFrom('interhub_transfers').where('id', '=', id).execute();
  const from = { reference, from_branch_id, to_branch_id };
  await record(tx, acting, { ...transfer, revision: transfer.revision + 1 }, { from, to: null });
}

/** Whether it was cancelled or is at its end, so that it travels no further. */
function isSettled({ status }: { readonly status: string }): boolean {
  return settledStatuses.some((one) => one === status);
}

/** A parcel that already has the status is not moved. */
async function moveParcel(
  tx: Transaction,
  acting: Acting,
  { id: parcelId, shipment_id: shipmentId, status }: Pick<ScannedParcel, 'id' | 'shipment_id' | 'status'>,
  move: Pick<Moving, 'to' | 'source' | 'location'>,
): Promise<void> {
  if (status !== move.to) await moveByEvent(tx, acting, { ...move, shipmentId, parcelId });
}

/** Raises the revision of a locked transfer, with its audit event and event. */
export async function touch(
  tx: Transaction,
  acting: Acting,
  { id, revision, status }: stored.TransferRow,
  to: object,
  columns: object = {},
): Promise<InterhubTransfer> {
  await tx
    .updateTable('interhub_transfers')
    .set({ ...columns, revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  return emitUpdated(tx, acting, id, { status }, to);
}

async function emitUpdated(
  tx: Transaction,
  acting: Acting,
  id: number,
  from: object | null,
  to: object,
): Promise<InterhubTransfer> {
  const transfer = await read(tx, id);
  await record(tx, acting, transfer, { from, to });
  return transfer;
}

/** Writes the audit event and the event of a transfer as it is after the change. */
async function record(
  tx: Transaction,
  { providerId, author, now }: Acting,
  transfer: Pick<InterhubTransfer, 'id' | 'status' | 'revision' | 'from_branch_id' | 'to_branch_id'>,
  change: { readonly from: object | null; readonly to: object | null },
): Promise<void> {
  const { id, status, revision, from_branch_id, to_branch_id } = transfer;
  const kind = { providerId, type: 'interhub_transfer', at: now } as const;
  await writeAuditEvents(tx, kind, author, [{ object_id: String(id), ...(await withNames(tx, change)) }]);
  const branch_ids = [from_branch_id, to_branch_id];
  emit(tx, 'interhub_transfer_changed', { interhub_transfer_id: id, branch_ids, status, revision });
}

async function read(tx: Transaction, id: number): Promise<InterhubTransfer> {
  const found = await stored.readTransfer(tx, id);
  if (!found) throw unknownTransfer();
  return found;
}

async function locked(tx: Transaction, id: number): Promise<stored.TransferRow> {
  const row = await stored.lockTransfer(tx, id);
  if (!row) throw unknownTransfer();
  return row;
}

async function openOne(tx: Transaction, id: number): Promise<stored.TransferRow> {
  const row = await locked(tx, id);
  if (row.status !== 'open') throw new ApiError(409, 'transfer_closed', 'This transfer has departed already');
  return row;
}

function count(parcels: number): string {
  return counted(parcels, 'parcel', 'parcels');
}

function invalid(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'invalid_interhub_transfer', errors[0]?.message ?? '', errors);
}

function refusal(code: string, message: string): ApiError {
  return new ApiError(422, code, message, [{ field: 'tracking_reference', code, message }]);
}

export function unknownTransfer(): ApiError {
  return new ApiError(404, 'unknown_interhub_transfer', 'There is no such interhub transfer');
}
