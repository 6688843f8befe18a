/** Outlines that cross themselves. */
import { expect, test } from 'vitest';
import { crossesItself } from '#modules/geography/domain/crossing.ts';

test.each([
  [
    'a triangle',
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    false,
  ],
  [
    'a square',
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    false,
  ],
  [
    'a bow tie',
    [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ],
    true,
  ],
  [
    'an arrow head',
    [
      [0, 0],
      [2, 1],
      [0, 2],
      [1, 1],
    ],
    false,
  ],
  [
    'two squares drawn one after the other',
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ],
    true,
  ],
  [
    'two corners',
    [
      [0, 0],
      [1, 1],
    ],
    false,
  ],
] as const)('F364 %s', (_, corners, crosses) => {
  expect(crossesItself(corners)).toBe(crosses);
});
