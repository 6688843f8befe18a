/** Reads credit notes: the rows of the list, and one with its parties. */
import { sql } from 'kysely';
import type { DocumentParty, ReadCreditNoteAnswer200 } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { dayText } from '#platform/domain/day-text.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { billingEmailOf } from '../../domain/parties.ts';
import type { BillingDocument } from '../services/document-pdf.ts';

/** Every credit note, for the list; money in rand. */
export function creditNoteRows(tx: Transaction) {
  return tx
    .selectFrom('credit_notes as c')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'c.provider_id').onRef('a.id', '=', 'c.account_id'),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.provider_id', '=', 'c.provider_id').onRef('i.id', '=', 'c.invoice_id'),
    )
    .select(['c.id', 'c.number', 'c.account_id', 'a.name as account', 'c.credit_date', 'c.invoice_id', 'c.reason'])
    .select([
      'i.number as invoice_number',
      sql<number>`(c.amount_cents / 100.0)::float8`.as('amount'),
      sql<number>`(c.vat_cents / 100.0)::float8`.as('vat'),
    ]);
}

/** Users limited to an account find only its credit notes. */
export async function readCreditNote(
  tx: Transaction,
  id: number,
  only: number | null,
): Promise<ReadCreditNoteAnswer200 | undefined> {
  const row = await creditNoteRows(tx)
    .select(['c.issuer', 'c.customer', 'c.vat_percentage', 'a.billing_contact'])
    .where('c.id', '=', id)
    .$if(only !== null, (rows) => rows.where('c.account_id', '=', only))
    .executeTakeFirst();
  if (!row) return undefined;
  const { issuer, customer, vat_percentage, billing_contact, ...credit_note } = row;
  return {
    ...{ credit_note, issuer: issuer as DocumentParty, customer: customer as DocumentParty, vat_percentage },
    billing_email: billingEmailOf({ billing_contact }),
  };
}

/** The document for print and email. */
export function creditNoteDocument({ credit_note: note, issuer, customer }: ReadCreditNoteAnswer200): BillingDocument {
  return {
    ...{ title: `Credit note ${note.number}`, issuer, customer, termsHtml: '' },
    facts: [
      ['Date', dayText(note.credit_date)],
      ...(note.invoice_number ? [['Invoice', note.invoice_number] as const] : []),
    ],
    columns: [
      { title: 'Description', align: 'left', width: 'rest' },
      { title: 'Amount', align: 'right', width: 'fit' },
    ],
    lines: [[note.reason, moneyText(note.amount)]],
    totals: [
      ['Total excluding VAT', moneyText(note.amount - note.vat)],
      ['VAT', moneyText(note.vat)],
      ['Total', moneyText(note.amount)],
    ],
  };
}
