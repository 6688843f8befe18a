/** One row of a list: drag handle, item and remove button. */

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { whileDragging } from '../../../ui/layout/drag-words.ts';
import { rowKeyOf } from '../../rows/row-key.ts';
import styles from '../widgets.module.css';

interface ListItemProps {
  readonly id: string;
  readonly name: string;
  readonly readOnly: boolean;
  /** False for the only item, which cannot move. */
  readonly movable: boolean;
  readonly children: ReactNode;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent) => void;
}

export function ListItem(props: ListItemProps): ReactNode {
  const sortable = useSortable({ id: props.id, disabled: !props.movable });
  const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (props.readOnly || !(event.target instanceof HTMLElement)) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      props.onMove(event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    const rowKey = rowKeyOf(event);
    if (rowKey === undefined) return;
    event.preventDefault();
    // Members that are lists themselves handle the key first.
    event.stopPropagation();
    if (rowKey === 'add') props.onEnter();
    else props.onRemove();
  };
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.item}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      onPasteCapture={props.onPaste}
    >
      {/* The room of the handle is reserved, so that adding a second item moves nothing. */}
      {!props.readOnly && !props.movable && <span className={styles.noHandle} />}
      {props.movable && (
        <ActionIcon
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          {...whileDragging(sortable.isDragging)}
          variant="subtle"
          color="gray"
          className={styles.handle}
          aria-label={`Reorder ${props.name}`}
          title="Drag, or Alt with the arrow keys"
        >
          <IconGripVertical size="1rem" aria-hidden />
        </ActionIcon>
      )}
      {/* The inputs of the item are the interactive parts; this only handles keys that they do not use. */}
      <div className={styles.content} onKeyDown={keyDown} role="presentation">
        {props.children}
      </div>
      {!props.readOnly && (
        <ActionIcon variant="subtle" color="gray" onClick={props.onRemove} aria-label={`Remove ${props.name}`}>
          <IconTrash size="1rem" aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
