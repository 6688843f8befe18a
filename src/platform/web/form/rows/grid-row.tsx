/** One row of a table of inputs: drag handle, cells and row menu. */

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { whileDragging } from '../../ui/layout/drag-words.ts';
import { useIsDrawn, type LateRows } from './late-rows.ts';
import { rowKeyOf } from './row-key.ts';
import type { GridColumn, RowActions } from './rows-grid.tsx';
import styles from './rows.module.css';

interface GridRowProps {
  /** Id of the table. */
  readonly grid: string;
  readonly id: string;
  readonly index: number;
  readonly item: string;
  readonly columns: readonly GridColumn[];
  readonly readOnly: boolean;
  /** False for the only row, which cannot move. */
  readonly movable: boolean;
  readonly actions: RowActions;
  readonly late: LateRows;
  readonly renderCell: (row: number, column: number) => ReactNode;
}

/** The column of the cell in which an event happened. */
function columnOf(event: { readonly target: EventTarget }): number {
  const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  return Number(cell?.getAttribute('data-cell')?.split('.')[1] ?? 0);
}

function Row(props: GridRowProps): ReactNode {
  const { id, index, item, columns, readOnly, movable, actions, late, renderCell } = props;
  const sortable = useSortable({ id, disabled: !movable });
  const isDrawn = useIsDrawn(late, id, sortable.node);
  const name = `${item} ${index + 1}`;
  if (!isDrawn) {
    const place = `${props.grid}-${index}`;
    return (
      <div ref={sortable.setNodeRef} role="group" aria-label={name} className={styles['late']} data-late={place} />
    );
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (readOnly) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      actions.move(index, index + (event.key === 'ArrowUp' ? -1 : 1), columnOf(event));
      return;
    }
    const rowKey = rowKeyOf(event);
    if (rowKey === undefined) return;
    event.preventDefault();
    if (rowKey === 'add') actions.insertBelow(index);
    else actions.remove(index);
  };
  const paste = (event: ClipboardEvent): void => {
    if (readOnly || !actions.paste(event.clipboardData.getData('text'), index, columnOf(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={sortable.setNodeRef}
      role="group"
      aria-label={name}
      className={styles['item']}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      onPasteCapture={paste}
    >
      {/* The inputs of the cells are the interactive parts; this only handles keys that they do not use. */}
      <div className={styles['row']} onKeyDown={keyDown} role="presentation">
        {!movable ? (
          <span />
        ) : (
          <ActionIcon
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            {...whileDragging(sortable.isDragging)}
            variant="subtle"
            color="gray"
            className={styles['handle']}
            aria-label={`Reorder ${name}`}
            title="Drag, or Alt with the arrow keys"
          >
            <IconGripVertical size="1rem" aria-hidden />
          </ActionIcon>
        )}
        {columns.map((column, at) => (
          <div key={column.name} className={styles['cell']} data-cell={`${index}.${at}`}>
            <span className={styles['cellTitle']} aria-hidden>
              {column.title}
              {column.required && <span className={styles['required']}> *</span>}
            </span>
            {renderCell(index, at)}
          </div>
        ))}
        {!readOnly && (
          <div className={styles['tools']}>
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={() => actions.duplicate(index)}
              aria-label={`Duplicate ${name}`}
              title="Duplicate"
            >
              <IconCopy size="1rem" aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={() => actions.remove(index)}
              aria-label={`Remove ${name}`}
              title="Remove"
            >
              <IconTrash size="1rem" aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
    </div>
  );
}

/** Re-renders only when the row or the way its cells are drawn changes. */
export const GridRow = memo(Row);
