/** The statement of a period: what the balance was before it, what moved it, and what it was after it. */
import { sql } from 'kysely';
import type { ReadStatementAnswer200 } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { randOf } from '#platform/domain/money.ts';

export interface Period {
  /** `2026-11-01`, the first day. */
  readonly from: string;
  /** The last day; transactions count on their effective date. */
  readonly to: string;
}

/** Money in rand; nothing but zeros for an account without transactions. */
export async function readStatement(
  tx: Transaction,
  accountId: number,
  { from, to }: Period,
): Promise<ReadStatementAnswer200> {
  const sums = await tx
    .selectFrom('billing_transactions')
    .select([
      sql<number>`coalesce(sum(amount_cents) filter (where effective_date < ${from}), 0)::float8`.as('opening'),
      sql<number>`coalesce(sum(amount_cents) filter (where effective_date >= ${from} and amount_cents < 0), 0)::float8`.as(
        'charged',
      ),
      sql<number>`coalesce(sum(amount_cents) filter (where effective_date >= ${from} and amount_cents > 0), 0)::float8`.as(
        'credited',
      ),
      sql<number>`(count(*) filter (where effective_date >= ${from}))::integer`.as('count'),
    ])
    .where('account_id', '=', accountId)
    .where('effective_date', '<=', to)
    .executeTakeFirstOrThrow();
  const { opening, charged, credited, count } = sums;
  return {
    ...{ account_id: accountId, from, to, count },
    opening_balance: randOf(opening),
    charged: randOf(charged),
    credited: randOf(credited),
    closing_balance: randOf(opening + charged + credited),
  };
}
