/** One RJSF form over all settings, on its own plain widgets and ajv 2020-12 with our formats. */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createRoot } from 'react-dom/client';
import { ajvFormats } from '#engine/ajv-formats.ts';
import { plainForm, type Loaded } from './loaded-settings.ts';

const validator = customizeValidator({
  AjvClass: Ajv2020,
  ajvOptionsOverrides: { $data: true },
  customFormats: ajvFormats as Record<string, RegExp>,
});

/** `judged`: validated at every key, as our form is; otherwise only on submit. */
export function mountRjsf(root: HTMLElement, loaded: Loaded, judged: boolean): void {
  const { schema, values } = plainForm(loaded);
  createRoot(root).render(
    <Form
      schema={schema as unknown as RJSFSchema}
      validator={validator}
      formData={values}
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      {...(judged ? { liveValidate: 'onChange' as const } : {})}
    />,
  );
}
