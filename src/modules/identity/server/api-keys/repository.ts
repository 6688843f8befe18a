/** Statements about API keys; a key is valid as long as its session. */
import type { Expression } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface NewApiKey {
  readonly provider_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly token_hash: Buffer;
  /** Null: never. */
  readonly expires_at: Date | null;
  readonly created_at: Date;
}

/** Stands for never, because a session always has an end. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

/** Returns its id. */
export async function insertApiKey(tx: Transaction, key: NewApiKey): Promise<number> {
  const { provider_id, user_id, token_hash, expires_at } = key;
  const session = { provider_id, user_provider_id: provider_id, user_id, token_hash, is_api_key: true };
  await tx
    .insertInto('sessions')
    .values({ ...session, expires_at: expires_at ?? endOfTime, user_agent: 'API key' })
    .execute();
  const { id } = await tx.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface ApiKeyRow {
  readonly id: number;
  readonly name: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
}

/** Those that were not revoked, the newest first, after them the expired ones, so that people see why a program stopped. */
export function findApiKeys(tx: Transaction, userId: number, now: Date): Promise<ApiKeyRow[]> {
  return tx
    .selectFrom('api_keys as k')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.provider_id', '=', 'k.provider_id').onRef('s.token_hash', '=', 'k.token_hash'),
    )
    .select(['k.id', 'k.name', 'k.created_at', 'k.expires_at', 'k.last_used_at'])
    .where('k.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .orderBy((row) => row('s.expires_at', '>', now), 'desc')
    .orderBy('k.id', 'desc')
    .execute();
}

/** The name of the key, valid or expired; undefined when the user has no such key, or it was revoked. */
export async function revokeApiKey(
  tx: Transaction,
  userId: number,
  id: number,
  now: Date,
): Promise<string | undefined> {
  const keys = tx.selectFrom('api_keys').select(['name', 'token_hash']).where('id', '=', id);
  const key = await keys.where('user_id', '=', userId).executeTakeFirst();
  if (!key) return undefined;
  const open = tx.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', key.token_hash);
  const ended = await open.where('revoked_at', 'is', null).executeTakeFirst();
  return ended.numUpdatedRows > 0n ? key.name : undefined;
}

/** The keys of users of accounts that were not revoked. */
export function accountApiKeyRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('api_keys as k')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.provider_id', '=', 'k.provider_id').onRef('s.token_hash', '=', 'k.token_hash'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 'k.provider_id').onRef('u.id', '=', 'k.user_id'),
    )
    .select(['k.id', 'u.account_id', 'k.name', 'u.name as user', 'k.created_at', 'k.expires_at', 'k.last_used_at'])
    .where('u.account_id', 'is not', null)
    .where('s.revoked_at', 'is', null);
}

/** The owner of a key; undefined for an unknown id, and for a key of another account than `only`. */
export async function findApiKeyUser(
  tx: Transaction,
  id: number,
  only: number | null = null,
): Promise<number | undefined> {
  const keys = tx
    .selectFrom('api_keys as k')
    .innerJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 'k.provider_id').onRef('u.id', '=', 'k.user_id'),
    )
    .select('k.user_id')
    .where('k.id', '=', id)
    .$if(only !== null, (rows) => rows.where('u.account_id', '=', only));
  return (await keys.executeTakeFirst())?.user_id;
}

/** Rounded to the minute, so that a busy client causes one write per minute. */
export async function keepLastUse(tx: Transaction, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where((key) =>
      key.or([key('last_used_at', 'is', null), key('last_used_at', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}
