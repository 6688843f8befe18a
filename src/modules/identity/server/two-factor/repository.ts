/** Statements about two-factor authentication, in the tenant of the user, which for platform users is 0. */
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { UserRef } from '../passwords/repository.ts';

export type StoredTwoFactor = Row<'two_factor'>;

/** Locked, so that concurrent sign-ins cannot use the same passcode. */
export function lockTwoFactor(tx: Transaction, userId: number): Promise<StoredTwoFactor | undefined> {
  return tx.selectFrom('two_factor').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Replaces a secret that is not enabled yet. */
export async function offerSecret(tx: Transaction, user: UserRef, secret: Buffer): Promise<void> {
  await tx
    .insertInto('two_factor')
    .values({ provider_id: user.provider_id, user_id: user.id, secret })
    .onConflict((conflict) => conflict.columns(['provider_id', 'user_id']).doUpdateSet({ secret }))
    .execute();
}

/** Marks the passcode of this step as used; with `enabledAt`, signing in requires passcodes from then on. */
export async function keepStep(tx: Transaction, userId: number, last_step: number, enabledAt?: Date): Promise<void> {
  const change = enabledAt ? { last_step, enabled_at: enabledAt } : { last_step };
  await tx.updateTable('two_factor').set(change).where('user_id', '=', userId).execute();
}

/** Returns whether it was set up; deletes the recovery codes too. */
export async function removeTwoFactor(tx: Transaction, userId: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('two_factor').where('user_id', '=', userId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(tx: Transaction, user: UserRef, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
  const rows = hashes.map((code_hash) => ({ provider_id: user.provider_id, user_id: user.id, code_hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Whether the code was an unused one of the user. */
export async function useRecoveryCode(tx: Transaction, userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const update = tx.updateTable('recovery_codes').set({ used_at: now }).where('user_id', '=', userId);
  const used = await update.where('code_hash', '=', codeHash).where('used_at', 'is', null).executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(tx: Transaction, userId: number): Promise<number> {
  const codes = tx
    .selectFrom('recovery_codes')
    .select(tx.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId);
  return (await codes.where('used_at', 'is', null).executeTakeFirstOrThrow()).left;
}
