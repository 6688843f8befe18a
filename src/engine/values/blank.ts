/** The meaning of an emptied input: a value of its own, no value, or an error. */

import type { JsonSchema } from '../schema/catalogue.ts';

/** Whether the empty value of the node's type is valid: `''` for free text, `[]` for a list. */
export function acceptsEmpty(schema: JsonSchema): boolean {
  if (schema.type === 'array') return typeof schema['minItems'] !== 'number' || schema['minItems'] < 1;
  if (schema.type === 'object') return (schema.required ?? []).length === 0;
  if (schema.type !== 'string' || schema['x-secret'] === true) return false;
  if (typeof schema['minLength'] === 'number' && schema['minLength'] > 0) return false;
  if (schema.oneOf) return schema.oneOf.some((choice) => choice.const === '');
  return (schema.format === undefined || schema.format === 'html') && schema['pattern'] === undefined;
}

/**
 * Whether the node must not be left empty, which the form marks with an asterisk (F425). A setting that requires
 * content, or always has a default, is required; a switch is never marked, because it is never empty.
 */
export function isRequired(schema: JsonSchema): boolean {
  if (schema.type === 'boolean' || schema['x-secret'] === true || acceptsEmpty(schema)) return false;
  // Without a default the object is absent until one of its members is filled in.
  if (schema.type === 'object') return schema.default !== undefined;
  if (schema.type === 'array') return true;
  if (schema.type === 'string' && typeof schema['minLength'] === 'number' && schema['minLength'] > 0) return true;
  return schema.default !== undefined;
}

/**
 * The draft for the content of an input. Emptying an optional setting that cannot be empty resets it, which is
 * `undefined`; everywhere else the content is the draft, and the validator checks it.
 */
export function draftOf(schema: JsonSchema, content: unknown): unknown {
  if (content !== undefined && content !== null && content !== '') return content;
  if (schema.type === 'string' && (acceptsEmpty(schema) || isRequired(schema))) return '';
  return isRequired(schema) ? null : undefined;
}
