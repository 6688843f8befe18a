/** Finds the schema node for a path inside a value, so that a finding can use the texts of that node. */

import type { JsonSchema } from './catalogue.ts';
import { isObject } from '../values/json-value.ts';
import { shapeOf } from './shape.ts';

/** The segments of a JSON pointer, unescaped: `/2/text` → `['2', 'text']`. */
export function pointerSegments(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The node at a path, and the value there; `undefined` where the schema does not describe the path. */
export function nodeAt(
  schema: JsonSchema,
  segments: readonly string[],
  value: unknown,
): { readonly schema: JsonSchema; readonly value: unknown } | undefined {
  let node: JsonSchema | undefined = schema;
  let here = value;
  for (const segment of segments) {
    const shape: JsonSchema = shapeOf(node, here) ?? node;
    node = Array.isArray(here)
      ? shape.items
      : (shape.properties?.[segment] ?? node.properties?.[segment] ?? rest(shape));
    here = Array.isArray(here) ? here[Number(segment)] : isObject(here) ? here[segment] : undefined;
    if (!node) return undefined;
  }
  return { schema: node, value: here };
}

function rest(schema: JsonSchema): JsonSchema | undefined {
  const extra = schema['additionalProperties'];
  return isObject(extra) ? extra : undefined;
}
