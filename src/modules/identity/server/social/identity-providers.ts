/** Google and Apple as configured for a site: scripts, keys and client id. */
import type { Settings } from '#generated/types.ts';
import type { Config } from '#platform/server/config.ts';

export type IdentityProviderId = 'google' | 'apple';

export interface IdentityProvider {
  readonly id: IdentityProviderId;
  readonly name: string;
  readonly clientId: string;
  readonly scriptUrl: string;
  /** Accepted issuers of a token. */
  readonly issuers: readonly string[];
  /** Its OpenID configuration, which contains the address of its keys. */
  readonly discoveryUrl: string;
  readonly tokenUrl: string;
}

/**
 * The identity provider as this site configures it; undefined where it is off or incomplete. `settings`: effective
 * values for the server; of the private key only whether it is set.
 */
export function identityProvider(
  id: IdentityProviderId,
  settings: Settings,
  { google, apple, appleScript }: Config['identity'],
): IdentityProvider | undefined {
  if (id === 'google') {
    const clientId = settings.google_login_client_id;
    if (settings.google_login_enabled !== true || !clientId) return undefined;
    const { host } = new URL(google);
    return {
      ...{ id, name: 'Google', clientId, scriptUrl: `${google}/gsi/client`, tokenUrl: `${google}/token` },
      issuers: [google, host],
      discoveryUrl: `${google}/.well-known/openid-configuration`,
    };
  }
  const { apple_login_client_id: clientId, apple_login_team_id: team, apple_login_key_id: key } = settings;
  if (settings.apple_login_enabled !== true || !clientId || !team || !key) return undefined;
  if (!settings.apple_login_private_key) return undefined;
  return {
    ...{ id, name: 'Apple', clientId, tokenUrl: `${apple}/auth/token` },
    scriptUrl: `${appleScript}/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js`,
    issuers: [apple],
    discoveryUrl: `${apple}/.well-known/openid-configuration`,
  };
}
