/** Converts filters of a query string into SQL conditions on the rows of a list (F413, F414). */
import { sql, type RawBuilder } from 'kysely';
import type { TableFilter } from '#engine/tables/table.ts';
import { instantBounds, dayBounds } from './date-bounds.ts';

export type Condition = RawBuilder<unknown>;

/** A column of the list's rows, whose alias is `r`. */
export function column(field: string): RawBuilder<unknown> {
  return sql`${sql.ref('r')}.${sql.id(field)}`;
}

/**
 * The condition of a filter for these parameters; undefined when none of its parameters is given. Throws
 * `invalid_input` for invalid dates.
 */
export function conditionOf(filter: TableFilter, query: Readonly<Record<string, unknown>>): Condition | undefined {
  const [first = '', second = ''] = filter.parameters;
  const value = query[first];
  const bounds = { from: value, to: query[second] };
  if (value === undefined && bounds.to === undefined) return undefined;
  const [field = ''] = filter.fields;
  switch (filter.kind) {
    case 'search':
      return searchCondition(filter.fields, String(value));
    case 'text':
      return textCondition(field, String(value));
    case 'choice':
    case 'reference':
      return sql`${column(field)} = any(${value})`;
    case 'boolean':
    case 'key':
      return sql`${column(field)} = ${value}`;
    case 'number':
      return between(field, bounds.from, bounds.to);
    case 'dates':
      return datesCondition(filter, first, second, bounds);
    default:
      return filter.kind satisfies never;
  }
}

/** `%` at an end matches anything there; without it the whole text is compared. */
export function textCondition(field: string, text: string): Condition {
  const open = text.startsWith('%');
  const inner = open ? text.slice(1) : text;
  const closed = inner.endsWith('%');
  if (!open && !closed) return sql`${column(field)} = ${text}`;
  const part = closed ? inner.slice(0, -1) : inner;
  return sql`${column(field)} ilike ${`${open ? '%' : ''}${escaped(part)}${closed ? '%' : ''}`}`;
}

/** The text that a search looks for; surrounding % are optional. */
export function searchedPart(text: string): string {
  return (/^%(.+)%$/.exec(text)?.[1] ?? text).trim();
}

/** The LIKE pattern for texts that contain `part`, with special characters escaped. */
export function partPattern(part: string): string {
  return `%${escaped(part)}%`;
}

/** Matches a part of any of the fields. */
function searchCondition(fields: readonly string[], text: string): Condition | undefined {
  const part = searchedPart(text);
  if (part === '') return undefined;
  const pattern = partPattern(part);
  return sql`(${sql.join(
    fields.map((field) => sql`${column(field)} ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** Escapes the special characters of a LIKE pattern. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function between(field: string, from: unknown, to: unknown): Condition {
  const parts = [
    ...(from === undefined ? [] : [sql`${column(field)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column(field)} <= ${to}`]),
  ];
  return sql.join(parts, sql` and `);
}

function datesCondition(
  { fields, isDay }: TableFilter,
  first: string,
  second: string,
  given: { readonly from: unknown; readonly to: unknown },
): Condition {
  const field = fields[0] ?? '';
  const named = [
    { name: first, value: given.from },
    { name: second, value: given.to },
  ] as const;
  if (isDay) {
    const { from, to } = dayBounds(named);
    return between(field, from, to);
  }
  const { from, before } = instantBounds(named);
  const parts = [
    ...(from === undefined ? [] : [sql`${column(field)} >= ${from}`]),
    ...(before === undefined ? [] : [sql`${column(field)} < ${before}`]),
  ];
  return sql.join(parts, sql` and `);
}
