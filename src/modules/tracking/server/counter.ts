/**
 * Parcels at lockers and counters: what can be done with one that someone brings or comes for, and taking in what is
 * dropped off.
 */
import type { Contact, CounterParcel, ReadCounterParcelQuery, RecordDropoffBody } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { opensLocker } from '#modules/shipments/domain/pins.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import { moveLocked, type Moved } from '#modules/shipments/server/services/move-shipment.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isAwaitingReceiver, placeName, requireDropoff, requireHere } from './counter-rules.ts';
import { findVisible, moveOf, type Reporter } from './record-event.ts';

/** Throws `unknown_shipment`, `date_in_future` and the errors of `requireDropoff`. */
export async function recordDropoff(
  tx: Transaction,
  { pickup_point_id: here, ...dropoff }: RecordDropoffBody,
  reporter: Reporter,
): Promise<Moved> {
  const row = await rowOf(tx, (await findVisible(tx, dropoff.tracking_reference, reporter)).shipmentId, true);
  requireDropoff(row, here);
  const { location = placeName(row, 'collection'), ...rest } = dropoff;
  // Shipments of pickup points have one parcel.
  const found = { reference: dropoff.tracking_reference, shipmentId: row.id, parcelId: null };
  const move = moveOf(found, { ...rest, location, status: 'submitted' }, reporter);
  return (await moveLocked(tx, row, move)).answer;
}

/** What staff at the counter need to know. Throws `unknown_shipment`. */
export async function readCounterParcel(
  tx: Transaction,
  { tracking_reference: reference, pickup_point_id: here }: ReadCounterParcelQuery,
  reporter: Reporter,
): Promise<CounterParcel> {
  const row = await rowOf(tx, (await findVisible(tx, reference, reporter)).shipmentId, false);
  const isForReceiver = isAwaitingReceiver(row);
  const problem = problemOf(() => {
    if (isForReceiver) requireHere(row, 'delivery', here);
    else requireDropoff(row, here);
  });
  const next = isForReceiver ? 'hand-over' : 'take-in';
  return {
    ...{ shipment_id: row.id, tracking_reference: row.tracking_reference, status: statusOf(row), problem },
    sender: (row.collection_contact as Contact).name,
    receiver: (row.delivery_contact as Contact).name,
    next_step: problem === null ? next : 'none',
    pod_method: row.pod_method as CounterParcel['pod_method'],
    has_pin: isForReceiver && opensLocker(row, 'delivery') && row.pickup_pin !== null,
  };
}

function problemOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

async function rowOf(tx: Transaction, shipmentId: number, isLocked: boolean): Promise<Row<'shipments'>> {
  const row = tx.selectFrom('shipments').selectAll().where('id', '=', shipmentId);
  return (isLocked ? row.forUpdate() : row).executeTakeFirstOrThrow();
}
