/** Barcodes in front of a camera: each counts once while it is in sight. */
import { expect, test } from 'vitest';
import { forgottenAfterMs, seenCodes } from '#modules/operations/domain/seen-codes.ts';

test('a code counts once for as long as it stays in sight, and again after it was gone', () => {
  const freshOf = seenCodes();
  expect(freshOf(['KES1/1'], 0)).toBe('KES1/1');
  for (let now = 100; now <= 2 * forgottenAfterMs; now += 100) expect(freshOf(['KES1/1'], now)).toBeUndefined();
  const gone = 2 * forgottenAfterMs;
  expect(freshOf([], gone + 100)).toBeUndefined();
  // A picture in which it couldn’t be read.
  expect(freshOf(['KES1/1'], gone + forgottenAfterMs - 1)).toBeUndefined();
  expect(freshOf(['KES1/1'], gone + 2 * forgottenAfterMs)).toBe('KES1/1');
});

test('of several codes each counts, one a picture', () => {
  const freshOf = seenCodes();
  const both = ['KES1/1', 'KES1/2'];
  expect([freshOf(both, 0), freshOf(both, 100), freshOf(both, 200)]).toEqual(['KES1/1', 'KES1/2', undefined]);
});
