/** Finds shipments for the command bar, as the search of their list does. */
import { shipment_status } from '#generated/enums.ts';
import type { Shipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import type { Find } from '#platform/web/module.ts';

const most = 5;

export const find: Find = async (text, signal) => {
  const { shipments } = await call('read_shipments', { query: { search: text, limit: most }, signal });
  return shipments.map((shipment) => ({
    label: shipment.short_tracking_reference,
    detail: detailOf(shipment),
    to: `/shipments/${shipment.id}`,
    isRecord: true,
  }));
};

function detailOf({ displayed_status, status, customer_reference, ...shipment }: Shipment): string {
  const title = shipment_status.find((one) => one.const === (displayed_status ?? status))?.title;
  const receiver = [shipment.delivery_contact.name, shipment.delivery_address.city].filter(Boolean).join(', ');
  return [title, receiver, customer_reference].filter(Boolean).join(' · ');
}
