/** Reads a page of any list by the name of its call, or the whole list where a screen shows all of it. */
import type { CallName } from '#generated/calls.ts';
import { call, type CallOptions } from './call.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Bar {
  /** Null for a record without a name. */
  readonly label: string | null;
  readonly value: number;
}

export interface ListPage {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Whether there are more rows than `count`. */
  readonly isMinimum: boolean;
  /** Cursor of the next page; undefined after the last. */
  readonly next?: string | undefined;
  /** Of a report: the totals over all rows, by field. */
  readonly totals?: Row | undefined;
  /** Of a report with a chart: its bars, the longest first. */
  readonly chart?: readonly Bar[] | undefined;
  /** The number of groups, of which the chart shows the largest. */
  readonly chartCount?: number | undefined;
}

type Query = Readonly<Record<string, unknown>>;

/** @param list the call, and the member of its response with the rows */
export async function readList(
  { call: name, id }: { readonly call: string; readonly id: string },
  query: Query,
  signal?: AbortSignal,
): Promise<ListPage> {
  const options = { query, ...(signal && { signal }) } as CallOptions<CallName>;
  const answer = (await call(name as CallName, options)) as unknown as Query;
  return {
    rows: answer[id] as readonly Row[],
    count: Number(answer['count']),
    isMinimum: answer['count_is_minimum'] === true,
    next: answer['next_cursor'] as string | undefined,
    totals: answer['totals'] as Row | undefined,
    chart: answer['chart'] as readonly Bar[] | undefined,
    chartCount: answer['chart_count'] as number | undefined,
  };
}

/** The maximum number of rows in a page. */
const pageSize = 100;

/**
 * Pages of a list one after the other, until `most` rows or its end; the last may reach beyond. Follows the cursor, so
 * that rows that move meanwhile are not skipped.
 *
 * @param query the query of the list's call, whose page is ignored
 */
export async function* pagesOf(
  list: Parameters<typeof readList>[0],
  query: Query,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): AsyncGenerator<ListPage, void> {
  const { offset: _, ...filters } = query;
  let place: Query = {};
  for (let read = 0; read < most;) {
    const page = await readList(list, { ...filters, limit: pageSize, ...place }, signal);
    yield page;
    read += page.rows.length;
    // Groups of a report have no cursor.
    if (page.next === undefined && (page.rows.length < pageSize || read >= page.count)) return;
    place = page.next === undefined ? { offset: read } : { cursor: page.next };
  }
}

/** All rows of a list of `count`, in order; its pages are requested in parallel. */
export async function allPages<T>(
  count: number,
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) =>
    read({ limit: pageSize, offset: page * pageSize }),
  );
  return (await Promise.all(pages)).flat();
}
