/** One page of a list from the server, shown until the next one has loaded. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListTable } from '#engine/tables/table.ts';
import { messageOf } from '../client/call-error.ts';
import { entityKey, queryClient } from '../client/query-client.ts';
import { readList, type ListPage } from '../client/read-list.ts';

export interface ListState {
  /** Undefined until the first page has loaded. */
  readonly page: ListPage | undefined;
  /** Whether the rows shown are about to be replaced by the latest request. */
  readonly isStale: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
}

export function useList(table: ListTable, query: Readonly<Record<string, unknown>>): ListState {
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
