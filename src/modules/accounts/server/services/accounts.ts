/** Customer accounts for higher modules. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** Whether the tenant has an account with this number. */
export async function hasAccount(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Name and code of those of these accounts that the tenant has, by name. */
export async function findAccountNames(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ id: number; name: string; account_code: string }[]> {
  if (ids.length === 0) return [];
  const named = tx.selectFrom('accounts').select(['id', 'name', 'account_code']);
  return named.where('id', '=', anyOf(ids)).orderBy('name').execute();
}

/** The account with this code; users limited to an account find only that. */
export async function findAccountByCode(
  tx: Transaction,
  code: string,
  only: number | null,
): Promise<{ id: number } | undefined> {
  const forms = [code, code.toUpperCase(), code.toLowerCase()];
  return tx
    .selectFrom('accounts')
    .select('id')
    .where('account_code', '=', anyOf(forms))
    .$if(only !== null, (rows) => rows.where('id', '=', only))
    .orderBy('id')
    .executeTakeFirst();
}
