/** Operations on the rows of a list, and their effect on state that is keyed by row number. */

import { isObject } from '#engine/values/json-value.ts';

/** The rows after a change, with the previous number of each; undefined for a new row. */
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

/** Undefined when the target position does not exist. */
export function moved(rows: readonly unknown[], at: number, to: number): RowsChange | undefined {
  if (to < 0 || to >= rows.length || at === to) return undefined;
  const order = numbered(rows).filter((index) => index !== at);
  const from = [...order.slice(0, to), at, ...order.slice(to)];
  return { rows: from.map((index) => rows[index]), from };
}

/** Copies a row below itself; the copy gets an identity of its own. */
export function duplicated(rows: readonly unknown[], at: number, fresh: unknown): RowsChange {
  const row = rows[at];
  const id = isObject(fresh) && isObject(row) && 'id' in row ? { id: fresh['id'] } : {};
  return inserted(rows, at + 1, [isObject(row) ? { ...row, ...id } : row]);
}

/** State of places below `list`, renumbered to the rows' new positions; that of removed rows is dropped. */
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
