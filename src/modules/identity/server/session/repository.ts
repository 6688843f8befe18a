/** Statements about sessions; reading one uses a narrow function of the database. */
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';

/** Maximum duration of a session; signing out ends it earlier. */
const sessionDays = 30;

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 24 * 3600 * 1000);
}

export interface NewSession {
  readonly token_hash: Buffer;
  /** 0 for a platform user, at whichever site they sign in. */
  readonly user_provider_id: number;
  readonly user_id: number;
  readonly provider_id: number;
  readonly expires_at: Date;
  readonly user_agent: string;
}

export async function insertSession(tx: Transaction, session: NewSession, now: Date): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
  await tx.updateTable('users').set({ last_signed_in_at: now }).where('id', '=', session.user_id).execute();
}

export function revokeSession(access: Access, providerId: number, tokenHash: Buffer, now: Date): Promise<void> {
  return inTenant(access, providerId, async (tx) => {
    await tx.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', tokenHash).execute();
  });
}

/** Marks the session as confirmed until then. */
export function keepConfirmation(access: Access, providerId: number, tokenHash: Buffer, until: Date): Promise<void> {
  return inTenant(access, providerId, async (tx) => {
    const session = tx.updateTable('sessions').set({ password_confirmed_until: until });
    await session.where('token_hash', '=', tokenHash).execute();
  });
}
