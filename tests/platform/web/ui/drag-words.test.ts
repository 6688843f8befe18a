/** What screen readers hear while a row is moved by keyboard. */
import type { DragEndEvent } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { dragWords } from '#platform/web/ui/layout/drag-words.ts';

test('places are said as numbers of the shown order, never as ids', () => {
  const { announcements } = dragWords(['item-7', 'item-2', 'item-5']);
  const over = (active: string, target?: string) =>
    ({ active: { id: active }, over: target === undefined ? null : { id: target } }) as DragEndEvent;
  expect(announcements?.onDragStart(over('item-7'))).toBe('Row picked up at place 1 of 3.');
  expect(announcements?.onDragOver(over('item-7', 'item-2'))).toBe('Row is at place 2 of 3.');
  expect(announcements?.onDragEnd(over('item-7', 'item-5'))).toBe('Row dropped at place 3 of 3.');
  expect(announcements?.onDragEnd(over('item-7'))).toBe('Row dropped where it was.');
  expect(announcements?.onDragCancel(over('item-7'))).toBe('The row stays where it was.');
});
