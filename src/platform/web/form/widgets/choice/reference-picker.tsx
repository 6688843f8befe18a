/** A field that refers to one row of another list. */

import { use, type ReactNode } from 'react';
import type { Reference } from '../../model/form-definition.ts';
import type { RecordModel } from '../../model/record-model.ts';
import { RecordContext, useRecordReading } from '../../schema-form/record-context.ts';
import { textOf } from '../text/text-of.ts';
import { useDescription } from '../use-description.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import { filtersOf, storedOf } from './reference-choices.ts';
import type { Narrowing } from './reference-rows.ts';
import { RowSelect } from './row-select.tsx';

interface PickerProps extends WidgetProps {
  readonly reference: Reference;
  /** The parameters that narrow the list; undefined while the record does not supply them. */
  readonly narrowing: Narrowing | undefined;
}

function Picker({ reference, narrowing, ...props }: PickerProps): ReactNode {
  useDescription(props.id, props.describedBy);
  const isEmpty = props.value === undefined || props.value === null || props.value === '';
  return (
    <RowSelect
      {...inputAttributes(props)}
      reference={reference}
      narrowing={narrowing}
      name={props.label}
      stored={isEmpty ? null : textOf(props.value)}
      onChoose={(key) => props.onChange(key === undefined ? undefined : storedOf(props.schema, key))}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      clearable={!props.required && !props.readOnly}
      placeholder={props.placeholder ?? 'Search'}
    />
  );
}

/** In a form, other fields can narrow the list. */
function PickerInRecord({
  model,
  ...props
}: Omit<PickerProps, 'narrowing'> & { readonly model: RecordModel }): ReactNode {
  const { query = {} } = props.reference;
  const topics = Object.values(query).map((from) => `value:${from.slice('value.'.length)}` as const);
  const narrowing = useRecordReading(model, ['schema', ...topics], ({ value }) => filtersOf(query, value));
  return <Picker {...props} narrowing={narrowing} />;
}

const nothing: Narrowing = {};

export default function ReferencePicker(props: WidgetProps): ReactNode {
  const model = use(RecordContext);
  const reference = props.schema['x-reference'] as Reference;
  return model ? (
    <PickerInRecord {...props} reference={reference} model={model} />
  ) : (
    <Picker {...props} reference={reference} narrowing={nothing} />
  );
}
