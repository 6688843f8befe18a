/** The largest groups of a report as bars, each with its figure. */
import type { ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { cellText } from '#platform/domain/cell-text.ts';
import type { Bar } from '#platform/web/client/read-list.ts';
import { BarList } from '#platform/web/ui/data/bar-list.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './chart.module.css';

interface ChartProps {
  readonly table: ListTable;
  readonly bars: readonly Bar[];
}

export function Chart({ table, bars }: ChartProps): ReactNode {
  const columnOf = (field = '') => table.columns.find((column) => column.field === field)!;
  const label = columnOf(table.report?.chart?.label);
  const value = columnOf(table.report?.chart?.value);
  return (
    <div className={styles['chart']}>
      <Card title={`${value.title} by ${label.title.toLowerCase()}`}>
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
