/** Statements about Google and Apple identities, and the challenges of a sign-in. */
import { hash, randomBytes } from 'node:crypto';
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { IdentityProviderId } from './identity-providers.ts';

type Purpose = NewRow<'sign_in_challenges'>['purpose'];

const validMinutes = 10;

/** A challenge of a signed-in user is useless to others; `userId` 0 means nobody yet. */
function hashOf(challenge: string, userId: number): Buffer {
  return hash('sha256', `${userId} ${challenge}`, 'buffer');
}

/** A new challenge in base64url. */
export async function newChallenge(
  tx: Transaction,
  providerId: number,
  purpose: Purpose,
  now: Date,
  userId = 0,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + validMinutes * 60_000);
  const row = { provider_id: providerId, challenge_hash: hashOf(challenge, userId), purpose, expires_at };
  await tx.insertInto('sign_in_challenges').values(row).execute();
  return challenge;
}

/** Whether the challenge is still open. */
export async function isOpen(tx: Transaction, purpose: Purpose, challenge: string, now: Date): Promise<boolean> {
  const found = tx
    .selectFrom('sign_in_challenges')
    .select('purpose')
    .where('challenge_hash', '=', hashOf(challenge, 0));
  return (await found.where('purpose', '=', purpose).where('expires_at', '>', now).executeTakeFirst()) !== undefined;
}

/** Marks the challenge as used; false when it was used, has expired or is unknown. */
export async function useChallenge(
  tx: Transaction,
  purpose: Purpose,
  challenge: string,
  now: Date,
  userId = 0,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('sign_in_challenges')
    .where('challenge_hash', '=', hashOf(challenge, userId))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** The user connected with this identity, with their address. */
export function findLinked(tx: Transaction, issuer: IdentityProviderId, subject: string) {
  return tx
    .selectFrom('social_identities')
    .innerJoin('users', (on) =>
      on
        .onRef('users.provider_id', '=', 'social_identities.provider_id')
        .onRef('users.id', '=', 'social_identities.user_id'),
    )
    .select(['users.id', 'users.provider_id', 'users.is_disabled'])
    .where('social_identities.issuer', '=', issuer)
    .where('social_identities.subject', '=', subject)
    .executeTakeFirst();
}

/** Whether the user is connected with another identity of this issuer. */
export async function hasIdentity(tx: Transaction, issuer: IdentityProviderId, userId: number): Promise<boolean> {
  const found = tx.selectFrom('social_identities').select('user_id').where('issuer', '=', issuer);
  return (await found.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** False when the identity or the user was connected meanwhile. */
export async function linkIdentity(tx: Transaction, row: NewRow<'social_identities'>): Promise<boolean> {
  const added = await tx
    .insertInto('social_identities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The identities connected with the user, by name. */
export function findIdentities(tx: Transaction, userId: number) {
  const rows = tx.selectFrom('social_identities').select(['issuer', 'email', 'created_at']);
  return rows.where('user_id', '=', userId).orderBy('issuer').execute();
}

/** False when none was connected. */
export async function removeIdentity(tx: Transaction, issuer: IdentityProviderId, userId: number): Promise<boolean> {
  const remove = tx.deleteFrom('social_identities').where('issuer', '=', issuer).where('user_id', '=', userId);
  return (await remove.executeTakeFirst()).numDeletedRows > 0n;
}
