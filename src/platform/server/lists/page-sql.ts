/** The SQL of a list: conditions, order and page are wrapped around the module's query of rows. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Sort } from '#engine/tables/table.ts';
import type { Cursor } from './cursor.ts';
import { column, type Condition } from './filter-sql.ts';

export interface PageSelection {
  readonly rows: Expression<unknown>;
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
  /** The field that identifies a row. */
  readonly key: string;
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: Cursor | undefined;
}

/** A row with its sort value in the database's text format. */
export type SelectedRow = Readonly<Record<string, unknown>> & { readonly list_sort_value: string | null };

/** Selects one row more than the limit, which shows whether there is a next page. */
export function pageStatement(selection: PageSelection): RawBuilder<SelectedRow> {
  const { rows, conditions, sort, key, limit, offset, cursor } = selection;
  const all = cursor ? [...conditions, afterCursor(sort, key, cursor)] : conditions;
  return sql<SelectedRow>`select r.*, ${column(sort.field)}::text as list_sort_value from ${rows} as r${where(all)} order by ${order(sort, key)} limit ${limit + 1} offset ${cursor ? 0 : offset}`;
}

/** Counts up to a limit: nobody pages further, and an exact count would cost more than the page. */
export function countStatement(
  { rows, conditions }: Pick<PageSelection, 'rows' | 'conditions'>,
  limit: number,
): RawBuilder<{ count: number }> {
  return sql<{
    count: number;
  }>`select count(*)::int as count from (select 1 from ${rows} as r${where(conditions)} limit ${limit}) as counted`;
}

/** Empty without conditions. */
export function where(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`;
}

/** The key breaks ties, so that each row is on exactly one page. */
function order({ field, direction }: Sort, key: string): RawBuilder<unknown> {
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  const fields = field === key ? [field] : [field, key];
  return sql.join(fields.map((one) => sql`${column(one)} ${way}`));
}

/** Rows without a value sort last when ascending and first when descending, the default of the database. */
function afterCursor({ field, direction }: Sort, key: string, { value, key: last }: Cursor): Condition {
  const rising = direction === 'ascending';
  const beyond = rising ? sql`>` : sql`<`;
  if (field === key) return sql`${column(key)} ${beyond} ${last}`;
  if (value === null) {
    const ties = sql`${column(field)} is null and ${column(key)} ${beyond} ${last}`;
    return rising ? sql`(${ties})` : sql`(${ties} or ${column(field)} is not null)`;
  }
  const after = sql`(${column(field)}, ${column(key)}) ${beyond} (${value}, ${last})`;
  return rising ? sql`(${after} or ${column(field)} is null)` : after;
}
