/**
 * The part of an entity that clients may send: its fields that are not `readOnly`, none of them required, without the
 * limits that rules check with messages of their own. An entity with `x-request` has such a request entity, so that
 * each field is declared once for requests and answers.
 */
import type { Definition } from './references.ts';
import { nameOf, textOf, type Json, type JsonObject } from './source.ts';

/** The request entity under its key, `entities/shipment-request.json`; undefined for an entity without `x-request`. */
export function requestDefinition({
  file,
  kind,
  id,
  typeName,
}: Definition): readonly (readonly [string, Definition])[] {
  const request = file.json['x-request'] as JsonObject | undefined;
  if (!request) return [];
  const json: JsonObject = {
    id: `${id}_request`,
    title: textOf(file.json, 'title'),
    description: textOf(request, 'description'),
    type: 'object',
    properties: {
      ...sendable((file.json['properties'] ?? {}) as JsonObject),
      ...(request['properties'] as JsonObject | undefined),
    },
    required: [],
    additionalProperties: false,
  };
  const twin: Definition = {
    file: { path: file.path, json, lineOf: (pointer) => file.lineOf(pointer) },
    kind,
    id: `${id}_request`,
    typeName: `${typeName}Request`,
  };
  return [[`entities/${nameOf(file).replace('.json', '-request.json')}`, twin]];
}

/** Limits that the module's rules check, and keywords that only forms use. */
const dropped = new Set(['minLength', 'minItems', 'minimum', 'pattern', 'format', 'default', 'readOnly', 'required']);

function sendable(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, field]) => (field as JsonObject)['readOnly'] !== true)
      .map(([name, field]) => [name, nullable(fieldOf(field as JsonObject))]),
  );
}

function fieldOf(field: JsonObject): JsonObject {
  const entries = Object.entries(field).flatMap(([key, value]): [string, Json][] => {
    if (dropped.has(key)) return [];
    if (key === 'properties') return [[key, sendable(value as JsonObject)]];
    if (key === 'items') return [[key, fieldOf(value as JsonObject)]];
    if (key === '$ref' && typeof value === 'string') return [[key, requestReference(value)]];
    return [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** A nested entity becomes its request entity; an enumeration stays. */
function requestReference(ref: string): string {
  return ref.startsWith('./') ? ref.replace('.json', '-request.json') : ref;
}

/** Null removes a value; in answers the field is then absent. */
function nullable(field: JsonObject): JsonObject {
  const { type, $ref, title, description, ...rest } = field;
  const words = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  if (typeof $ref === 'string') return { ...words, oneOf: [{ $ref, ...rest }, { type: 'null' }] };
  return typeof type === 'string' ? { ...words, type: [type, 'null'], ...rest } : field;
}
