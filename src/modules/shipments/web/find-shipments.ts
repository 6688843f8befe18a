/** Finds shipments for the command bar: by a part of the waybill number, or the complete customer reference. */
import { shipment_status } from '#generated/enums.ts';
import type { Shipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import type { Find } from '#platform/web/module.ts';

const most = 5;

export const find: Find = async (text, signal) => {
  const [byNumber, byReference] = await Promise.all([
    call('read_shipments', { query: { tracking_reference: `%${text.toUpperCase()}%`, limit: most }, signal }),
    call('read_shipments', { query: { customer_reference: text, limit: most }, signal }),
  ]);
  const both = new Map([...byNumber.shipments, ...byReference.shipments].map((one) => [one.id, one]));
  return [...both.values()].slice(0, most).map((shipment) => ({
    label: shipment.short_tracking_reference,
    detail: detailOf(shipment),
    to: `/shipments/${shipment.id}`,
    isRecord: true,
  }));
};

function detailOf({ displayed_status, status, customer_reference }: Shipment): string {
  const title = shipment_status.find((one) => one.const === (displayed_status ?? status))?.title;
  return [title, customer_reference].filter(Boolean).join(' · ');
}
