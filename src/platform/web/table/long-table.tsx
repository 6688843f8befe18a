/** All rows of a document or a run, which may be thousands: few are drawn at once, many only as they come into view. */
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { filledColumns } from '#platform/domain/cell-text.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

const VirtualTable = lazy(() => import('./continuous/virtual-table.tsx'));

/** A browser draws as many before anybody notices, and finds text in all of them. */
const mostAtOnce = 300;

type LongTableProps<Row> = Omit<DataTableProps<Row>, 'order' | 'part' | 'selection'>;

export function LongTable<Row extends object>(props: LongTableProps<Row>): ReactNode {
  const { table, rows } = props;
  const columns = useMemo(() => filledColumns(table.columns, rows), [table, rows]);
  if (rows.length <= mostAtOnce) return <DataTable<Row> {...props} />;
  return (
    <Suspense>
      <VirtualTable
        {...(props as unknown as LongTableProps<object>)}
        table={{ ...table, columns }}
        count={rows.length}
      />
    </Suspense>
  );
}
