/** The demo's transactions: every balance is their sum, and every shipment was charged its price. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../database.ts';

const database = await testDatabase();

test('every account of the demo ends at its balance, and each charge is the price of its shipment', async () => {
  const { accounts, unequal, uncharged } = await inTenant(database.owner, 1, async (tx) => {
    const { rows } = await sql<{ balance: number; sum: number; last: number }>`
      select a.balance_cents::int as balance, sum(t.amount_cents)::int as sum,
             (array_agg(t.balance_cents order by t.id desc))[1]::int as last
        from accounts a join billing_transactions t on (t.provider_id, t.account_id) = (a.provider_id, a.id)
       where a.provider_id = 1 group by a.id, a.balance_cents`.execute(tx);
    const wrong = await sql<{ id: number }>`
      select s.id from shipments s join billing_transactions t
          on (t.provider_id, t.id) = (s.provider_id, s.charge_transaction_id)
       where s.provider_id = 1 and (t.amount_cents <> -s.rate_cents or t.account_id <> s.account_id or t.shipment_id <> s.id
          or (s.status = 'cancelled') <> exists (select from billing_transactions r
             where (r.provider_id, r.reverses_id) = (t.provider_id, t.id)))`.execute(tx);
    const free = await sql<{ type: string }>`
      select distinct a.account_type as type from shipments s join accounts a on (a.provider_id, a.id) = (s.provider_id, s.account_id)
       where s.provider_id = 1 and s.charge_transaction_id is null and s.status not in ('quote', 'quote-expired')`.execute(
      tx,
    );
    return { accounts: rows, unequal: wrong.rows, uncharged: free.rows.map(({ type }) => type) };
  });
  expect(accounts.length).toBeGreaterThan(8);
  expect(accounts.filter(({ balance, sum, last }) => balance !== sum || balance !== last)).toEqual([]);
  expect(unequal).toEqual([]);
  expect(uncharged).toEqual(['guest']);
});
