/** Parses a range of a spreadsheet from the clipboard and writes it into rows and columns. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject } from '#engine/values/json-value.ts';
import { numberIn } from '#platform/domain/number-in.ts';
import { withMembers } from './with-member.ts';

/** A column that accepts pasted cells. */
export interface PasteColumn {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  readonly locked: boolean;
}

/** The cells of a text, line by line; undefined for a single cell, which is pasted as text. */
export function pastedRange(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1')));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined;
}

const yes = /^(?:yes|y|true|1|x|on)$/i;

/**
 * The cell's value for a field: a number, a choice found by its title, yes or no. Anything else stays text, so that
 * validation reports it.
 */
export function cellValue(schema: JsonSchema, cell: string): unknown {
  if (cell === '') return undefined;
  if (schema.type === 'boolean') return yes.test(cell);
  if (schema.type === 'number' || schema.type === 'integer') return numberIn(cell);
  const text = cell.toLowerCase();
  const choice = schema.oneOf?.find(
    ({ const: value, title }) => String(value).toLowerCase() === text || title?.toLowerCase() === text,
  );
  return choice ? choice.const : cell;
}

/**
 * The rows with a range written over them, starting at one cell. Missing rows are added; cells beyond the last column
 * or in a locked one are skipped.
 * @param most rows that there may be
 */
export function withRange(
  rows: readonly unknown[],
  range: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: number },
  columns: readonly PasteColumn[],
  most: number,
  newRow: () => unknown,
): readonly unknown[] {
  const fitting = range.slice(0, Math.max(0, most - from.row));
  const filled = [...rows];
  fitting.forEach((cells, line) => {
    const index = from.row + line;
    const before = index < rows.length ? rows[index] : newRow();
    const changes = cells.flatMap((cell, at) => {
      const column = columns[from.column + at];
      return !column || column.locked ? [] : [{ path: column.path, value: cellValue(column.schema, cell) }];
    });
    filled[index] = changes.length === 0 ? before : withMembers(isObject(before) ? before : {}, changes);
  });
  return filled;
}
