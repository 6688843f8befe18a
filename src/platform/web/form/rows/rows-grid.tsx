/**
 * A list of objects as a table: rows can be added, removed, duplicated, dragged or moved by keyboard, and a spreadsheet
 * range can be pasted. The component does not hold the values: its parent changes them and draws the cells.
 */

import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { midSentence } from '#engine/values/sentence.ts';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { duplicated, inserted, moved, removed, type RowsChange } from '../model/rows.ts';
import { inputIn, untilThere } from '../reveal.ts';
import { dragWords } from '../../ui/layout/drag-words.ts';
import { keepFocus } from '../keep-focus.ts';
import { GridRow } from './grid-row.tsx';
import { pastedRange } from '../model/pasted-range.ts';
import { sayCut } from './say-cut.ts';
import { useLateRows } from './late-rows.ts';
import { useItemKeys } from './row-keys.ts';
import { bringIntoSight, useRowsInSight } from './rows-in-sight.ts';
import styles from './rows.module.css';

export interface GridColumn {
  /** Path inside the row. */
  readonly name: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly required: boolean;
  /** Numbers, dates and switches need less room than text. */
  readonly narrow: boolean;
}

export interface RowsGridProps {
  readonly id: string;
  readonly label: string;
  /** Name of one row: `Parcel` in `Add parcel`. */
  readonly item: string;
  readonly columns: readonly GridColumn[];
  readonly count: number;
  readonly most: number;
  readonly readOnly: boolean;
  readonly describedBy: string | undefined;
  /** The current rows, including text typed since the last render. */
  latest: () => readonly unknown[];
  newRow: () => unknown;
  onRows: (change: RowsChange) => void;
  /** Pastes a text, starting at a cell; returns the new number of rows, or undefined when the text is not a range. */
  onPaste: (text: string, row: number, column: number) => number | undefined;
  /** Must be stable: a new function re-renders every cell. */
  renderCell: (row: number, column: number) => ReactNode;
}

/** Tables with more rows than this scroll in a box of their own under the column headings. */
const fewRows = 12;

/** Synchronous where possible: when the user types right after the click, the first letter must not be lost. */
function focusCell(grid: string, row: number, column: number): void {
  const focus = (): boolean => {
    const cell = document.getElementById(grid)?.querySelector(`[data-cell="${row}.${column}"]`) ?? null;
    bringIntoSight(cell);
    const input = inputIn(cell);
    // A moved row keeps the focus, and the browser scrolls to what receives it only.
    if (input && input === document.activeElement) input.scrollIntoView({ block: 'nearest' });
    else input?.focus();
    return input !== null;
  };
  if (!focus()) untilThere(focus);
}

/** The actions of a row; stable, so that only changed rows re-render. */
export interface RowActions {
  readonly insertBelow: (row: number) => void;
  readonly duplicate: (row: number) => void;
  readonly remove: (row: number) => void;
  readonly move: (row: number, to: number, column: number) => void;
  readonly paste: (text: string, row: number, column: number) => boolean;
}

function useRowActions(props: RowsGridProps, keys: ReturnType<typeof useItemKeys>): RowActions {
  const now = useRef({ props, keys });
  now.current = { props, keys };
  return useMemo(() => {
    const change = (next: RowsChange, added: { readonly at: number; readonly count: number } | undefined): void => {
      const { props: current, keys: names } = now.current;
      const order = added
        ? names.inserted(added.at, added.count)
        : next.from.map((index) => names.all[index ?? 0] ?? '');
      flushSync(() => {
        names.set(order);
        current.onRows(next);
      });
    };
    const isFull = (): boolean => now.current.props.count >= now.current.props.most;
    return {
      insertBelow(row) {
        const { id, latest, newRow } = now.current.props;
        if (isFull()) return;
        change(inserted(latest(), row + 1, [newRow()]), { at: row + 1, count: 1 });
        focusCell(id, row + 1, 0);
      },
      duplicate(row) {
        const { id, latest, newRow } = now.current.props;
        if (isFull()) return;
        change(duplicated(latest(), row, newRow()), { at: row + 1, count: 1 });
        focusCell(id, row + 1, 0);
      },
      remove(row) {
        const { id, latest, count } = now.current.props;
        change(removed(latest(), row), undefined);
        if (count > 1) focusCell(id, Math.max(0, row - 1), 0);
        else document.getElementById(id)?.focus();
      },
      move(row, to, column) {
        const { id, latest } = now.current.props;
        const next = moved(latest(), row, to);
        if (!next) return;
        change(next, undefined);
        focusCell(id, to, column);
      },
      paste(text, row, column) {
        const { onPaste, most } = now.current.props;
        if (onPaste(text, row, column) === undefined) return false;
        sayCut(row + (pastedRange(text) ?? []).length - most, most);
        return true;
      },
    };
  }, []);
}

export function RowsGrid(props: RowsGridProps): ReactNode {
  const { id, item, columns, count, most, readOnly } = props;
  const keys = useItemKeys(count);
  const actions = useRowActions(props, keys);
  const late = useLateRows(keys.all);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const full = count >= most;
  const long = count > fewRows;
  // While a row is dragged, every row is a drop target.
  const [dragging, setDragging] = useState(false);
  const lines = useRowsInSight(count, long && !dragging);
  const widths = columns.map(({ narrow }) => (narrow ? 'minmax(4rem, 1fr)' : 'minmax(6.5rem, 2fr)')).join(' ');
  // The drag handle, the buttons and the gaps between the cells.
  const least = columns.reduce((sum, { narrow }) => sum + (narrow ? 4.25 : 6.75), 6);
  return (
    <div
      role="group"
      id={id}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      className={styles['grid']}
      style={{ '--row-columns': `var(--row-handle) ${widths} auto`, '--row-least': `${least}rem` } as CSSProperties}
    >
      <div ref={lines} className={styles['lines']} data-long={long || undefined}>
        {count > 0 && <Head columns={columns} />}
        <DndContext
          sensors={sensors}
          accessibility={dragWords(keys.all)}
          collisionDetection={closestCenter}
          onDragStart={() => setDragging(true)}
          onDragCancel={() => setDragging(false)}
          onDragEnd={({ active, over }) => {
            setDragging(false);
            if (over) actions.move(keys.all.indexOf(String(active.id)), keys.all.indexOf(String(over.id)), 0);
          }}
        >
          <SortableContext items={[...keys.all]} strategy={verticalListSortingStrategy}>
            {keys.all.map((key, index) => (
              <GridRow
                key={key}
                grid={id}
                id={key}
                index={index}
                item={item}
                columns={columns}
                readOnly={readOnly}
                movable={!readOnly && count > 1}
                actions={actions}
                late={late}
                renderCell={props.renderCell}
              />
            ))}
          </SortableContext>
        </DndContext>
      </div>
      {count === 0 && (
        <Text size="sm" c="dimmed">
          Nothing added yet.
        </Text>
      )}
      {!readOnly && (
        <Button
          variant="default"
          size="xs"
          className={styles['add']}
          leftSection={<IconPlus size="0.9rem" aria-hidden />}
          disabled={full}
          onMouseDown={keepFocus}
          onClick={() => actions.insertBelow(count - 1)}
        >
          {full ? `At most ${most}` : `Add ${midSentence(item)}`}
        </Button>
      )}
    </div>
  );
}

/** Hidden from screen readers: each input carries its column's name. */
function Head({ columns }: { readonly columns: readonly GridColumn[] }): ReactNode {
  return (
    <div className={styles['head']} aria-hidden>
      <span />
      {columns.map(({ name, title, description, required }) => (
        <span key={name} title={description}>
          {title}
          {required && <span className={styles['required']}> *</span>}
        </span>
      ))}
      <span />
    </div>
  );
}
