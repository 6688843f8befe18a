/** RJSF draws each item of a list by the item's schema; our list editor adds, removes and reorders them. */

import { toFieldPathId, type ErrorSchema, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { errorTreeAt } from './field-errors.ts';
import { descriptionIdOf } from '../ids.ts';
import { newItemOf } from '../new-value.ts';
import { ListEditor } from '../widgets/list/list.tsx';
import { memberAt } from '../model/with-member.ts';

/** Name of one item: its schema's title, else `Item`. */
function itemNameOf(items: JsonSchema): string {
  return items.title ?? 'Item';
}

/** `latest` returns the current value of the whole setting. */
export function ListField(props: FieldProps & { readonly latest: () => unknown }): ReactNode {
  const { registry, fieldPathId, onChange } = props;
  const schema = props.schema as unknown as JsonSchema;
  const itemSchema = schema.items ?? {};
  const SchemaField = registry.fields['SchemaField'];
  const value = props.formData as unknown;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const latest = (): readonly unknown[] => {
    const now = memberAt(props.latest(), fieldPathId.path.slice(1));
    return Array.isArray(now) ? now : [];
  };
  const itemName = itemNameOf(itemSchema);
  const itemUi = props.uiSchema?.items as UiSchema | undefined;
  if (!SchemaField) return null;
  return (
    <ListEditor
      id={fieldPathId.$id}
      label={schema.title ?? props.name}
      itemName={itemName}
      items={items}
      readOnly={Boolean(props.readonly || props.disabled)}
      plainItems={itemSchema.type === 'string' && !itemSchema.oneOf && itemSchema.format !== 'html'}
      most={typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 1000}
      describedBy={schema.description ? descriptionIdOf(fieldPathId.$id) : undefined}
      latest={latest}
      newItem={() => newItemOf(schema)}
      onChange={(next) => onChange(next, fieldPathId.path)}
      renderItem={(index) => (
        <SchemaField
          name={`${itemName} ${index + 1}`}
          title={`${itemName} ${index + 1}`}
          schema={{ ...itemSchema, title: `${itemName} ${index + 1}` } as unknown as RJSFSchema}
          {...(itemUi ? { uiSchema: itemUi } : {})}
          formData={items[index]}
          errorSchema={errorTreeAt(props.errorSchema, index) as ErrorSchema}
          fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
          required
          readonly={props.readonly ?? false}
          disabled={props.disabled ?? false}
          registry={registry}
          onChange={onChange}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      )}
    />
  );
}
