/** Reads statement runs: the rows of the list, and the result of each account. */
import { sql } from 'kysely';
import type { StatementRun, StatementRunAccount } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Every run that has started, for the list; it runs until each account has its result. */
export function statementRunRows(tx: Transaction) {
  const figures = tx
    .selectFrom('statement_run_accounts')
    .select([
      'run_id',
      sql<number>`count(*)::integer`.as('accounts'),
      sql<number>`(count(*) filter (where state = 'waiting'))::integer`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'sent'))::integer`.as('sent'),
      sql<number>`(count(*) filter (where state = 'skipped'))::integer`.as('skipped'),
      sql<number>`(count(*) filter (where state = 'failed'))::integer`.as('failed'),
    ])
    .groupBy('run_id');
  return tx
    .selectFrom('statement_runs as r')
    .leftJoin(figures.as('f'), 'f.run_id', 'r.id')
    .where('r.started_at', 'is not', null)
    .select(['r.id', 'r.started_by'])
    .select([
      sql<Date>`r.started_at`.as('started_at'),
      sql<string>`r.from_day`.as('from_day'),
      sql<string>`r.to_day`.as('to_day'),
      sql<StatementRun['state']>`case when f.waiting > 0 then 'running' else 'done' end`.as('state'),
      sql<number>`coalesce(f.accounts, 0)`.as('accounts'),
      sql<number>`coalesce(f.sent, 0)`.as('sent'),
      sql<number>`coalesce(f.skipped, 0)`.as('skipped'),
      sql<number>`coalesce(f.failed, 0)`.as('failed'),
    ]);
}

/** More are only counted. */
const mostAccounts = 1000;

/** Those without a statement first, then by name. */
export function accountsOfRun(tx: Transaction, runId: number): Promise<StatementRunAccount[]> {
  return tx
    .selectFrom('statement_run_accounts as r')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'r.provider_id').onRef('a.id', '=', 'r.account_id'),
    )
    .select(['a.id', 'a.name as account', 'r.sent_to', 'r.problem'])
    .select(sql<StatementRunAccount['state']>`r.state`.as('state'))
    .where('r.run_id', '=', runId)
    .orderBy(sql`array_position(array['failed', 'skipped', 'waiting', 'sent'], r.state)`)
    .orderBy('a.name')
    .orderBy('a.id')
    .limit(mostAccounts)
    .execute();
}

/** Every account of a run by name, with the reason where it got no statement. */
export function resultsOf(tx: Transaction, runId: number) {
  return tx
    .selectFrom('statement_run_accounts as r')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'r.provider_id').onRef('a.id', '=', 'r.account_id'),
    )
    .select(['a.name', 'a.account_code', 'r.problem'])
    .where('r.run_id', '=', runId)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
}
