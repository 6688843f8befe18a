/** Numbers as people write them in spreadsheets. */
import { expect, test } from 'vitest';
import { numberIn } from '#platform/domain/number-in.ts';

test.each([
  ['850', 850],
  ['10,5', 10.5],
  ['0,125', 0.125],
  ['1 000,50', 1000.5],
  ['R 1 000,50', 1000.5],
  ['R850', 850],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234,567', 1_234_567],
  ['-2.5', -2.5],
])('%s is a number', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test.each(['1,200', 'R 12,500', 'abc', '', 'R', '1,2,3', '12 kg'])('%s stays as it is typed', (text) => {
  expect(numberIn(text)).toBe(text);
});
