/** Pages that cannot start show why. */
import { expect, test } from 'vitest';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { lookupOutcome, settingsFailed, settingsFailure } from '#platform/web/shell/start-failure.ts';

const refused = (status: number, message = 'it broke') => new CallError(status, String(status), message);

test.each([
  [418, 'maintenance'],
  [404, 'not-found'],
  [401, 'signed-out'],
  [503, 'outage'],
  [500, 'lookup'],
  [0, 'lookup'],
] as const)('F405 a provider look-up that fails with %i leads to %s', (status, outcome) => {
  expect(lookupOutcome(refused(status), true)).toBe(outcome);
});

test('F405 nobody is signed out twice, and any other error is shown', () => {
  expect(lookupOutcome(refused(401), false)).toBe('lookup');
  expect(lookupOutcome(new Error('x'), true)).toBe('lookup');
});

test('without a connection at the start the screen says so', () => {
  const unreachable = new CallError(0, 'unreachable', 'Failed to fetch');
  expect([lookupOutcome(unreachable, true), messageOf(unreachable)]).toEqual([
    'lookup',
    'There is a problem with your internet connectivity.',
  ]);
});

test('F406 a rejected settings request shows its message in the error screen', () => {
  for (const silent of [refused(0), refused(401), refused(503), refused(423), refused(418), new Error('x')])
    settingsFailed(silent);
  expect(settingsFailure.get()).toBeNull();
  settingsFailed(refused(500, 'the settings are broken'));
  expect(settingsFailure.get()).toBe('The settings are broken.');
  settingsFailure.set(null);
});
