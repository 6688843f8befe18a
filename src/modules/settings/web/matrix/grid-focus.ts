/** A single Tab stop for the grid, and keyboard navigation in it (ARIA grid pattern). */

import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { moved, type GridPlace } from './grid-keys.ts';
import type { Spot, MatrixSurroundings } from './use-matrix.ts';

function placeOf(element: EventTarget | null): GridPlace | undefined {
  const at = element instanceof HTMLElement ? element.dataset['at'] : undefined;
  if (at === undefined) return undefined;
  const [row = 0, column = 0] = at.split(' ').map(Number);
  return { row, column };
}

export interface GridFocus {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The current or last position. */
  readonly spot: Spot | undefined;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useGridFocus(surroundings: MatrixSurroundings): GridFocus {
  const { matrix, rows, columns, action } = surroundings;
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const input = useCallback(
    ({ row, column }: GridPlace) => box.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`) ?? null,
    [],
  );
  useLayoutEffect(() => {
    // Rows come and go, but there must always be exactly one stop.
    const stops = box.current?.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]') ?? [];
    if (stops.length === 1) return;
    for (const stop of stops) stop.tabIndex = -1;
    const first = input({ row: 0, column: 0 });
    if (first) first.tabIndex = 0;
  });
  const size = useMemo(
    () => ({
      rows: rows.length + 1,
      columns: columns.length + 1,
      has: (place: GridPlace) => input(place) !== null,
    }),
    [rows, columns, input],
  );
  const spotAt = useCallback(
    (place: GridPlace): Spot => ({ row: rows[place.row - 1], column: columns[place.column - 1] }),
    [rows, columns],
  );
  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const place = placeOf(target);
      if (!place || !(target instanceof HTMLElement)) return;
      for (const stop of box.current?.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]') ?? [])
        stop.tabIndex = -1;
      target.tabIndex = 0;
      const next = spotAt(place);
      setSpot((now) => (now?.row === next.row && now?.column === next.column ? now : next));
    },
    [spotAt],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      if (!place) return;
      const target = moved(place, event, size);
      const next = target && input(target);
      if (next) {
        event.preventDefault();
        next.focus();
        next.scrollIntoView({ block: 'nearest' });
        return;
      }
      const acted = actOf(event, spotAt(place), { matrix, rows, columns, action });
      if (!acted) return;
      event.preventDefault();
      acted();
    },
    [size, input, spotAt, matrix, rows, columns, action],
  );
  return { box, spot, onFocus, onKeyDown };
}

/** The action of a key at the current position; undefined when there is none. Space is left to the checkbox. */
function actOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { row, column }: Spot,
  { matrix, rows, columns, action }: Omit<MatrixSurroundings, 'section'>,
): (() => void) | undefined {
  const command = ctrlKey || metaKey;
  const here = matrix.cellsAt(row ? [row] : rows, column ? [column] : columns);
  const fill = (cells: ReturnType<typeof matrix.cellsAt>) => () => {
    const { on, of } = matrix.tally(cells);
    matrix.fill(cells, on < of);
  };
  if (key === ' ' && shiftKey && command) return fill(matrix.cellsAt(rows, columns));
  if (key === ' ' && shiftKey) return row && fill(matrix.cellsAt([row], columns));
  if (key === ' ' && command) return column && fill(matrix.cellsAt(rows, [column]));
  if (key.toLowerCase() === 'a' && command) return fill(matrix.cellsAt(rows, columns));
  if (key.toLowerCase() === 'z' && command) return () => matrix.undo(here);
  if ((key === 'Delete' || key === 'Backspace') && !command) return () => matrix.reset(here);
  const [only] = here;
  if (key === 'Enter' && row && column && only && action?.fits(only.address)) return () => action.open(only.address);
  return undefined;
}
