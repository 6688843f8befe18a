/** The charges that await an invoice, and recording their documents. The amounts of a transaction never change. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { TransactionType } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { findTransaction, repaid, type StoredTransaction as FoundTransaction } from '../repository.ts';

type StoredTransaction = Row<'billing_transactions'>;

/** A condition on the shipment of a charge: that it may be invoiced now. */
type IsReady = (shipmentId: Expression<number | null>) => Expression<boolean>;

/**
 * Charges before the day `before` that are on no invoice and can be on one: without reversed ones, which nobody owes, and
 * those whose shipment is not ready.
 */
function pending(tx: Transaction, before: string, isReady: IsReady) {
  return tx
    .selectFrom('billing_transactions as t')
    .where('t.type', 'in', ['shipping-charge', 'admin-debit'])
    .where('t.invoice_id', 'is', null)
    .where('t.effective_date', '<', before)
    .where(isNotReversed)
    .where((eb) =>
      eb.or([eb('t.invoiceable', '=', true), eb('t.shipment_id', 'is', null), isReady(eb.ref('t.shipment_id'))]),
    );
}

/** Those of an account, oldest first. */
export function pendingCharges(
  tx: Transaction,
  accountId: number,
  before: string,
  isReady: IsReady,
): Promise<readonly StoredTransaction[]> {
  return pending(tx, before, isReady)
    .selectAll('t')
    .where('t.account_id', '=', accountId)
    .orderBy('t.effective_date')
    .orderBy('t.id')
    .execute();
}

export interface PendingSum {
  readonly account_id: number;
  readonly shipments: number;
  readonly charges: number;
  /** Negative, in cents. */
  readonly amount_cents: number;
}

/** Those of every account, added up. */
export function pendingSums(tx: Transaction, before: string, isReady: IsReady): Promise<readonly PendingSum[]> {
  return pending(tx, before, isReady)
    .select([
      't.account_id',
      sql<number>`count(distinct t.shipment_id)::integer`.as('shipments'),
      sql<number>`count(*)::integer`.as('charges'),
      sql<number>`sum(t.amount_cents)::float8`.as('amount_cents'),
    ])
    .groupBy('t.account_id')
    .execute();
}

/** What can settle invoices: what the customer paid, and what staff gave or wrote off. */
const settling: readonly TransactionType[] = [
  ...(['payment', 'refund', 'admin-credit', 'promotional', 'balance-adjustment', 'bad-debt-write-off'] as const),
];

/**
 * The newest payments and credits of an account that were not reversed, newest first; without payments for a single
 * shipment, and reversals of debits, which settle what they reverse.
 */
export function standingCredits(
  tx: Transaction,
  accountId: number,
  limit: number,
): Promise<readonly (StoredTransaction & { readonly repaid_cents: number })[]> {
  return tx
    .selectFrom('billing_transactions as t')
    .selectAll('t')
    .select(repaid.as('repaid_cents'))
    .where('t.account_id', '=', accountId)
    .where('t.type', 'in', settling)
    .where('t.amount_cents', '>', 0)
    .where('t.shipment_id', 'is', null)
    .where('t.reverses_id', 'is', null)
    .where(isNotReversed)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

/** The credits that belong to credit notes, newest first. */
export function creditsOfNotes(tx: Transaction, noteIds: readonly number[]): Promise<readonly StoredTransaction[]> {
  if (noteIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('credit_note_id', '=', anyOf(noteIds))
    .orderBy('id', 'desc')
    .execute();
}

/** Reversals of invoiced charges without a credit note. */
export function uncreditedReversals(tx: Transaction, accountId: number): Promise<readonly InvoicedReversal[]> {
  return tx
    .selectFrom('billing_transactions as t')
    .innerJoin('billing_transactions as charge', (join) =>
      join.onRef('charge.provider_id', '=', 't.provider_id').onRef('charge.id', '=', 't.reverses_id'),
    )
    .selectAll('t')
    .select([
      'charge.invoice_id as reversed_invoice_id',
      sql<boolean>`charge.zero_rated_cents <> 0`.as('has_zero_rated'),
    ])
    .where('t.account_id', '=', accountId)
    .where('t.credit_note_id', 'is', null)
    .where('charge.invoice_id', 'is not', null)
    .orderBy('t.id')
    .execute() as Promise<readonly InvoicedReversal[]>;
}

export interface InvoicedReversal extends StoredTransaction {
  /** The invoice that contains the charge. */
  readonly reversed_invoice_id: number;
  readonly has_zero_rated: boolean;
}

/** Marks the charge of a shipment as ready for the next invoice. */
export async function markInvoiceable(tx: Transaction, shipmentId: number): Promise<void> {
  await tx
    .updateTable('billing_transactions')
    .set({ invoiceable: true })
    .where('shipment_id', '=', shipmentId)
    .where('type', '=', 'shipping-charge')
    .where('invoiceable', '=', false)
    .where('invoice_id', 'is', null)
    .execute();
}

/** Marks the charges of all shipments again, after the provider changed which of them are ready. */
export async function markAllInvoiceable(tx: Transaction, isReady: IsReady): Promise<void> {
  await tx
    .updateTable('billing_transactions as t')
    .set((eb) => ({ invoiceable: isReady(eb.ref('t.shipment_id')) }))
    .where('t.type', '=', 'shipping-charge')
    .where('t.shipment_id', 'is not', null)
    .where('t.invoice_id', 'is', null)
    .where((eb) => eb('t.invoiceable', '<>', isReady(eb.ref('t.shipment_id'))))
    .execute();
}

/** Records the invoice of charges. Throws RangeError if one of them is on an invoice already. */
export async function putOnInvoice(
  tx: Transaction,
  ids: readonly number[],
  invoice: { readonly id: number; readonly number: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('billing_transactions')
    .set({ invoice_id: invoice.id, invoice_number: invoice.number, invoiceable: true })
    .where('id', '=', anyOf(ids))
    .where('invoice_id', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== ids.length) throw new RangeError('A charge is on an invoice already.');
}

/** Records the credit note of transactions. */
export async function putOnCreditNote(tx: Transaction, ids: readonly number[], creditNoteId: number): Promise<void> {
  await tx
    .updateTable('billing_transactions')
    .set({ credit_note_id: creditNoteId })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** A transaction by id. Throws `unknown_transaction`. */
export async function findPosted(tx: Transaction, id: number): Promise<FoundTransaction> {
  const found = await findTransaction(tx, id);
  if (!found) throw unknownTransaction();
  return found;
}

export function unknownTransaction(): ApiError {
  return new ApiError(404, 'unknown_transaction', 'There is no such transaction');
}

/** The charges on an invoice, oldest first. */
export function chargesOnInvoice(tx: Transaction, invoiceId: number): Promise<readonly StoredTransaction[]> {
  return tx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('effective_date')
    .orderBy('id')
    .execute();
}

const isNotReversed = sql<boolean>`not exists (select from billing_transactions r
  where r.provider_id = t.provider_id and r.reverses_id = t.id)`;
