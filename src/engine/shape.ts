/** Which shape of a choice between object shapes a value has: the constant under the discriminator says it. */

import type { JsonSchema } from './catalogue.ts';
import { isObject } from './json-value.ts';

/** The shapes of a choice between object shapes; empty for every other schema. */
export function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.type === 'object' ? (schema.oneOf ?? []) : [];
}

/** The member by which the shapes of `schema` are told apart; undefined when it names none. */
export function discriminatorOf(schema: JsonSchema): string | undefined {
  const discriminator = schema['discriminator'];
  const name = isObject(discriminator) ? discriminator['propertyName'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The shape that `value` says it has; undefined when it says none or one that does not exist. */
export function shapeOf(schema: JsonSchema, value: unknown): JsonSchema | undefined {
  const name = discriminatorOf(schema);
  if (name === undefined || !isObject(value)) return undefined;
  return shapesOf(schema).find((shape) => shape.properties?.[name]?.const === value[name]);
}
