/** Local Google and Apple issuers: they sign identity tokens like the real ones, with keys that can be rotated. */
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { SimulatedResponse, ReceivedRequest } from './gateways.ts';

export const googleClientId = '407408718192-k3s7r3lc0ur13rs.apps.googleusercontent.com';
export const appleClientId = 'za.co.kestrel.portal';

/** Claims of a token besides issuer, audience and times. */
export interface Claims {
  readonly sub: string;
  readonly nonce: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly hd?: string;
  readonly [name: string]: unknown;
}

export interface Signing {
  readonly issuer: string;
  readonly audience: string | string[];
  readonly now: Date;
  readonly validMinutes?: number;
}

export class IdentityIssuer {
  #keys: { readonly kid: string; readonly privateKey: CryptoKey; readonly jwk: JWK }[] = [];
  readonly #codes = new Map<string, string>();
  /** The number of requests for the keys. */
  keyRequests = 0;

  /** Signs with a new key from now on, and drops earlier ones. */
  async rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const kid = `key-${Math.random().toString(36).slice(2)}`;
    this.#keys = [{ kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }];
  }

  async sign(claims: Claims, { issuer, audience, now, validMinutes = 60 }: Signing): Promise<string> {
    if (this.#keys.length === 0) await this.rotate();
    const { kid, privateKey } = this.#keys[0]!;
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + validMinutes * 60)
      .sign(privateKey);
  }

  /** A code that can be exchanged once, for a token of this user. */
  newCode(token: string): string {
    const code = `c${Math.random().toString(36).slice(2)}`;
    this.#codes.set(code, token);
    return code;
  }

  /** Paths of Google and Apple that a server calls; undefined for any other. */
  answer({ method, path, body }: ReceivedRequest, origin: string): SimulatedResponse | undefined {
    if (path === '/.well-known/openid-configuration')
      return {
        status: 200,
        body: { issuer: origin, jwks_uri: `${origin}/keys`, token_endpoint: `${origin}/auth/token` },
      };
    if (path === '/keys') {
      this.keyRequests += 1;
      return { status: 200, body: { keys: this.#keys.map(({ jwk }) => jwk) } };
    }
    if (path !== '/auth/token' || method !== 'POST') return undefined;
    const code = new URLSearchParams(body).get('code') ?? '';
    const token = this.#codes.get(code);
    this.#codes.delete(code);
    return token ? { status: 200, body: { id_token: token } } : { status: 400, body: { error: 'invalid_grant' } };
  }
}
