/** Sign-in with a passkey, which proves possession of the device and that the user unlocked it. */
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { LoginBody } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Proven, Refusal } from '../session/sign-in.ts';
import type { SignInSite } from '../session/site.ts';
import { isOpen, useChallenge } from '../social/repository.ts';
import { findByCredential, keepUse } from './repository.ts';

type Shown = NonNullable<LoginBody['passkey']>;

/** `origin`: of the browser's page, such as `https://ship.example.com`. */
export async function provePasskey(site: SignInSite, shown: Shown, origin: string): Promise<Proven | Refusal> {
  const { access, provider, now } = site;
  const rpId = new URL(origin).hostname;
  const find = (tenant: number) => inTenant(access, tenant, (tx) => findByCredential(tx, shown.id));
  const passkey = (await find(provider.id)) ?? (await find(0));
  const open = await inTenant(access, provider.id, (tx) => isOpen(tx, 'passkey_sign_in', shown.challenge, now));
  if (!passkey || passkey.rp_id !== rpId || !open) return 'invalid_passkey';
  const counter = await counterOf(shown, { origin, rpId, publicKey: passkey.public_key, counter: passkey.counter });
  if (counter === undefined) return 'invalid_passkey';
  return {
    user: { provider_id: passkey.provider_id, id: passkey.user_id },
    isDisabled: passkey.is_disabled,
    isTwoFactor: true,
    // In the tenant of the user, which may differ from that of the session.
    confirm: async () =>
      (await inTenant(access, passkey.provider_id, (tx) => keepUse(tx, passkey, counter, now)))
        ? undefined
        : 'invalid_passkey',
    settle: async (tx) =>
      (await useChallenge(tx, 'passkey_sign_in', shown.challenge, now)) ? undefined : 'invalid_passkey',
  };
}

interface Expected {
  readonly origin: string;
  readonly rpId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** The authenticator's signature counter; undefined when the signature is invalid or the user did not unlock the device. */
async function counterOf(
  { id, challenge, client_data_json, authenticator_data, signature }: Shown,
  { origin, rpId, publicKey, counter }: Expected,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data_json, authenticatorData: authenticator_data, signature },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for every mismatch, from a foreign origin to malformed bytes.
    return undefined;
  }
}
