/** Validates a condition without compiling it, for schemas that are younger than the page: everything that a condition may say, and no more. */

import type { JsonSchema, Validator } from '../schema/catalogue.ts';
import { isList, isObject, sameJson } from '../values/json-value.ts';

type Test = (limit: never, value: unknown) => boolean;

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: isList,
  object: isObject,
};

/** Unicode characters, as JSON Schema counts a text. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

const keywords: Readonly<Record<string, Test>> = {
  const: (wanted: unknown, value) => sameJson(wanted, value),
  enum: (wanted: readonly unknown[], value) => wanted.some((one) => sameJson(one, value)),
  not: (schema: JsonSchema, value) => !holdsPlainly(schema, value),
  allOf: (schemas: readonly JsonSchema[], value) => schemas.every((schema) => holdsPlainly(schema, value)),
  type: (name: string, value) => types[name]?.(value) ?? false,
  minLength: (limit: number, value) => typeof value !== 'string' || lengthOf(value) >= limit,
  maxLength: (limit: number, value) => typeof value !== 'string' || lengthOf(value) <= limit,
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minimum: (limit: number, value) => typeof value !== 'number' || value >= limit,
  maximum: (limit: number, value) => typeof value !== 'number' || value <= limit,
  minItems: (limit: number, value) => !isList(value) || value.length >= limit,
  contains: (schema: JsonSchema, value) => !isList(value) || value.some((one) => holdsPlainly(schema, one)),
};

/** Whether the value satisfies a condition (schemas/vocabulary/access.json); keywords that it does not know are as good as absent. */
export function holdsPlainly(schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, limit]) => keywords[keyword]?.(limit as never, value) ?? true);
}

/** The condition as the engine wants it. */
export function plainCondition(schema: JsonSchema): Validator {
  return (value) => holdsPlainly(schema, value);
}
