/** Generates TypeScript types from schemas. */
import { printTypes } from './print-types.ts';
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
export function typesOf(schemas: JsonObject): string {
  return printTypes(mapValues(schemas));
}

/**
 * Normalizes a schema for the printer: choices as `enum`, references and a setting map as `tsType`, no keywords of ours.
 */
function plainSchema(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => plainSchema(item));
  if (node === null || typeof node !== 'object') return node;
  const schema = node as JsonObject;
  if (schema['x-settings'] !== undefined) return { tsType: 'Settings' };
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
