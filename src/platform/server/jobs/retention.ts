/** Rows that are kept for a limited time: what the nightly job deletes, for the platform's own tables and those of modules. */
import { sql } from 'kysely';
import type { Tables } from '#generated/database.ts';
import type { Transaction } from '../db/tenant.ts';

export interface Retention {
  readonly table: keyof Tables;
  /** The moment from which the days count. */
  readonly since: string;
  readonly days: number;
  /** Rows with this value stay, however old. */
  readonly except?: { readonly column: string; readonly value: string };
}

/** Days for which the files of exports and the results of bulk changes are kept. */
export const resultDays = 7;

export const platformRetention: readonly Retention[] = [
  // Expired sessions answer "signed out" for a while, instead of "unknown".
  { table: 'sessions', since: 'expires_at', days: 7 },
  { table: 'idempotency_keys', since: 'expires_at', days: 0 },
  { table: 'attempts', since: 'expires_at', days: 0 },
  { table: 'list_exports', since: 'created_at', days: resultDays },
  { table: 'bulk_changes', since: 'created_at', days: resultDays },
];

/** Deletes the rows of one tenant whose time is over; returns their number. */
export async function deleteExpired(tx: Transaction, { table, since, days, except }: Retention): Promise<number> {
  const stays = except ? sql`and ${sql.ref(except.column)} <> ${except.value}` : sql``;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(since)} < now() - make_interval(days => ${days}) ${stays}`.execute(
    tx,
  );
  return Number(numAffectedRows);
}
