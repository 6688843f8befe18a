/** A setting's value in a table, drawn by the cell that the catalogue names; fields of rows are drawn by `Cell`. */

import { ColorSwatch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isList } from '#engine/values/json-value.ts';
import { isOn } from '#engine/values/on-off.ts';
import { choiceTitle, valueText } from '#engine/values/value-text.ts';
import type { Cell } from '#engine/schema/widget.ts';
import { OnOff } from '../ui/data/on-off.tsx';
import { MissingBadge, StatusBadge, type StatusColour } from '../ui/data/status-badge.tsx';
import styles from './value-cell.module.css';

function Choice({ schema, value }: { readonly schema: JsonSchema; readonly value: unknown }): ReactNode {
  const choice = schema.oneOf?.find((one) => one.const === value);
  if (schema.oneOf && !choice) return <MissingBadge name={value} />;
  const colour = choice?.['x-colour'];
  const title = choiceTitle(schema, value);
  return typeof colour === 'string' ? <StatusBadge colour={colour as StatusColour}>{title}</StatusBadge> : title;
}

function Choices({ schema, value }: { readonly schema: JsonSchema; readonly value: unknown }): ReactNode {
  if (!isList(value) || value.length === 0) return valueText(schema, value);
  const shown = value.slice(0, 4);
  return (
    <span className={styles['many']}>
      {shown.map((one, at) => (
        <Choice key={at} schema={schema.items ?? {}} value={one} />
      ))}
      {value.length > shown.length && <span className={styles['soft']}>and {value.length - shown.length} more</span>}
    </span>
  );
}

const drawn: Partial<Readonly<Record<Cell, (schema: JsonSchema, value: unknown) => ReactNode>>> = {
  boolean: (schema, value) => <OnOff on={isOn(schema, value)}>{isOn(schema, value) ? 'On' : 'Off'}</OnOff>,
  choice: (schema, value) => <Choice schema={schema} value={value} />,
  choices: (schema, value) => <Choices schema={schema} value={value} />,
  colour: (_, value) => (
    <span className={styles['many']}>
      <ColorSwatch color={String(value)} size="1rem" aria-hidden />
      <code>{String(value)}</code>
    </span>
  ),
  number: (schema, value) => <span className={styles['number']}>{valueText(schema, value)}</span>,
  secret: () => '***',
};

interface ValueCellProps {
  readonly schema: JsonSchema;
  readonly cell: string;
  readonly value: unknown;
}

export function ValueCell({ schema, cell, value }: ValueCellProps): ReactNode {
  if (value === undefined) return <span className={styles['soft']}>Not set</span>;
  return drawn[cell as Cell]?.(schema, value) ?? <span className={styles['text']}>{valueText(schema, value)}</span>;
}
