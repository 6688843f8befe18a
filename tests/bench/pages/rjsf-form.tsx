/** One RJSF form over all settings, with its default widgets and ajv 2020-12 with our formats. */
import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createRoot } from 'react-dom/client';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { ajvFormats } from '#engine/schema/ajv-formats.ts';
import { plainForm, type Loaded, type PlainForm } from './loaded-settings.ts';

const validator = customizeValidator({
  AjvClass: Ajv2020,
  ajvOptionsOverrides: { $data: true },
  customFormats: ajvFormats as Record<string, RegExp>,
});

/** Conditions in RJSF's form: fields that depend on a switch are added while it is on. */
function conditional({ schema, shownBy }: PlainForm): JsonSchema {
  const dependent = new Set([...shownBy.values()].flat());
  const pick = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, schema.properties[key]]));
  return {
    type: 'object',
    properties: pick(Object.keys(schema.properties).filter((key) => !dependent.has(key))),
    allOf: [...shownBy].map(([name, keys]) => ({
      if: { properties: { [name]: { const: true } }, required: [name] },
      then: { properties: pick(keys) },
    })),
  } as JsonSchema;
}

export interface RjsfOptions {
  /** Validated on every key, like our form; otherwise only on submit. */
  readonly validated: boolean;
  /** Settings are shown and hidden by conditions, like in our form; otherwise all are shown. */
  readonly conditions: boolean;
}

export function mountRjsf(root: HTMLElement, loaded: Loaded, { validated, conditions }: RjsfOptions): void {
  const form = plainForm(loaded);
  const schema: object = conditions ? conditional(form) : form.schema;
  createRoot(root).render(
    <Form
      schema={schema}
      validator={validator}
      formData={form.values}
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      {...(validated ? { liveValidate: 'onChange' as const } : {})}
    />,
  );
}
