/** Table rows that users can reorder: by dragging a handle, or by keyboard while the handle has the focus. */

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { dragWords, whileDragging } from '../ui/layout/drag-words.ts';
import styles from './table.module.css';

/** Moves the row at one position to another; both counted from 0. */
export type MoveRow = (from: number, to: number) => void;

interface OrderedRowsProps {
  readonly ids: readonly (string | number)[];
  readonly onMove: MoveRow;
  readonly children: ReactNode;
}

/** Around the whole table: its elements for screen readers may not be placed between rows. */
export function OrderedRows({ ids, onMove, children }: OrderedRowsProps): ReactNode {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  };
  return (
    <DndContext sensors={sensors} accessibility={dragWords(ids)} collisionDetection={closestCenter} onDragEnd={dropped}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface OrderedRowProps {
  readonly id: string | number;
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: MoveRow;
  readonly children: ReactNode;
}

/** Alt with an arrow key moves the row by one; Alt with Home or End moves it to the start or the end. */
export function OrderedRow({ id, name, at, count, onMove, children }: OrderedRowProps): ReactNode {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = useId();
  const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (!event.altKey || to === undefined) {
      listeners?.['onKeyDown']?.(event);
      return;
    }
    event.preventDefault();
    if (to < 0 || to >= count || to === at) return;
    flushSync(() => onMove(at, to));
    // Moving a row loses its focus.
    document.getElementById(handle)?.focus();
  };
  return (
    <tr
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <td data-tools className={styles['tools']}>
        <ActionIcon
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          {...whileDragging(isDragging)}
          id={handle}
          onKeyDown={keyDown}
          variant="subtle"
          color="gray"
          className={styles['handle'] ?? ''}
          aria-label={`Move ${name}, place ${at + 1} of ${count}`}
          title="Drag, or Alt with the arrow keys"
        >
          <IconGripVertical size="1rem" aria-hidden />
        </ActionIcon>
      </td>
      {children}
    </tr>
  );
}
