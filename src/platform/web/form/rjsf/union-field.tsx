/**
 * The choice between object shapes: the shape, then the members of that shape. Text typed so far is kept when another
 * shape is chosen.
 */

import { Input, Stack } from '@mantine/core';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { discriminatorOf, shapeOf, shapesOf } from '#engine/schema/shape.ts';
import { newValueOf, reshaped } from '../new-value.ts';
import { memberAt } from '../model/with-member.ts';
import SelectWidget from '../widgets/choice/select.tsx';

/** The shapes as the choices of a select, by the constant that names each. */
function choiceBetween(schema: JsonSchema, discriminator: string): JsonSchema {
  const choices = shapesOf(schema).map((shape) => ({
    const: shape.properties?.[discriminator]?.const,
    title: shape.title ?? String(shape.properties?.[discriminator]?.const),
  }));
  return { type: 'string', oneOf: choices };
}

/** `latest` returns the current value of the whole setting. */
export function UnionField(props: FieldProps & { readonly latest: () => unknown }): ReactNode {
  const { registry, fieldPathId, onChange } = props;
  const schema = props.schema as unknown as JsonSchema;
  const discriminator = discriminatorOf(schema) ?? 'type';
  const shape = shapeOf(schema, props.formData);
  const shapes = shapesOf(schema);
  const SchemaField = registry.fields['SchemaField'];
  const id = `${fieldPathId.$id}__shape`;
  const title = shapes[0]?.properties?.[discriminator]?.title ?? 'Kind';
  const choose = (value: unknown): void => {
    const chosen = shapes.find((one) => one.properties?.[discriminator]?.const === value);
    if (!chosen || chosen === shape) return;
    const now = memberAt(props.latest(), fieldPathId.path.slice(1));
    onChange(now === undefined ? newValueOf(chosen) : reshaped(chosen, now), fieldPathId.path);
  };
  const uiShapes = (props.uiSchema?.['oneOf'] ?? []) as readonly UiSchema[];
  const uiShape = shape && uiShapes[shapes.indexOf(shape)];
  return (
    <Stack gap="sm">
      <div>
        <Input.Label htmlFor={id} required>
          {title}
        </Input.Label>
        <SelectWidget
          id={id}
          label={title}
          schema={choiceBetween(schema, discriminator)}
          value={memberAt(props.formData, [discriminator])}
          readOnly={Boolean(props.readonly || props.disabled)}
          required
          invalid={false}
          describedBy={undefined}
          placeholder={undefined}
          onChange={choose}
          onBlur={() => props.onBlur(id, undefined)}
        />
      </div>
      {SchemaField && shape && (
        <SchemaField
          key={shape.title ?? ''}
          name={props.name}
          schema={{ ...shape, title: schema.title ?? shape.title } as unknown as RJSFSchema}
          {...(uiShape ? { uiSchema: uiShape } : {})}
          formData={props.formData as unknown}
          {...(props.errorSchema ? { errorSchema: props.errorSchema } : {})}
          fieldPathId={fieldPathId}
          required
          readonly={props.readonly ?? false}
          disabled={props.disabled ?? false}
          registry={registry}
          onChange={onChange}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      )}
    </Stack>
  );
}
