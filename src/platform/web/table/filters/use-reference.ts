/** The rows of another list that a filter refers to: those that a search finds, and the names of the chosen ones. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TableFilter } from '#engine/tables/table.ts';
import { textOf } from '../../form/widgets/text/text-of.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { mayReadChoices } from './added-filters.ts';
import { readList, type Row } from '../../client/read-list.ts';

const offered = 20;

/** Undefined until the first rows have loaded. */
export function useReferenceRows(
  { reference }: Pick<TableFilter, 'reference'>,
  search: string,
  enabled = true,
): readonly Row[] | undefined {
  const { call = '', rows = '', query } = reference ?? {};
  const { data } = useQuery(
    {
      queryKey: [...entityKey(rows), 'reference', query, search],
      queryFn: ({ signal }) =>
        readList({ call, id: rows }, { ...query, limit: offered, ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
      enabled: enabled && reference !== undefined,
    },
    queryClient,
  );
  return data?.rows;
}

/** The name of the only chosen row, if it is among the first of its list. */
export function useReferenceName(filter: TableFilter, written: string | undefined): string | undefined {
  const { key = 'id', label = 'name' } = filter.reference ?? {};
  const isOne = written !== undefined && !written.includes(',') && key !== label && mayReadChoices(filter);
  const row = useReferenceRows(filter, '', isOne)?.find((one) => textOf(one[key]) === written);
  return isOne && row ? textOf(row[label]) : undefined;
}
