/** One page of a list from the server, kept while the next one is on its way. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import { call, type CallOptions } from '../client/call.ts';
import { messageOf } from '../client/call-error.ts';
import { entityKey, queryClient } from '../client/query-client.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface ListPage {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Whether there are more rows than `count`. */
  readonly isMinimum: boolean;
}

export interface ListState {
  /** Undefined until the first page is there. */
  readonly page: ListPage | undefined;
  /** Whether what is shown is about to be replaced by what was asked last. */
  readonly isStale: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
}

type Query = Readonly<Record<string, unknown>>;

export async function readList(
  { call: name, id }: Pick<ListTable, 'call' | 'id'>,
  query: Query,
  signal: AbortSignal,
): Promise<ListPage> {
  const options = { query, signal } as CallOptions<CallName>;
  const answer = (await call(name as CallName, options)) as unknown as Query;
  return {
    rows: answer[id] as readonly Row[],
    count: Number(answer['count']),
    isMinimum: answer['count_is_minimum'] === true,
  };
}

export function useList(table: ListTable, query: Query): ListState {
  const { data, error, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: [...entityKey(table.entity), table.id, query],
      queryFn: ({ signal }) => readList(table, query, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    page: data,
    isStale: isPlaceholderData,
    error: error === null ? undefined : (messageOf(error) ?? undefined),
    retry: () => void refetch(),
  };
}
