/** Fields of an entity by path, and their column properties: format, alignment, unit and choices. */
import type { Choice, Format } from '../../tables/table.ts';
import { didYouMean } from '../problems.ts';
import { textOf, type Json, type JsonObject } from '../source.ts';

/** The field at a path, also inside `oneOf` with null; otherwise a message that says why there is none. */
export function fieldAt(entity: JsonObject, path: string): JsonObject | string {
  let node = entity;
  for (const name of path.split('.')) {
    const properties = propertiesOf(node);
    const next = properties[name];
    if (next === undefined)
      return `"${name}" is no field of ${textOf(entity, 'id')}.${didYouMean(name, Object.keys(properties))}`;
    node = next as JsonObject;
  }
  return node;
}

function propertiesOf(node: JsonObject): JsonObject {
  if (node['properties'] !== undefined) return node['properties'] as JsonObject;
  const kinds = (node['oneOf'] ?? []) as readonly JsonObject[];
  return Object.assign({}, ...kinds.map((kind) => kind['properties'] ?? {})) as JsonObject;
}

/** The types of a field without null. */
export function typesOf(field: JsonObject): readonly string[] {
  const kinds = (field['oneOf'] ?? []) as readonly JsonObject[];
  const types = [field['type'] ?? kinds.map((kind) => kind['type'] ?? [])].flat(2) as readonly Json[];
  return [...new Set(types.filter((type): type is string => typeof type === 'string' && type !== 'null'))];
}

/** Also of an enumeration inside `oneOf` with null. */
export function choicesOf(field: JsonObject): readonly Choice[] | undefined {
  const kinds = (field['oneOf'] ?? []) as readonly JsonObject[];
  const choices = kinds
    .flatMap((kind) => [kind, ...((kind['oneOf'] ?? []) as readonly JsonObject[])])
    .filter((one) => one['const'] !== undefined);
  if (choices.length === 0) return undefined;
  return choices.map((one) => ({
    value: one['const'] as string | number,
    title: textOf(one, 'title'),
    ...(one['x-colour'] !== undefined && { colour: textOf(one, 'x-colour') }),
    ...(one['description'] !== undefined && { description: textOf(one, 'description') }),
  }));
}

/** Types that each format can draw. */
const drawable: Readonly<Record<Format, readonly string[]>> = {
  text: ['string', 'number', 'integer'],
  number: ['number', 'integer'],
  count: ['integer', 'array'],
  money: ['number', 'integer'],
  weight: ['number', 'integer'],
  dimensions: ['object'],
  boolean: ['boolean'],
  choice: ['string', 'integer'],
  tags: ['array'],
  date: ['string'],
  'date-time': ['string'],
  time: ['string'],
  phone: ['string'],
  email: ['string'],
  link: ['string'],
  reference: ['string', 'integer'],
  person: ['object'],
  custom: ['string', 'number', 'integer', 'boolean', 'array', 'object'],
};

const byFormat: Readonly<Record<string, Format>> = {
  date: 'date',
  'date-time': 'date-time',
  'time-of-day': 'time',
  email: 'email',
  'phone-za': 'phone',
  url: 'link',
  'https-url': 'link',
};

const byUnit: Readonly<Record<string, Format>> = { R: 'money', kg: 'weight' };

/** The format of a field whose column declares none. */
export function formatOf(field: JsonObject): Format {
  const [type] = typesOf(field);
  if (choicesOf(field)) return 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return byUnit[textOf(field, 'x-unit')] ?? 'number';
  if (type === 'array') return 'tags';
  return byFormat[textOf(field, 'format')] ?? 'text';
}

/** Why a format cannot draw a field; undefined when it can. */
export function formatProblem(format: Format, field: JsonObject): string | undefined {
  const types = typesOf(field);
  if (format === 'choice' && !choicesOf(field)) return 'the format choice is for a field with an enumeration.';
  if (types.length === 0 || types.some((type) => drawable[format].includes(type))) return undefined;
  return `the format ${format} cannot draw ${types.join(' or ')}.`;
}

export function alignOf(format: Format): 'left' | 'right' {
  return ['number', 'count', 'money', 'weight'].includes(format) ? 'right' : 'left';
}
