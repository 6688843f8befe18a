/** Statements about passwords, links to choose one, and sessions that end with an old password. */
import { sql } from 'kysely';
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** The user: platform users belong to provider 0, wherever they sign in. */
export interface UserRef {
  readonly provider_id: number;
  readonly id: number;
}

/** Undefined for a disabled user. */
export function findEnabledUser(tx: Transaction, { id }: UserRef) {
  const users = tx.selectFrom('users').select(['provider_id', 'id', 'email', 'name']);
  return users.where('id', '=', id).where('is_disabled', '=', false).executeTakeFirst();
}

/** With `arrival` a user comes from the provider's own system: it signs in without changing a password. */
export type LinkKind = 'reset' | 'invitation' | 'arrival';

export async function insertLink(tx: Transaction, link: NewRow<'password_links'>): Promise<void> {
  await tx.insertInto('password_links').values(link).execute();
}

/** The unused links of a user that are valid at a moment, at the provider of the transaction. */
export async function countOpenLinks(tx: Transaction, kind: LinkKind, user: UserRef, at: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('password_links')
    .select(tx.fn.countAll<number>().as('count'))
    .where('user_provider_id', '=', user.provider_id)
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return count;
}

export interface OpenLink {
  readonly kind: LinkKind;
  readonly user: UserRef;
}

/** The link, locked, unless it was used, has expired or is unknown. */
export async function lockOpenLink(tx: Transaction, tokenHash: Buffer, now: Date): Promise<OpenLink | undefined> {
  const found = await tx
    .selectFrom('password_links')
    .select(['kind', 'user_provider_id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return found && { kind: found.kind, user: { provider_id: found.user_provider_id, id: found.user_id } };
}

/** Marks one link as used, without changing the password. */
export async function useLink(tx: Transaction, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('password_links').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Invalidates the user's open links at this provider: the person who has them may no longer be the user. */
export async function closeLinks(tx: Transaction, user: UserRef, now: Date): Promise<void> {
  await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('user_provider_id', '=', user.provider_id)
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Replaces the password, ends the user's sessions except one, and invalidates all links; returns the number of ended
 * sessions.
 */
export async function setPassword(
  tx: Transaction,
  user: UserRef,
  hash: string,
  current: Buffer | null,
): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select app.set_password(${user.provider_id}, ${user.id}, ${hash}, ${current}::bytea)::integer as ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}

/** Ends the user's sessions at every provider, except one; returns their number. */
export async function endSessions(tx: Transaction, user: UserRef, current: Buffer | null): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select app.end_sessions(${user.provider_id}, ${user.id}, ${current}::bytea)::integer as ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}

export interface OwnSession {
  readonly id: number;
  readonly token_hash: Buffer;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** The user's active sessions at this provider, newest first. */
export function findOpenSessions(tx: Transaction, user: UserRef, now: Date): Promise<OwnSession[]> {
  return tx
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'expires_at'])
    .where('user_provider_id', '=', user.provider_id)
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('is_api_key', '=', false)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}
