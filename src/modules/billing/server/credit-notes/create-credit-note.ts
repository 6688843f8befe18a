/**
 * Creates a credit note for an account: for an invoice, whose outstanding amount is reduced, or without one. Expects
 * the lock of the account.
 */
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import { creditableOn, notWrittenOff } from '#modules/ledger/server/services/creditable.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { vatPercentageOn } from '#modules/rates/domain/rating-rules.ts';
import { randText, roundedQuotient, vatOf, type Cents } from '#platform/domain/money.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { customerOf, issuerOf } from '../../domain/parties.ts';
import { nextDocumentNumber } from '#modules/ledger/server/services/document-numbers.ts';
import { applyCreditNotes } from './apply-credit-notes.ts';

export interface CreditRequest {
  readonly account: Row<'accounts'>;
  readonly invoice?: Row<'invoices'> | undefined;
  readonly amount: Cents;
  readonly reason: string;
  readonly settings: Settings;
  /** `2026-11-22` */
  readonly today: string;
  readonly createdBy: number | null;
}

/** The VAT included in a credit: the invoice’s share, otherwise at the current rate. */
interface CreditVat {
  readonly vat: Cents;
  readonly vatPercentage: number;
}

/** Credits the account by a transaction; returns the number of the credit note. Throws `above_invoice`. */
export async function createCreditNote(tx: Transaction, request: CreditRequest): Promise<number> {
  const { account, invoice, amount, reason, today, createdBy } = request;
  const tax = invoice ? await vatOfInvoice(tx, invoice, amount) : currentVat(request);
  const { id, number } = await addCreditNote(tx, request, tax);
  await post(tx, {
    ...{ accountId: account.id, amount, ...tax, description: reason, effectiveDate: today, createdBy },
    type: invoice ? 'shipping-charge-credit' : 'admin-credit',
    ...{ creditNoteId: id, creditedInvoiceId: invoice?.id, documentId: number },
  });
  return id;
}

/** Creates the document for an existing credit transaction; reduces the outstanding amount of the invoice. */
export async function addCreditNote(
  tx: Transaction,
  { account, invoice, amount, reason, settings, today, createdBy }: CreditRequest,
  { vat, vatPercentage }: CreditVat,
): Promise<{ readonly id: number; readonly number: string }> {
  const number = await nextDocumentNumber(tx, account.provider_id, 'CR');
  const { id } = await tx
    .insertInto('credit_notes')
    .values({
      ...{ provider_id: account.provider_id, number, account_id: account.id, invoice_id: invoice?.id ?? null },
      ...{ credit_date: today, reason, amount_cents: amount, vat_cents: vat, vat_percentage: vatPercentage },
      issuer: JSON.stringify(issuerOf(settings, await findTitle(tx, account.provider_id, settings))),
      customer: JSON.stringify(customerOf(account)),
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (invoice) {
    await applyCreditNotes(tx, invoice.id);
    emit(tx, 'invoice_changed', { account_id: account.id, invoice_id: invoice.id });
  }
  emit(tx, 'credit_note_changed', { account_id: account.id, credit_note_id: id });
  return { id, number };
}

function currentVat({ amount, settings, today }: CreditRequest): CreditVat {
  const vatPercentage = vatPercentageOn(settings, today);
  return { vat: vatOf(amount, vatPercentage, true), vatPercentage };
}

/** A share of the VAT that is left, so that the credit notes of a whole invoice add up to its VAT. Throws `above_invoice`. */
async function vatOfInvoice(tx: Transaction, invoice: Row<'invoices'>, amount: Cents): Promise<CreditVat> {
  const left = await creditableOn(tx, invoice.id);
  if (amount > left.amount) throw aboveInvoice('This is more than what can still be credited on the invoice');
  const owed = notWrittenOff(invoice, left.amount);
  if (amount > owed) throw aboveInvoice(writtenOffText(owed));
  return { vat: roundedQuotient(amount * left.vat, left.amount), vatPercentage: 0 };
}

function aboveInvoice(message: string): ApiError {
  return new ApiError(422, 'above_invoice', message, [{ field: 'amount', code: 'above_invoice', message }]);
}

function writtenOffText(left: Cents): string {
  const most = left === 0 ? 'The rest of this invoice' : `All but ${randText(left)} of this invoice`;
  return `${most} was written off. Reverse the write-off to credit it`;
}
