/** A table whose rows users can reorder. */
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type Ordering } from './data-table.tsx';
import { OrderedRow, OrderedRows } from './ordered-rows.tsx';

interface OrderedTableProps<Row> extends Omit<DataTableProps<Row>, 'order' | 'part' | 'sort' | 'onSort'> {
  readonly order: Omit<Ordering<Row>, 'parts'>;
}

const parts = { Rows: OrderedRows, Row: OrderedRow };

export function OrderedTable<Row extends object>({ order, ...table }: OrderedTableProps<Row>): ReactNode {
  return <DataTable<Row> {...table} order={{ ...order, parts }} />;
}
