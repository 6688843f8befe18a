/** Entities: types, their schemas as data, and samples of whole things. */
import { inlineReferences, type Definition } from '#engine/authoring/references.ts';
import type { Json, JsonObject } from '#engine/authoring/source.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { definitionTypes } from '../types.ts';

export const entities: Kind = {
  folder: 'entities',
  types: ({ definitions }) => definitionTypes(definitions, 'entity'),
  outputs: ({ definitions }) =>
    new Map([
      ['generated/build/entities.ts', entitiesModule(definitions)],
      ['generated/build/samples.ts', samplesModule(definitions)],
    ]),
};

/** `generated/build/entities.ts`: the schema of each entity with everything it refers to inside it, one export each. */
function entitiesModule(definitions: ReadonlyMap<string, Definition>): string {
  const lines = entitiesOf(definitions).map(({ id, file }) => {
    const { $schema: _schema, id: _id, ...schema } = file.json;
    const whole = withoutSamples(inlineReferences(file, schema, definitions));
    return `export const ${id}: EntityNode = ${JSON.stringify(whole, null, 1)};`;
  });
  return `${banner}\n${entityNode}\n${lines.join('\n\n')}\n`;
}

const entityNode = `
export interface EntityNode {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly EntityNode[];
  readonly items?: EntityNode;
  readonly properties?: Readonly<Record<string, EntityNode>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}
`;

/** `generated/build/samples.ts`: whole things as they really occur, by entity; previews show them and factories begin with them. */
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

function withoutSamples(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withoutSamples(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node as JsonObject).filter(([key]) => key !== 'x-samples');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSamples(value)]));
}
