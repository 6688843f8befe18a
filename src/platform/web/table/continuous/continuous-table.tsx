/** A list without pages: only the visible rows are drawn, and further rows are read before the user reaches them. */
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import type { ListPage, Row } from '../../client/read-list.ts';
import type { DataTableProps } from '../data-table.tsx';
import { useContinuous } from './use-continuous.ts';
import VirtualTable from './virtual-table.tsx';

interface ContinuousTableProps extends Omit<DataTableProps<Row>, 'rows' | 'table' | 'order' | 'part'> {
  readonly table: ListTable;
  readonly query: Readonly<Record<string, unknown>>;
  readonly page: ListPage;
}

export default function ContinuousTable({ query, page, ...table }: ContinuousTableProps): ReactNode {
  const { rows, error, hasMoved, reach, restart } = useContinuous(table.table, query, page);
  return (
    <>
      {hasMoved && (
        <Group gap="sm" mb="xs" role="status">
          <Text size="sm">The list has changed since you began to scroll.</Text>
          <Button size="xs" variant="default" onClick={restart}>
            Show it as it is now
          </Button>
        </Group>
      )}
      <VirtualTable<Row> {...table} rows={rows} count={page.isMinimum ? undefined : page.count} onReach={reach} />
      <Group gap="sm" mt="sm" px="sm" pb="xs">
        <Text size="sm" c="dimmed" className="figures" role="status">
          {numberText(rows.length)} rows loaded
        </Text>
        {error !== undefined && (
          <>
            <Text size="sm">{error}</Text>
            <Button size="xs" variant="default" onClick={restart}>
              Try again
            </Button>
          </>
        )}
      </Group>
    </>
  );
}
