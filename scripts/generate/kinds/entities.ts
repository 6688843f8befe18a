/** Entities: types, and samples of complete records. Code that needs an entity's schema at run time has that part generated. */
import type { Definition } from '#engine/authoring/references.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { definitionTypes } from '../types.ts';

export const entities: Kind = {
  folder: 'entities',
  types: ({ definitions }) => definitionTypes(definitions, 'entity'),
  outputs: ({ definitions }) => new Map([['generated/build/samples.ts', samplesModule(definitions)]]),
};

/** `generated/build/samples.ts`: realistic records by entity, for previews and factories. */
function samplesModule(definitions: ReadonlyMap<string, Definition>): string {
  const sampled = entitiesOf(definitions).filter(({ file }) => file.json['x-samples'] !== undefined);
  const types = sampled.map(({ typeName }) => typeName).join(', ');
  const lines = sampled.map(
    ({ id, typeName, file }) =>
      `export const ${id}: readonly Sample<${typeName}>[] = ${JSON.stringify(file.json['x-samples'], null, 1)};`,
  );
  const sample = 'export interface Sample<Entity> {\n  id: string;\n  title: string;\n  value: Entity;\n}';
  return `${banner}\nimport type { ${types} } from '../types.ts';\n\n${sample}\n\n${lines.join('\n\n')}\n`;
}

function entitiesOf(definitions: ReadonlyMap<string, Definition>): readonly Definition[] {
  return [...definitions.values()].filter((definition) => definition.kind === 'entity');
}
