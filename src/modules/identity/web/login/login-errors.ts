/** Maps the errors of a sign-in to the fields concerned. */
import { CallError, messageOf } from '#platform/web/client/call-error.ts';

export interface LoginErrors {
  /** An error of the whole attempt. */
  readonly form?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

export const noErrors: LoginErrors = {};

export function missing(email: string, password: string): LoginErrors | null {
  if (email !== '' && password !== '') return null;
  return {
    email: email === '' ? 'Enter your email address.' : undefined,
    password: password === '' ? 'Enter your password.' : undefined,
  };
}

export function loginErrors(failure: unknown): LoginErrors {
  const message = messageOf(failure) ?? undefined;
  if (!(failure instanceof CallError)) return { form: message };
  if (failure.code === 'invalid_credentials') return { form: 'The email address or password is incorrect.' };
  const ofField = (name: string) => failure.errors.find(({ field }) => field === name)?.message;
  const email = ofField('email');
  const password = ofField('password');
  return email || password ? { email, password } : { form: message };
}
