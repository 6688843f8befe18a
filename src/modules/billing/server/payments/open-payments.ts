/** Payments and credits of an account that are not fully allocated: listing them, and allocating one later. */
import type { OpenPayment } from '#generated/types.ts';
import { standingCredits } from '#modules/ledger/server/services/invoicing.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { allocate, allocatedOf, type AllocationRequest } from './allocate.ts';

/** Number of the newest ones that are considered; no screen shows older ones. */
const most = 200;

/** Newest first. */
export async function openPayments(tx: Transaction, accountId: number): Promise<readonly OpenPayment[]> {
  const payments = await standingCredits(tx, accountId, most);
  const allocated = await allocatedOf(
    tx,
    payments.map(({ id }) => id),
  );
  return payments.flatMap(({ id, effective_date, description, amount_cents: amount }) => {
    const left = amount - (allocated.get(id) ?? 0);
    return left > 0 ? [{ id, effective_date, description, amount: randOf(amount), unallocated: randOf(left) }] : [];
  });
}

export interface AllocatedPayment extends AllocationRequest {
  readonly providerId: number;
  readonly accountId: number;
  readonly transactionId: number;
  readonly createdBy: number;
}

/**
 * Expects the lock of the account; returns the remainder of the payment, in rand. Throws `not_an_open_payment` for a
 * fully allocated transaction, and `invalid_allocation`.
 */
export async function allocateLater(
  tx: Transaction,
  { allocation, invoices, ...paid }: AllocatedPayment,
): Promise<number> {
  const find = async () => (await openPayments(tx, paid.accountId)).find(({ id }) => id === paid.transactionId);
  const payment = await find();
  if (!payment) throw new ApiError(409, 'not_an_open_payment', 'Nothing of this transaction is left to allocate');
  await allocate(tx, { ...paid, amount: centsOf(payment.amount) }, { allocation, invoices });
  return (await find())?.unallocated ?? 0;
}
