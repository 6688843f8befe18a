/** Reads a page of any list by the name of its call. */
import type { CallName } from '#generated/calls.ts';
import { call, type CallOptions } from './call.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface ListPage {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Whether there are more rows than `count`. */
  readonly isMinimum: boolean;
  /** Leads to the next page; undefined after the last. */
  readonly next?: string | undefined;
}

type Query = Readonly<Record<string, unknown>>;

/** @param list its call, and the member of the answer that holds the rows */
export async function readList(
  { call: name, id }: { readonly call: string; readonly id: string },
  query: Query,
  signal: AbortSignal,
): Promise<ListPage> {
  const options = { query, signal } as CallOptions<CallName>;
  const answer = (await call(name as CallName, options)) as unknown as Query;
  return {
    rows: answer[id] as readonly Row[],
    count: Number(answer['count']),
    isMinimum: answer['count_is_minimum'] === true,
    next: answer['next_cursor'] as string | undefined,
  };
}
