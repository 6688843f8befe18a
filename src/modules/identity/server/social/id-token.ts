/** Decides whether an identity token is genuine: who signed it, for which site, in answer to which nonce, and whether it is of now. */
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IdentityProvider } from './identity-providers.ts';

/** Who a genuine token speaks of. */
export interface SocialPerson {
  readonly subject: string;
  /** Null where the token says none, or one that was not verified. */
  readonly email: string | null;
  /** Whether the identity provider itself runs the mailbox, so that nobody else can have taken the address over. */
  readonly ownsMailbox: boolean;
}

/** Undefined for a token that proves nothing. Throws `OutboundError` when the keys cannot be fetched. */
export async function readIdToken(
  token: string,
  provider: IdentityProvider,
  { keys, nonce, now }: { readonly keys: JWTVerifyGetKey; readonly nonce: string; readonly now: Date },
): Promise<SocialPerson | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer: [...provider.issuers], audience: provider.clientId, currentDate: now },
      // A secret shared with nobody is no key: only signatures of the published keys are taken.
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

/** A Workspace domain is named by `hd`. */
function runsMailbox({ id }: IdentityProvider, email: string, payload: Readonly<Record<string, unknown>>): boolean {
  if (id === 'google') return email.endsWith('@gmail.com') || typeof payload['hd'] === 'string';
  return /@(?:icloud|me|mac)\.com$/.test(email);
}
