/** Entering the password again: what proves that the person at the keyboard is still the one who signed in. */
import { CallError, messageOf } from './call-error.ts';
import { call } from './call.ts';

export type Proof =
  | { readonly ok: true }
  /** Said under the input. */
  | { readonly ok: false; readonly message: string };

/** The session then counts as confirmed for a few minutes. */
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

/** The settings that the server will not change before the password was entered again; undefined for any other failure. */
export function reauthenticationKeys(failure: unknown): readonly string[] | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'password_required') return undefined;
  return failure.errors.map(({ field }) => field);
}
