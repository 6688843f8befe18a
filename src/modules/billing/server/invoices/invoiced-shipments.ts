/** The shipments of an invoice as its lines name them; kept with the invoice as they were that day. */
import type { Address } from '#generated/types.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { shipmentDetails } from '../../domain/shipment-details.ts';

interface InvoicedShipment {
  readonly customer_reference: string | null;
  readonly cost_center: string | null;
  /** Absent on invoices from before the details were printed. */
  readonly details?: string;
}

/** By the number of the shipment. */
export type InvoicedShipments = Readonly<Record<string, InvoicedShipment>>;

/** Those of these charges, as they are now. */
export async function shipmentsOfCharges(
  tx: Transaction,
  charges: readonly { readonly shipment_id: number | null }[],
): Promise<InvoicedShipments> {
  const rows = await tx
    .selectFrom('shipments')
    .select(['id', 'customer_reference', 'cost_center', 'service_level_name', 'parcel_count', 'charged_weight'])
    .select(['collection_address', 'delivery_address'])
    .where('id', '=', anyOf(charges.flatMap(({ shipment_id: id }) => id ?? [])))
    .execute();
  return Object.fromEntries(
    rows.map(({ id, customer_reference, cost_center, ...shipment }) => {
      const from = shipment.collection_address as Address;
      const to = shipment.delivery_address as Address;
      return [id, { customer_reference, cost_center, details: shipmentDetails({ ...shipment, from, to }) }];
    }),
  );
}
