/** Finds the invoice or credit note with a number, for the reference search (F095). */
import type { Transaction } from '#platform/server/db/tenant.ts';

interface Found {
  readonly type: 'invoice' | 'credit-note';
  readonly id: number;
}

/** Users limited to an account find only its documents. Numbers are in capitals. */
export async function findDocument(tx: Transaction, number: string, only: number | null): Promise<Found | undefined> {
  const among = (table: 'invoices' | 'credit_notes') =>
    tx
      .selectFrom(table)
      .select('id')
      .where('number', '=', number.toUpperCase())
      .$if(only !== null, (rows) => rows.where('account_id', '=', only))
      .executeTakeFirst();
  const invoice = await among('invoices');
  if (invoice) return { type: 'invoice', id: invoice.id };
  const creditNote = await among('credit_notes');
  return creditNote && { type: 'credit-note', id: creditNote.id };
}
