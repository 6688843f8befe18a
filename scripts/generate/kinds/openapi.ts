/** The OpenAPI description, which needs calls and settings. */
import { mapReferences } from '#engine/authoring/references.ts';
import type { Kind } from '../kind.ts';
import { componentReference, openApi } from '../openapi.ts';
import { readCalls } from '../read-calls.ts';
import { sharedErrors } from '../shared-errors.ts';
import { mapNodes } from './settings.ts';

export const openApiDescription: Kind = {
  folder: 'calls',
  reads: ['errors', 'tables', 'settings'],
  outputs: (inputs) => {
    const { files, definitions, compiled } = inputs;
    const components = mapNodes(files, (file, node) => mapReferences(file, node, definitions, componentReference));
    const described = readCalls(inputs, componentReference);
    const { version } = compiled.catalogue;
    const text = openApi(described, sharedErrors(files), definitions, components, version);
    return new Map([['generated/build/openapi.json', text]]);
  },
};
