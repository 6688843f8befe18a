/** An uploaded file with one shipment that has not been validated yet. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface BulkBookingAttributes {
  readonly provider_id: number;
  readonly account_id: number;
}

export function buildBulkBooking(tx: Transaction, attributes: BulkBookingAttributes): Promise<{ readonly id: number }> {
  return tx
    .insertInto('bulk_bookings')
    .values({
      ...attributes,
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
