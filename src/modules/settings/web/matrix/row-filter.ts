/** Filters the rows of a matrix. Evaluated once, so that rows do not disappear while they are edited. */

import type { MatrixColumn, MatrixRow } from '#engine/schema/catalogue.ts';
import type { CellState, MatrixModel } from './matrix-model.ts';

/** A row is shown when any of its cells matches. */
export type Only = 'all' | 'on' | 'modified' | 'unsaved';

export interface RowFilter {
  readonly text: string;
  readonly only: Only;
}

export const everyRow: RowFilter = { text: '', only: 'all' };

const fits: Readonly<Record<Exclude<Only, 'all'>, (state: CellState) => boolean>> = {
  on: ({ on }) => on,
  modified: ({ own }) => own,
  unsaved: ({ drafted }) => drafted,
};

function isNamed({ title, id, group }: MatrixRow, words: readonly string[]): boolean {
  const text = `${title} ${id} ${group}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The rows that match, by the current state of their cells in `columns`. */
export function filteredRows(
  model: MatrixModel,
  rows: readonly MatrixRow[],
  columns: readonly MatrixColumn[],
  { text, only }: RowFilter,
): readonly MatrixRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => isNamed(row, words))
    .filter((row) => only === 'all' || model.cellsAt([row], columns).some((cell) => fits[only](model.state(cell))));
}
