/** Parcels of a departed transfer that are scanned at their destination have arrived, whichever screen scanned them. */
import type { ShipmentStatus } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import type { Acting } from '../acting.ts';
import { lockTransfer, markReceived } from './repository.ts';
import { touch } from './transfers.ts';

/** Not `at-hub`, which a parcel that was left behind has too. */
const arrived: readonly ShipmentStatus[] = ['at-destination-hub', 'out-for-delivery', 'delivered'];

/** `event`: a tracking event of the shipment, or of one of its parcels. */
export async function receiveArrived(
  tx: Transaction,
  acting: Acting,
  event: { readonly id: number; readonly shipmentId: number; readonly parcelId: number | null },
): Promise<void> {
  const waiting = await findWaiting(tx, event);
  for (const id of new Set(waiting.map((one) => one.transferId))) {
    const transfer = await lockTransfer(tx, id);
    if (!transfer) continue;
    let received = 0;
    for (const { transferId, parcelId } of waiting)
      if (transferId === id && (await markReceived(tx, id, parcelId, acting.now))) received += 1;
    if (received > 0) await touch(tx, acting, transfer, { received });
  }
}

/** The parcels that the event reports, on transfers that departed before it. */
function findWaiting(tx: Transaction, { id, shipmentId, parcelId }: Parameters<typeof receiveArrived>[2]) {
  return tx
    .selectFrom('parcels as p')
    .innerJoin('interhub_transfer_parcels as m', (join) =>
      join.onRef('m.provider_id', '=', 'p.provider_id').onRef('m.parcel_id', '=', 'p.id'),
    )
    .innerJoin('interhub_transfers as t', (join) =>
      join.onRef('t.provider_id', '=', 'm.provider_id').onRef('t.id', '=', 'm.interhub_transfer_id'),
    )
    .innerJoin('tracking_events as e', (join) =>
      join.onRef('e.provider_id', '=', 't.provider_id').onRef('e.date', '>=', 't.closed_at').on('e.id', '=', id),
    )
    .select(['t.id as transferId', 'm.parcel_id as parcelId'])
    .where('p.shipment_id', '=', shipmentId)
    .where('m.received_at', 'is', null)
    .where('e.status', '=', anyOf(arrived))
    .$if(parcelId !== null, (rows) => rows.where('p.id', '=', parcelId!))
    .orderBy('t.id')
    .execute();
}
