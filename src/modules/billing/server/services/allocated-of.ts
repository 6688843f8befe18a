/** How much of payments and credits is allocated to invoices. */
import { sql } from 'kysely';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** The allocated amount of each payment, in cents; payments without allocations are missing. */
export async function allocatedOf(
  tx: Transaction,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, Cents>> {
  if (transactionIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payment_allocations')
    .select(['transaction_id', sql<number>`sum(amount_cents)::float8`.as('sum')])
    .where('transaction_id', '=', anyOf(transactionIds))
    .groupBy('transaction_id')
    .execute();
  return new Map(rows.map(({ transaction_id, sum }) => [transaction_id, sum]));
}
