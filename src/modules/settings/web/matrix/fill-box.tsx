/** The checkbox in the header of a row, a column or the grid: selects all of its cells, or clears them when all are selected. */

import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { MatrixColumn, MatrixRow } from '#engine/schema/catalogue.ts';
import type { MatrixTopic } from './matrix-model.ts';
import styles from './matrix.module.css';
import { useMatrix, useTally } from './use-matrix.ts';

interface FillBoxProps {
  readonly topic: MatrixTopic;
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly MatrixColumn[];
  /** Accessible name: `Submitted`, `Email, Collection contact`. */
  readonly name: string;
  readonly at: string;
  readonly id?: string | undefined;
}

export function FillBox({ topic, rows, columns, name, at, id }: FillBoxProps): ReactNode {
  const { matrix } = useMatrix();
  const input = useRef<HTMLInputElement>(null);
  const cells = useMemo(() => matrix.cellsAt(rows, columns), [matrix, rows, columns]);
  const { on, of } = useTally(matrix, topic, cells);
  const full = of > 0 && on === of;
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = on > 0 && !full;
  }, [on, full]);
  return (
    <label className={styles['fill']} title={full ? `Clear ${name}` : `Fill ${name}`}>
      <input
        ref={input}
        id={id}
        type="checkbox"
        tabIndex={-1}
        data-at={at}
        aria-label={`All of ${name}`}
        checked={full}
        onChange={() => matrix.fill(cells, !full)}
      />
      <span className={styles['count']} aria-hidden>
        {on}/{of}
      </span>
    </label>
  );
}
