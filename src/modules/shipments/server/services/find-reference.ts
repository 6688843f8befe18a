/** Finds the shipment for the reference search: by its own numbers, the customer's, or a parcel's. */
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { wholeShipments } from '../shipment-rows.ts';

/**
 * The id, or undefined when no visible shipment has the number. The search sends capitals, but customer references may
 * contain lower case: both are looked up, each with an index. The newest of several is returned; its own number takes
 * precedence over the customer's.
 */
export async function findByReference(tx: Transaction, viewer: Viewer, reference: string): Promise<number | undefined> {
  const forms = [...new Set([reference, reference.toUpperCase(), reference.toLowerCase()])];
  const account = onlyAccountOf(viewer.user);
  const visible = () =>
    wholeShipments(tx, viewer)
      .clearSelect()
      .select('s.id')
      .$if(account !== null, (rows) => rows.where('s.account_id', '=', account))
      // An expired quote is for staff only (F212).
      .$if(!isStaff(viewer.user), (rows) => rows.where('s.status', '<>', 'quote-expired'))
      .orderBy('s.id', 'desc');
  const own = await visible()
    .where((s) =>
      s.or([
        s('s.tracking_reference', 'in', forms),
        s('s.short_tracking_reference', 'in', forms),
        s('s.custom_tracking_reference', 'in', forms),
      ]),
    )
    .executeTakeFirst();
  if (own) return own.id;
  const parcel = (column: 'tracking_reference' | 'alternative_tracking_reference') =>
    tx.selectFrom('parcels').select('shipment_id').where(column, 'in', forms);
  const other = await visible()
    .where((s) =>
      s.or([
        s('s.customer_reference', 'in', forms),
        s('s.id', 'in', parcel('tracking_reference')),
        s('s.id', 'in', parcel('alternative_tracking_reference')),
      ]),
    )
    .executeTakeFirst();
  return other?.id;
}
