/** Builds a session without signing in, and returns its bearer token. */
import { createHash, randomBytes } from 'node:crypto';
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

type Attributes = Partial<NewRow<'sessions'>> & { user_id: number; provider_id: number };

export interface BuiltSession {
  readonly token: string;
  readonly token_hash: Buffer;
}

export async function buildSession(tx: Transaction, attributes: Attributes): Promise<BuiltSession> {
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest();
  const expires_at = new Date(Date.now() + 3_600_000);
  const { provider_id: user_provider_id } = await tx
    .selectFrom('users')
    .select('provider_id')
    .where('id', '=', attributes.user_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sessions')
    .values({ token_hash, expires_at, user_provider_id, ...attributes })
    .execute();
  return { token, token_hash };
}
