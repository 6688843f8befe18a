/** Exchanges the code of a sign-in with Apple, authenticated as this site. */
import { decodeJwt, importPKCS8, SignJWT } from 'jose';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import type { IdentityProvider } from './identity-providers.ts';

export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** The content of the .p8 file. */
  readonly privateKey: string;
}

/** The subject of Apple's code; undefined when Apple refuses it. Throws `OutboundError` when Apple does not respond. */
export async function exchangeAppleCode(
  outbound: Outbound,
  { clientId, tokenUrl, issuers }: IdentityProvider,
  { teamId, keyId, privateKey }: AppleKey,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const seconds = Math.floor(now.getTime() / 1000);
  const secret = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuers[0]!)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importPKCS8(privateKey.trim(), 'ES256'));
  const form = { client_id: clientId, client_secret: secret, code, grant_type: 'authorization_code' };
  const answer = await outbound.request(new URL(tokenUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  if (answer.status !== 200) return undefined;
  const { id_token } = JSON.parse(answer.text) as { id_token?: string };
  // Received from Apple over TLS, so that checking its signature would add nothing.
  return id_token === undefined ? undefined : decodeJwt(id_token).sub;
}
