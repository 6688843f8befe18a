/** Which rows of a matrix a person asked to see. The answer is taken once: rows do not leave while somebody works in them. */

import type { MatrixColumn, MatrixRow } from '#engine/schema/catalogue.ts';
import type { CellState, MatrixModel } from './matrix-model.ts';

/** The cells that a row must have one of. */
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

/** The rows that pass, validated by their cells in `columns` as they are now. */
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
