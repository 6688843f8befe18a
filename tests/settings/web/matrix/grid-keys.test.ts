/** Keyboard navigation in a grid with missing cells. */
import { expect, it } from 'vitest';
import { moved, type GridPlace } from '#modules/settings/web/matrix/grid-keys.ts';

/** Headers, thirty rows and three columns; row 2 has no cell in column 2, row 30 has only its header and the last. */
const size = {
  rows: 31,
  columns: 4,
  has: ({ row, column }: GridPlace) => !(row === 2 && column === 2) && !(row === 30 && [1, 2].includes(column)),
};

function press(key: string, row: number, column: number, ctrlKey = false): string | undefined {
  const place = moved({ row, column }, { key, ctrlKey, metaKey: false }, size);
  return place && `${place.row} ${place.column}`;
}

it('arrows move to the next existing cell, over missing ones, and stop at the edge', () => {
  expect(press('ArrowRight', 1, 1)).toBe('1 2');
  expect(press('ArrowRight', 2, 1)).toBe('2 3');
  expect(press('ArrowDown', 1, 2)).toBe('3 2');
  expect(press('ArrowUp', 3, 2)).toBe('1 2');
  expect(press('ArrowLeft', 5, 0)).toBeUndefined();
  expect(press('ArrowDown', 29, 1)).toBeUndefined();
  expect(press('ArrowUp', 0, 1)).toBeUndefined();
});

it('Home, End and page keys, and with Ctrl the corners', () => {
  expect(press('Home', 5, 3)).toBe('5 0');
  expect(press('End', 5, 0)).toBe('5 3');
  expect(press('Home', 5, 3, true)).toBe('0 0');
  expect(press('End', 5, 0, true)).toBe('30 3');
  expect(press('PageDown', 1, 1)).toBe('11 1');
  expect(press('PageDown', 25, 1)).toBe('29 1');
  expect(press('PageUp', 4, 1)).toBe('0 1');
});

it('other keys are ignored', () => {
  expect(press('x', 1, 1)).toBeUndefined();
  expect(press('ArrowDown', 1, 1, true)).toBeUndefined();
});
