/** JSON Forms over all settings with its vanilla renderers; it validates on every key by default. */
import type { UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createRoot } from 'react-dom/client';
import { ajvFormats } from '#engine/schema/ajv-formats.ts';
import { plainForm, type Loaded, type PlainForm } from './loaded-settings.ts';

/** One control per row, each with the condition that shows it. */
function layout({ schema, shownBy }: PlainForm): UISchemaElement & { elements: unknown } {
  const switchOf = new Map([...shownBy].flatMap(([name, keys]) => keys.map((key) => [key, name] as const)));
  const elements = Object.keys(schema.properties).map((key) => {
    const name = switchOf.get(key);
    const condition = { scope: `#/properties/${name}`, schema: { const: true } };
    return { type: 'Control', scope: `#/properties/${key}`, ...(name ? { rule: { effect: 'SHOW', condition } } : {}) };
  });
  return { type: 'VerticalLayout', elements };
}

export function mount(root: HTMLElement, loaded: Loaded): void {
  const form = plainForm(loaded);
  const schema: object = form.schema;
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: ajvFormats });
  createRoot(root).render(
    <JsonForms
      schema={schema}
      uischema={layout(form)}
      data={form.values}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      ajv={ajv}
    />,
  );
}
