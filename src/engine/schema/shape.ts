/** Which shape of a union of object shapes a value has, by the constant of the discriminator. */

import type { JsonSchema } from './catalogue.ts';
import { isObject } from '../values/json-value.ts';

/** The shapes of a union of object shapes; empty for every other schema. */
export function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.type === 'object' ? (schema.oneOf ?? []) : [];
}

/** The member that distinguishes the shapes of `schema`; undefined when it names none. */
export function discriminatorOf(schema: JsonSchema): string | undefined {
  const discriminator = schema['discriminator'];
  const name = isObject(discriminator) ? discriminator['propertyName'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The shape whose constants `value` has; undefined if there is none. */
export function shapeOf(schema: JsonSchema, value: unknown): JsonSchema | undefined {
  if (schema.type === 'array' || !schema.oneOf || !isObject(value)) return undefined;
  return schema.oneOf.find((shape) => carriesConstants(shape, value));
}

function carriesConstants(shape: JsonSchema, value: Readonly<Record<string, unknown>>): boolean {
  const constants = Object.entries(shape.properties ?? {}).filter(([, property]) => property.const !== undefined);
  return constants.length > 0 && constants.every(([name, property]) => value[name] === property.const);
}
