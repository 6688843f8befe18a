/** Reads one page of a list for one viewer: converts the query into conditions, order and limits, and rows into the entity. */
import { sql, type Expression } from 'kysely';
import { countLimit, type ListTable, type Sort } from '#engine/tables/table.ts';
import type { Transaction } from '../db/tenant.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { column, conditionOf, type Condition } from './filter-sql.ts';
import type { Groups } from './list.ts';
import { countStatement, pageStatement, where } from './page-sql.ts';
import { serializeRow } from './serialize-row.ts';
import { limitsFor, maySee, type Viewer } from './viewer.ts';

export type Query = Readonly<Record<string, unknown>>;
export type SerializeRow = (row: Query) => object;

export interface ListPage {
  readonly rows: readonly object[];
  readonly count: number;
  readonly count_is_minimum: boolean;
  readonly next_cursor?: string;
  /** Only of a report. */
  readonly totals?: Query;
  readonly chart?: readonly Bar[];
  /** The number of groups, of which the chart holds the largest. */
  readonly chart_count?: number;
}

interface Bar {
  readonly label: unknown;
  readonly value: number;
}

/** The rows and their conditions. */
export interface Selected {
  readonly rows: Expression<unknown>;
  readonly conditions: readonly Condition[];
  /** Of a report: the totals over all rows. */
  readonly totals?: Groups['totals'];
}

export interface PageRequest {
  readonly table: ListTable;
  readonly viewer: Viewer;
  readonly query: Query;
  readonly rows: Expression<unknown>;
  /** Of a report: groups the rows that match the conditions. */
  readonly grouped?: ((counted: Expression<unknown>) => Groups) | undefined;
  /** Columns that replace a field in filters and sorts. */
  readonly compared?: Readonly<Record<string, string>> | undefined;
  /** Columns that replace a field in sorts. */
  readonly ordered?: Readonly<Record<string, string>> | undefined;
  /** Conditions of filters that compare no column, by the filter’s name. */
  readonly conditions?: Readonly<Record<string, (value: unknown) => Condition>> | undefined;
  readonly serialize?: SerializeRow | undefined;
}

/**
 * Throws `forbidden` for a filter or sort by a field that the viewer may not see, `invalid_input` for an invalid cursor
 * or date.
 */
export async function readPage(tx: Transaction, request: PageRequest): Promise<ListPage> {
  const { query } = request;
  const selected = selectedBy(request);
  const { found, next } = await findRows(tx, request, selected);
  const { cursor, offset = 0 } = query;
  // When the first page is also the last one, its rows are the count.
  const whole = cursor === undefined && offset === 0 && next === undefined;
  const count = whole
    ? found.length
    : ((await countStatement(selected, countLimit + 1).execute(tx)).rows[0]?.count ?? 0);
  return {
    rows: found,
    count: Math.min(count, countLimit),
    count_is_minimum: count > countLimit,
    ...(next !== undefined && { next_cursor: next }),
    ...(selected.totals && { totals: (await selected.totals.execute(tx)).rows[0]! }),
    ...(request.table.report?.chart && (await findBars(tx, selected.rows, request.table.report.chart))),
  };
}

/** Maximum number of bars in a chart; the table shows the rest. */
const mostBars = 10;

/** The longest bars first. */
async function findBars(
  tx: Transaction,
  rows: Expression<unknown>,
  chart: { readonly label: string; readonly value: string },
): Promise<Required<Pick<ListPage, 'chart' | 'chart_count'>>> {
  const [label, value] = [column(chart.label), column(chart.value)];
  const bars = sql<Bar & { groups: number }>`select ${label} as label, sum(${value})::float8 as value,
    count(*) over ()::int as groups from ${rows} as r group by 1 order by 2 desc, 1 limit ${mostBars}`;
  const found = (await bars.execute(tx)).rows;
  return { chart: found.map((bar) => ({ label: bar.label, value: bar.value })), chart_count: found[0]?.groups ?? 0 };
}

/** The rows that match limits and filters or, of a report, their groups. */
export function selectedBy(request: PageRequest): Selected {
  const { rows, grouped } = request;
  const conditions = conditionsFor(request);
  if (!grouped) return { rows, conditions };
  return { ...grouped(sql`(select r.* from ${rows} as r${where(conditions)})`), conditions: [] };
}

/** All conditions on the rows: of the viewer's limits and of the filters. */
export function conditionsFor({
  table,
  viewer,
  query,
  compared,
  conditions,
}: Omit<PageRequest, 'rows'>): readonly Condition[] {
  const limits = limitsFor(table, viewer).map(({ column: name, value }) => sql`${column(name)} = ${value}`);
  const filters = table.filters.flatMap((filter) => {
    const fields = filter.fields.map((field) => compared?.[field] ?? field);
    const own = conditions?.[filter.name];
    const value = query[filter.name];
    const condition = own && value !== undefined ? own(value) : conditionOf({ ...filter, fields }, query);
    if (condition && !maySee(filter, viewer)) throw forbidden(`You may not filter by ${filter.title.toLowerCase()}`);
    return condition ? [condition] : [];
  });
  return [...limits, ...filters];
}

/** The rows of one page as entities, and the cursor of the next page if there is one. */
export async function findRows(
  tx: Transaction,
  { table, viewer, query, serialize, compared, ordered }: PageRequest,
  { rows, conditions }: Selected,
): Promise<{ readonly found: readonly object[]; readonly next?: string }> {
  const requestedSort = sortOf(table, viewer, query['sort']);
  const sort = {
    ...requestedSort,
    field: ordered?.[requestedSort.field] ?? compared?.[requestedSort.field] ?? requestedSort.field,
  };
  const { limit = table.page_size, offset = 0, cursor } = query as { limit?: number; offset?: number; cursor?: string };
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  const selection = { rows, conditions, sort, key: table.key, limit, offset, cursor: after };
  const selected = await pageStatement(selection)
    .execute(tx)
    .catch((error: unknown) => refuseCursor(error, cursor));
  const shown = selected.rows.slice(0, limit);
  const last = shown.at(-1);
  const hidden = table.columns.filter((one) => !maySee(one, viewer)).map(({ field }) => field);
  const found = shown.map((row) => serializeRow(row, hidden, serialize));
  if (!last || selected.rows.length <= limit) return { found };
  const end = { value: last.list_sort_value, key: last[table.key] as string | number };
  return { found, next: writeCursor(sort, end) };
}

/** Parses the sort of a query string: a field, with a minus for descending. */
function sortOf(table: ListTable, viewer: Viewer, requestedSort: unknown): Sort {
  if (typeof requestedSort !== 'string') return table.default_sort;
  const field = requestedSort.replace(/^-/, '');
  const sorted = table.columns.find((one) => one.field === field);
  if (sorted && !maySee(sorted, viewer)) throw forbidden(`You may not sort by ${sorted.title.toLowerCase()}`);
  return { field, direction: requestedSort === field ? 'ascending' : 'descending' };
}

/** A forged cursor may contain a value that the database cannot convert to the column's type. */
function refuseCursor(error: unknown, cursor: string | undefined): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (cursor === undefined || !code.startsWith('22')) throw error;
  const message = 'Send the next_cursor of a page with the same sort';
  throw new ApiError(400, 'invalid_input', 'The request is not valid', [{ field: 'cursor', message, code: 'cursor' }]);
}
