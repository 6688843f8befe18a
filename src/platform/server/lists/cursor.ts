/** The cursor at the end of a page: its sort, the last row's sort value, and the last row's key. */
import type { Sort } from '#engine/tables/table.ts';
import { ApiError } from '../http/api-error.ts';

export interface Cursor {
  /** The value as the database writes it; null when the row has none. */
  readonly value: string | null;
  readonly key: string | number;
}

export function writeCursor(sort: Sort, { value, key }: Cursor): string {
  return Buffer.from(JSON.stringify([nameOf(sort), value, key])).toString('base64url');
}

/** Throws `invalid_input` for an invalid cursor, and for one of another sort. */
export function readCursor(sort: Sort, text: string): Cursor {
  const [name, value, key] = parsed(text);
  const isValue = value === null || typeof value === 'string';
  if (name === nameOf(sort) && isValue && (typeof key === 'string' || typeof key === 'number')) return { value, key };
  const message = 'Send the next_cursor of a page with the same sort';
  throw new ApiError(400, 'invalid_input', 'The request is not valid', [{ field: 'cursor', message, code: 'cursor' }]);
}

function nameOf({ field, direction }: Sort): string {
  return direction === 'ascending' ? field : `-${field}`;
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
