/** Decides whether a proof of identity opens a session at a provider. */
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { UserRef } from '../passwords/repository.ts';
import { checkSecondFactor, type SecondFactor } from '../two-factor/second-factor.ts';
import { isBlocked } from '../services/blocked-lists.ts';
import { insertSession, sessionEnd } from './repository.ts';
import type { SignInSite } from './site.ts';

export type Refusal =
  | 'invalid_credentials'
  | 'invalid_social_credentials'
  | 'invalid_link'
  | 'invalid_passkey'
  | 'weak_password'
  | 'link_needs_password'
  | 'identity_in_use'
  | 'user_disabled'
  | 'provider_inactive'
  | 'blocked'
  | Exclude<SecondFactor, 'shown'>;

export type SignIn = { readonly kind: 'signed_in'; readonly expiresAt: Date } | { readonly kind: Refusal };

/** A user whose identity was proven. */
export interface Proven {
  readonly user: UserRef;
  readonly isDisabled: boolean;
  /** An unlocked passkey is two factors at once, so that no passcode is required. */
  readonly isTwoFactor?: boolean;
  /** A check by an external service, made once nothing else is missing. */
  readonly confirm?: () => Promise<Refusal | undefined>;
  /**
   * The effects of the proof, in the transaction that opens the session: marks it as used, or connects an identity.
   * Writes nothing on refusal.
   */
  readonly settle?: (tx: Transaction) => Promise<Refusal | undefined>;
}

/** Refusals after a proof are shown only to the user who gave it. */
export async function openSession(
  { access, keys, provider, now, userAgent, ip, tokenHash }: SignInSite,
  proven: Proven,
  passcode: string | undefined,
): Promise<SignIn> {
  const { user } = proven;
  if (proven.isDisabled) return { kind: 'user_disabled' };
  if (provider.status === 'inactive' && user.provider_id !== 0) return { kind: 'provider_inactive' };
  const second = proven.isTwoFactor ? 'shown' : await checkSecondFactor(access, keys, user, passcode, now);
  if (second !== 'shown') return { kind: second };
  const refused = await proven.confirm?.();
  if (refused) return { kind: refused };
  const expiresAt = sessionEnd(now);
  return inTenant(access, provider.id, async (tx): Promise<SignIn> => {
    if (await isBlockedCustomer(tx, user, ip)) return { kind: 'blocked' };
    const problem = await proven.settle?.(tx);
    if (problem) return { kind: problem };
    const session = {
      ...{ provider_id: provider.id, user_provider_id: user.provider_id, user_id: user.id },
      ...{ token_hash: tokenHash, expires_at: expiresAt, user_agent: userAgent.slice(0, 300) },
    };
    await insertSession(tx, session, now);
    return { kind: 'signed_in', expiresAt };
  });
}

/** Staff are never locked out, so that someone who blocks their own address can undo it (F240). */
async function isBlockedCustomer(tx: Transaction, { provider_id, id }: UserRef, ip: string): Promise<boolean> {
  if (provider_id === 0) return false;
  const users = tx.selectFrom('users').select(['email', 'phone_number', 'account_id']).where('id', '=', id);
  const user = await users.executeTakeFirst();
  if (!user || user.account_id === null) return false;
  return isBlocked(tx, { ip, emails: { email: user.email }, numbers: { phone_number: user.phone_number } });
}
