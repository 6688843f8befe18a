/** Barcodes in front of a camera: each counts once while it is in sight. */
import { expect, test } from 'vitest';
import { forgottenAfterMs, seenCodes } from '#modules/operations/domain/seen-codes.ts';

const code = 'KES1/1';

test('a code counts once for as long as it stays in sight, however long a picture takes', () => {
  const freshOf = seenCodes();
  expect(freshOf([code], 0)).toBe(code);
  for (let now = 0; now < 20 * forgottenAfterMs; now += 2 * forgottenAfterMs)
    expect(freshOf([code], now)).toBeUndefined();
});

test('a code counts again after it was gone, and not after pictures that couldn’t be read', () => {
  const freshOf = seenCodes();
  expect(freshOf([code], 0)).toBe(code);
  expect(freshOf([], forgottenAfterMs - 1)).toBeUndefined();
  expect(freshOf([code], forgottenAfterMs)).toBeUndefined();
  expect(freshOf([], 2 * forgottenAfterMs)).toBeUndefined();
  expect(freshOf([code], 2 * forgottenAfterMs)).toBe(code);
});

test('of several codes each counts, one a picture', () => {
  const freshOf = seenCodes();
  const both = ['KES1/1', 'KES1/2'];
  expect([freshOf(both, 0), freshOf(both, 100), freshOf(both, 200)]).toEqual(['KES1/1', 'KES1/2', undefined]);
});
