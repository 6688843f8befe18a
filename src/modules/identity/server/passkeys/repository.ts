/** Statements about passkeys, in the tenant of their user, which for platform users is 0. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export type StoredPasskey = Row<'passkeys'>;

export function findPasskeys(tx: Transaction, userId: number): Promise<StoredPasskey[]> {
  return tx.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(100).execute();
}

/** Undefined when the credential is already registered. */
export function insertPasskey(tx: Transaction, row: NewRow<'passkeys'>): Promise<StoredPasskey | undefined> {
  const insert = tx.insertInto('passkeys').values(row);
  return insert
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function renamePasskey(tx: Transaction, userId: number, id: number, name: string): Promise<boolean> {
  const update = tx.updateTable('passkeys').set({ name }).where('id', '=', id).where('user_id', '=', userId);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** The name of the removed passkey; undefined when it did not belong to the user. */
export async function deletePasskey(tx: Transaction, userId: number, id: number): Promise<string | undefined> {
  const remove = tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
  return (await remove.returning('name').executeTakeFirst())?.name;
}

/** All passkeys of a user; returns their number. */
export async function deletePasskeys(tx: Transaction, userId: number): Promise<number> {
  const deleted = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** The passkey with its user, in the tenant of the transaction. */
export function findByCredential(tx: Transaction, credentialId: string) {
  return tx
    .selectFrom('passkeys')
    .innerJoin('users', (on) =>
      on.onRef('users.provider_id', '=', 'passkeys.provider_id').onRef('users.id', '=', 'passkeys.user_id'),
    )
    .selectAll('passkeys')
    .select('users.is_disabled')
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** A signature counter must increase; false for a cloned authenticator that is behind. */
export async function keepUse(tx: Transaction, passkey: StoredPasskey, counter: number, now: Date): Promise<boolean> {
  const update = tx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', passkey.id);
  return (await update.where('counter', '=', passkey.counter).executeTakeFirst()).numUpdatedRows > 0n;
}
