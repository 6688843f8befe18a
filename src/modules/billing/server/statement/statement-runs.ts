/** Queries of the monthly statements: which run is due, and what became of each account. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { debtorRows } from './debtors.ts';

export type StatementRun = Row<'statement_runs'>;
export type Audience = NonNullable<StatementRun['audience']>;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Runs that have not started are dropped, so that switching it on again later doesn't send statements of the past. */
export async function dropWaitingRuns(tx: Transaction): Promise<void> {
  await tx.deleteFrom('statement_runs').where('started_at', 'is', null).execute();
}

/** Waits for the next statement day, of which there is one a month; another day that was chosen before is dropped. */
export async function awaitRun(tx: Transaction, providerId: number, today: string, next: string): Promise<void> {
  await tx
    .deleteFrom('statement_runs')
    .where('started_at', 'is', null)
    .where('due_on', '>', today)
    .where('due_on', '<>', next)
    .execute();
  await tx
    .insertInto('statement_runs')
    .values({ provider_id: providerId, month: monthOf(next), due_on: next })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The run that has to start, locked. After an outage of a month only the latest one: nobody gets two statements at once. */
export async function takeDueRun(tx: Transaction, today: string): Promise<StatementRun | undefined> {
  const waiting = tx.selectFrom('statement_runs').selectAll().where('started_at', 'is', null);
  const due = await waiting.where('due_on', '<=', today).orderBy('due_on', 'desc').forUpdate().execute();
  const [latest, ...older] = due;
  const missed = older.map(({ month }) => month);
  if (missed.length > 0) await tx.deleteFrom('statement_runs').where('month', 'in', missed).execute();
  return latest;
}

interface Started {
  readonly from: string;
  readonly to: string;
  readonly audience: Audience;
  readonly now: Date;
}

/** Starts a run with the accounts that owe something on its last day. */
export async function startRun(
  tx: Transaction,
  { provider_id, month }: StatementRun,
  { from, to, audience, now }: Started,
): Promise<void> {
  await tx
    .updateTable('statement_runs')
    .set({ from_day: from, to_day: to, audience, started_at: now })
    .where('month', '=', month)
    .execute();
  const owed = sql.ref(audience === 'overdue' ? 'd.overdue' : 'd.amount_due');
  await sql`insert into statement_run_accounts (provider_id, month, account_id)
    select ${provider_id}::bigint, ${month}::date, d.id from (${debtorRows(tx, to)}) as d where ${owed} > 0`.execute(
    tx,
  );
}

export function findRun(tx: Transaction, month: string): Promise<StatementRun | undefined> {
  return tx.selectFrom('statement_runs').selectAll().where('month', '=', month).executeTakeFirst();
}

/** The next accounts without a result. */
export async function waitingAccounts(tx: Transaction, month: string, most: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('statement_run_accounts')
    .select('account_id')
    .where('month', '=', month)
    .where('state', '=', 'waiting')
    .orderBy('account_id')
    .limit(most)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Stores the result and locks its row until the end of the transaction; false when the account has one already. */
export async function noteResult(
  tx: Transaction,
  month: string,
  accountId: number,
  result: { readonly state: 'sent' } | { readonly state: 'failed'; readonly problem: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('statement_run_accounts')
    .set(result)
    .where('month', '=', month)
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it was finished before. */
export async function finishRun(tx: Transaction, month: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('statement_runs')
    .set({ finished_at: now })
    .where('month', '=', month)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every account of a run by name, with the reason where it got no statement. */
export function resultsOf(tx: Transaction, month: string) {
  return tx
    .selectFrom('statement_run_accounts as r')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'r.provider_id').onRef('a.id', '=', 'r.account_id'),
    )
    .select(['a.name', 'a.account_code', 'r.problem'])
    .where('r.month', '=', month)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
}
