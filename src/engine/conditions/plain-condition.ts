/**
 * Evaluates a condition without compiling it, for schemas that are newer than the page; supports exactly the keywords
 * of conditions.
 */

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

/** In Unicode characters, as JSON Schema measures texts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

const keywords: Readonly<Record<string, Test>> = {
  const: (expected: unknown, value) => sameJson(expected, value),
  enum: (expected: readonly unknown[], value) => expected.some((one) => sameJson(one, value)),
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

/** Whether the value satisfies a condition (schemas/vocabulary/access.json); unknown keywords are ignored. */
export function holdsPlainly(schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, limit]) => keywords[keyword]?.(limit as never, value) ?? true);
}

/** The condition as a validator. */
export function plainCondition(schema: JsonSchema): Validator {
  return (value) => holdsPlainly(schema, value);
}
