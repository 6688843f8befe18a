/** Decides whether an email address and a password open a session at a provider. */
import type { Access } from '#platform/server/db/access.ts';
import { findSignInUser, type ProviderFacts } from '#platform/server/db/definer.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { checkSecondFactor, type SecondFactor } from '../two-factor/second-factor.ts';
import { passwordMatches } from './password.ts';
import { insertSession, sessionEnd } from './repository.ts';

export type SignIn =
  | { readonly kind: 'signed_in'; readonly expiresAt: Date }
  | { readonly kind: 'invalid_credentials' | 'user_disabled' | 'provider_inactive' | Exclude<SecondFactor, 'shown'> };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly two_factor_auth_passcode?: string | undefined;
  readonly userAgent: string;
}

export async function signIn(
  { access, keys }: { readonly access: Access; readonly keys: KeyRing },
  provider: ProviderFacts,
  credentials: Credentials,
  tokenHash: Buffer,
  now: Date,
): Promise<SignIn> {
  const user = await findSignInUser(access, provider.id, credentials.email.trim());
  const matches = await passwordMatches(user?.password_hash, credentials.password);
  // What follows is told only to somebody who knows the password.
  if (!user || !matches) return { kind: 'invalid_credentials' };
  if (user.is_disabled) return { kind: 'user_disabled' };
  if (provider.status === 'inactive' && user.provider_id !== 0) return { kind: 'provider_inactive' };
  const ref = { provider_id: user.provider_id, id: user.user_id };
  const second = await checkSecondFactor(access, keys, ref, credentials.two_factor_auth_passcode, now);
  if (second !== 'shown') return { kind: second };
  const expiresAt = sessionEnd(now);
  const { user_id, provider_id: user_provider_id } = user;
  const session = {
    ...{ provider_id: provider.id, user_provider_id, user_id, token_hash: tokenHash, expires_at: expiresAt },
    user_agent: credentials.userAgent.slice(0, 300),
  };
  await insertSession(access, session, now);
  return { kind: 'signed_in', expiresAt };
}
