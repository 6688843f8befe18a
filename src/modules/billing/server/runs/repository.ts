/** Statements about invoice runs and the result of each account. */
import { sql } from 'kysely';
import type { InvoicingResult, InvoicingRun, InvoicingRunAccount } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import type { Cents } from '#platform/domain/money.ts';

interface NewRun {
  readonly providerId: number;
  /** Charges before this day are invoiced. */
  readonly day: string;
  /** Null for the nightly run, of which there is one a day. */
  readonly startedBy: string | null;
}

/** The id of the run; an interrupted nightly run is continued. */
export async function addInvoicingRun(tx: Transaction, { providerId, day, startedBy }: NewRun): Promise<number> {
  const found =
    startedBy === null
      ? await tx
          .selectFrom('invoicing_runs')
          .select('id')
          .where('run_date', '=', day)
          .where('started_by', 'is', null)
          .executeTakeFirst()
      : undefined;
  if (found) return found.id;
  if (startedBy === null) await finishEarlierRuns(tx, day);
  const { id } = await tx
    .insertInto('invoicing_runs')
    .values({ provider_id: providerId, run_date: day, started_by: startedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  emit(tx, 'invoicing_run_changed', { invoicing_run_id: id });
  return id;
}

/** A nightly run that was interrupted until the next one ends with it: the next one invoices its remaining accounts. */
async function finishEarlierRuns(tx: Transaction, day: string): Promise<void> {
  const runs = tx
    .updateTable('invoicing_runs')
    .set({ finished_at: sql<Date>`now()` })
    .where('started_by', 'is', null)
    .where('finished_at', 'is', null)
    .where('run_date', '<', day);
  for (const { id } of await runs.returning('id').execute())
    emit(tx, 'invoicing_run_changed', { invoicing_run_id: id });
}

/** Accounts to be processed in this run. */
export async function addWaiting(
  tx: Transaction,
  providerId: number,
  runId: number,
  accountIds: readonly number[],
): Promise<void> {
  await tx
    .insertInto('invoicing_run_accounts')
    .values(accountIds.map((account_id) => ({ provider_id: providerId, run_id: runId, account_id, state: 'waiting' })))
    .execute();
}

export async function waitingAccounts(tx: Transaction, runId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('invoicing_run_accounts')
    .select('account_id')
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

interface Outcome {
  readonly state: InvoicingResult;
  readonly invoices?: number;
  readonly total_cents?: Cents;
  readonly problem?: string;
}

/** Records the result of an account; a repeated run keeps the invoices that it created before. */
export async function noteOutcome(
  tx: Transaction,
  at: { readonly providerId: number; readonly runId: number; readonly accountId: number },
  { state, invoices = 0, total_cents = 0, problem }: Outcome,
): Promise<void> {
  const values = { state, invoices, total_cents, problem: problem ?? null };
  await tx
    .insertInto('invoicing_run_accounts')
    .values({ provider_id: at.providerId, run_id: at.runId, account_id: at.accountId, ...values })
    .onConflict((one) =>
      one
        .columns(['provider_id', 'run_id', 'account_id'])
        .doUpdateSet(values)
        .where('invoicing_run_accounts.state', '<>', 'invoiced'),
    )
    .execute();
  emit(tx, 'invoicing_run_changed', { invoicing_run_id: at.runId });
}

export async function finishRun(tx: Transaction, runId: number, now: Date): Promise<void> {
  await tx.updateTable('invoicing_runs').set({ finished_at: now }).where('id', '=', runId).execute();
  emit(tx, 'invoicing_run_changed', { invoicing_run_id: runId });
}

/** Every run, for the list; money in rand. */
export function invoicingRunRows(tx: Transaction) {
  const figures = tx
    .selectFrom('invoicing_run_accounts')
    .select([
      'run_id',
      sql<number>`count(*)::integer`.as('accounts'),
      sql<number>`(count(*) filter (where state <> 'waiting'))::integer`.as('done'),
      sql<number>`(count(*) filter (where state = 'failed'))::integer`.as('failed'),
      sql<number>`sum(invoices)::integer`.as('invoices'),
      sql<number>`(sum(total_cents) / 100.0)::float8`.as('total'),
    ])
    .groupBy('run_id');
  return tx
    .selectFrom('invoicing_runs as r')
    .leftJoin(figures.as('f'), 'f.run_id', 'r.id')
    .select(['r.id', 'r.run_date', 'r.started_at', 'r.started_by'])
    .select([
      sql<InvoicingRun['state']>`case when r.finished_at is null then 'running' else 'done' end`.as('state'),
      sql<number>`coalesce(f.accounts, 0)`.as('accounts'),
      sql<number>`coalesce(f.done, 0)`.as('done'),
      sql<number>`coalesce(f.invoices, 0)`.as('invoices'),
      sql<number>`coalesce(f.total, 0)`.as('total'),
      sql<number>`coalesce(f.failed, 0)`.as('failed'),
    ]);
}

const mostAccounts = 1000;

/** Failures first. */
export async function accountsOfRun(tx: Transaction, runId: number): Promise<InvoicingRunAccount[]> {
  const rows = await tx
    .selectFrom('invoicing_run_accounts as r')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'r.provider_id').onRef('a.id', '=', 'r.account_id'),
    )
    .select(['a.id', 'a.name as account', 'r.state', 'r.invoices', 'r.problem'])
    .select(sql<number>`(r.total_cents / 100.0)::float8`.as('total'))
    .where('r.run_id', '=', runId)
    .orderBy(sql`r.state = 'failed'`, 'desc')
    .orderBy('a.name')
    .orderBy('a.id')
    .limit(mostAccounts)
    .execute();
  return rows;
}
