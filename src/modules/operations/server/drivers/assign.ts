/** Assigns jobs to drivers: automatically by area, and manually several at a time. */
import type { AssignJobsAnswer200, AssignJobsBody, Settings, ShipmentLeg } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import type { Place } from '#modules/geography/domain/place.ts';
import { dayNumber } from '#modules/rates/domain/day-number.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { isAtLastHub } from '#modules/shipments/domain/driver-jobs.ts';
import { assignDriver, lockForAssignment, requireDriver } from '#modules/shipments/server/services/assign-driver.ts';
import { requireShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { assignsOn, driverFor } from '../../domain/driver-area.ts';
import { findAreas } from './repository.ts';

interface Acting {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
}

const isHoliday = southAfricanHolidays();

/** Assigns a shipment's collection or delivery if an area covers the place; otherwise it waits for staff. */
export async function assignAutomatically(
  tx: Transaction,
  acting: Acting,
  shipmentId: number,
  settingsOf: (branchId: number | null) => Promise<Settings>,
): Promise<void> {
  const areas = await findAreas(tx);
  if (areas.length === 0 && !(await hasChosenDriver(tx, shipmentId))) return;
  const row = await lockForAssignment(tx, shipmentId);
  const leg = waitingLeg(row);
  if (!leg) return;
  const branchId = row[`${leg}_branch_id`];
  const today = wallClock(acting.now).date;
  const chosen = row[`${leg}_agent_id`];
  const isWorked = assignsOn(today, await settingsOf(branchId), (date) => isHoliday(dayNumber(date)));
  if (chosen === null && !isWorked) return;
  const due = row[`${leg}_min_date`]?.slice(0, 10) ?? today;
  const weekday = new Date(`${due > today ? due : today}T00:00:00Z`).getUTCDay();
  const place = row[`${leg}_address`] as Place;
  // A driver chosen beforehand takes precedence.
  const driverId = chosen ?? driverFor(areas, { leg, place, branchId, weekday });
  if (driverId === undefined) return;
  await assignDriver(tx, row, { leg, driverId, source: 'system', ...acting });
}

/** Read without a lock: few shipments of a provider without areas have one. */
async function hasChosenDriver(tx: Transaction, shipmentId: number): Promise<boolean> {
  const chosen = await tx
    .selectFrom('shipments')
    .select('id')
    .where('id', '=', shipmentId)
    .where((row) => row.or([row('collection_agent_id', 'is not', null), row('delivery_agent_id', 'is not', null)]))
    .executeTakeFirst();
  return chosen !== undefined;
}

/** The job to assign now, if any. */
function waitingLeg(row: Row<'shipments'>): ShipmentLeg | undefined {
  if (row.status === 'submitted') return 'collection';
  return isAtLastHub(row) && row.status !== 'delivery-rejected' && row.status !== 'delivery-unassigned'
    ? 'delivery'
    : undefined;
}

/** `inOwn` runs work in a transaction of its own, so that a refused job does not affect the others. Throws `unknown_driver`. */
export async function assignJobs(
  inOwn: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  acting: Acting,
  viewer: Viewer,
  { ids, driver_id: driverId, seen = [] }: AssignJobsBody,
): Promise<AssignJobsAnswer200> {
  if (driverId !== null) await inOwn((tx) => requireDriver(tx, driverId, 'driver_id'));
  const assigned: number[] = [];
  const refused: { id: number; message: string }[] = [];
  for (const id of ids) {
    try {
      await inOwn(async (tx) => {
        const { shipmentId, leg } = jobOf(id);
        await requireShipment(tx, viewer, shipmentId, 'ids');
        const row = await lockForAssignment(tx, shipmentId);
        const before = seen.find((job) => job.id === id)?.driver_id;
        const current = row[`${leg}_agent_id`];
        if (before !== undefined && current !== before && current !== driverId)
          throw await assignedMeanwhile(tx, current);
        await assignDriver(tx, row, { leg, driverId, source: 'staff', ...acting });
      });
      assigned.push(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { assigned, refused };
}

async function assignedMeanwhile(tx: Transaction, driverId: number | null): Promise<ApiError> {
  const driver =
    driverId === null
      ? undefined
      : await tx.selectFrom('users').select('name').where('id', '=', driverId).executeTakeFirst();
  const message = driver ? `Someone else has assigned it to ${driver.name}` : 'Someone else has removed its driver';
  return new ApiError(409, 'conflict', message);
}

/** A job's id is twice that of its shipment, plus one for a delivery. */
export function jobOf(id: number): { readonly shipmentId: number; readonly leg: ShipmentLeg } {
  return { shipmentId: Math.floor(id / 2), leg: id % 2 === 0 ? 'collection' : 'delivery' };
}
