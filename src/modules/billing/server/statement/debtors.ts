/** What every account owes today by the age of its invoices, in one pass; each row says what the account’s statement says. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import { tagsByRecord } from '#modules/accounts/server/services/tags.ts';
import { waitingSums } from '#modules/ledger/server/services/statement-movements.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Groups } from '#platform/server/lists/list.ts';
import { groupsOf } from '#platform/server/lists/report-groups.ts';
import { bucketAges } from '../../domain/ageing.ts';
import { openStatuses } from '../../domain/open-invoice.ts';

const buckets = bucketAges.map(({ name }) => name);
const amounts = [...buckets, 'unallocated', 'amount_due', 'overdue'] as const;

/**
 * A row for each account with a debt or with something to allocate; money in rand. Prepaid accounts are listed only for
 * what they owe: their balance is paid in advance and not meant for an invoice.
 * @param today the current day in business time
 */
export function debtorRows(tx: Transaction, today: string): Expression<unknown> {
  const due = sql`(coalesce(w.cents, 0) - a.balance_cents)`;
  // Nobody is asked for more than is due: a payment may only wait to be allocated.
  const overdue = sql`greatest(0, least(coalesce(o.overdue, 0), ${due}))`;
  return tx
    .selectFrom('accounts as a')
    .leftJoin(openSums(tx, today).as('o'), 'o.account_id', 'a.id')
    .leftJoin(waitingSums(tx).as('w'), 'w.account_id', 'a.id')
    .leftJoin(tagsByRecord(tx, 'account').as('g'), 'g.object_id', 'a.id')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.provider_id', '=', 'a.provider_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .where('a.account_type', '<>', 'guest')
    .where(sql<boolean>`(o.account_id is not null or ${due} > 0 or (${due} < 0 and a.account_type = 'postpaid'))`)
    .select(['a.id', 'a.name as account', 'a.account_code', 'a.account_type', 'a.branch_id', 'b.name as branch'])
    .select([
      sql<boolean>`a.is_on_hold and not a.temp_disable_auto_hold`.as('is_on_hold'),
      sql<boolean>`${overdue} > 0`.as('is_overdue'),
      sql<string[]>`coalesce(g.tags, '{}')`.as('tags'),
      ...buckets.map((name) => rand(sql`coalesce(${sql.ref(`o.${name}`)}, 0)`).as(name)),
      rand(sql`(${due} - coalesce(o.outstanding, 0))`).as('unallocated'),
      rand(due).as('amount_due'),
      rand(overdue).as('overdue'),
      rand(sql`a.credit_limit_cents`).as('credit_limit'),
    ]);
}

/** Sums in exact numbers, so that no cent is lost over many accounts. */
export function perDebtor(counted: Expression<unknown>): Groups {
  const by = [
    ...(['account', 'account_code', 'account_type', 'branch_id', 'branch', 'is_on_hold', 'is_overdue'] as const),
    ...(['tags', 'credit_limit'] as const),
  ];
  return groupsOf(counted, {
    id: sql`min(c.id)`,
    by: Object.fromEntries(by.map((name) => [name, name])),
    figures: Object.fromEntries(
      amounts.map((name) => [name, sql`coalesce(sum(${sql.ref(`c.${name}`)}::numeric), 0)::float8`]),
    ),
  });
}

/** Per account with open invoices, what is outstanding by age, and of it what is overdue; in cents. */
function openSums(tx: Transaction, today: string) {
  const left = sql`(total_cents - paid_cents - credited_cents)`;
  const age = sql`(${today}::date - invoice_date)`;
  const sums = bucketAges.map(({ name, after, upTo }) => {
    const younger = upTo === undefined ? sql`` : sql` and ${age} <= ${upTo}::integer`;
    const older = after === undefined ? sql`true` : sql`${age} > ${after}::integer`;
    return sql<number>`sum(${left}) filter (where ${older}${younger})`.as(name);
  });
  return tx
    .selectFrom('invoices')
    .select(['account_id', ...sums])
    .select([
      sql<number>`sum(${left})`.as('outstanding'),
      sql<number>`sum(${left}) filter (where due_date < ${today}::date)`.as('overdue'),
    ])
    .where('status', 'in', openStatuses)
    .groupBy('account_id');
}

function rand(cents: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(${cents} / 100.0)::float8`;
}
