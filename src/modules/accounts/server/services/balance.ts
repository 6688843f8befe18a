/** The balance of an account, which only the ledger moves; whoever holds the lock decides alone what the account can afford. */
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** The account as it is now; undefined when the tenant has none. */
export function readAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The same, and nobody else can lock or move it until the transaction ends. Rows that refer to the account can be written meanwhile.
 * Whoever locks several does so in the order of their numbers.
 */
export function lockAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Moves the balance by so many cents, up or down. */
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
