/** `generated/build/enums/<name>.ts`: the members of an enumeration with label, colour and flags. */
import type { Kind } from '../kind.ts';
import { constantModules } from '../outputs.ts';
import { definitionTypes } from '../types.ts';

export const enums: Kind = {
  folder: 'enums',
  types: ({ definitions }) => definitionTypes(definitions, 'enum'),
  outputs: ({ definitions }) => {
    const all = [...definitions.values()].filter(({ kind }) => kind === 'enum');
    return constantModules('enums', new Map(all.map(({ id, file }) => [id, file.json['oneOf']])));
  },
};
