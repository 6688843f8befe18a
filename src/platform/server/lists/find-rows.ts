/** Finds the rows of a page for one viewer: converts the query into conditions, order and limits, and rows into the entity. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ListTable, Sort } from '#engine/tables/table.ts';
import type { Transaction } from '../db/tenant.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { mapInSlices } from '../in-slices.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { column, conditionOf, type Condition } from './filter-sql.ts';
import type { Groups } from './list.ts';
import { pageStatement, where, type SelectedRow } from './page-sql.ts';
import { serializeRow } from './serialize-row.ts';
import { limitsFor, mayPick, maySee, type Viewer } from './viewer.ts';

export type Query = Readonly<Record<string, unknown>>;
export type SerializeRow = (row: Query) => object;

/** The rows and their conditions. */
export interface Selected {
  readonly rows: Expression<unknown>;
  readonly conditions: readonly Condition[];
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
  readonly conditions?: Readonly<Record<string, (value: unknown) => Condition | undefined>> | undefined;
  readonly serialize?: SerializeRow | undefined;
  /** Up to how many rows are counted; `countLimit` when absent. */
  readonly mostCounted?: number | undefined;
}

/** The rows that match limits and filters or, of a report, their groups. */
export function selectedBy(request: PageRequest): Selected {
  const { rows, grouped } = request;
  if (!grouped) return { rows, conditions: conditionsFor(request) };
  return { rows: grouped(matching(request)).rows, conditions: [] };
}

/** The rows that match limits and filters, as a query. */
export function matching(request: PageRequest): Expression<unknown> {
  return sql`(select r.* from ${request.rows} as r${where(conditionsFor(request))})`;
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
    if (condition && !(maySee(filter, viewer) && mayPick(filter, table, viewer)))
      throw forbidden(`You may not filter by ${filter.title.toLowerCase()}`);
    return condition ? [condition] : [];
  });
  return [...limits, ...filters];
}

/** The rows of one page as entities, and the cursor of the next page if there is one. */
export async function findRows(tx: Transaction, request: PageRequest, selected: Selected): Promise<FoundRows> {
  const { statement, finish, refuse } = pageOf(request, selected);
  return finish((await statement.execute(tx).catch(refuse)).rows);
}

interface FoundRows {
  readonly found: readonly object[];
  readonly next?: string;
}

export interface Page {
  readonly statement: RawBuilder<SelectedRow>;
  /** Converts what the statement selects, in slices: a hundred rows of an export take up to 50 ms. */
  readonly finish: (selected: readonly SelectedRow[]) => Promise<FoundRows>;
  /** Throws `invalid_input` where the statement failed because of the cursor. */
  readonly refuse: (error: unknown) => never;
}

export function pageOf(request: PageRequest, { rows, conditions }: Selected): Page {
  const { table, viewer, query, serialize, compared, ordered } = request;
  const requestedSort = sortOf(table, viewer, query['sort']);
  const sort = {
    ...requestedSort,
    field: ordered?.[requestedSort.field] ?? compared?.[requestedSort.field] ?? requestedSort.field,
  };
  const { limit = table.page_size, offset = 0, cursor } = query as { limit?: number; offset?: number; cursor?: string };
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  const hidden = table.columns.filter((one) => !maySee(one, viewer)).map(({ field }) => field);
  return {
    statement: pageStatement({ rows, conditions, sort, key: table.key, limit, offset, cursor: after }),
    refuse: (error) => refuseCursor(error, cursor),
    finish: async (selected) => {
      const shown = selected.slice(0, limit);
      const last = shown.at(-1);
      const found = await mapInSlices(shown, (row) => serializeRow(row, hidden, serialize));
      if (!last || selected.length <= limit) return { found };
      const end = { value: last.list_sort_value, key: last[table.key] as string | number };
      return { found, next: writeCursor(sort, end) };
    },
  };
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
