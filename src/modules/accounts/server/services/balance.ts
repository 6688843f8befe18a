/** The balance of an account, which only the ledger changes; the holder of the lock can rely on what the account can afford. */
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** The current account; undefined when the tenant has none with this id. */
export function readAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The same, locked until the transaction ends. Rows that refer to the account can still be written. Lock several
 * accounts in the order of their ids.
 */
export function lockAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Changes the balance by a number of cents, positive or negative. */
export async function moveBalance(tx: Transaction, id: number, cents: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set(({ eb }) => ({
      balance_cents: eb('balance_cents', '+', cents),
      balance_revision: eb('balance_revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
