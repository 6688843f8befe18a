/** Google and Apple over HTTP: what a site offers, and the results that browsers send. */
import type { FastifyInstance } from 'fastify';
import { storedSecret } from '#modules/settings/server/services/stored-secret.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import type { LoginBody } from '#generated/types.ts';
import type { Refusal } from '../session/sign-in.ts';
import type { SignInSite } from '../session/site.ts';
import { exchangeAppleCode, type AppleKey } from './apple-code.ts';
import { readIdToken } from './id-token.ts';
import { identityProvider, type IdentityProvider } from './identity-providers.ts';
import { ProviderKeys } from './provider-keys.ts';
import type { SocialProof } from './prove-social.ts';
import { isOpen, newChallenge } from './repository.ts';

type SocialCredentials = NonNullable<LoginBody['social_credentials']>;

const ids = ['google', 'apple'] as const;

/** Reads the result that a browser sent; used by the sign-in route. */
export type SocialReader = (site: SignInSite, credentials: SocialCredentials) => Promise<SocialProof | Refusal>;

export function socialRoutes(app: FastifyInstance): SocialReader {
  const { database, clock, config, outbound, keys } = app.services;
  const providerKeys = new ProviderKeys(outbound, clock);

  const settingsOf = async (providerId: number) =>
    app.settings.decidingFor(providerId, await readSettingsRevision(database.app, providerId));

  route(app, 'begin_social_sign_in', async ({ host }) => {
    const settings = await settingsOf(host.id);
    const offered = ids.flatMap((id) => identityProvider(id, settings, config.identity) ?? []);
    const nonce = await inTenant(database.app, host.id, (tx) => newChallenge(tx, host.id, 'social', clock()));
    const identity_providers = offered.map(({ id, clientId, scriptUrl }) => ({
      ...{ id, client_id: clientId, script_url: scriptUrl },
    }));
    return { nonce, identity_providers };
  });

  const appleKey = async (providerId: number): Promise<AppleKey | undefined> => {
    const { apple_login_team_id: teamId, apple_login_key_id: keyId } = await settingsOf(providerId);
    const privateKey = await inTenant(database.app, providerId, (tx) =>
      storedSecret(tx, keys, providerId, 'apple_login_private_key'),
    );
    return teamId && keyId && privateKey ? { teamId, keyId, privateKey } : undefined;
  };

  return async ({ provider: { id }, access, now }, { identity_provider, credential, client_id, nonce, code }) => {
    const identity = identityProvider(identity_provider, await settingsOf(id), config.identity);
    if (!identity || (client_id !== undefined && client_id !== identity.clientId)) return 'invalid_social_credentials';
    if (!(await inTenant(access, id, (tx) => isOpen(tx, 'social', nonce, now)))) return 'invalid_social_credentials';
    const found = { keys: providerKeys.finder(identity.discoveryUrl), nonce, now };
    const person = await reaching(identity, () => readIdToken(credential, identity, found));
    if (!person) return 'invalid_social_credentials';
    if (identity_provider === 'google') return { provider: identity, person, nonce };
    if (code === undefined) return 'invalid_social_credentials';
    const confirm = async (): Promise<Refusal | undefined> => {
      const key = await appleKey(id);
      const subject = key && (await reaching(identity, () => exchangeAppleCode(outbound, identity, key, code, now)));
      return subject === person.subject ? undefined : 'invalid_social_credentials';
    };
    return { provider: identity, person, nonce, confirm };
  };
}

/** A network problem with Google or Apple is not the user's error. */
async function reaching<T>({ name }: IdentityProvider, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof OutboundError)) throw failure;
    const message = `${name} can’t be reached at the moment. Try again, or log in with your password`;
    throw new ApiError(503, 'unavailable', message, [], { retry_after: 5 });
  }
}
