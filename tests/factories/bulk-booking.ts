/** An uploaded file with one shipment that has not been validated yet. */
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

type Attributes = Partial<NewRow<'bulk_bookings'>> & { readonly provider_id: number; readonly account_id: number };

export function buildBulkBooking(tx: Transaction, attributes: Attributes): Promise<{ readonly id: number }> {
  return tx
    .insertInto('bulk_bookings')
    .values({
      ...{
        file_name: 'orders.csv',
        digest: Buffer.alloc(32),
        headings: ['Suburb'],
        columns: [''],
        examples: ['Arcadia'],
        rows_total: 1,
      },
      ...{ lines: '[[2,"Arcadia"]]', origin: 'http://localhost', user_id: 1, user_provider_id: attributes.provider_id },
      author: '{}',
      ...attributes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
