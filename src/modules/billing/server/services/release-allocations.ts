/** Takes payments back from the invoices that they settle. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { applyCreditNotes } from '../credit-notes/apply-credit-notes.ts';
import { writeShares, type Payment } from '../payments/allocate.ts';

/**
 * Reverses the allocations of a payment that is reversed or paid back, so that the invoices are outstanding again, except for
 * what their credit notes cover. Expects the lock of the account.
 */
export async function releaseAllocations(tx: Transaction, payment: Payment): Promise<void> {
  const rows = await tx
    .selectFrom('payment_allocations')
    .select(['invoice_id', sql<number>`sum(amount_cents)::float8`.as('amount')])
    .where('transaction_id', '=', payment.transactionId)
    .groupBy('invoice_id')
    .execute();
  const shares = rows.map(({ invoice_id: invoiceId, amount }) => ({ invoiceId, amount: -amount }));
  const released = shares.filter(({ amount }) => amount !== 0);
  await writeShares(tx, payment, released);
  for (const { invoiceId } of released) await applyCreditNotes(tx, invoiceId);
}
