/** A list of any kind of item: add, remove, reorder by dragging or keyboard, and paste several lines at once. */

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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Text } from '@mantine/core';
import { midSentence } from '#engine/values/sentence.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { sayCut } from '../../rows/say-cut.ts';
import { useItemKeys } from '../../rows/row-keys.ts';
import { pastedLines } from './lines.ts';
import { inputIn, untilThere } from '../../reveal.ts';
import { dragWords } from '../../../ui/layout/drag-words.ts';
import { ListItem } from './list-item.tsx';
import styles from '../widgets.module.css';

export interface ListProps {
  readonly id: string;
  readonly label: string;
  /** Name of one item: `Prefix` in `Add prefix`. */
  readonly itemName: string;
  readonly items: readonly unknown[];
  readonly readOnly: boolean;
  readonly plainItems: boolean;
  readonly most: number;
  readonly describedBy: string | undefined;
  /** The current list, including text typed since the last render. */
  latest: () => readonly unknown[];
  newItem: () => unknown;
  onChange: (items: readonly unknown[]) => void;
  renderItem: (index: number) => ReactNode;
}

/** Synchronous where possible: when the user types right after the click, the first letter must not be lost. */
function focusItem(list: string, index: number): void {
  const focus = (): boolean => {
    const input = inputIn(document.querySelector(`[id="${list}_${index}"], [id^="${list}_${index}_"]`));
    input?.focus();
    return input !== null;
  };
  if (!focus()) untilThere(focus);
}

export function ListEditor(props: ListProps): ReactNode {
  const keys = useItemKeys(props.items.length);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const replace = (items: readonly unknown[], order: readonly string[]): void => {
    keys.set(order);
    props.onChange(items);
  };
  const insert = (at: number, added: readonly unknown[]): void => {
    const items = props.latest();
    flushSync(() => replace([...items.slice(0, at), ...added, ...items.slice(at)], keys.inserted(at, added.length)));
    focusItem(props.id, at + added.length - 1);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= props.items.length || from === to) return;
    replace(arrayMove([...props.latest()], from, to), arrayMove([...keys.all], from, to));
  };
  const remove = (at: number): void => {
    const without = (_: unknown, index: number): boolean => index !== at;
    flushSync(() => replace(props.latest().filter(without), keys.all.filter(without)));
    if (props.items.length > 1) focusItem(props.id, Math.max(0, at - 1));
    else document.getElementById(props.id)?.focus();
  };
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over) move(keys.all.indexOf(String(active.id)), keys.all.indexOf(String(over.id)));
  };
  const paste = (at: number, event: ClipboardEvent): void => {
    const lines = props.plainItems && !props.readOnly ? pastedLines(event.clipboardData.getData('text')) : undefined;
    if (!lines) return;
    event.preventDefault();
    event.stopPropagation();
    const items = props.latest();
    const blank = items[at] === '' || items[at] === undefined;
    const room = lines.slice(0, props.most - items.length + (blank ? 1 : 0));
    sayCut(lines.length - room.length, props.most);
    const before = items.slice(0, blank ? at : at + 1);
    replace([...before, ...room, ...items.slice(at + 1)], keys.inserted(at + 1, room.length - (blank ? 1 : 0)));
  };
  const full = props.items.length >= props.most;
  return (
    <div role="group" id={props.id} aria-label={props.label} aria-describedby={props.describedBy} tabIndex={-1}>
      <DndContext
        sensors={sensors}
        accessibility={dragWords(keys.all)}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
      >
        <SortableContext items={[...keys.all]} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {keys.all.map((key, index) => (
              <ListItem
                key={key}
                id={key}
                name={`${props.itemName} ${index + 1}`}
                readOnly={props.readOnly}
                movable={!props.readOnly && props.items.length > 1}
                onRemove={() => remove(index)}
                onMove={(by) => move(index, index + by)}
                onEnter={() => !full && insert(index + 1, [props.newItem()])}
                onPaste={(event) => paste(index, event)}
              >
                {props.renderItem(index)}
              </ListItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {props.items.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          No entries yet.
        </Text>
      )}
      {!props.readOnly && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size="0.9rem" aria-hidden />}
          disabled={full}
          onClick={() => insert(props.items.length, [props.newItem()])}
        >
          {full ? `At most ${props.most}` : `Add ${midSentence(props.itemName)}`}
        </Button>
      )}
    </div>
  );
}
