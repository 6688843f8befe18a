/** How values of the section look in tables: the default and the examples, each drawn by the cell of its setting. */

import type { ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { SchemaTable } from '#platform/web/table/table.tsx';
import { ValueCell } from '#platform/web/table/value-cell.tsx';
import styles from './schemas.module.css';
import type { Assembled } from './use-validation.ts';

const table = {
  title: 'Values in tables',
  columns: [
    { field: 'key', title: 'Setting' },
    { field: 'cell', title: 'Cell' },
    { field: 'default', title: 'Default' },
    { field: 'example', title: 'Example' },
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
    <SchemaTable
      table={table}
      rows={section.keys.flatMap((key) => settings[key] ?? [])}
      keyOf={({ key }) => key}
      cells={{ key: Name, cell: Cell, default: Default, example: Example }}
    />
  );
}
