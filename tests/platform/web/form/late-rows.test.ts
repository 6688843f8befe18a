/** Which rows of a table are drawn late: only those beyond a screenful that appear together. */
import { expect, test } from 'vitest';
import { LateRows } from '#platform/web/form/rows/late-rows.ts';

const keysOf = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `row-${at}`);

test('of many rows that appear together, those beyond a screenful are late', () => {
  const rows = new LateRows();
  rows.expect(keysOf(300));
  expect([rows.isLate('row-0'), rows.isLate('row-15'), rows.isLate('row-16'), rows.isLate('row-299')]).toEqual(
    // In order.
    [false, false, true, true],
  );
});

test('a row added to a long table is drawn at once, wherever it is', () => {
  const rows = new LateRows();
  rows.expect(keysOf(300));
  rows.rendered(keysOf(300));
  rows.expect(['first', ...keysOf(300), 'last']);
  expect([rows.isLate('first'), rows.isLate('last'), rows.isLate('row-299')]).toEqual([false, false, false]);
});
