/** Statements about accounts themselves. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { tagsOf } from './services/tags.ts';

export function findAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Every account as the list shows it; money in rand. `vips` are the codes of accounts that are marked as VIPs. */
export function accountRows(tx: Transaction, vips: readonly string[] = []): Expression<unknown> {
  return tx
    .selectFrom('accounts')
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
