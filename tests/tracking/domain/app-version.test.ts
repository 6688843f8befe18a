/** Versions of the driver app are compared number by number. */
import { expect, test } from 'vitest';
import { isOlder } from '#modules/tracking/domain/app-version.ts';

test.each([
  ['4.2.0', '4.2.1', true],
  ['4.2.1', '4.2.1', false],
  ['4.10', '4.9.9', false],
  ['4', '4.0.0', false],
  ['3.99', '4', true],
  ['', '1', true],
  ['latest', '1', true],
])('%j is older than %j: %s', (version, minimum, older) => {
  expect(isOlder(version, minimum)).toBe(older);
});
