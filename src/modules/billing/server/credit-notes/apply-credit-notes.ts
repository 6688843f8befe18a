/** How far the credit notes of an invoice cover it. Everything here expects the lock of the account. */
import { sql } from 'kysely';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** The total of an invoice's credit notes, whatever was outstanding, and the VAT within it. */
export function creditedOf(
  tx: Transaction,
  invoiceId: number,
): Promise<{ readonly amount: Cents; readonly vat: Cents }> {
  return tx
    .selectFrom('credit_notes')
    .select([
      sql<number>`coalesce(sum(amount_cents), 0)::float8`.as('amount'),
      sql<number>`coalesce(sum(vat_cents), 0)::float8`.as('vat'),
    ])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
}

/**
 * Covers an invoice with its credit notes, up to what is not paid: the rest remains in the balance, and covers the
 * invoice if a payment is reversed later.
 */
export async function applyCreditNotes(tx: Transaction, invoiceId: number): Promise<void> {
  const { amount } = await creditedOf(tx, invoiceId);
  await tx
    .updateTable('invoices')
    .set({ credited_cents: sql`least(${amount}::bigint, total_cents - paid_cents)` })
    .where('id', '=', invoiceId)
    .execute();
}
