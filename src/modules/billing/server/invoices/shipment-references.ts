/** How the customer names the shipments of an invoice, and their cost centres; kept with the invoice as they were that day. */
import { anyOf } from '#platform/server/db/any-of.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

interface ShipmentReference {
  readonly customer_reference: string | null;
  readonly cost_center: string | null;
}

/** By the number of the shipment. */
export type ShipmentReferences = Readonly<Record<string, ShipmentReference>>;

/** Those of the shipments of these charges, as they are now. */
export async function currentReferences(
  tx: Transaction,
  charges: readonly { readonly shipment_id: number | null }[],
): Promise<ShipmentReferences> {
  const rows = await tx
    .selectFrom('shipments')
    .select(['id', 'customer_reference', 'cost_center'])
    .where('id', '=', anyOf(charges.flatMap(({ shipment_id: id }) => id ?? [])))
    .execute();
  return Object.fromEntries(
    rows
      .filter(({ customer_reference, cost_center }) => customer_reference || cost_center)
      .map(({ id, customer_reference, cost_center }) => [id, { customer_reference, cost_center }]),
  );
}
