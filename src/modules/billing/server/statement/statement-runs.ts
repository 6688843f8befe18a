/** Queries of the statement runs: which one is due each month, and what became of each account. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { StatementResult } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import type { ApiError } from '#platform/server/http/api-error.ts';
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
  const missed = older.map(({ id }) => id);
  if (missed.length > 0) await tx.deleteFrom('statement_runs').where('id', 'in', missed).execute();
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
  { provider_id, id }: StatementRun,
  { from, to, audience, now }: Started,
): Promise<void> {
  await tx
    .updateTable('statement_runs')
    .set({ from_day: from, to_day: to, audience, started_at: now })
    .where('id', '=', id)
    .execute();
  const owed = sql.ref(audience === 'overdue' ? 'd.overdue' : 'd.amount_due');
  await sql`insert into statement_run_accounts (provider_id, run_id, account_id)
    select ${provider_id}::bigint, ${id}::bigint, d.id from (${debtorRows(tx, to)}) as d where ${owed} > 0`.execute(tx);
  emit(tx, 'statement_run_changed', { statement_run_id: id });
}

interface StaffRun {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly startedBy: string;
  readonly accountIds: readonly number[];
}

/** A run of these accounts, as staff chose them; returns its id. */
export async function addStaffRun(
  tx: Transaction,
  provider_id: number,
  { from, to, now, startedBy, accountIds }: StaffRun,
): Promise<number> {
  const { id } = await tx
    .insertInto('statement_runs')
    .values({ provider_id, from_day: from, to_day: to, started_at: now, started_by: startedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into statement_run_accounts (provider_id, run_id, account_id)
    select ${provider_id}::bigint, ${id}::bigint, a.id from accounts a where a.id = any(${[...accountIds]}::bigint[])`.execute(
    tx,
  );
  emit(tx, 'statement_run_changed', { statement_run_id: id });
  return id;
}

/** `month`: its first day. */
export function findMonthlyRun(tx: Transaction, month: string): Promise<StatementRun | undefined> {
  return tx.selectFrom('statement_runs').selectAll().where('month', '=', month).executeTakeFirst();
}

/** The last day of the statements that were sent in the month of a day; undefined where none were. */
export async function lastDayCovered(tx: Transaction, day: string): Promise<string | undefined> {
  return (await findMonthlyRun(tx, monthOf(day)))?.to_day ?? undefined;
}

/** The next accounts without a result. */
export async function waitingAccounts(tx: Transaction, runId: number, most: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('statement_run_accounts')
    .select('account_id')
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('account_id')
    .limit(most)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

type Failure = { readonly state: Exclude<StatementResult, 'sent' | 'waiting'>; readonly problem: string };

/** The result for an account that was refused, or whose statement failed for a reason that is not the account’s. */
export function failureOf(refusal: ApiError | undefined): Failure {
  if (!refusal) return { state: 'failed', problem: 'The statement couldn’t be created. Email it again.' };
  return { state: refusal.code === 'no_address' ? 'skipped' : 'failed', problem: refusal.message };
}

/** Stores the result and locks its row until the end of the transaction; false when the account has one already. */
export async function noteResult(
  tx: Transaction,
  runId: number,
  accountId: number,
  result: Failure | { readonly state: 'sent' },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('statement_run_accounts')
    .set(result)
    .where('run_id', '=', runId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  emit(tx, 'statement_run_changed', { statement_run_id: runId });
  return true;
}

/** Of an account whose result is noted. */
export async function noteRecipients(
  tx: Transaction,
  runId: number,
  accountId: number,
  recipients: string,
): Promise<void> {
  await tx
    .updateTable('statement_run_accounts')
    .set({ sent_to: recipients })
    .where('run_id', '=', runId)
    .where('account_id', '=', accountId)
    .execute();
}

/** False when it was finished before. */
export async function finishRun(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('statement_runs')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  emit(tx, 'statement_run_changed', { statement_run_id: id });
  return true;
}
