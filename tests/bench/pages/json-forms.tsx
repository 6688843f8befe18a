/** JSON Forms over all settings with its vanilla renderers; it validates at every key by itself. */
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createRoot } from 'react-dom/client';
import { ajvFormats } from '#engine/ajv-formats.ts';
import { plainForm, type Loaded } from './loaded-settings.ts';

export function mount(root: HTMLElement, loaded: Loaded): void {
  const { schema, values } = plainForm(loaded);
  const theirs: object = schema;
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: ajvFormats });
  createRoot(root).render(
    <JsonForms schema={theirs} data={values} renderers={vanillaRenderers} cells={vanillaCells} ajv={ajv} />,
  );
}
