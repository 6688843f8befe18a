/** Generates TypeScript types from schemas. */
import type { Memory } from './build-cache.ts';
import { mapReferences, type Definition } from '#engine/authoring/references.ts';
import type { Json, JsonObject } from '#engine/authoring/source.ts';

/** Replaces a reference where a named type is meant. */
export function typeReference(definition: Definition): JsonObject {
  return { $ref: `#/$defs/${definition.typeName}` };
}

/** The types of all enums, or of all entities. */
export function definitionTypes(
  definitions: ReadonlyMap<string, Definition>,
  kind: Definition['kind'],
): Readonly<Record<string, JsonObject>> {
  const selected = [...definitions.values()].filter((definition) => definition.kind === kind);
  return Object.fromEntries(
    selected.map(({ typeName, file }) => {
      const { $schema: _schema, id: _id, ...schema } = file.json;
      return [typeName, mapReferences(file, schema, definitions, typeReference) as JsonObject];
    }),
  );
}

/** The part of `generated/types.ts` of one kind, from its schemas by the name of their type. */
export function typesOf(schemas: JsonObject, memory: Memory): Promise<string> {
  // Most changes of a schema, such as to its texts, leave its type as it was.
  const plain = mapValues(schemas);
  return memory.text('types', plain, () => compileTypes(plain));
}

async function compileTypes(defs: JsonObject): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const code = await compile({ $defs: defs, type: 'object', additionalProperties: false } as never, 'Everything', {
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
    additionalProperties: false,
    strictIndexSignatures: false,
  });
  return code
    .replace(/export interface Everything \{\s*\}\n?/, '')
    .replace(/(?: \*\s*\n)? \* This interface was referenced by[^/]*?\n \*\//g, ' */')
    .replace(/\/\*\*\s*\*\/\n/g, '')
    .trim();
}

/**
 * Normalizes a schema for json-schema-to-typescript: choices as `enum`, a setting map as `Settings`, no titles (each
 * would become an alias), no keywords of ours.
 */
function plainSchema(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => plainSchema(item));
  if (node === null || typeof node !== 'object') return node;
  const schema = node as JsonObject;
  if (schema['x-settings'] !== undefined) return { tsType: 'Settings' };
  // A reference with a description of its own would become one more type.
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined) return { ...describe(schema), tsType: name };
  // A description without a type means any JSON value.
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

/** They constrain values, not types; `maxItems` would unroll into tuples. */
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
