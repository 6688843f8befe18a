/** What screen readers say while a row is moved by keyboard: its place, in plain words. */
import type { DndContextProps } from '@dnd-kit/core';

const draggable =
  'Press Space to pick up the row, the arrow keys to move it, Space to drop it, and Escape to leave it where it was. Alt with an arrow key moves it at once.';

/** `order` are the ids of the rows as they are shown. */
export function dragWords(order: readonly (string | number)[]): NonNullable<DndContextProps['accessibility']> {
  const place = (id: string | number): string => `place ${order.indexOf(id) + 1} of ${order.length}`;
  return {
    screenReaderInstructions: { draggable },
    announcements: {
      onDragStart: ({ active }) => `Row picked up at ${place(active.id)}.`,
      onDragOver: ({ over }) => (over ? `Row is at ${place(over.id)}.` : undefined),
      onDragEnd: ({ over }) => (over ? `Row dropped at ${place(over.id)}.` : 'Row dropped where it was.'),
      onDragCancel: () => 'The row stays where it was.',
    },
  };
}

/** For a handle: Escape ends the move, and does not close the dialog around it. */
export function whileDragging(isDragging: boolean): { readonly 'data-mantine-stop-propagation': true | undefined } {
  return { 'data-mantine-stop-propagation': isDragging || undefined };
}
