/** Failures are shown as messages, or not at all. */
import { expect, test } from 'vitest';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { cleanMessage } from '#platform/web/client/call-error.ts';

test.each([
  ['Failed to fetch', 'There is a problem with your internet connectivity.'],
  ['Load failed', 'There is a problem with your internet connectivity.'],
  ['service unavailable', 'Service unavailable. Please check your Internet connection.'],
  ['The user aborted a request.', null],
  ['Aborted duplicate request', null],
  ['the account has been closed', null],
  ['', null],
  ['wrong passcode', 'Wrong passcode.'],
  ['Really?', 'Really?'],
])('F402 F403 %j is shown as %j', (raw, shown) => {
  expect(cleanMessage(raw)).toBe(shown);
});

test('F110 a closed account and maintenance show no message', () => {
  expect(messageOf(new CallError(423, 'account_closed', 'The account is closed'))).toBeNull();
  expect(messageOf(new CallError(418, 'maintenance', 'Maintenance'))).toBeNull();
  expect(messageOf(new CallError(500, 'internal_error', 'it broke'))).toBe('It broke.');
});

test('F404 an aborted request shows nothing', () => {
  expect(messageOf(new DOMException('anything', 'AbortError'))).toBeNull();
});

test('field errors are extracted from the response, whatever else it contains', () => {
  const data = { errors: [{ field: 'email', message: 'Wrong' }, 'noise', { field: 'x' }] };
  expect(new CallError(400, 'invalid_input', 'No', data).errors).toEqual([{ field: 'email', message: 'Wrong' }]);
});
