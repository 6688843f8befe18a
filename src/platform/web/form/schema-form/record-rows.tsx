/** A list of a record as a table: each cell is a field with its own subscription, errors and server errors. */

import { memo, useCallback, useMemo, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { widgetFor } from '#engine/schema/widget.ts';
import { isList } from '#engine/values/json-value.ts';
import { errorIdOf, fieldIdOf, rowIdOf } from '../ids.ts';
import type { RowsLayout } from '../model/form-definition.ts';
import { pastedRange, withRange } from '../model/pasted-range.ts';
import { placeOf, rowName, type Path } from '../model/path.ts';
import { newItemOf } from '../new-value.ts';
import { SettingField } from '../rjsf/bridge.tsx';
import { columnsIn, type Column } from '../rows/columns.ts';
import { RowsGrid } from '../rows/rows-grid.tsx';
import styles from '../rows/rows.module.css';
import { useReading } from '../use-reading.ts';
import { useInvalidMark } from './invalid-mark.ts';
import { useFieldFlags, useRecord, useRecordReading, useShownOn } from './record-context.ts';
import { hostOf } from './record-host.ts';

interface RecordRowsProps {
  readonly path: Path;
  readonly schema: JsonSchema;
  readonly rows: RowsLayout;
  readonly readOnly: boolean;
}

const noErrors = [] as const;

interface CellProps {
  readonly list: Path;
  readonly row: number;
  readonly column: Column;
  readonly readOnly: boolean;
}

function AnyCell({ list, row, column, readOnly }: CellProps): ReactNode {
  const model = useRecord();
  const path = useMemo(() => [...list, row, ...column.path], [list, row, column]);
  const { schema } = column;
  const flags = useFieldFlags(path);
  useReading(model, [`field:${placeOf(path)}`], () => model.drawing(path));
  const host = useMemo(() => hostOf(model, path, schema), [model, path, schema]);
  const name = rowName(path);
  if (flags.hidden) return null;
  return (
    <div id={rowIdOf(name)} data-field={placeOf(path)}>
      <SettingField
        name={name}
        schema={schema}
        widget={widgetFor(schema) ?? 'unknown'}
        value={model.content(path)}
        errors={noErrors}
        readOnly={readOnly || flags.locked || column.locked}
        required={column.required || flags.required}
        placeholder={undefined}
        host={host}
      />
      <CellFindings path={path} />
    </div>
  );
}

/** Re-renders only when its own value changes from elsewhere. */
const Cell = memo(AnyCell);

/** The errors of a cell; a message that appears or disappears re-renders nothing else. */
function CellFindings({ path }: { readonly path: Path }): ReactNode {
  const name = rowName(path);
  const messages = useShownOn(path).map(({ message }) => message);
  useInvalidMark(name, messages.length > 0);
  return (
    <p className={styles['finding']} id={errorIdOf(fieldIdOf(name))}>
      {messages.join(' ')}
    </p>
  );
}

export function RecordRows({ path, schema, rows, readOnly }: RecordRowsProps): ReactNode {
  const model = useRecord();
  const all = useMemo(() => columnsIn(schema, rows.columns), [schema, rows]);
  const latest = useCallback((): readonly unknown[] => {
    const now = model.content(path);
    return isList(now) ? now : [];
  }, [model, path]);
  const count = useReading(model, [`value:${placeOf(path)}`], () => latest().length);
  // A column that no row shows takes no room.
  const shown = useRecordReading(model, ['visible'], ({ hidden }) =>
    all.map(({ path: column }) => {
      const isHidden = (row: number): boolean => hidden[placeOf([...path, row, ...column])] === true;
      return count === 0 || !Array.from({ length: count }, (_, row) => row).every(isHidden);
    }),
  );
  const columns = useMemo(() => all.filter((_, at) => shown[at]), [all, shown]);
  const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 1000;
  const newRow = (): unknown => newItemOf(schema);
  const renderCell = useCallback(
    (row: number, at: number): ReactNode => {
      const column = columns[at];
      return column && <Cell list={path} row={row} column={column} readOnly={readOnly} />;
    },
    [columns, path, readOnly],
  );
  return (
    <RowsGrid
      id={fieldIdOf(rowName(path))}
      label={schema.title ?? rows.item}
      item={rows.item}
      columns={columns}
      count={count}
      most={most}
      readOnly={readOnly}
      describedBy={undefined}
      latest={latest}
      newRow={newRow}
      onRows={(change) => model.changeRows(path, change)}
      onPaste={(text, row, column) => {
        const range = pastedRange(text);
        if (!range) return undefined;
        const next = withRange(latest(), range, { row, column }, columns, most, newRow);
        model.edit(path, next, false);
        return next.length;
      }}
      renderCell={renderCell}
    />
  );
}
