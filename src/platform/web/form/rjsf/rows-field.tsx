/** A list of objects inside one value, such as a setting, as a table: RJSF draws each cell by its schema. */

import { toFieldPathId, type ErrorSchema, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { useCallback, useMemo, type ReactNode } from 'react';
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
    (row: number, column: number): ReactNode => {
      const SchemaField = registry.fields['SchemaField'];
      const { name, schema: cell, required } = columns[column] ?? {};
      if (!SchemaField || name === undefined || !cell) return null;
      const rowId = toFieldPathId(row, registry.globalFormOptions, fieldPathId);
      return (
        <SchemaField
          name={name}
          schema={cell as unknown as RJSFSchema}
          uiSchema={{ ...(itemUi?.[name] as UiSchema | undefined), 'ui:label': false }}
          formData={memberAt(rows, [row, name])}
          errorSchema={errorTreeAt(errorTreeAt(errorSchema, row), name) as ErrorSchema}
          fieldPathId={toFieldPathId(name, registry.globalFormOptions, rowId)}
          required={required ?? false}
          readonly={readOnly}
          registry={registry}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
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
