/** What is wrong with the lines of a file that was sent, in the words of a person who fills in a spreadsheet. */
import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { fieldErrors, type FieldError } from '#engine/validation/messages.ts';
import type { ImportError } from '#generated/types.ts';

/** More of them nobody reads; the file of failed lines has them all. */
export const mostErrors = 200;
/** Any name: the line as a whole has none. */
const root = 'line';

/**
 * What the schema of a call finds in a line, a sentence a field; that an object as a whole does not fit only repeats what is wrong in it.
 * @param schema of the record, where it knows more than the call about what may be entered
 */
export function schemaErrors(
  findings: readonly ErrorObject[],
  schema: JsonSchema,
  line: unknown,
): readonly FieldError[] {
  const found = fieldErrors(root, schema, line, findings).map((error) => ({
    ...error,
    field: error.field.slice(root.length + 1),
  }));
  return found.filter(({ field }) => !found.some((other) => other.field.startsWith(`${field}.`)));
}

/** @param titleOf what the column of a field is called */
export function importErrors(
  row: number,
  errors: readonly FieldError[],
  titleOf: (field: string) => string,
): readonly ImportError[] {
  return errors.map(({ field, message }) => ({ row, field: titleOf(field), message }));
}

/** All that is wrong with a line, for the last column of the file that goes back. */
export function reasonsOf(errors: readonly FieldError[], titleOf: (field: string) => string): string {
  // What is wrong with the line as a whole belongs to no column.
  return errors.map(({ field, message }) => (field === '' ? message : `${titleOf(field)}: ${message}`)).join(' ');
}
