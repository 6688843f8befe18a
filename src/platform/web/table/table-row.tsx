/** One row of a table. Re-renders only when the row or its look changes: while scrolling, only new rows render. */
import { type ReactNode, memo } from 'react';
import { CheckIcon, Checkbox } from '@mantine/core';
import type { TableColumn } from '#engine/tables/table.ts';
import { cellText, isNothing, valueAt } from '#platform/domain/cell-text.ts';
import { Cell } from './cell.tsx';
import { RowLink, useRowLink } from './row-link.tsx';
import styles from './table.module.css';

const { root, inner, input, icon } = Checkbox.classes;

interface RowChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/**
 * The checkbox that selects a row: Mantine's markup without its component, which computes its styles for every row of a
 * scrolled list.
 */
function RowChoice({ label, isChosen, onChange }: RowChoiceProps): ReactNode {
  return (
    <span
      className={`mantine-Checkbox-root ${root} ${styles['box']}`}
      data-variant="filled"
      data-label-position="right"
    >
      <span className={inner} data-label-position="right">
        <input
          type="checkbox"
          className={`mantine-focus-auto mantine-Checkbox-input ${input}`}
          aria-label={label}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
        {isChosen && <CheckIcon className={icon} aria-hidden />}
      </span>
    </span>
  );
}

/** Draws a cell of any table. */
export type CellOfAny = (row: object) => ReactNode;

export interface Selection {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

interface RowCellsProps {
  /** The key that selects the row. */
  readonly id: string;
  /** Index among all rows, from 0. */
  readonly index: number;
  readonly row: object;
  readonly columns: readonly TableColumn[];
  readonly cells: Readonly<Record<string, CellOfAny>> | undefined;
  readonly actions: CellOfAny | undefined;
  readonly rowLink: string | undefined;
  readonly selection: Selection | undefined;
}

export function RowCells({ id, index, row, columns, cells, actions, rowLink, selection }: RowCellsProps): ReactNode {
  const [first] = columns;
  const name = first && cellText(first, valueAt(row, first.field));
  return (
    <>
      {selection && (
        <td className={styles['choose']} data-tools>
          <RowChoice
            label={`Choose ${name || `row ${index + 1}`}`}
            isChosen={selection.chosen.includes(id)}
            onChange={(isChosen) => {
              const others = selection.chosen.filter((one) => one !== id);
              selection.onChange(isChosen ? [...others, id] : others);
            }}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const value = valueAt(row, column.field);
        const own = cells?.[column.field];
        const linked =
          rowLink !== undefined && at === 0
            ? (content: ReactNode) => (
                <RowLink to={rowLink} row={row}>
                  {content}
                </RowLink>
              )
            : undefined;
        const content = own?.(row);
        return (
          <td
            key={column.field}
            data-title={column.title}
            data-align={column.align}
            data-empty={(!own && isNothing(value)) || undefined}
          >
            {own ? (linked?.(content) ?? content) : <Cell column={column} value={value} linked={linked} />}
          </td>
        );
      })}
      {actions && (
        <td data-tools data-actions className={styles['tools']}>
          {actions(row)}
        </td>
      )}
    </>
  );
}

interface TableRowProps extends RowCellsProps {
  /** Called with every drawn row, where only visible rows are drawn. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

export const TableRow = memo(function TableRow({ measure, ...props }: TableRowProps): ReactNode {
  const { id, index, row, rowLink, selection } = props;
  const follow = useRowLink(rowLink);
  return (
    <tr
      {...(measure && { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 })}
      data-chosen={selection?.chosen.includes(id) || undefined}
      {...follow(row)}
    >
      <RowCells {...props} />
    </tr>
  );
});
