/**
 * `generated/build/enums/<name>.ts`: the members of an enumeration with label, colour and flags; and `enums.ts`, which
 * exports all of them. One file each, so that a page loads only those it shows.
 */
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { definitionTypes } from '../types.ts';

export const enums: Kind = {
  folder: 'enums',
  types: ({ definitions }) => definitionTypes(definitions, 'enum'),
  outputs: ({ definitions }) => {
    const all = [...definitions.values()].filter(({ kind }) => kind === 'enum');
    const fileOf = (id: string): string => `enums/${id.replaceAll('_', '-')}.ts`;
    const members = all.map(({ id, file }) => {
      const text = `export const ${id} = ${JSON.stringify(file.json['oneOf'], null, 1)} as const;`;
      return [`generated/build/${fileOf(id)}`, `${banner}\n${text}\n`] as const;
    });
    const names = all.map(({ id }) => `export { ${id} } from './${fileOf(id)}';`);
    return new Map([...members, ['generated/build/enums.ts', `${banner}\n${names.join('\n')}\n`]]);
  },
};
