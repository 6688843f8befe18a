/**
 * Reserves a compartment of a Bob Box locker as soon as a driver is to deliver there, and releases it when that does
 * not happen or the receiver has the parcel. If the booked size isn't free, the next larger one is used if the provider
 * allows it; otherwise the reservation fails.
 */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { lockerSizesFor } from '#modules/geography/domain/pickup-points.ts';
import { openBobBox, type BobBox, type LockerSize } from '#modules/geography/server/services/bob-box.ts';
import { automaticAuthor, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { enqueueJob, queueOf } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { moveShipment } from '../services/move-shipment.ts';
import { writeChange } from '../stored-shipment.ts';
import { isReceived } from '../../domain/status.ts';
import { branchesOf } from '../services/branch-limit.ts';

const reserveJob = 'reserve_locker';
const releaseJob = 'release_locker';

interface Payload<Data> {
  readonly provider_id: number;
  readonly data: Data;
}

export const lockerHandlers = {
  async shipment_status_changed(tx, { shipment_id: id, from, to }) {
    if (from === to) return;
    if (to === 'delivery-assigned') await reserveSoon(tx, id);
    if (!usesCompartment.has(to)) await giveBack(tx, id, isReceived(to));
  },
  async shipment_updated(tx, { shipment_id: id, fields, status }) {
    // A parcel that goes elsewhere; one that is in its locker stays there.
    if (!fields.includes('delivery_pickup_point_id') || !isOnItsWay(status)) return;
    await giveBack(tx, id);
    await reserveSoon(tx, id);
  },
  shipment_cancelled: (tx, { shipment_id: id }) => giveBack(tx, id),
} satisfies EventHandlers;

/** Statuses in which the parcel is in its compartment, or still to be put there. */
const usesCompartment: ReadonlySet<ShipmentStatus> = new Set<ShipmentStatus>([
  ...(['delivery-assigned', 'out-for-delivery', 'delivery-exception', 'delivery-failed-attempt'] as const),
  ...(['in-locker', 'ready-for-pickup', 'collect-and-return-to-hub', 'on-hold', 'on-hold-internal'] as const),
]);

/** A driver has it, or is about to. */
const onItsWay = ['delivery-assigned', 'out-for-delivery'] as const;

function isOnItsWay(status: ShipmentStatus): boolean {
  return onItsWay.some((one) => one === status);
}

async function reserveSoon(tx: Transaction, id: number): Promise<void> {
  const row = await findWaiting(tx, id);
  const options = { maxAttempts: 5, queue: queueOf('lockers', id) };
  if (row) await enqueueJob(tx, reserveJob, { id, delivery: row.revision }, options);
}

/** `wasUsed`: the receiver has the parcel, and the shipment keeps the size of its compartment. */
async function giveBack(tx: Transaction, id: number, wasUsed = false): Promise<void> {
  const reserved = tx
    .selectFrom('shipments')
    .select('locker_reservation as reservation')
    .where('id', '=', id)
    .where('locker_reservation', 'is not', null);
  const { reservation } = (await reserved.forUpdate().executeTakeFirst()) ?? {};
  if (!reservation) return;
  const nothing = { locker_reservation: null, ...(!wasUsed && { delivery_compartment: null }) };
  await tx.updateTable('shipments').set(nothing).where('id', '=', id).execute();
  await releaseSoon(tx, id, reservation);
}

async function releaseSoon(tx: Transaction, id: number, reservation: string): Promise<void> {
  await enqueueJob(tx, releaseJob, { reservation }, { queue: queueOf('lockers', id) });
}

/** A shipment to a Bob Box locker without a reservation. */
function unreserved(tx: Transaction, id: number) {
  return tx
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', id)
    .where('delivery_pickup_point_provider', '=', 'bob-box')
    .where('locker_reservation', 'is', null)
    .forUpdate();
}

/** The same, to be delivered now. */
function findWaiting(tx: Transaction, id: number): Promise<Row<'shipments'> | undefined> {
  return unreserved(tx, id).where('status', 'in', onItsWay).executeTakeFirst();
}

/** Suitable sizes, the booked one first. */
async function sizesFor(tx: Transaction, shipmentId: number, settings: Settings): Promise<readonly LockerSize[]> {
  const parcels = await tx.selectFrom('parcels').selectAll().where('shipment_id', '=', shipmentId).execute();
  const measures = parcels.map((parcel) => ({
    length_cm: parcel.actual_length_cm ?? parcel.submitted_length_cm,
    width_cm: parcel.actual_width_cm ?? parcel.submitted_width_cm,
    height_cm: parcel.actual_height_cm ?? parcel.submitted_height_cm,
    weight_kg: parcel.actual_weight_kg ?? parcel.submitted_weight_kg,
  }));
  return lockerSizesFor(measures, settings);
}

/**
 * Reserves the first free size and returns the number of the reservation. Each delivery needs one of its own, and the
 * repeated requests of one delivery the same, whatever happened to the shipment in between.
 */
async function reserveFirst(bobBox: BobBox, row: Row<'shipments'>, delivery: number, sizes: readonly LockerSize[]) {
  for (const size of sizes) {
    const reference = `${row.short_tracking_reference}-${delivery}-${size}`;
    const reservation = await bobBox.reserve({
      ...{ lockerId: row.delivery_pickup_point_id ?? '', size, reference, pin: row.pickup_pin ?? undefined },
    });
    if (reservation !== undefined) return { size, reservation };
  }
  return undefined;
}

/** No transaction is open during requests to Bob Box. */
export function reserveLocker(app: FastifyInstance): Job {
  return {
    name: reserveJob,
    lane: 'requests',
    async run(worker, payload, helpers) {
      const { provider_id: providerId, data } = payload as Payload<{ readonly id: number; readonly delivery?: number }>;
      const { attempts, max_attempts } = helpers.job;
      const waiting = await inTenant(worker, providerId, async (tx) => {
        // An attempt that was interrupted may have reserved for a shipment that needs nothing any more: the same request
        // finds its reservation, which is then released.
        const row = await (attempts > 1 ? unreserved(tx, data.id).executeTakeFirst() : findWaiting(tx, data.id));
        const opened = row && (await openBobBox(app, tx, providerId));
        return opened && { row, bobBox: opened.bobBox, sizes: await sizesFor(tx, row.id, opened.settings) };
      });
      if (!waiting) return;
      const { row, bobBox, sizes } = waiting;
      const isLast = attempts >= max_attempts;
      const reserved = await reserveFirst(bobBox, row, data.delivery ?? row.revision, sizes).catch((error: unknown) => {
        if (!isLast) throw error;
        return undefined;
      });
      await inTenant(worker, providerId, async (tx) => {
        const found = await findWaiting(tx, row.id);
        // Another job reserves where it goes instead.
        const now = found?.delivery_pickup_point_id === row.delivery_pickup_point_id ? found : undefined;
        if (now && reserved) await storeReservation(tx, now, reserved.size, reserved.reservation);
        else if (now) await fail(tx, now);
        else if (reserved) await releaseSoon(tx, row.id, reserved.reservation);
      });
    },
    async giveUp(worker, payload) {
      const { provider_id: providerId, data } = payload as Payload<{ readonly id: number }>;
      await inTenant(worker, providerId, async (tx) => {
        const row = await findWaiting(tx, data.id);
        if (row && (await openBobBox(app, tx, providerId))) await fail(tx, row);
      });
    },
  };
}

async function storeReservation(
  tx: Transaction,
  row: Row<'shipments'>,
  size: LockerSize,
  reservation: string,
): Promise<void> {
  const author = automaticAuthor(reserveJob);
  const now = new Date();
  const columns = { delivery_compartment: size, locker_reservation: reservation };
  const fields = ['delivery_compartment'];
  const { revision, status } = await writeChange(tx, { author, now }, row, { columns, fields });
  const change = { object_id: String(row.id), from: null, to: { delivery_compartment: size } };
  await writeAuditEvents(tx, { providerId: row.provider_id, type: 'shipment', at: now }, author, [change]);
  const shipment = { shipment_id: row.id, account_id: row.account_id, branch_ids: branchesOf(row) };
  emit(tx, 'shipment_updated', { ...shipment, fields, status: status as ShipmentStatus, revision });
}

async function fail(tx: Transaction, row: Row<'shipments'>): Promise<void> {
  const now = new Date();
  await moveShipment(tx, {
    ...{ providerId: row.provider_id, shipmentId: row.id, parcelId: null, to: 'bob-box-reservation-failed' },
    ...{ by: 'event', message: 'No compartment could be reserved in the locker', location: null },
    ...{ source: 'system', at: now, now, audit: automaticAuthor(reserveJob) },
  });
}

export function releaseLocker(app: FastifyInstance): Job {
  return {
    name: releaseJob,
    lane: 'requests',
    async run(worker, payload) {
      const { provider_id: providerId, data } = payload as Payload<{ readonly reservation: string }>;
      const opened = await inTenant(worker, providerId, (tx) => openBobBox(app, tx, providerId));
      await opened?.bobBox.release(data.reservation);
    },
  };
}
