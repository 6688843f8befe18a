/** The OpenAPI description, which needs calls and settings. */
import { mapReferences } from '#engine/authoring/references.ts';
import { inputsFrom } from '../inputs.ts';
import type { Kind } from '../kind.ts';
import { componentReference, openApi, withSettingSchemas } from '../openapi.ts';
import { readCalls } from '../read-calls.ts';
import { sharedErrors } from '../shared-errors.ts';
import { mapNodes } from './settings.ts';

export const openApiDescription: Kind = {
  folder: 'calls',
  reads: ['errors', 'tables', 'settings'],
  outputs: async (inputs, memory) => {
    const { files, definitions, compiled } = inputs;
    const ofCalls = inputsFrom(inputs, ['calls', 'errors', 'tables']);
    const { version } = compiled.catalogue;
    const text = await memory.text('openapi', [ofCalls.stamp, version], () =>
      openApi(readCalls(ofCalls, componentReference), sharedErrors(ofCalls.files), definitions, version),
    );
    const settings = mapNodes(files, (file, node) => mapReferences(file, node, definitions, componentReference));
    return new Map([['generated/build/openapi.json', withSettingSchemas(text, settings)]]);
  },
};
