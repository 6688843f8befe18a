/** One page of a list from the server, shown until the next one has loaded, and kept current. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { messageOf } from '../client/call-error.ts';
import { entityKey, queryClient } from '../client/query-client.ts';
import { readList, type ListPage } from '../client/read-list.ts';
import { hasSamePlaces, inPlace, rowsMayMove, useFollowing } from './follow-list.ts';

export interface ListState {
  /** Undefined until the first page has loaded. */
  readonly page: ListPage | undefined;
  /** Whether the rows shown are about to be replaced by the latest request. */
  readonly isStale: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
}

interface Following {
  /** What precedes the rows. */
  readonly bar: RefObject<HTMLElement | null>;
  /** The entities whose changes may change the list. */
  readonly entities: readonly string[];
}

export function useList(
  table: ListTable,
  query: Readonly<Record<string, unknown>>,
  { bar, entities }: Following,
): ListState {
  const queryKey = [...entityKey(table.entity), table.id, query];
  const { data, error, isPlaceholderData, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => readList(table, query, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  useFollowing(entities, async (isNew) => {
    const before = queryClient.getQueryState<ListPage>(queryKey);
    // What is being read may have been asked for before the change.
    if (before?.fetchStatus === 'fetching' || (!isNew && !rowsMayMove(bar))) return false;
    // What failed has a button.
    if (before?.data === undefined || before.status === 'error') return true;
    const after = await readList(table, query).catch(() => undefined);
    if (after === undefined) return true;
    // Something newer may have been read meanwhile.
    if (queryClient.getQueryState(queryKey)?.dataUpdatedAt !== before.dataUpdatedAt) return false;
    const isFree = hasSamePlaces(before.data, after, table.key) || rowsMayMove(bar);
    queryClient.setQueryData(queryKey, isFree ? after : inPlace(before.data, after, table.key));
    return isFree;
  });
  return {
    page: data,
    isStale: isPlaceholderData,
    error: error === null ? undefined : (messageOf(error) ?? undefined),
    retry: () => void refetch(),
  };
}
