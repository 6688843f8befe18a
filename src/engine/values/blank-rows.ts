/** Blank rows of a list: they are not errors, and are not saved. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { shapesOf } from '../schema/shape.ts';
import { isList, isObject, sameJson, type JsonObject } from './json-value.ts';

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false || (isList(value) && value.length === 0);
}

/** Whether a member is as it was when its row was added: empty, its default, or a constant. */
function isUntouched(schema: JsonSchema | undefined, value: unknown): boolean {
  if (isEmpty(value)) return true;
  if (schema === undefined) return false;
  if ('const' in schema || sameJson(schema.default, value)) return true;
  return isObject(value) && isAsAdded([schema, ...shapesOf(schema)], value);
}

/**
 * Whether a row of a list with items `schema` is blank: it is incomplete, and nothing in it was filled in. A row that
 * its defaults complete is not blank. The generated `id` of a row is ignored.
 */
export function isBlankRow(schema: JsonSchema, row: unknown): boolean {
  if (!isObject(row)) return isEmpty(row);
  const kinds = [schema, ...shapesOf(schema)];
  const required = kinds.flatMap((kind) => kind.required ?? []);
  return required.some((name) => name !== 'id' && row[name] !== false && isEmpty(row[name])) && isAsAdded(kinds, row);
}

function isAsAdded(kinds: readonly JsonSchema[], row: JsonObject): boolean {
  return Object.entries(row).every(
    ([name, value]) =>
      name === 'id' ||
      kinds.some(
        ({ properties, default: start }) =>
          isUntouched(properties?.[name], value) || (isObject(start) && sameJson(start[name], value)),
      ),
  );
}

/** `value` without the blank rows of its lists, at any depth; the same object when there are none. */
export function withoutBlankRows(schema: JsonSchema, value: unknown): unknown {
  const { items } = schema;
  if (isList(value) && items) {
    const rows = filledRows(items, value).map((row) => withoutBlankRows(items, value[row]));
    return rows.length === value.length && rows.every((row, index) => row === value[index]) ? value : rows;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const node = memberSchema(schema, name);
    return [name, node ? withoutBlankRows(node, member) : member] as const;
  });
  return members.every(([name, member]) => member === value[name]) ? value : Object.fromEntries(members);
}

/** Maps a path in `withoutBlankRows(schema, value)` to the path in `value`. */
export function pathWithBlankRows(schema: JsonSchema, value: unknown, path: readonly string[]): readonly string[] {
  const [step, ...rest] = path;
  if (step === undefined) return path;
  if (isList(value) && schema.items) {
    const row = filledRows(schema.items, value)[Number(step)] ?? Number(step);
    return [String(row), ...pathWithBlankRows(schema.items, value[row], rest)];
  }
  const node = memberSchema(schema, step);
  return isObject(value) && node ? [step, ...pathWithBlankRows(node, value[step], rest)] : path;
}

function filledRows(items: JsonSchema, value: readonly unknown[]): readonly number[] {
  return value.flatMap((row, index) => (isBlankRow(items, row) ? [] : [index]));
}

function memberSchema(schema: JsonSchema, name: string): JsonSchema | undefined {
  return [schema, ...shapesOf(schema)].find(({ properties }) => properties?.[name])?.properties?.[name];
}
