/** Payments and credits of an account that are not fully allocated: listing them, and allocating one later. */
import type { OpenPayment } from '#generated/types.ts';
import { standingCredits } from '#modules/ledger/server/services/invoicing.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { surplusCredits } from '../credit-notes/apply-credit-notes.ts';
import { allocate, type AllocationRequest } from './allocate.ts';
import { allocatedOf } from '../services/allocated-of.ts';

/** Number of the newest ones that are considered; no screen shows older ones. */
const most = 200;

/** Newest first. */
export async function openPayments(tx: Transaction, accountId: number): Promise<readonly OpenPayment[]> {
  const payments = await standingCredits(tx, accountId, most);
  const allocated = await allocatedOf(
    tx,
    payments.map(({ id }) => id),
  );
  const open = payments.flatMap((credit) => {
    const left = credit.amount_cents - credit.repaid_cents - (allocated.get(credit.id) ?? 0);
    return left > 0 ? [{ credit, left }] : [];
  });
  return [...open, ...(await surplusCredits(tx, accountId))]
    .sort((one, other) => other.credit.id - one.credit.id)
    .map(({ credit: { id, effective_date, description, amount_cents }, left }) => ({
      ...{ id, effective_date, description, amount: randOf(amount_cents), unallocated: randOf(left) },
    }));
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
  const allocated = (await allocatedOf(tx, [payment.id])).get(payment.id) ?? 0;
  await allocate(tx, { ...paid, amount: allocated + centsOf(payment.unallocated) }, { allocation, invoices });
  return (await find())?.unallocated ?? 0;
}
