/**
 * Assigns a shipment's collection or delivery to a driver, or removes the driver, with status, audit and event in one
 * transaction.
 */
import type { Row } from '#generated/database.ts';
import type { ShipmentLeg, ShipmentStatus } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { legRules } from '../../domain/driver-jobs.ts';
import { hasFlag, statusOf, statusTitle } from '../../domain/status.ts';
import { writeChange } from '../stored-shipment.ts';
import { withNames } from './audited-names.ts';
import { branchesOf } from './branch-limit.ts';
import { moveLocked } from './move-shipment.ts';
import { unknownShipment } from './require-shipment.ts';

export interface Assignment {
  readonly leg: ShipmentLeg;
  /** Null removes the driver. */
  readonly driverId: number | null;
  /** staff or system. */
  readonly source: string;
  readonly author: AuditAuthor;
  readonly now: Date;
  readonly providerId: number;
}

/** The shipment, locked. Throws `unknown_shipment`. */
export async function lockForAssignment(tx: Transaction, id: number): Promise<Row<'shipments'>> {
  const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw unknownShipment('id');
  return row;
}

/** `row` is locked, and the driver belongs to the provider. Throws `status_not_allowed` when the job is done. */
export async function assignDriver(
  tx: Transaction,
  row: Row<'shipments'>,
  { leg, driverId, source, author, now, providerId }: Assignment,
): Promise<Row<'shipments'>> {
  const status = statusOf(row);
  const column = `${leg}_agent_id` as const;
  if (!isAssignable(leg, status)) throw notAssignable(leg, status);
  let after = row;
  const isNew = row[column] !== driverId;
  if (isNew) {
    after = await writeChange(tx, { author, now }, row, { columns: { [column]: driverId }, fields: [column] });
    const { id: shipment_id, account_id, revision } = after;
    const names = await withNames(tx, { from: { [column]: row[column] }, to: { [column]: driverId } });
    const change = { object_id: String(shipment_id), ...names };
    await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
    const branch_ids = branchesOf(after);
    emit(tx, 'shipment_updated', { shipment_id, account_id, branch_ids, status, revision, fields: [column] });
  }
  return followDriver(tx, after, { leg, driverId, source, author, now, providerId }, isNew);
}

/**
 * Moves the shipment to the status that its new driver, or none, implies, and tells the driver; a leg that needs no
 * driver now stays as it is.
 */
export async function followDriver(
  tx: Transaction,
  row: Row<'shipments'>,
  { leg, driverId, source, author, now, providerId }: Assignment,
  isNew: boolean,
): Promise<Row<'shipments'>> {
  const status = statusOf(row);
  if (!isAssignable(leg, status)) return row;
  const to = statusAfter(leg, status, driverId);
  if (driverId !== null && (isNew || to !== status))
    emit(tx, 'driver_assigned', { shipment_id: row.id, leg, driver_id: driverId, branch_ids: branchesOf(row) });
  if (to === status) return row;
  const moved = await moveLocked(tx, row, {
    ...{ shipmentId: row.id, parcelId: null, to, by: 'event', message: null, location: null, source },
    ...{ at: now, now, audit: author, providerId },
  });
  return moved.row;
}

/** Throws `unknown_driver`, naming `field`, for a user who is not a driver of the provider. */
export async function requireDriver(tx: Transaction, id: number, field: string): Promise<void> {
  if (await isDriver(tx, id)) return;
  const message = 'There is no such driver';
  throw new ApiError(422, 'unknown_driver', message, [{ field, message }]);
}

/** Whether this is a driver of the provider who may log in. */
export async function isDriver(tx: Transaction, id: number): Promise<boolean> {
  const driver = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role_id', '=', roles.driver)
    .where('is_disabled', '=', false)
    .executeTakeFirst();
  return driver !== undefined;
}

/** A delivery may be assigned before the parcels are at the hub. */
function isAssignable(leg: ShipmentLeg, status: ShipmentStatus): boolean {
  if (leg === 'collection') return legRules.collection.open.includes(status);
  return hasFlag(status, 'active') && !hasFlag(status, 'delivered');
}

function statusAfter(leg: ShipmentLeg, status: ShipmentStatus, driverId: number | null): ShipmentStatus {
  const { waiting, assigned, unassigned } = legRules[leg];
  if (driverId === null) return status === assigned ? unassigned : status;
  return waiting.includes(status) ? assigned : status;
}

function notAssignable(leg: ShipmentLeg, status: ShipmentStatus): ApiError {
  const message = `The ${leg} of a shipment with the status ${statusTitle(status)} needs no driver`;
  return new ApiError(409, 'status_not_allowed', message, [{ field: 'status', message }]);
}
