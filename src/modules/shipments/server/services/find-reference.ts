/** Finds the shipment for the reference search: by its own numbers, the customer's, or a parcel's. */
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { wholeShipments } from '../shipment-rows.ts';

/**
 * The id, or undefined when no visible shipment has the number. The search sends capitals, but customer references may
 * contain lower case: both are looked up, each with an index. The newest of several is returned; its own number, and
 * those of its parcels, take precedence over the customer's.
 */
export async function findByReference(tx: Transaction, viewer: Viewer, reference: string): Promise<number | undefined> {
  const forms = [...new Set([reference, reference.toUpperCase(), reference.toLowerCase()])];
  const account = onlyAccountOf(viewer.user);
  const visible = () =>
    wholeShipments(tx, viewer)
      .clearSelect()
      .select((s) => s.fn.max('s.id').as('id'))
      .$if(account !== null, (rows) => rows.where('s.account_id', '=', account))
      // An expired quote is for staff only (F212).
      .$if(!isStaff(viewer.user), (rows) => rows.where('s.status', '<>', 'quote-expired'));
  const own = await visible()
    .where((s) =>
      s.or([
        s('s.tracking_reference', '=', anyOf(forms)),
        s('s.short_tracking_reference', '=', anyOf(forms)),
        s('s.custom_tracking_reference', '=', anyOf(forms)),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (own.id !== null) return own.id;
  const numbered = await visible().where('s.id', 'in', parcel('tracking_reference')).executeTakeFirstOrThrow();
  if (numbered.id !== null) return numbered.id;
  // A union, because `or` over two tables would read all shipments.
  const named = tx
    .selectFrom('shipments')
    .select('id')
    .where('customer_reference', '=', anyOf(forms))
    .unionAll(parcel('alternative_tracking_reference'));
  const other = await visible().where('s.id', 'in', named).executeTakeFirstOrThrow();
  return other.id ?? undefined;

  function parcel(column: 'tracking_reference' | 'alternative_tracking_reference') {
    return tx.selectFrom('parcels').select('shipment_id as id').where(column, '=', anyOf(forms));
  }
}
