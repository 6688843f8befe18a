/** The rows of another list that a filter refers to: those that a search finds, and the names of the chosen ones. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { TableFilter } from '#engine/tables/table.ts';
import { textOf } from '../../form/widgets/text/text-of.ts';
import { messageOf } from '../../client/call-error.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { mayReadChoices } from './added-filters.ts';
import { readList, type Row } from '../../client/read-list.ts';

/** As many as a dropdown shows first (F417). */
const offered = 100;

interface ReferenceRows {
  /** Undefined until the first rows have loaded. */
  readonly rows: readonly Row[] | undefined;
  /** How many there are besides those. */
  readonly further: number;
  readonly readMore: () => void;
  /** Why there are none. */
  readonly failure: string | undefined;
}

export function useReferenceRows(
  { reference }: Pick<TableFilter, 'reference'>,
  search: string,
  enabled = true,
): ReferenceRows {
  const { call = '', rows = '', query } = reference ?? {};
  const { data, error, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: [...entityKey(rows), 'reference', query, search, 'pages'],
      queryFn: ({ pageParam: offset, signal }) => {
        const page = { limit: offered, ...(offset > 0 && { offset }) };
        return readList({ call, id: rows }, { ...query, ...page, ...(search && { search }) }, signal);
      },
      initialPageParam: 0,
      getNextPageParam: (_, pages) => pages.reduce((sum, page) => sum + page.rows.length, 0),
      placeholderData: keepPreviousData,
      enabled: enabled && reference !== undefined,
    },
    queryClient,
  );
  const failure = data || !error ? undefined : (messageOf(error) ?? undefined);
  const found = data?.pages.flatMap((page) => page.rows);
  // A list that does not say how many rows it has answers all of them.
  const further = found ? Math.max(0, (data?.pages.at(-1)?.count || 0) - found.length) : 0;
  return { rows: found, further, readMore: () => void fetchNextPage(), failure };
}

/** The name of the only chosen row, if it is among the first of its list. */
export function useReferenceName(filter: TableFilter, written: string | undefined): string | undefined {
  const { key = 'id', label = 'name' } = filter.reference ?? {};
  const isOne = written !== undefined && !written.includes(',') && key !== label && mayReadChoices(filter);
  const row = useReferenceRows(filter, '', isOne).rows?.find((one) => textOf(one[key]) === written);
  return isOne && row ? textOf(row[label]) : undefined;
}
