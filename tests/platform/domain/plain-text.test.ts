/** Removing characters that a scanner or message added to a printed number. */
import { expect, test } from 'vitest';
import { plainText } from '#platform/domain/plain-text.ts';

test.each([
  ['\uFEFFKES42201\u200B', 'KES42201'],
  ['KES 422\t01\r\n', 'KES42201'],
  ['KES\u00A042201', 'KES42201'],
  ['Kés-42/1_#', 'Ks-42/1_#'],
  ['日本', ''],
])('F424 %j is %j without whitespace and characters outside ASCII', (given, plain) =>
  expect(plainText(given)).toBe(plain),
);
