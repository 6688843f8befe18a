/** Previews values of the section in tables: the default and the examples, each drawn by the cell of its setting. */

import type { ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { DataTable, type TableLook } from '#platform/web/table/data-table.tsx';
import { ValueCell } from '#platform/web/table/value-cell.tsx';
import styles from '../schemas.module.css';
import type { Assembled } from '../use-validation.ts';

const table: TableLook = {
  title: 'Values in tables',
  key: 'key',
  columns: [
    { field: 'key', title: 'Setting', format: 'custom', align: 'left' },
    { field: 'cell', title: 'Cell', format: 'custom', align: 'left' },
    { field: 'default', title: 'Default', format: 'custom', align: 'left' },
    { field: 'example', title: 'Example', format: 'custom', align: 'left' },
  ],
  empty: 'The section has no settings.',
};

function Name({ key, schema }: Setting): ReactNode {
  return (
    <span className={styles['name']}>
      <span>{schema.title}</span>
      <code>{key}</code>
    </span>
  );
}

function Cell({ cell, widget }: Setting): ReactNode {
  return (
    <span className={styles['soft']}>
      {cell}, edited by {widget}
    </span>
  );
}

function Default({ schema, cell }: Setting): ReactNode {
  return <ValueCell schema={schema} cell={cell} value={schema.default} />;
}

function Example({ schema, cell }: Setting): ReactNode {
  return <ValueCell schema={schema} cell={cell} value={schema.examples?.[0]} />;
}

export function PreviewTable({ assembled: { section, settings } }: { readonly assembled: Assembled }): ReactNode {
  return (
    <DataTable
      table={table}
      rows={section.keys.flatMap((key) => settings[key] ?? [])}
      cells={{ key: Name, cell: Cell, default: Default, example: Example }}
    />
  );
}
