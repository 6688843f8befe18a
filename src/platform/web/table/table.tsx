/** A list of records as a table schema describes it: columns, formats, alignment; on a phone each record is a card. */

import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/data/copy-button.tsx';
import { RelativeDate } from '../ui/data/relative-date.tsx';
import { OrderedRow, OrderedRows, type MoveRow } from './ordered-rows.tsx';
import styles from './table.module.css';
import { textOf } from '../form/widgets/text/text-of.ts';

export interface Column {
  readonly field: string;
  readonly title: string;
  readonly format?: string;
  readonly align?: string;
}

/** A file of `schemas/tables/`, as it is generated. */
export interface TableSchema {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly empty: string;
}

/** What one column shows of a row, where its format alone cannot say it. */
export type CellOf<Row> = (row: Row) => ReactNode;

interface SchemaTableProps<Row> {
  readonly table: TableSchema;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** By field. */
  readonly cells?: Readonly<Record<string, CellOf<Row>>>;
  /** Fields of columns that are not shown here. */
  readonly without?: readonly string[];
  /** Buttons of a row, in a last column of their own. */
  readonly actions?: CellOf<Row>;
  /** Given where people may put the rows in another order. */
  readonly order?: { readonly nameOf: (row: Row) => string; readonly onMove: MoveRow };
}

function Reference({ text, title }: { readonly text: string; readonly title: string }): ReactNode {
  return (
    <span className={styles['reference']}>
      <code title={text}>{text}</code>
      <CopyButton text={text} label={`Copy the ${title.toLowerCase()}`} />
    </span>
  );
}

function personName(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : '';
}

/** A value by the format of its column; nothing for what is not there. */
function formatted({ format, title }: Column, value: unknown): ReactNode {
  const text = textOf(value);
  if (text === '') return null;
  if (format === 'date-time') return <RelativeDate value={text} />;
  if (format === 'person') return personName(value);
  if (format === 'reference') return <Reference text={text} title={title} />;
  return text;
}

export function SchemaTable<Row extends object>(props: SchemaTableProps<Row>): ReactNode {
  const columns = props.table.columns.filter(({ field }) => !props.without?.includes(field));
  if (props.rows.length === 0)
    return (
      <Text c="dimmed" ta="center" py="xl">
        {props.table.empty}
      </Text>
    );
  const cells = (row: Row): ReactNode => (
    <>
      {columns.map((column) => {
        const { field, title, align } = column;
        const own = props.cells?.[field];
        return (
          <td key={field} data-title={title} data-align={align}>
            {own ? own(row) : formatted(column, (row as Readonly<Record<string, unknown>>)[field])}
          </td>
        );
      })}
      {props.actions && (
        <td data-tools className={styles['tools']}>
          {props.actions(row)}
        </td>
      )}
    </>
  );
  const { order, keyOf, rows } = props;
  const table = (
    <table className={styles['table']} aria-label={props.table.title}>
      <thead>
        <tr>
          {order && <ToolsHead title="Order" />}
          {columns.map(({ field, title, align }) => (
            <th key={field} scope="col" data-align={align}>
              {title}
            </th>
          ))}
          {props.actions && <ToolsHead title="Actions" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) =>
          order ? (
            <OrderedRow
              key={keyOf(row)}
              id={keyOf(row)}
              name={order.nameOf(row)}
              at={at}
              count={rows.length}
              onMove={order.onMove}
            >
              {cells(row)}
            </OrderedRow>
          ) : (
            <tr key={keyOf(row)}>{cells(row)}</tr>
          ),
        )}
      </tbody>
    </table>
  );
  if (!order) return table;
  return (
    <OrderedRows ids={rows.map(keyOf)} onMove={order.onMove}>
      {table}
    </OrderedRows>
  );
}

function ToolsHead({ title }: { readonly title: string }): ReactNode {
  return (
    <th scope="col" className={styles['tools']}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </th>
  );
}
