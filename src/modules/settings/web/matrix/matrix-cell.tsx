/** A cell: a checkbox, marked when it is unsaved or overrides the inherited value. */

import { memo, type ReactNode } from 'react';
import { fieldIdOf, rowIdOf } from '#platform/web/form/ids.ts';
import type { Cell, CellState, MatrixModel } from './matrix-model.ts';
import styles from './matrix.module.css';
import { useCellState } from './use-matrix.ts';

interface MatrixCellProps {
  readonly matrix: MatrixModel;
  readonly cell: Cell;
  /** Position for keyboard navigation; 0 are the headers. */
  readonly at: string;
  readonly group: string;
  readonly locked: boolean;
  /** Whether links to the setting lead to this cell. */
  readonly target: boolean;
  readonly highlighted: boolean;
}

function marksOf({ drafted, own, detailed, wrong }: Omit<CellState, 'on'>): string | undefined {
  const marks = [
    drafted ? 'matrix_unsaved' : own ? 'matrix_own' : '',
    detailed ? 'matrix_details' : '',
    wrong ? 'matrix_wrong' : '',
  ];
  return marks.filter(Boolean).join(' ') || undefined;
}

function Drawn({ matrix, cell, at, group, locked, target, highlighted }: MatrixCellProps): ReactNode {
  const { on, drafted, own, detailed, wrong } = useCellState(matrix, cell);
  const { row, column, part } = cell;
  return (
    <div
      role="gridcell"
      className={styles['cell']}
      {...(target ? { id: rowIdOf(part.setting), 'data-setting': part.setting } : {})}
      data-drafted={drafted || undefined}
      data-own={own || undefined}
      data-detailed={detailed || undefined}
      data-wrong={wrong || undefined}
      data-highlighted={highlighted || undefined}
    >
      <label className={styles['box']}>
        <input
          type="checkbox"
          id={target ? fieldIdOf(part.setting) : undefined}
          tabIndex={-1}
          data-at={at}
          aria-label={`${row.title}, ${group}, ${column.title}`}
          aria-describedby={marksOf({ drafted, own, detailed, wrong })}
          aria-readonly={locked || undefined}
          checked={on}
          onChange={() => matrix.toggle(cell)}
        />
      </label>
    </div>
  );
}

/** Re-renders only when its own state changes. */
export const MatrixCell = memo(Drawn);
