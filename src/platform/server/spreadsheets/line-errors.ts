/** Describes the errors in the lines of an uploaded file for people who edit spreadsheets. */
import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { fieldErrors, type FieldError } from '#engine/validation/messages.ts';
import type { ImportError } from '#generated/types.ts';
import { reasonsHeading, writeLines, type SpreadsheetLine } from './read-spreadsheet.ts';

/** Maximum number of errors in an answer; the file of failed lines contains all of them. */
export const mostErrors = 200;

interface FailedLine extends Pick<SpreadsheetLine, 'cells' | 'number'> {
  readonly errors: readonly FieldError[];
}

/** A placeholder name for the line as a whole. */
const root = 'line';

/**
 * The errors of a line by the call's schema, one sentence per field. Errors of an object as a whole are dropped,
 * because they only repeat those inside it.
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

/** The error of a line whose cells can't be told apart; of no field. */
export function unreadableLine({ problem }: Pick<SpreadsheetLine, 'problem'>): readonly FieldError[] {
  return problem === undefined ? [] : [{ field: '', code: 'unreadable', message: `${problem}.` }];
}

/**
 * The first errors of these lines, as many as an answer has.
 * @param titleOf the column title of a field
 */
export function firstErrors(
  lines: Iterable<Pick<FailedLine, 'number' | 'errors'>>,
  titleOf: (field: string) => string,
): ImportError[] {
  const first: ImportError[] = [];
  for (const { number: row, errors } of lines) {
    if (first.length >= mostErrors) break;
    first.push(...errors.map(({ field, message }) => ({ row, field: titleOf(field), message })));
  }
  return first.slice(0, mostErrors);
}

/** The failed lines with all their errors in a last column, as CSV. */
export function writeFailedLines(
  headings: readonly string[],
  lines: readonly Omit<FailedLine, 'number'>[],
  titleOf: (field: string) => string,
): Promise<string> {
  return writeLines(headings, reasonsHeading, lines, ({ errors }) => reasonsOf(errors, titleOf));
}

function reasonsOf(errors: readonly FieldError[], titleOf: (field: string) => string): string {
  // An error of the whole line belongs to no column.
  return errors.map(({ field, message }) => (field === '' ? message : `${titleOf(field)}: ${message}`)).join(' ');
}
