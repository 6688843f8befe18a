/** How cells of a table show their values: a choice without a label, and texts that wrap. */
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Cell } from '#platform/web/table/cell.tsx';
import { ValueCell } from '#platform/web/table/value-cell.tsx';
import { markupOf } from '../../../markup.tsx';

test('F202 a choice without a label is a badge with the missing value', () => {
  const choices = [{ value: 'collected', title: 'Collected' }];
  const column = { field: 'status', title: 'Status', format: 'choice', choices } as never;
  const cell = (value: string) => markupOf(createElement(Cell, { column, value }));
  expect(cell('teleported')).toContain('Missing teleported');
  expect(cell('collected')).toContain('Collected');
  expect(cell('collected')).not.toContain('Missing');
  const schema = { oneOf: [{ const: 'a', title: 'First' }] };
  const shown = (value: string) => markupOf(createElement(ValueCell, { schema, cell: 'choice', value }));
  expect(shown('b')).toContain('Missing b');
  expect(shown('a')).toContain('First');
});

test('a text takes one line, the whole of it on hover, unless its column wraps', () => {
  const column = { field: 'name', title: 'Name', format: 'text', align: 'left' } as const;
  const cell = (wraps: boolean) =>
    markupOf(createElement(Cell, { column: { ...column, wraps }, value: '12 Long Street, Cape Town' }));
  expect(cell(false)).toContain('title="12 Long Street, Cape Town"');
  expect(cell(true)).toBe('12 Long Street, Cape Town');
});

test('F345 what is still to be done is marked as overdue from the day after its due date, and other days are not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T23:30:00+02:00') });
  const column = { field: 'due_date', title: 'Due', format: 'date', align: 'left' } as const;
  const cell = (value: string, overdue: boolean) =>
    markupOf(createElement(Cell, { column: { ...column, overdue }, value }));
  expect(cell('2026-11-28', true)).toContain('Overdue');
  expect(cell('2026-11-29', true)).not.toContain('Overdue');
  expect(cell('2026-11-28', false)).not.toContain('Overdue');
  vi.useRealTimers();
});
