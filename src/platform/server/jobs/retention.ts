/** Rows that are kept for a limited time: what the nightly job deletes, for the platform's own tables and those of modules. */
// Across providers: all jobs share one queue.
import { sql } from 'kysely';
import type { Tables } from '#generated/database.ts';
import type { Access } from '../db/access.ts';
import type { Transaction } from '../db/tenant.ts';

export interface Retention {
  readonly table: keyof Tables;
  /** The moment from which the days count. */
  readonly since: string;
  readonly days: number;
  /** Rows with this value stay, however old. */
  readonly except?: { readonly column: string; readonly value: string };
}

/** Days for which a job without attempts left stays in the queue, with its error. Its handler has recorded the failure. */
export const failedJobDays = 30;

/** Days for which the files of exports and the results of bulk changes are kept. */
export const resultDays = 7;

export const platformRetention: readonly Retention[] = [
  // Expired sessions answer "signed out" for a while, instead of "unknown".
  { table: 'sessions', since: 'expires_at', days: 7, except: { column: 'is_api_key', value: 'true' } },
  // Expired API keys are listed for a while, so that people see why a program stopped.
  { table: 'sessions', since: 'expires_at', days: 90 },
  { table: 'idempotency_keys', since: 'expires_at', days: 0 },
  { table: 'attempts', since: 'expires_at', days: 0 },
  { table: 'list_exports', since: 'created_at', days: resultDays },
  { table: 'bulk_changes', since: 'created_at', days: resultDays },
];

/** Of all providers; returns their number. The queue delays a job that failed, and then never runs it after its last attempt. */
export async function deleteFailedJobs({ pool }: Access): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and run_at < now() - make_interval(days => $1)`,
    [failedJobDays],
  );
  return rowCount ?? 0;
}

/** Deletes the rows of one tenant whose time is over; returns their number. */
export async function deleteExpired(tx: Transaction, { table, since, days, except }: Retention): Promise<number> {
  const stays = except ? sql`and ${sql.ref(except.column)} <> ${except.value}` : sql``;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(since)} < now() - make_interval(days => ${days}) ${stays}`.execute(
    tx,
  );
  return Number(numAffectedRows);
}
