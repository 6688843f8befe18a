/** What postpaid accounts of the busy demo owe; some have not paid for weeks, so that debtors have something to show. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

interface LatePayer {
  readonly account_id: number;
  /** For so long it has not paid. */
  readonly weeks: number;
}

/** All may owe two weeks of what they usually book. */
const usualLimit = 2_000_000;

/** Call before payments are allocated to invoices. */
export async function buildDemoDebts(
  tx: Transaction,
  provider_id: number,
  latePayers: readonly LatePayer[],
): Promise<void> {
  for (const { account_id, weeks } of latePayers)
    await sql`
      delete from billing_transactions where provider_id = ${provider_id} and account_id = ${account_id}
         and type = 'payment' and transaction_date > now() - make_interval(weeks => ${weeks})`.execute(tx);
  await sql`
    update billing_transactions t set balance_cents = r.balance
      from (select b.id, sum(b.amount_cents) over (partition by b.account_id order by b.id) as balance
              from billing_transactions b join accounts a on a.provider_id = b.provider_id and a.id = b.account_id
             where b.provider_id = ${provider_id} and a.account_type = 'postpaid') r
     where t.provider_id = ${provider_id} and t.id = r.id`.execute(tx);
  await sql`
    update accounts a set balance_cents = coalesce((select sum(amount_cents) from billing_transactions t
                                             where t.provider_id = a.provider_id and t.account_id = a.id), 0),
           credit_limit_cents = case when is_on_hold then credit_limit_cents else greatest(credit_limit_cents, ${usualLimit}) end
     where provider_id = ${provider_id} and account_type = 'postpaid'`.execute(tx);
}
