/** The rows of a list one after the other, read ahead of the scroll position; a cursor leads from page to page. */
import { useEffect, useRef, useState } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { messageOf } from '../../client/call-error.ts';
import { readList, type ListPage, type Row } from '../../client/read-list.ts';

interface Loaded {
  readonly rows: readonly Row[];
  readonly next: string | undefined;
}

export interface Continuous {
  readonly rows: readonly Row[];
  readonly error: string | undefined;
  /** Whether the first page has changed since more rows were read below it. */
  readonly hasMoved: boolean;
  /** Reads on until the row of this index has loaded, with some more after it. */
  readonly reach: (index: number) => void;
  /** Starts again with the current first page. */
  readonly restart: () => void;
}

/** Number of rows to read ahead, so that scrolling does not reach the end of the loaded rows. */
const ahead = 400;

/** @param first the first page, which is kept current */
export function useContinuous(
  table: Pick<ListTable, 'call' | 'id'>,
  query: Readonly<Record<string, unknown>>,
  first: ListPage,
): Continuous {
  const [begun, setBegun] = useState(first);
  const [more, setMore] = useState<Loaded>({ rows: [], next: first.next });
  const [error, setError] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  const restart = (): void => {
    reading.current?.abort();
    reading.current = undefined;
    setBegun(first);
    setMore({ rows: [], next: first.next });
    setError(undefined);
  };
  useEffect(() => () => reading.current?.abort(), []);
  // Nothing below was read yet: the newer page replaces this one.
  if (first !== begun && more.rows.length === 0) {
    setBegun(first);
    setMore({ rows: [], next: first.next });
  }
  const count = begun.rows.length + more.rows.length;
  const reach = (index: number): void => {
    const { next } = more;
    if (next === undefined || reading.current || error !== undefined || index + ahead < count) return;
    const aborting = new AbortController();
    reading.current = aborting;
    const { offset: _, ...rest } = query;
    const isOver = (): boolean => {
      if (!aborting.signal.aborted) reading.current = undefined;
      return aborting.signal.aborted;
    };
    const take = (page: ListPage): void => {
      if (!isOver()) setMore(({ rows: before }) => ({ rows: [...before, ...page.rows], next: page.next }));
    };
    const refuse = (failure: unknown): void => {
      if (!isOver()) setError(messageOf(failure) ?? undefined);
    };
    readList(table, { ...rest, cursor: next }, aborting.signal).then(take, refuse);
  };
  const rows = useRows(begun.rows, more.rows);
  return { rows, error, hasMoved: first !== begun, reach, restart };
}

/** The same array until one of its parts changes. */
function useRows(first: readonly Row[], more: readonly Row[]): readonly Row[] {
  const cached = useRef<{ first: readonly Row[]; more: readonly Row[]; all: readonly Row[] }>(undefined);
  if (cached.current?.first !== first || cached.current.more !== more)
    cached.current = { first, more, all: [...first, ...more] };
  return cached.current.all;
}
