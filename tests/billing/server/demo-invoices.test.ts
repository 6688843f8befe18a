/** The demo's invoices: the amount paid equals the allocated payments, and no payment is allocated twice. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../database.ts';

const database = await testDatabase();

test('every paid invoice of the demo has its payments', async () => {
  const { invoices, payments } = await inTenant(database.owner, 1, async (tx) => ({
    invoices: (
      await sql<{ status: string; paid: number; allocated: number; early: number }>`
        select i.status, i.paid_cents::int as paid, coalesce(sum(p.amount_cents), 0)::int as allocated,
               (count(*) filter (where t.effective_date < i.invoice_date))::int as early
          from invoices i join accounts a on (a.provider_id, a.id) = (i.provider_id, i.account_id)
          left join payment_allocations p on (p.provider_id, p.invoice_id) = (i.provider_id, i.id)
          left join billing_transactions t on (t.provider_id, t.id) = (p.provider_id, p.transaction_id)
         where i.provider_id = 1 and a.account_type = 'postpaid' group by i.provider_id, i.id`.execute(tx)
    ).rows,
    payments: (
      await sql<{ id: number }>`
        select t.id from billing_transactions t
          join payment_allocations p on (p.provider_id, p.transaction_id) = (t.provider_id, t.id)
         where t.provider_id = 1 group by t.provider_id, t.id having sum(p.amount_cents) > t.amount_cents`.execute(tx)
    ).rows,
  }));
  expect(invoices.filter(({ paid, allocated, early }) => paid !== allocated || early > 0)).toEqual([]);
  expect(new Set(invoices.map(({ status }) => status))).toEqual(
    new Set(['paid', 'part-paid', 'unpaid', 'part-credited']),
  );
  expect(payments).toEqual([]);
});
