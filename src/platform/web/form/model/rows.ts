/** What can be done with the rows of a list, and what that does to everything that names them by number. */

import { isObject } from '#engine/values/json-value.ts';

/** The rows after a change, and for each where it was before; a row that was not there has no number. */
export interface RowsChange {
  readonly rows: readonly unknown[];
  readonly from: readonly (number | undefined)[];
}

function numbered(rows: readonly unknown[]): readonly number[] {
  return rows.map((_, index) => index);
}

export function inserted(rows: readonly unknown[], at: number, added: readonly unknown[]): RowsChange {
  const numbers = numbered(rows);
  return {
    rows: [...rows.slice(0, at), ...added, ...rows.slice(at)],
    from: [...numbers.slice(0, at), ...added.map(() => undefined), ...numbers.slice(at)],
  };
}

export function removed(rows: readonly unknown[], at: number): RowsChange {
  const stays = (_: unknown, index: number): boolean => index !== at;
  return { rows: rows.filter(stays), from: numbered(rows).filter(stays) };
}

/** Undefined when there is no such place. */
export function moved(rows: readonly unknown[], at: number, to: number): RowsChange | undefined {
  if (to < 0 || to >= rows.length || at === to) return undefined;
  const order = numbered(rows).filter((index) => index !== at);
  const from = [...order.slice(0, to), at, ...order.slice(to)];
  return { rows: from.map((index) => rows[index]), from };
}

/** The same once more, below itself; what tells rows apart is the copy's own. */
export function duplicated(rows: readonly unknown[], at: number, fresh: unknown): RowsChange {
  const row = rows[at];
  const id = isObject(fresh) && isObject(row) && 'id' in row ? { id: fresh['id'] } : {};
  return inserted(rows, at + 1, [isObject(row) ? { ...row, ...id } : row]);
}

/** What is known of places below `list`, under the numbers that its rows have now; of rows that went, nothing. */
export function renumbered<T>(
  byPlace: Readonly<Record<string, T>>,
  list: string,
  from: RowsChange['from'],
): Readonly<Record<string, T>> {
  const now = new Map(from.flatMap((before, index) => (before === undefined ? [] : [[before, index] as const])));
  const below = `${list}.`;
  const entries = Object.entries(byPlace).flatMap(([place, known]) => {
    if (!place.startsWith(below)) return [[place, known] as const];
    const [number = '', ...rest] = place.slice(below.length).split('.');
    const index = now.get(Number(number));
    return index === undefined ? [] : [[[list, index, ...rest].join('.'), known] as const];
  });
  return Object.fromEntries(entries);
}
