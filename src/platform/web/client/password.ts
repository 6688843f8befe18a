/** Re-authentication: the user enters the password again before sensitive changes. */
import { CallError, messageOf } from './call-error.ts';
import { call } from './call.ts';

export type Proof =
  | { readonly ok: true }
  /** Shown under the password field. */
  | { readonly ok: false; readonly message: string };

/** Confirms the session for a few minutes. */
export async function provePassword(password: string): Promise<Proof> {
  try {
    await call('confirm_password', { body: { password } });
    return { ok: true };
  } catch (failure) {
    const [finding] = failure instanceof CallError ? failure.errors : [];
    const message = finding?.message ?? messageOf(failure) ?? 'Couldn’t check the password. Try again.';
    return { ok: false, message };
  }
}

/** The settings that require re-authentication before the server changes them; undefined for any other failure. */
export function reauthenticationKeys(failure: unknown): readonly string[] | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'password_required') return undefined;
  return failure.errors.map(({ field }) => field);
}
