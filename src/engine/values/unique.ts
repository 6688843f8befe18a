/** `x-unique`: list members that must differ in some of their fields, such as short names. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { isList, isObject } from './json-value.ts';
import type { FieldError } from '../validation/messages.ts';
import { shapeOf, shapesOf } from '../schema/shape.ts';

/** The fields in which no two members of a list may be equal; empty for other schemas. */
export function uniqueFields(schema: JsonSchema): readonly string[] {
  const fields = schema['x-unique'];
  return isList(fields) ? fields.filter((field) => typeof field === 'string') : [];
}

const known = new WeakMap<JsonSchema, boolean>();

/** Most schemas contain no such list, and their values need no traversal. */
function mentionsUnique(schema: JsonSchema): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const children = [schema.items ?? [], Object.values(schema.properties ?? {}), shapesOf(schema)].flat();
  const answer = uniqueFields(schema).length > 0 || children.some(mentionsUnique);
  known.set(schema, answer);
  return answer;
}

/** Users read `Friend` and `friend ` as one name. Empty values are not compared. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
  const text = value.trim().toLowerCase();
  return text === '' ? undefined : text;
}

function titleOf(schema: JsonSchema, member: unknown, field: string): string {
  const shape = shapeOf(schema, member) ?? schema;
  return shape.properties?.[field]?.title ?? field;
}

function repeatedIn(list: readonly unknown[], items: JsonSchema, field: string, path: string): readonly FieldError[] {
  const first = new Map<unknown, number>();
  return list.flatMap((member, index) => {
    const value = isObject(member) ? comparable(member[field]) : undefined;
    if (value === undefined) return [];
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, index);
      return [];
    }
    const name = `${items.title ?? 'Entry'} ${earlier + 1}`;
    const message = `${name} has the same: ${titleOf(items, member, field).toLowerCase()} must differ.`;
    return [{ field: `${path}.${index}.${field}`, code: 'invalid_value', message }];
  });
}

/**
 * Violations of `x-unique` in a value, including nested lists: a finding on the later of two equal members, at the repeated field.
 * Case and surrounding spaces are ignored.
 *
 * @param field the name of the root value, usually the setting's key
 */
export function uniqueFindings(field: string, schema: JsonSchema, value: unknown): readonly FieldError[] {
  if (!mentionsUnique(schema)) return [];
  if (isList(value)) {
    const { items = {} } = schema;
    return [
      ...uniqueFields(schema).flatMap((name) => repeatedIn(value, items, name, field)),
      ...value.flatMap((member, index) => uniqueFindings(`${field}.${index}`, items, member)),
    ];
  }
  if (!isObject(value)) return [];
  const { properties = {} } = shapeOf(schema, value) ?? schema;
  return Object.entries(properties).flatMap(([name, child]) => uniqueFindings(`${field}.${name}`, child, value[name]));
}
