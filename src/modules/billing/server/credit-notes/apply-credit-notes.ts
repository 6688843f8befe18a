/** How far the credit notes of an invoice cover it. Everything here expects the lock of the account. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import { creditsOfNotes } from '#modules/ledger/server/services/invoicing.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { allocatedOf } from '../services/allocated-of.ts';

/**
 * Covers an invoice with its credit notes, up to what is not paid: the rest can be allocated to other invoices, and
 * covers this one if a payment is reversed before that.
 */
export async function applyCreditNotes(tx: Transaction, invoiceId: number): Promise<void> {
  const notes = await tx
    .selectFrom('credit_notes')
    .select(['id', 'amount_cents'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const amount = notes.reduce((sum, note) => sum + note.amount_cents, 0);
  const credits = await creditsOfNotes(tx, idsOf(notes));
  const allocated = await allocatedOf(tx, idsOf(credits));
  const elsewhere = [...allocated.values()].reduce((sum, cents) => sum + cents, 0);
  await tx
    .updateTable('invoices')
    .set({ credited_cents: sql`least(${amount - elsewhere}::bigint, total_cents - paid_cents)` })
    .where('id', '=', invoiceId)
    .execute();
}

interface SurplusCredit {
  readonly credit: Row<'billing_transactions'>;
  readonly left: Cents;
}

/** Credits whose invoice was paid already: what is left of each for other invoices, newest first. */
export async function surplusCredits(tx: Transaction, accountId: number): Promise<readonly SurplusCredit[]> {
  const notes = await tx
    .selectFrom('credit_notes as c')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.provider_id', '=', 'c.provider_id').onRef('i.id', '=', 'c.invoice_id'),
    )
    .select(['c.id', 'c.amount_cents', 'i.id as invoice_id', 'i.credited_cents'])
    .where('i.account_id', '=', accountId)
    .where(
      sql<boolean>`i.credited_cents < (select sum(n.amount_cents) from credit_notes n
        where n.provider_id = i.provider_id and n.invoice_id = i.id)`,
    )
    .execute();
  const credits = await creditsOfNotes(tx, idsOf(notes));
  const allocated = await allocatedOf(tx, idsOf(credits));
  const invoiceOf = new Map(notes.map(({ id, invoice_id }) => [id, invoice_id]));
  const left = new Map(notes.map(({ invoice_id, credited_cents }) => [invoice_id, -credited_cents]));
  const add = (invoiceId: number, amount: Cents) => left.set(invoiceId, (left.get(invoiceId) ?? 0) + amount);
  for (const { invoice_id, amount_cents } of notes) add(invoice_id, amount_cents);
  for (const { id, credit_note_id } of credits) add(invoiceOf.get(credit_note_id!)!, -(allocated.get(id) ?? 0));
  return credits.flatMap((credit) => {
    const invoiceId = invoiceOf.get(credit.credit_note_id!)!;
    const most = credit.amount_cents - (allocated.get(credit.id) ?? 0);
    const share = Math.min(most, left.get(invoiceId) ?? 0);
    add(invoiceId, -share);
    return share > 0 ? [{ credit, left: share }] : [];
  });
}

function idsOf(rows: readonly { readonly id: number }[]): readonly number[] {
  return rows.map(({ id }) => id);
}
