/** A list of objects inside one value, such as a setting, as a table: RJSF draws each cell by its schema. */

import {
  toFieldPathId,
  type ErrorSchema,
  type FieldPathId,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { memo, useCallback, useMemo, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isList } from '#engine/values/json-value.ts';
import { descriptionIdOf } from '../ids.ts';
import { pastedRange, withRange } from '../model/pasted-range.ts';
import { memberAt } from '../model/with-member.ts';
import { newItemOf } from '../new-value.ts';
import { columnsOf } from '../rows/columns.ts';
import { RowsGrid } from '../rows/rows-grid.tsx';
import { errorTreeAt } from './field-errors.ts';
import { isListById } from './ui-schema.ts';

interface CellProps extends Pick<FieldProps, 'registry' | 'onChange' | 'onBlur' | 'onFocus'> {
  readonly list: FieldPathId;
  readonly row: number;
  readonly column: ReturnType<typeof columnsOf>[number];
  readonly uiSchema: UiSchema | undefined;
  readonly value: unknown;
  readonly errors: ErrorSchema;
  readonly readOnly: boolean;
}

/** Any change of the list draws all its rows, so a cell re-renders only when its own value, errors or place change. */
const Cell = memo((props: CellProps): ReactNode => {
  const { list, row, column, uiSchema, value, errors, readOnly, registry, onChange, onBlur, onFocus } = props;
  const { name, schema, required } = column;
  const SchemaField = registry.fields['SchemaField'];
  const { globalFormOptions: options } = registry;
  const path = useMemo(
    () => toFieldPathId(name, options, toFieldPathId(row, options, list)),
    [name, options, row, list],
  );
  const ui = useMemo(() => ({ ...uiSchema, 'ui:label': false }), [uiSchema]);
  if (!SchemaField) return null;
  return (
    <SchemaField
      name={name}
      schema={schema as unknown as RJSFSchema}
      uiSchema={ui}
      formData={value}
      errorSchema={errors}
      fieldPathId={path}
      required={required}
      readonly={readOnly}
      {...{ registry, onChange, onBlur, onFocus }}
    />
  );
});

/** `latest` returns the current value. */
export function RowsField(props: FieldProps & { readonly latest: () => unknown }): ReactNode {
  const { registry, fieldPathId, onChange, onBlur, onFocus, errorSchema } = props;
  const schema = props.schema as unknown as JsonSchema;
  const rowSchema = schema.items ?? {};
  const value = props.formData as unknown;
  const rows = useMemo(() => (isList(value) ? value : []), [value]);
  const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 1000;
  const readOnly = Boolean(props.readonly || props.disabled);
  const columns = useMemo(() => columnsOf(schema, isListById(schema)), [schema]);
  const latest = (): readonly unknown[] => {
    const now = memberAt(props.latest(), fieldPathId.path.slice(1));
    return isList(now) ? now : [];
  };
  const newRow = (): unknown => newItemOf(schema);
  const itemUi = props.uiSchema?.items as UiSchema | undefined;
  const renderCell = useCallback(
    (row: number, at: number): ReactNode => {
      const column = columns[at];
      if (!column) return null;
      const { name } = column;
      return (
        <Cell
          list={fieldPathId}
          row={row}
          column={column}
          uiSchema={itemUi?.[name] as UiSchema | undefined}
          value={memberAt(rows, [row, name])}
          errors={errorTreeAt(errorTreeAt(errorSchema, row), name) as ErrorSchema}
          {...{ readOnly, registry, onChange, onBlur, onFocus }}
        />
      );
    },
    [registry, columns, fieldPathId, itemUi, rows, errorSchema, readOnly, onChange, onBlur, onFocus],
  );
  return (
    <RowsGrid
      id={fieldPathId.$id}
      label={schema.title ?? props.name}
      item={rowSchema.title ?? 'Row'}
      columns={columns}
      count={rows.length}
      most={most}
      readOnly={readOnly}
      describedBy={schema.description ? descriptionIdOf(fieldPathId.$id) : undefined}
      latest={latest}
      newRow={newRow}
      onRows={({ rows: next }) => onChange(next, fieldPathId.path)}
      onPaste={(text, row, column) => {
        const range = pastedRange(text);
        if (!range) return undefined;
        const next = withRange(latest(), range, { row, column }, columns, most, newRow);
        onChange(next, fieldPathId.path);
        return next.length;
      }}
      renderCell={renderCell}
    />
  );
}
