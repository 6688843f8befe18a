/** Error messages of a failed sign-in, and their fields. */
import { expect, test } from 'vitest';
import { CallError } from '#platform/web/client/call-error.ts';
import { loginErrors, missing } from '#modules/identity/web/login/login-errors.ts';

test('empty fields are reported, each at its own input', () => {
  expect(missing('', '')).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' });
  expect(missing('a@b.c', '')).toEqual({ email: undefined, password: 'Enter your password.' });
  expect(missing('a@b.c', 'x')).toBeNull();
});

test('an error never reveals whether email or password was wrong', () => {
  expect(loginErrors(new CallError(401, 'invalid_credentials', 'x'))).toEqual({
    form: 'The email address or password is incorrect.',
  });
});

test('field errors are shown at their field, others above the form', () => {
  const data = { errors: [{ field: 'email', message: 'Enter an email address.' }] };
  expect(loginErrors(new CallError(400, 'invalid_input', 'No', data)).email).toBe('Enter an email address.');
  expect(
    loginErrors(new CallError(429, 'too_many_attempts', 'Too many attempts. Please try again in 4 minutes')),
  ).toEqual({
    form: 'Too many attempts. Please try again in 4 minutes.',
  });
  expect(loginErrors(new CallError(0, 'unreachable', 'Failed to fetch')).form).toBe(
    'There is a problem with your internet connectivity.',
  );
});
