/** The rows of another list that a filter refers to: those that a search finds, and the names of the chosen ones. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TableFilter } from '#engine/tables/table.ts';
import { textOf } from '../../form/widgets/text/text-of.ts';
import { messageOf } from '../../client/call-error.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { mayReadChoices } from './added-filters.ts';
import { readList, type Row } from '../../client/read-list.ts';

const offered = 20;

interface ReferenceRows {
  /** Undefined until the first rows have loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Why there are none. */
  readonly failure: string | undefined;
}

export function useReferenceRows(
  { reference }: Pick<TableFilter, 'reference'>,
  search: string,
  enabled = true,
): ReferenceRows {
  const { call = '', rows = '', query } = reference ?? {};
  const { data, error } = useQuery(
    {
      queryKey: [...entityKey(rows), 'reference', query, search],
      queryFn: ({ signal }) =>
        readList({ call, id: rows }, { ...query, limit: offered, ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
      enabled: enabled && reference !== undefined,
    },
    queryClient,
  );
  const failure = data || !error ? undefined : (messageOf(error) ?? undefined);
  return { rows: data?.rows, failure };
}

/** The name of the only chosen row, if it is among the first of its list. */
export function useReferenceName(filter: TableFilter, written: string | undefined): string | undefined {
  const { key = 'id', label = 'name' } = filter.reference ?? {};
  const isOne = written !== undefined && !written.includes(',') && key !== label && mayReadChoices(filter);
  const row = useReferenceRows(filter, '', isOne).rows?.find((one) => textOf(one[key]) === written);
  return isOne && row ? textOf(row[label]) : undefined;
}
