/** The statements of a list: its rows are a query of the module's own; conditions, order and page are put around it. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Sort } from '#engine/tables/table.ts';
import type { Cursor } from './cursor.ts';
import { column, type Condition } from './filter-sql.ts';

export interface PageSelection {
  readonly rows: Expression<unknown>;
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
  /** Field that tells rows apart. */
  readonly key: string;
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: Cursor | undefined;
}

/** A row with what its sort's value is in the database's own words. */
export type SelectedRow = Readonly<Record<string, unknown>> & { readonly list_sort_value: string | null };

/** One row more than the limit, where there is one: that is how the next page is known. */
export function pageStatement(selection: PageSelection): RawBuilder<SelectedRow> {
  const { rows, conditions, sort, key, limit, offset, cursor } = selection;
  const all = cursor ? [...conditions, afterCursor(sort, key, cursor)] : conditions;
  return sql<SelectedRow>`select r.*, ${column(sort.field)}::text as list_sort_value from ${rows} as r${where(all)} order by ${order(sort, key)} limit ${limit + 1} offset ${cursor ? 0 : offset}`;
}

/** Counts up to a limit: nobody pages through more, and to count on would cost more than the page. */
export function countStatement(
  { rows, conditions }: Pick<PageSelection, 'rows' | 'conditions'>,
  limit: number,
): RawBuilder<{ count: number }> {
  return sql<{
    count: number;
  }>`select count(*)::int as count from (select 1 from ${rows} as r${where(conditions)} limit ${limit}) as counted`;
}

/** Nothing where there is no condition. */
export function where(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`;
}

/** The key breaks ties, so that no row is on two pages or on none. */
function order({ field, direction }: Sort, key: string): RawBuilder<unknown> {
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  const fields = field === key ? [field] : [field, key];
  return sql.join(fields.map((one) => sql`${column(one)} ${way}`));
}

/** Rows without a value are last when ascending and first when descending, as the database sorts them. */
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
