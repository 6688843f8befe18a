/** Passkeys in the browser; loaded on first use. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  AddPasskeyBody,
  BeginPasskeyAnswer200,
  BeginPasskeySignInAnswer200,
  LoginBody,
} from '#generated/types.ts';

/** Undefined when the user cancelled. Throws when the browser or the device does not support it. */
export async function makePasskey({
  challenge,
  rp_id,
  rp_name,
  user_handle,
  known,
  user,
}: BeginPasskeyAnswer200): Promise<Omit<AddPasskeyBody, 'name'> | undefined> {
  const made = await unlessGivenUp(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rp_id, name: rp_name },
        user: { id: user_handle, name: user, displayName: user },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
        excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  return (
    made && {
      ...{ challenge, id: made.id },
      ...{ client_data_json: made.response.clientDataJSON, attestation_object: made.response.attestationObject },
    }
  );
}

/** Undefined when the user cancelled. Throws when the browser or the device does not support it. */
export async function showPasskey({
  challenge,
  rp_id,
}: BeginPasskeySignInAnswer200): Promise<LoginBody['passkey'] | undefined> {
  const shown = await unlessGivenUp(
    startAuthentication({ optionsJSON: { challenge, rpId: rp_id, userVerification: 'required' } }),
  );
  return (
    shown && {
      ...{ challenge, id: shown.id, signature: shown.response.signature },
      ...{ client_data_json: shown.response.clientDataJSON, authenticator_data: shown.response.authenticatorData },
    }
  );
}

async function unlessGivenUp<T>(prompt: Promise<T>): Promise<T | undefined> {
  try {
    return await prompt;
  } catch (failure) {
    const name = failure instanceof Error ? failure.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    if (name === 'InvalidStateError') throw new Error('This device has a passkey for you already', { cause: failure });
    throw new Error('This browser can’t use passkeys here', { cause: failure });
  }
}
