/** Allocates payments to invoices. Everything here expects the lock of the account. */
import type { InvoiceAllocation, InvoiceShare } from '#generated/types.ts';
import { findPosted } from '#modules/ledger/server/services/invoicing.ts';
import { centsOf, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { oldestFirst, shareProblem, type OpenInvoice, type Share } from '../../domain/allocation.ts';
import { openStatuses } from '../../domain/open-invoice.ts';
import { allocatedOf } from '../services/allocated-of.ts';

export interface Payment {
  readonly providerId: number;
  readonly accountId: number;
  /** The transaction that credited the account. */
  readonly transactionId: number;
  /** The total of the payment. */
  readonly amount: Cents;
  readonly createdBy: number | null;
}

export interface AllocationRequest {
  readonly allocation: InvoiceAllocation;
  /** For a manual allocation. */
  readonly invoices?: readonly InvoiceShare[] | undefined;
}

/** Allocates the remainder of the payment. Throws `invalid_allocation` for invalid amounts. */
export async function allocate(
  tx: Transaction,
  payment: Payment,
  { allocation, invoices = [] }: AllocationRequest,
): Promise<void> {
  const allocated = await allocatedOf(tx, [payment.transactionId]);
  const left = payment.amount - (allocated.get(payment.transactionId) ?? 0);
  const open = await openInvoices(tx, payment.accountId);
  if (allocation === 'auto-oldest-invoice-first') return writeShares(tx, payment, oldestFirst(left, open));
  const shares = invoices.map(({ invoice_id, amount }) => ({ invoiceId: invoice_id, amount: centsOf(amount) }));
  const message = shareProblem(left, shares, open);
  if (message !== undefined)
    throw new ApiError(422, 'invalid_allocation', message, [{ field: 'invoices', code: 'invalid', message }]);
  await writeShares(tx, payment, shares);
}

/** Oldest first. */
export async function openInvoices(tx: Transaction, accountId: number): Promise<readonly OpenInvoice[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'total_cents', 'paid_cents', 'credited_cents'])
    .where('account_id', '=', accountId)
    .where('status', 'in', openStatuses)
    .orderBy('invoice_date')
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...cents }) => ({
    id,
    outstanding: cents.total_cents - cents.paid_cents - cents.credited_cents,
  }));
}

/** Shares below zero are taken back. */
export async function writeShares(tx: Transaction, payment: Payment, shares: readonly Share[]): Promise<void> {
  const { type } = await findPosted(tx, payment.transactionId);
  for (const { invoiceId, amount } of shares) {
    await tx
      .insertInto('payment_allocations')
      .values({
        ...{ provider_id: payment.providerId, transaction_id: payment.transactionId, invoice_id: invoiceId },
        ...{ amount_cents: amount, created_by: payment.createdBy },
      })
      .execute();
    await tx
      .updateTable('invoices')
      .set(({ eb }) => ({
        paid_cents: eb('paid_cents', '+', amount),
        ...(type === 'bad-debt-write-off' && { written_off_cents: eb('written_off_cents', '+', amount) }),
      }))
      .where('id', '=', invoiceId)
      .execute();
    emit(tx, 'invoice_changed', { account_id: payment.accountId, invoice_id: invoiceId });
  }
}
