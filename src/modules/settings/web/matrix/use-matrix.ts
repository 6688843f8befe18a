/** How the parts of a matrix read it: each subscribes to exactly what it shows. */

import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MatrixColumn, MatrixRow, Section } from '#engine/schema/catalogue.ts';
import { useForm, type CellAction } from '../shared/form-context.ts';
import type { Layout } from './layout.ts';
import { MatrixModel, type Cell, type CellState, type MatrixTopic, type Tally } from './matrix-model.ts';

/** The current position: a cell, or the header of a row, a column or the grid. */
export interface Spot {
  readonly row: MatrixRow | undefined;
  readonly column: MatrixColumn | undefined;
}

export interface MatrixSurroundings {
  readonly matrix: MatrixModel;
  readonly section: Section;
  /** The rows and columns on the page, to which fills apply. */
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly MatrixColumn[];
  readonly action: CellAction | undefined;
}

const MatrixContext = createContext<MatrixSurroundings | undefined>(undefined);

export const MatrixProvider = MatrixContext;

/** The matrix around a component; throws outside of one. */
export function useMatrix(): MatrixSurroundings {
  const matrix = use(MatrixContext);
  if (!matrix) throw new Error('This part of a matrix is used outside of one');
  return matrix;
}

/** The matrix of a section, which follows the form while it is mounted. */
export function useMatrixModel(section: Section): MatrixModel | undefined {
  const { model } = useForm();
  const { matrix } = section;
  const made = useMemo(() => matrix && new MatrixModel(model, matrix), [model, matrix]);
  useEffect(() => made?.start(), [made]);
  return made;
}

function useTopic<T>(matrix: MatrixModel, topic: MatrixTopic, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => matrix.listen(topic, listener), [matrix, topic]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useLayout(matrix: MatrixModel): Layout {
  return useTopic(matrix, 'layout', () => matrix.layout());
}

export function useCellState(matrix: MatrixModel, cell: Cell): CellState {
  return useTopic(matrix, `cell ${cell.id}`, () => matrix.state(cell));
}

/** The number of `cells` that are on; recounted on `topic`. */
export function useTally(matrix: MatrixModel, topic: MatrixTopic, cells: readonly Cell[]): Tally {
  const text = useTopic(matrix, topic, () => {
    const { on, of } = matrix.tally(cells);
    return `${on} ${of}`;
  });
  const [on = 0, of = 0] = text.split(' ').map(Number);
  return { on, of };
}
