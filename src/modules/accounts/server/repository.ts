/** Statements about accounts themselves. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { partPattern, searchedPart } from '#platform/server/lists/filter-sql.ts';
import { findFew } from '#platform/server/lists/indexed-search.ts';
import { tagsOf } from './services/tags.ts';

export function findAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The ids of the accounts that match a search by part of a name or code, where they are few; undefined for many. */
export async function findFewAccounts(tx: Transaction, search: string): Promise<readonly number[] | undefined> {
  const part = searchedPart(search);
  if (part === '') return undefined;
  return findFew(tx, (limit) => sql`select app.find_accounts(${partPattern(part)}, ${limit}) as ids`);
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
