/** `generated/build/enums.ts`: the members of each enumeration, label, colour and flags beside the value. */
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { definitionTypes } from '../types.ts';

export const enums: Kind = {
  folder: 'enums',
  types: ({ definitions }) => definitionTypes(definitions, 'enum'),
  outputs: ({ definitions }) => {
    const lines = [...definitions.values()]
      .filter(({ kind }) => kind === 'enum')
      .map(({ id, file }) => `export const ${id} = ${JSON.stringify(file.json['oneOf'], null, 1)} as const;`);
    return new Map([['generated/build/enums.ts', `${banner}\n${lines.join('\n\n')}\n`]]);
  },
};
