/** Statements about accounts themselves. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { partPattern, searchedPart } from '#platform/server/lists/filter-sql.ts';
import { tagsOf } from './services/tags.ts';

export function findAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Up to this many matches, a search reads them by index. */
const fewEnough = 5000;
/**
 * The ids of the accounts that match a search by part of a name or code, read by index; undefined for a search with
 * many matches, which the list's own condition finds while scanning an index until it has enough. The planner only
 * knows average numbers of accounts: it would collect all matches of a large provider, or scan past those of a small
 * one.
 */
export async function findFew(tx: Transaction, search: string): Promise<readonly number[] | undefined> {
  const part = searchedPart(search);
  if (part === '') return undefined;
  const query = sql<{
    ids: readonly number[] | null;
  }>`select app.find_accounts(${partPattern(part)}, ${fewEnough}) as ids`;
  const { rows } = await query.execute(tx);
  const ids = rows[0]?.ids ?? undefined;
  if (!ids)
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      tx,
    );
  return ids;
}

export interface AccountSelection {
  /** Codes of VIP accounts. */
  readonly vips: readonly string[];
  /** Only these; all when absent. */
  readonly ids?: readonly number[] | undefined;
}

/** Every account, for the list; money in rand. */
export function accountRows(tx: Transaction, { vips, ids }: AccountSelection = { vips: [] }): Expression<unknown> {
  return tx
    .selectFrom('accounts')
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::bigint[])`))
    .select([
      'id',
      'account_code',
      'name',
      'account_type',
      'tracking_prefix',
      sql<number>`(balance_cents / 100.0)::float8`.as('balance'),
      sql<number>`(credit_limit_cents / 100.0)::float8`.as('credit_limit'),
      sql<boolean>`account_code = any(${[...vips]}::text[])`.as('is_vip'),
      sql<boolean>`is_on_hold and not temp_disable_auto_hold`.as('is_on_hold'),
      sql<boolean>`closed_at is not null`.as('is_closed'),
      tagsOf('account', sql.ref('accounts.id')).as('tags'),
      'rank_name',
    ]);
}
