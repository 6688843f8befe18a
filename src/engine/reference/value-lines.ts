/**
 * A complete value as text: whole texts, and one line per list member. The pending changes and search shorten values;
 * this does not.
 */

import type { JsonSchema } from '../schema/catalogue.ts';
import { isList, isObject } from '../values/json-value.ts';
import { shapeOf } from '../schema/shape.ts';
import { valueText } from '../values/value-text.ts';

export function valueLines(schema: JsonSchema, value: unknown): readonly string[] {
  if (isList(value) && schema.type === 'array') {
    if (value.length === 0) return ['None'];
    const { items = {} } = schema;
    return items.type === 'object' || items.type === 'array'
      ? value.map((member) => memberLine(items, member))
      : [value.map((member) => memberLine(items, member)).join(', ')];
  }
  return [memberLine(schema, value)];
}

/** A part of a value in one line. */
function memberLine(schema: JsonSchema, value: unknown): string {
  if (isList(value) && schema.type === 'array') return valueLines(schema, value).join('; ');
  if (isObject(value) && schema.type === 'object') return objectLine(shapeOf(schema, value) ?? schema, value);
  const written = typeof value === 'string' && value !== '' && !schema.oneOf && schema['x-secret'] !== true;
  return written && schema.format !== 'html' && schema.format !== 'country' ? value : valueText(schema, value);
}

function objectLine(shape: JsonSchema, value: Readonly<Record<string, unknown>>): string {
  return Object.entries(shape.properties ?? {})
    .filter(([name, field]) => value[name] !== undefined && name !== 'id' && field.const === undefined)
    .map(([name, field]) => `${field.title ?? name}: ${memberLine(field, value[name])}`)
    .join(', ');
}
