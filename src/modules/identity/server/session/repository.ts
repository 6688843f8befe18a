/** Statements about sessions; reading one happens in the database's own narrow function. */
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';

/** How long a session lasts; signing out ends it before. */
const sessionDays = 30;

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 24 * 3600 * 1000);
}

export interface NewSession {
  readonly token_hash: Buffer;
  /** 0 for a user of the platform, whoever's site they sign in at. */
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

/** The session counts as confirmed from now on until then. */
export function keepConfirmation(access: Access, providerId: number, tokenHash: Buffer, until: Date): Promise<void> {
  return inTenant(access, providerId, async (tx) => {
    const session = tx.updateTable('sessions').set({ password_confirmed_until: until });
    await session.where('token_hash', '=', tokenHash).execute();
  });
}
