/** What an emptied input means: a value of its own, nothing at all, or a mistake to point out. */

import type { JsonSchema } from '../schema/catalogue.ts';

/** Whether the empty value of the node's type is one of its values: `''` for free text, `[]` for a list. */
export function acceptsEmpty(schema: JsonSchema): boolean {
  if (schema.type === 'array') return typeof schema['minItems'] !== 'number' || schema['minItems'] < 1;
  if (schema.type === 'object') return (schema.required ?? []).length === 0;
  if (schema.type !== 'string' || schema['x-secret'] === true) return false;
  if (typeof schema['minLength'] === 'number' && schema['minLength'] > 0) return false;
  if (schema.oneOf) return schema.oneOf.some((choice) => choice.const === '');
  return (schema.format === undefined || schema.format === 'html') && schema['pattern'] === undefined;
}

/**
 * Whether the form must not leave the node empty, and marks it with an asterisk (F425). A setting that demands content, or
 * that always has a default, is required; a switch is never marked, for it is never empty.
 */
export function isRequired(schema: JsonSchema): boolean {
  if (schema.type === 'boolean' || schema['x-secret'] === true || acceptsEmpty(schema)) return false;
  // Without a default, none of the object's members is there until somebody fills in one.
  if (schema.type === 'object') return schema.default !== undefined;
  if (schema.type === 'array') return true;
  if (schema.type === 'string' && typeof schema['minLength'] === 'number' && schema['minLength'] > 0) return true;
  return schema.default !== undefined;
}

/**
 * The draft that an input's content stands for. Emptying a setting that cannot be empty and need not be set means going back to
 * what is inherited, which is `undefined`; everywhere else the content is the draft, and the validator validates it.
 */
export function draftOf(schema: JsonSchema, content: unknown): unknown {
  if (content !== undefined && content !== null && content !== '') return content;
  if (schema.type === 'string' && (acceptsEmpty(schema) || isRequired(schema))) return '';
  return isRequired(schema) ? null : undefined;
}
