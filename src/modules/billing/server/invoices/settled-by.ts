/** What covers an invoice: payments and other credits allocated to it, its credit notes, and the balance of a prepaid account. */
import { sql } from 'kysely';
import { transaction_type } from '#generated/enums.ts';
import type { Row } from '#generated/database.ts';
import type { InvoiceSettlement } from '#generated/types.ts';
import { creditsOfNotes } from '#modules/ledger/server/services/invoicing.ts';
import { statementMovements } from '#modules/ledger/server/services/statement-movements.ts';
import { randOf, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { allocatedOf } from '../services/allocated-of.ts';

type Covering = Omit<InvoiceSettlement, 'id' | 'amount'> & { readonly cents: Cents };

/** Oldest first; they add up to what is paid, written off and credited. Without payments that were reversed. */
export async function settledBy(tx: Transaction, invoice: Row<'invoices'>): Promise<readonly InvoiceSettlement[]> {
  const allocated = await allocatedTo(tx, invoice);
  const fromBalance = invoice.paid_cents - allocated.reduce((sum, { cents }) => sum + cents, 0);
  const balance: Covering = {
    ...{ date: invoice.invoice_date, document: 'Balance', number: null, credit_note_id: null, cents: fromBalance },
    description: 'Paid from the prepaid balance',
  };
  const all = [...(fromBalance > 0 ? [balance] : []), ...allocated, ...(await creditedBy(tx, invoice))];
  return all
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ cents, ...line }, at) => ({ id: at + 1, ...line, amount: randOf(cents) }));
}

async function allocatedTo(tx: Transaction, { id, account_id }: Row<'invoices'>): Promise<readonly Covering[]> {
  const rows = await tx
    .selectFrom('payment_allocations as p')
    .innerJoin(statementMovements(tx, account_id).as('m'), 'm.id', 'p.transaction_id')
    .select(['m.effective_date', 'm.type', 'm.doc_display_id', 'm.description', 'm.credit_note_id'])
    .select(sql<number>`sum(p.amount_cents)::float8`.as('cents'))
    .where('p.invoice_id', '=', id)
    .groupBy(['m.id', 'm.effective_date', 'm.type', 'm.doc_display_id', 'm.description', 'm.credit_note_id'])
    .having(sql<number>`sum(p.amount_cents)`, '<>', 0)
    .orderBy('m.effective_date')
    .orderBy('m.id')
    .execute();
  return rows.map(({ effective_date: date, type, doc_display_id: number, ...more }) => ({
    ...{ date, number, document: more.credit_note_id === null ? titleOf(type) : 'Credit note', ...more },
  }));
}

function titleOf(type: string): string {
  return transaction_type.find((one) => one.const === type)?.title ?? type;
}

/** The part of its credit notes that covers it: what it was paid before went to the account, of the newest first. */
async function creditedBy(tx: Transaction, { id, credited_cents }: Row<'invoices'>): Promise<readonly Covering[]> {
  const notes = await tx
    .selectFrom('credit_notes')
    .select(['id', 'number', 'credit_date', 'reason', 'amount_cents'])
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute();
  const credits = await creditsOfNotes(
    tx,
    notes.map((note) => note.id),
  );
  const elsewhere = await allocatedOf(
    tx,
    credits.map((credit) => credit.id),
  );
  let left = credited_cents;
  return notes.flatMap((note) => {
    const own = credits.filter(({ credit_note_id }) => credit_note_id === note.id);
    const moved = own.reduce((sum, credit) => sum + (elsewhere.get(credit.id) ?? 0), 0);
    const cents = Math.min(left, note.amount_cents - moved);
    left -= cents;
    const { number, credit_date: date, reason: description } = note;
    return cents > 0 ? [{ date, document: 'Credit note', number, description, credit_note_id: note.id, cents }] : [];
  });
}
