/** Writes the TypeScript types of settings, enums, entities and calls. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { Call } from './calls.ts';
import type { Memory } from './build-cache.ts';
import { banner } from './outputs.ts';
import { mapReferences, pascalCase, type Definition } from '#engine/authoring/references.ts';
import type { Json, JsonObject, SourceFile } from '#engine/authoring/source.ts';

/** Where a type of its own is meant, a reference becomes this. */
export function typeReference(definition: Definition): JsonObject {
  return { $ref: `#/$defs/${definition.typeName}` };
}

/** `generated/types.ts`. `calls` must carry type references. */
export async function typesModule(
  settings: Readonly<Record<string, { file: SourceFile; node: Json }>>,
  definitions: ReadonlyMap<string, Definition>,
  calls: readonly Call[],
  events: Readonly<Record<string, JsonObject>>,
  memory: Memory,
): Promise<string> {
  const defs: Record<string, Json> = {};
  for (const definition of definitions.values()) {
    const { $schema: _schema, id: _id, ...schema } = definition.file.json;
    defs[definition.typeName] = mapReferences(definition.file, schema, definitions, typeReference);
  }
  const properties = Object.entries(settings).map(
    ([key, { file, node }]) => [key, mapReferences(file, node, definitions, typeReference)] as const,
  );
  defs['Settings'] = { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
  for (const call of calls) {
    const base = pascalCase(call.name);
    const parts: readonly [string, JsonSchema | undefined][] = [
      ['Query', call.query],
      ['Params', call.params],
      ['Body', call.body],
      ...Object.entries(call.answers).map(
        ([status, answer]) => [`Answer${status}`, answer.schema] as [string, JsonSchema | undefined],
      ),
    ];
    for (const [part, schema] of parts) if (schema) defs[base + part] = schema as unknown as Json;
  }
  Object.assign(defs, events);
  const plain = Object.fromEntries(Object.entries(defs).map(([name, schema]) => [name, plainSchema(schema)]));
  return memory.text('types', plain, () => typesOf(plain));
}

async function typesOf(defs: JsonObject): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const code = await compile({ $defs: defs, type: 'object', additionalProperties: false } as never, 'Everything', {
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
    additionalProperties: false,
    strictIndexSignatures: false,
  });
  const types = code
    .replace(/export interface Everything \{\s*\}\n?/, '')
    .replace(/(?: \*\s*\n)? \* This interface was referenced by[^/]*?\n \*\//g, ' */')
    .replace(/\/\*\*\s*\*\/\n/g, '');
  return `${banner}\n${types.trim()}\n`;
}

/**
 * What json-schema-to-typescript understands best: choices as `enum`, a setting map as `Settings`, no titles (each would become
 * an alias), no keywords of ours.
 */
function plainSchema(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => plainSchema(item));
  if (node === null || typeof node !== 'object') return node;
  const schema = node as JsonObject;
  if (schema['x-settings'] !== undefined) return { tsType: 'Settings' };
  // With words of its own beside it a reference would be written out as one more type.
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined) return { ...describe(schema), tsType: name };
  // A description and no type means any JSON value.
  if (Object.keys(schema).join() === 'description') return { ...schema, tsType: 'unknown' };
  const choices = schema['oneOf'];
  if (Array.isArray(choices) && choices.every((one: JsonObject) => one !== null && 'const' in one)) {
    return { ...describe(schema), enum: choices.map((one: JsonObject) => one['const'] ?? null) };
  }
  const entries = Object.entries(schema).filter(([key]) => !key.startsWith('x-') && !dropped.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'properties' || key === '$defs' ? mapValues(value as JsonObject) : plainSchema(value),
    ]),
  );
}

/** They constrain values, not types; `maxItems` would otherwise unroll into tuples. */
const dropped = new Set([
  'title',
  'examples',
  'default',
  'minItems',
  'maxItems',
  'format',
  'pattern',
  'if',
  'then',
  'else',
  'allOf',
  'not',
]);

function mapValues(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, plainSchema(value)]));
}

function describe(schema: JsonObject): JsonObject {
  return schema['description'] === undefined ? {} : { description: schema['description'] };
}
