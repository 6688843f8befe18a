/** Display texts of list fields by their formats. */
import { expect, test } from 'vitest';
import type { Format, TableColumn } from '#engine/tables/table.ts';
import { cellText, filledColumns, valueAt } from '#platform/domain/cell-text.ts';

const column = (format: Format, more: Partial<TableColumn> = {}): TableColumn => ({
  ...{ field: 'x', title: 'X', format, align: 'left' },
  ...more,
});
const choices = [
  { value: 'a', title: 'First' },
  { value: 'b', title: 'Second' },
];

test.each<[Format, unknown, string, Partial<TableColumn>?]>([
  ['money', 1284.5, 'R\u00A01\u00A0284.50'],
  ['money', -0.5, '-R\u00A00.50'],
  ['weight', 12.25, '12.25 kg'],
  ['dimensions', { length: 40, width: 30.5, height: 20 }, '40 × 30.5 × 20 cm'],
  ['dimensions', { length: 40 }, '40 × – × – cm'],
  ['number', 1234567, '1\u00A0234\u00A0567'],
  ['number', 12, '12 cm', { unit: 'cm' }],
  ['number', 15, '15%', { unit: '%' }],
  ['number', 1000 / 3, '333.333%', { unit: '%' }],
  ['count', ['x', 'y'], '2'],
  ['boolean', false, 'No'],
  ['boolean', true, 'Yes'],
  ['choice', 'b', 'Second', { choices }],
  ['choice', 'gone', 'gone', { choices }],
  ['tags', ['a', 'b'], 'First, Second', { choices }],
  ['person', { id: 1, name: 'Sipho' }, 'Sipho'],
  ['phone', '0821234567', '+27 82 123 4567'],
  ['reference', 42, '42'],
  ['text', null, ''],
  ['tags', [], ''],
])('%s of %j is %s', (format, value, text, more) => {
  expect(cellText(column(format, more), value)).toBe(text);
});

test('a path resolves nested objects and stops at missing values', () => {
  expect(valueAt({ a: { b: 1 } }, 'a.b')).toBe(1);
  expect(valueAt({ a: null }, 'a.b')).toBeUndefined();
});

test('an optional column is left out until a row has a value for it; others stay', () => {
  const columns = [
    { field: 'name' },
    { field: 'place.city', optional: true },
    { field: 'count', optional: true },
    { field: 'tags', optional: true },
  ];
  const fields = (rows: object[]) => filledColumns(columns, rows).map(({ field }) => field);
  expect(fields([{ name: null, place: null, tags: [] }, { place: { city: '' } }])).toEqual(['name']);
  expect(fields([{}, { place: { city: 'Paarl' }, count: 0 }])).toEqual(['name', 'place.city', 'count']);
});
