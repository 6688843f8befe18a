/** Payments and credits of an account that are not fully allocated: listing them, and allocating one later. */
import { sql } from 'kysely';
import type { OpenPayment } from '#generated/types.ts';
import { standingCredits } from '#modules/ledger/server/services/invoicing.ts';
import { centsOf, randOf, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { surplusCredits } from '../credit-notes/apply-credit-notes.ts';
import { allocate, type AllocationRequest } from './allocate.ts';
import { allocatedOf } from '../services/allocated-of.ts';

/** Number of the newest ones that are considered; no screen shows older ones. */
const most = 200;
/** The same for an account that was prepaid, which spent the oldest ones first. */
const mostOfPrepaid = 10_000;

/** Newest first. */
export async function openPayments(tx: Transaction, accountId: number): Promise<readonly OpenPayment[]> {
  const spent = await spentFromBalance(tx, accountId);
  const payments = await standingCredits(tx, accountId, spent > 0 ? mostOfPrepaid : most);
  const allocated = await allocatedOf(
    tx,
    payments.map(({ id }) => id),
  );
  const open = payments.flatMap((credit) => {
    const left = credit.amount_cents - credit.repaid_cents - (allocated.get(credit.id) ?? 0);
    return left > 0 ? [{ credit, left }] : [];
  });
  return [...withoutOldest(open, spent), ...(await surplusCredits(tx, accountId))]
    .sort((one, other) => other.credit.id - one.credit.id)
    .map(({ credit: { id, effective_date, description, amount_cents }, left }) => ({
      ...{ id, effective_date, description, amount: randOf(amount_cents), unallocated: randOf(left) },
    }));
}

interface OpenCredit {
  readonly credit: Awaited<ReturnType<typeof standingCredits>>[number];
  readonly left: Cents;
}

/** Without an amount of the oldest; those that are left are newest first. */
function withoutOldest(open: readonly OpenCredit[], spent: Cents): readonly OpenCredit[] {
  let rest = open.reduce((sum, { left }) => sum + left, 0) - spent;
  return open.flatMap(({ credit, left }) => {
    const share = Math.min(left, rest);
    rest -= share;
    return share > 0 ? [{ credit, left: share }] : [];
  });
}

/** What paid invoices without being allocated to them: the balance, while the account was prepaid. */
async function spentFromBalance(tx: Transaction, accountId: number): Promise<Cents> {
  const allocated = tx
    .selectFrom('payment_allocations as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.provider_id', '=', 'p.provider_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .select(sql<Cents>`coalesce(sum(p.amount_cents), 0)`.as('cents'))
    .where('i.account_id', '=', accountId);
  const { spent } = await tx
    .selectFrom('invoices')
    .select(sql<Cents>`(coalesce(sum(paid_cents), 0) - (${allocated}))::float8`.as('spent'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return spent;
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
