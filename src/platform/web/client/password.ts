/** Re-authentication: the user enters the password again before sensitive changes. */
import { CallError } from './call-error.ts';
import { call } from './call.ts';

/** Confirms the session for a few minutes. Throws `CallError`. */
export async function provePassword(password: string): Promise<void> {
  await call('confirm_password', { body: { password } });
}

/** The settings that require re-authentication before the server changes them; undefined for any other failure. */
export function reauthenticationKeys(failure: unknown): readonly string[] | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'password_required') return undefined;
  return failure.errors.map(({ field }) => field);
}
