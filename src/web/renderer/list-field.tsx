/** Lets RJSF draw each item of a list by the item's own schema, and our list editor add, remove and reorder them. */

import { toFieldPathId, type ErrorSchema, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { JsonSchema } from '#engine/catalogue.ts';
import { errorTreeAt } from './field-errors.ts';
import { descriptionIdOf } from './ids.ts';
import { isListById } from './ui-schema.ts';
import { ListEditor } from './widgets/list.tsx';

/** A value to begin with: the default, else an empty one of the right kind. */
function emptyItem(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return '';
  const members = Object.entries(schema.properties ?? {}).filter(([, member]) => member.default !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, member.default]));
}

/** Made of letters that every browser can make on every origin. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What one item is called: its schema's title, else `Item`. */
function itemNameOf(items: JsonSchema): string {
  return items.title ?? 'Item';
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (node, step) =>
      typeof node === 'object' && node !== null ? (node as Record<string | number, unknown>)[step] : undefined,
    value,
  );
}

/** `latest` answers the whole setting's value as it is now. */
export function ListField(props: FieldProps & { readonly latest: () => unknown }): ReactNode {
  const { registry, fieldPathId, onChange } = props;
  const schema = props.schema as unknown as JsonSchema;
  const itemSchema = schema.items ?? {};
  const SchemaField = registry.fields['SchemaField'];
  const value = props.formData as unknown;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const latest = (): readonly unknown[] => {
    const now = at(props.latest(), fieldPathId.path.slice(1));
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
      newItem={() =>
        isListById(schema) ? { ...(emptyItem(itemSchema) as object), id: newId() } : emptyItem(itemSchema)
      }
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
