/** Consecutive numbers of a provider's documents (bulk collections, transfers, invoices …), without gaps. */
import { sql } from 'kysely';
import type { Transaction } from './tenant.ts';

/**
 * The next number of the series; the first is 1. The series stays locked until the transaction ends, so lock an account
 * before it, never after it.
 */
export async function nextNumber(tx: Transaction, provider_id: number, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('number_series')
    .values({ provider_id, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'series']).doUpdateSet({ last: sql`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
