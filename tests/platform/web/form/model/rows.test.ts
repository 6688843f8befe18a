/** Rows of a list: changing and pasting rows, and mapping of numbered rows. */
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { cellValue, pastedRange, withRange } from '#platform/web/form/model/pasted-range.ts';
import { duplicated, inserted, moved, removed, renumbered } from '#platform/web/form/model/rows.ts';

const rows = ['a', 'b', 'c'];

test('each change returns the previous index of every row', () => {
  expect(inserted(rows, 1, ['x'])).toEqual({ rows: ['a', 'x', 'b', 'c'], from: [0, undefined, 1, 2] });
  expect(removed(rows, 1)).toEqual({ rows: ['a', 'c'], from: [0, 2] });
  expect(moved(rows, 0, 2)).toEqual({ rows: ['b', 'c', 'a'], from: [1, 2, 0] });
  expect(moved(rows, 0, 3)).toBeUndefined();
});

test('a copy is inserted below its row and has its own id', () => {
  const change = duplicated([{ id: 'one', name: 'Box' }], 0, { id: 'two', name: '' });
  expect(change.rows).toEqual([
    { id: 'one', name: 'Box' },
    { id: 'two', name: 'Box' },
  ]);
});

test('a row’s state moves with it, and is removed with it', () => {
  const known = { 'parcels.0.length': true, 'parcels.2.width': true, 'parcels.1': true, parcels: true, other: true };
  expect(renumbered(known, 'parcels', removed(rows, 1).from)).toEqual({
    'parcels.0.length': true,
    'parcels.1.width': true,
    parcels: true,
    other: true,
  });
});

describe('a pasted range', () => {
  const number: JsonSchema = { type: 'number' };
  const columns = [
    { path: ['name'], schema: { type: 'string' }, locked: false },
    { path: ['size', 'length'], schema: number, locked: false },
    { path: ['volume'], schema: number, locked: true },
    { path: ['fragile'], schema: { type: 'boolean' }, locked: false },
  ];
  const newRow = () => ({ name: '' });

  test('requires several cells', () => {
    expect(pastedRange('Books')).toBeUndefined();
    expect(pastedRange('Books\t12\r\nShoes\t4,5\r\n')).toEqual([
      ['Books', '12'],
      ['Shoes', '4,5'],
    ]);
  });

  test('fills rows and columns from its cell on, adds missing rows, and skips locked columns', () => {
    const range = [
      ['12', '999', 'yes'],
      ['4,5', '999', 'no'],
    ];
    const filled = withRange([{ name: 'Books' }], range, { row: 0, column: 1 }, columns, 10, newRow);
    expect(filled).toEqual([
      { name: 'Books', size: { length: 12 }, fragile: true },
      { name: '', size: { length: 4.5 }, fragile: false },
    ]);
  });

  test('stops at the maximum number of rows', () => {
    const range = [['a'], ['b'], ['c']];
    expect(withRange([{}], range, { row: 0, column: 0 }, columns, 2, newRow)).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  test('accepts choices by their titles; an invalid number stays text', () => {
    const kind: JsonSchema = { type: 'string', oneOf: [{ const: 'flyer-bag', title: 'Flyer bag' }] };
    expect(cellValue(kind, 'flyer BAG')).toBe('flyer-bag');
    expect(cellValue(number, 'about 3')).toBe('about 3');
    expect(cellValue(number, '')).toBeUndefined();
  });
});
