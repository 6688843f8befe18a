/** Reads and changes the cells of a matrix: members of sets, or settings of their own; independent of screens. */

import { isExposed, type Caller } from '../state/access.ts';
import type { Catalogue, Matrix, MatrixColumn, MatrixRow, Section } from './catalogue.ts';
import { isVisible, type Conditions, type Read } from '../conditions/condition.ts';
import { isList } from '../values/json-value.ts';
import type { FieldError } from '../validation/messages.ts';

/** The part of a setting's value that one cell shows. */
export type CellPart =
  | { readonly kind: 'member'; readonly setting: string; readonly member: string }
  | { readonly kind: 'value'; readonly setting: string; readonly on: unknown; readonly off: unknown };

/** The address of a cell: the set and its member, or the setting alone. */
export function cellAddress(part: CellPart): string {
  return part.kind === 'member' ? `${part.setting}:${part.member}` : part.setting;
}

/** All columns from left to right. */
export function columnsOf(matrix: Matrix): readonly MatrixColumn[] {
  return matrix.column_groups.flatMap(({ columns }) => columns);
}

/** The cell in a row and column; undefined when there is none. */
export function partAt(row: MatrixRow, column: MatrixColumn): CellPart | undefined {
  if (row.cells) {
    const cell = Object.hasOwn(row.cells, column.id) ? row.cells[column.id] : undefined;
    return cell && { kind: 'value', ...cell };
  }
  return column.setting === undefined ? undefined : { kind: 'member', setting: column.setting, member: row.id };
}

/** Every setting that the matrix shows, once. */
export function settingsOf(matrix: Matrix): readonly string[] {
  const columns = columnsOf(matrix);
  return [...new Set(matrix.rows.flatMap((row) => columns.flatMap((column) => partAt(row, column)?.setting ?? [])))];
}

/** Whether the cell is on in a value of its setting. */
export function isOn(part: CellPart, value: unknown): boolean {
  return part.kind === 'member' ? isList(value) && value.includes(part.member) : value === part.on;
}

/**
 * The value of a setting after some of its cells were switched. Members are in the order of the rows, others follow. Turning off a
 * cell that is not on changes nothing.
 *
 * @param parts cells of the same setting
 */
export function switched(matrix: Matrix, parts: readonly CellPart[], value: unknown, on: boolean): unknown {
  const [first] = parts;
  if (!first) return value;
  if (first.kind === 'value') {
    const part = parts.find((one) => isOn(one, value) !== on);
    return part?.kind === 'value' ? (on ? part.on : part.off) : value;
  }
  const members = new Set<unknown>(isList(value) ? value : []);
  for (const part of parts) {
    if (part.kind !== 'member') continue;
    if (on) members.add(part.member);
    else members.delete(part.member);
  }
  const rows = matrix.rows.map(({ id }) => id).filter((id) => members.delete(id));
  return [...rows, ...members];
}

/** Whether this caller may see a row. */
export function mayShowRow(row: MatrixRow, caller: Caller): boolean {
  return row.exposure === undefined || isExposed({ exposure: row.exposure, secret: false }, caller.audience);
}

/** Whether the event of a row can occur in a given state. */
export function rowApplies(row: MatrixRow, read: Read, conditions: Conditions): boolean {
  return row.visible_when.every((when) => isVisible(when, read, conditions));
}

/** The section whose grid has the setting as a column. */
function sectionWithColumn(catalogue: Catalogue, key: string): Section | undefined {
  const setting = catalogue.settings[key];
  const section = setting && catalogue.sections[`${setting.tab}/${setting.section}`];
  return section?.matrix && columnsOf(section.matrix).some((column) => column.setting === key) ? section : undefined;
}

/** A cell's address as text, `Delivered: Emails to delivery contact`; undefined for an unknown cell. */
export function cellTitle(catalogue: Catalogue, address: string): string | undefined {
  const [key = '', member] = address.split(':');
  const title = catalogue.settings[key]?.schema.title;
  if (member === undefined) return title;
  const row = sectionWithColumn(catalogue, key)?.matrix?.rows.find(({ id, cells }) => id === member && !cells);
  return row && title && `${row.title}: ${title}`;
}

/**
 * Why a caller may not change a set this way: it adds or removes a member whose row the caller may not see.
 * @param before the effective value; `after` is the new one
 */
export function rowRefusals(
  catalogue: Catalogue,
  caller: Caller,
  key: string,
  before: unknown,
  after: unknown,
): readonly FieldError[] {
  const rows = sectionWithColumn(catalogue, key)?.matrix?.rows ?? [];
  return rows
    .filter((row) => !row.cells && !mayShowRow(row, caller))
    .filter(({ id }) => (isList(before) && before.includes(id)) !== (isList(after) && after.includes(id)))
    .map(({ title }) => ({
      field: key,
      code: 'permission_denied',
      message: `Only staff may change “${title}”.`,
    }));
}
