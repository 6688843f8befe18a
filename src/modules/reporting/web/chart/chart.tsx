/** The largest groups of a report, above its table. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import { cellText } from '#platform/domain/cell-text.ts';
import type { Bar, ListPage } from '#platform/web/client/read-list.ts';
import { BarList } from '#platform/web/ui/data/bar-list.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './chart.module.css';

export function chartOf(table: ListTable): (page: ListPage) => ReactNode {
  return ({ chart, chartCount }) => chart && <Chart table={table} bars={chart} count={chartCount ?? chart.length} />;
}

interface ChartProps {
  readonly table: ListTable;
  readonly bars: readonly Bar[];
  /** The number of groups, of which these are the largest. */
  readonly count: number;
}

/** The largest groups of a report as bars, each with its figure. */
function Chart({ table, bars, count }: ChartProps): ReactNode {
  const columnOf = (field = '') => table.columns.find((column) => column.field === field)!;
  const label = columnOf(table.report?.chart?.label);
  const value = columnOf(table.report?.chart?.value);
  return (
    <div className={styles['chart']}>
      <Card title={`${value.title} by ${label.title.toLowerCase()}`}>
        {count > bars.length && (
          <Text size="sm" c="dimmed" mb="xs">
            Top {bars.length} of {numberText(count)}. The table has all of them.
          </Text>
        )}
        <BarList
          bars={bars.map((bar) => ({
            id: String(bar.label),
            title: bar.label === null ? 'None' : cellText(label, bar.label),
            value: bar.value,
            text: cellText(value, bar.value),
          }))}
        />
      </Card>
    </div>
  );
}
