/** The initial value of an object or a list item: defaults, constants and generated members. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject } from '#engine/values/json-value.ts';
import { shapesOf } from '#engine/schema/shape.ts';
import { randomKey } from '../client/random-key.ts';
import { fits } from './rjsf/validate.ts';
import { isListById } from './rjsf/ui-schema.ts';

function isGivenFromTheStart(schema: JsonSchema, name: string, member: JsonSchema): boolean {
  if (member.default !== undefined || 'const' in member) return true;
  const withoutTyping = member.type === 'boolean' || member.type === 'array' || member.type === 'object';
  return withoutTyping && (schema.required ?? []).includes(name);
}

/** The schema's default, else an empty value of its type: an object gets its defaults, a union its first shape. */
export function newValueOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if ('const' in schema) return schema.const;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return '';
  const [first] = shapesOf(schema);
  if (first) return newValueOf(first);
  const given = Object.entries(schema.properties ?? {}).filter(([name, member]) =>
    isGivenFromTheStart(schema, name, member),
  );
  return Object.fromEntries(given.map(([name, member]) => [name, newValueOf(member)]));
}

/** A new item for the list `schema`, with a new id where items are identified by one. */
export function newItemOf(schema: JsonSchema): unknown {
  const item = newValueOf(schema.items ?? {});
  return isListById(schema) && isObject(item) ? { ...item, id: randomKey(12) } : item;
}

/** `value` in another shape: members that fit are kept, including its id; all others start from their defaults. */
export function reshaped(shape: JsonSchema, value: unknown): unknown {
  const start = newValueOf(shape);
  if (!isObject(start) || !isObject(value)) return start;
  const carriedOver = Object.entries(shape.properties ?? {}).filter(
    ([name, member]) => !('const' in member) && value[name] !== undefined && fits(member, value[name]),
  );
  return { ...start, ...Object.fromEntries(carriedOver.map(([name]) => [name, value[name]])) };
}
