/** Two shared definitions and how schemas refer to them: by file in our schemas, by id in plain JSON Schema. */
import { definitionsOf } from '#engine/authoring/references.ts';
import { parseSource, type Json, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';

export const colour = {
  type: 'string',
  oneOf: [
    { const: 'red', title: 'Red' },
    { const: 'green', title: 'Green' },
    { const: 'blue', title: 'Blue' },
  ],
} as const;

export const parcel = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 5 },
    weight: { type: 'number', minimum: 0, maximum: 70 },
    paint: { $ref: '../enums/colour.json' },
  },
  minProperties: 1,
} as const;

/** A schema file at the level of calls and events: next to `enums` and `entities`. */
export function fileOf(schema: unknown): SourceFile {
  return parseSource('schemas/events/tried.json', JSON.stringify(schema), []);
}

export const definitions = definitionsOf([
  parseSource('schemas/enums/colour.json', JSON.stringify({ id: 'colour', ...colour }), []),
  parseSource('schemas/entities/parcel.json', JSON.stringify({ id: 'parcel', ...parcel }), []),
]);

/** The same schema with references by id, for other validators. */
export function byId(node: unknown): Json {
  if (Array.isArray(node)) return node.map(byId);
  if (typeof node !== 'object' || node === null) return node as Json;
  const entries = Object.entries(node as JsonObject).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? value.replace(/^.*\/([a-z]+)\.json$/, '$1') : byId(value),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}
