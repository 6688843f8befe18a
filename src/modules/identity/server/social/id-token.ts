/** Verifies an identity token: signature, audience, nonce and time. */
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IdentityProvider } from './identity-providers.ts';

/** The person in a verified token. */
export interface SocialPerson {
  readonly subject: string;
  /** Null if the token contains none, or an unverified one. */
  readonly email: string | null;
  /** Whether the identity provider operates the mailbox itself, so that the address cannot have been taken over. */
  readonly ownsMailbox: boolean;
}

/** Undefined for an invalid token. Throws `OutboundError` when the keys cannot be fetched. */
export async function readIdToken(
  token: string,
  provider: IdentityProvider,
  { keys, nonce, now }: { readonly keys: JWTVerifyGetKey; readonly nonce: string; readonly now: Date },
): Promise<SocialPerson | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer: [...provider.issuers], audience: provider.clientId, currentDate: now },
      // Only signatures by published keys are accepted, never a shared secret.
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: 30,
    });
    if (payload['nonce'] !== nonce || Array.isArray(payload.aud)) return undefined;
    const verified = payload['email_verified'] === true || payload['email_verified'] === 'true';
    const email = verified && typeof payload['email'] === 'string' ? payload['email'].toLowerCase() : null;
    return { subject: payload.sub!, email, ownsMailbox: email !== null && runsMailbox(provider, email, payload) };
  } catch (failure) {
    if (failure instanceof errors.JOSEError) return undefined;
    throw failure;
  }
}

/** `hd` names a Workspace domain. */
function runsMailbox({ id }: IdentityProvider, email: string, payload: Readonly<Record<string, unknown>>): boolean {
  if (id === 'google') return email.endsWith('@gmail.com') || typeof payload['hd'] === 'string';
  return /@(?:icloud|me|mac)\.com$/.test(email);
}
