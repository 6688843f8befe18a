/** Inserts and reads transactions; they are never changed. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { NewTransaction } from './services/ledger.ts';

export interface StoredTransaction extends Row<'billing_transactions'> {
  readonly has_been_reversed: boolean;
  /** What was paid back of it, in cents. */
  readonly repaid_cents: number;
}

export async function findTransaction(tx: Transaction, id: number): Promise<StoredTransaction | undefined> {
  return tx
    .selectFrom('billing_transactions as t')
    .selectAll('t')
    .select([isReversed.as('has_been_reversed'), repaid.as('repaid_cents')])
    .where('t.id', '=', id)
    .executeTakeFirst();
}

interface Added extends NewTransaction {
  readonly reversesId?: number;
  readonly givesBack?: boolean;
  /** The account's balance after it, in cents. */
  readonly balance: number;
}

/** Returns the id of the transaction. */
export async function addTransaction(tx: Transaction, provider_id: number, added: Added): Promise<number> {
  const { id } = await tx
    .insertInto('billing_transactions')
    .values({
      provider_id,
      account_id: added.accountId,
      type: added.type,
      amount_cents: added.amount,
      vat_cents: added.vat ?? 0,
      zero_rated_cents: added.zeroRated ?? 0,
      vat_percentage: added.vatPercentage ?? 0,
      balance_cents: added.balance,
      description: added.description,
      doc_display_id: added.documentId ?? null,
      invoiceable: added.isInvoiceable ?? false,
      shipment_id: added.shipmentId ?? null,
      credit_note_id: added.creditNoteId ?? null,
      credited_invoice_id: added.creditedInvoiceId ?? null,
      imported_payment_id: added.importedPaymentId ?? null,
      reverses_id: added.reversesId ?? null,
      gives_back: added.givesBack ?? false,
      repays_id: added.repaysId ?? null,
      effective_date: added.effectiveDate,
      created_by: added.createdBy,
      counter_method: added.counter?.method ?? null,
      counter_reference: added.counter?.reference ?? null,
      tendered_cents: added.counter?.tendered ?? null,
      migration_reference: added.migrationReference ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every transaction, for the list; money in rand. */
export function transactionRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('billing_transactions as t')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 't.provider_id').onRef('a.id', '=', 't.account_id'),
    )
    .select([
      't.id',
      't.account_id',
      'a.name as account',
      't.transaction_date',
      't.effective_date',
      't.type',
      't.description',
      't.doc_display_id',
      't.vat_percentage',
      't.invoiceable',
      't.shipment_id',
      't.invoice_id',
      invoiceNumber.as('invoice_number'),
      't.migration_reference',
      't.credit_note_id',
      't.imported_payment_id',
      't.reverses_id',
      sql<number>`(t.amount_cents / 100.0)::float8`.as('amount'),
      sql<number>`(t.vat_cents / 100.0)::float8`.as('vat'),
      sql<number>`(t.balance_cents / 100.0)::float8`.as('balance'),
      isReversed.as('has_been_reversed'),
    ]);
}

/** An invoice from a previous system keeps its number (F247). Charges reversed before invoicing are never invoiced. */
const invoiceNumber = sql<string | null>`coalesce(t.migration_reference, t.invoice_number, case
  when t.type in ('shipping-charge', 'admin-debit') and not exists (select from billing_transactions r
    where r.provider_id = t.provider_id and r.reverses_id = t.id) then 'Pending' end)`;

/** What debits paid back of a transaction `t`, in cents. */
export const repaid = sql<number>`coalesce((select -sum(r.amount_cents) from billing_transactions r
  where r.provider_id = t.provider_id and r.repays_id = t.id), 0)::float8`;

const isReversed = sql<boolean>`exists (select from billing_transactions r
  where r.provider_id = t.provider_id and r.reverses_id = t.id)`;
