/** Statements about single shipments as a user may see them, and their history. */
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { shownEvents } from './services/tracking-events.ts';
import { wholeShipments } from './shipment-rows.ts';

export type ShipmentRow = Row<'shipments'>;

/** Undefined when there is none, or none that the user may see. */
export async function findShipment(
  tx: Transaction,
  viewer: Viewer,
  by: { readonly id: number },
): Promise<(ShipmentRow & { readonly parcels: unknown }) | undefined> {
  return visibleTo(tx, viewer).where('s.id', '=', by.id).executeTakeFirst();
}

/** Whether `findShipment` would find it, without reading it. */
export async function isVisible(tx: Transaction, viewer: Viewer, id: number): Promise<boolean> {
  const visible = visibleTo(tx, viewer).clearSelect().select('s.id').where('s.id', '=', id);
  return (await visible.executeTakeFirst()) !== undefined;
}

function visibleTo(tx: Transaction, viewer: Viewer) {
  const account = onlyAccountOf(viewer.user);
  return wholeShipments(tx, viewer).$if(account !== null, (rows) => rows.where('s.account_id', '=', account));
}

/** The id of the shipment with this waybill or short reference, both of which are stored in capitals. */
export async function findNumber(tx: Transaction, reference: string): Promise<number | undefined> {
  const number = reference.toUpperCase();
  const row = await tx
    .selectFrom('shipments')
    .select('id')
    .where((one) => one.or([one('tracking_reference', '=', number), one('short_tracking_reference', '=', number)]))
    .executeTakeFirst();
  return row?.id;
}

/** The events of a shipment that are shown, newest first. */
export function findEvents(tx: Transaction, shipmentId: number): Promise<Row<'tracking_events'>[]> {
  return shownEvents(tx, [shipmentId]).selectAll('e').orderBy('e.id', 'desc').execute();
}
