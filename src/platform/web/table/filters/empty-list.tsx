/** In place of the rows of a list without any: what would be here and how to add the first, or that the filters leave nothing. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { readList } from '../../client/read-list.ts';
import { Empty } from '../../ui/feedback/empty.tsx';

export type EmptyListTable = Pick<ListTable, 'id' | 'call' | 'entity' | 'empty'>;

interface EmptyListProps {
  readonly table: EmptyListTable;
  /** Adds the first row. */
  readonly action: ReactNode;
  /** Set while filters are. */
  readonly filtered?:
    | {
        /** The query without these filters. */
        readonly within: Readonly<Record<string, unknown>>;
        readonly onClear: () => void;
      }
    | undefined;
}

export function EmptyList({ table, action, filtered }: EmptyListProps): ReactNode {
  const query = { ...filtered?.within, limit: 1 };
  // Some filters are set by a link or a screen: where there is nothing at all, they aren't the reason.
  const { data, isPending } = useQuery(
    {
      queryKey: [...entityKey(table.entity), table.id, query],
      queryFn: ({ signal }) => readList(table, query, signal),
      enabled: filtered !== undefined,
    },
    queryClient,
  );
  if (!filtered || data?.count === 0) return <Empty title={table.empty} action={action} />;
  if (isPending) return undefined;
  return (
    <Empty
      title="Nothing matches these filters."
      action={
        <Button variant="default" onClick={filtered.onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
