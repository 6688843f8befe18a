/**
 * Picks the branch of a union of object shapes without compiling anything, because the page runs without `unsafe-eval`.
 * RJSF uses it only to find the branch of a value; the generated validators decide whether a value is valid.
 */

import type { JsonSchema } from '#engine/schema/catalogue.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasType(type: string, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

function fitsObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>): boolean {
  if (schema.required?.some((name) => value[name] === undefined)) return false;
  return Object.entries(schema.properties ?? {}).every(
    ([name, property]) => value[name] === undefined || fits(property, value[name]),
  );
}

/**
 * Whether `value` could belong to `schema`, by type, constants and required members alone (the discriminator of a union
 * is a required constant). Ranges, lengths and formats are not checked.
 */
export function fits(schema: JsonSchema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  if (value === undefined) return !schema.required?.length;
  if ('const' in schema && schema.const !== value) return false;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return false;
  if (schema.type !== undefined && !hasType(schema.type, value)) return false;
  if (Array.isArray(schema['allOf']) && !schema['allOf'].every((part: JsonSchema) => fits(part, value))) return false;
  const branches = schema.oneOf ?? (schema['anyOf'] as readonly JsonSchema[] | undefined);
  if (branches && !branches.some((branch) => fits(branch, value))) return false;
  return !isRecord(value) || fitsObject(schema, value);
}
