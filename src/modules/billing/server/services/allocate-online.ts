/** Payments that customers make online settle their invoices at once, so that nobody pays an invoice twice. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { exactFirst } from '../../domain/allocation.ts';
import { openInvoices, writeShares, type Payment } from '../payments/allocate.ts';

/** Expects the lock of the account. */
export async function allocateOnline(tx: Transaction, payment: Payment): Promise<void> {
  await writeShares(tx, payment, exactFirst(payment.amount, await openInvoices(tx, payment.accountId)));
}
