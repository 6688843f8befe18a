/** Keyboard movements of the ARIA grid pattern, over rows and columns with empty positions. */

/** A position in the grid; row 0 and column 0 are the headers. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly has: (place: GridPlace) => boolean;
}

/** Number of rows that PageUp and PageDown move. */
const page = 10;

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The nearest existing position from `from` in the direction of `step`, including `from`. */
function along(from: GridPlace, step: GridPlace, { rows, columns, has }: GridSize): GridPlace | undefined {
  let { row, column } = from;
  while (row >= 0 && column >= 0 && row < rows && column < columns) {
    if (has({ row, column })) return { row, column };
    row += step.row;
    column += step.column;
  }
  return undefined;
}

/** The position that `key` leads to; undefined for other keys, and at the edge. */
export function moved(from: GridPlace, { key, ctrlKey, metaKey }: Key, size: GridSize): GridPlace | undefined {
  const step = (row: number, column: number): GridPlace | undefined =>
    along({ row: from.row + row, column: from.column + column }, { row, column }, size);
  const wide = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return wide ? undefined : step(-1, 0);
    case 'ArrowDown':
      return wide ? undefined : step(1, 0);
    case 'ArrowLeft':
      return wide ? undefined : step(0, -1);
    case 'ArrowRight':
      return wide ? undefined : step(0, 1);
    case 'Home':
      return along({ row: wide ? 0 : from.row, column: 0 }, { row: 0, column: 1 }, size);
    case 'End':
      return along({ row: wide ? size.rows - 1 : from.row, column: size.columns - 1 }, { row: 0, column: -1 }, size);
    case 'PageUp':
      return along({ row: Math.max(0, from.row - page), column: from.column }, { row: 1, column: 0 }, size);
    case 'PageDown':
      return along(
        { row: Math.min(size.rows - 1, from.row + page), column: from.column },
        { row: -1, column: 0 },
        size,
      );
    default:
      return undefined;
  }
}
