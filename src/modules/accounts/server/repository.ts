/** Statements about accounts themselves. */
import type { Access } from '#platform/server/db/access.ts';
import type { Row } from '#generated/database.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';

export interface AccountPage {
  /** The only account that may be seen; null for all. */
  readonly only: number | null;
  readonly id: number | undefined;
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

export function findAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By name, and how many there are altogether. */
export function findAccounts(
  access: Access,
  providerId: number,
  { only, id, search, offset, limit }: AccountPage,
): Promise<{ readonly accounts: readonly Row<'accounts'>[]; readonly count: number }> {
  return inTenant(access, providerId, async (tx) => {
    let found = tx.selectFrom('accounts');
    if (only !== null) found = found.where('id', '=', only);
    if (id !== undefined) found = found.where('id', '=', id);
    if (search !== '') {
      const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      found = found.where((row) => row.or([row('name', 'ilike', part), row('account_code', 'ilike', part)]));
    }
    const accounts = await found.selectAll().orderBy('name').orderBy('id').offset(offset).limit(limit).execute();
    const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return { accounts, count };
  });
}
