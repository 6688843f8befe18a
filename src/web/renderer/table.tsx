/** A list of records as a table schema describes it: columns, formats, alignment; on a phone each record is a card. */

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { RelativeDate } from '#web/ui/relative-date.tsx';
import styles from './table.module.css';
import { textOf } from './text-of.ts';

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
  return (
    <table className={styles['table']} aria-label={props.table.title}>
      <thead>
        <tr>
          {columns.map(({ field, title, align }) => (
            <th key={field} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={props.keyOf(row)}>
            {columns.map((column) => {
              const { field, title, align } = column;
              const own = props.cells?.[field];
              return (
                <td key={field} data-title={title} data-align={align}>
                  {own ? own(row) : formatted(column, (row as Readonly<Record<string, unknown>>)[field])}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
