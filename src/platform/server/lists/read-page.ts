/** Reads one page of a list, or of a report with its totals and chart. */
import { sql } from 'kysely';
import { countLimit } from '#engine/tables/table.ts';
import type { Transaction } from '../db/tenant.ts';
import { column } from './filter-sql.ts';
import { findRows, matching, pageOf, selectedBy, type PageRequest, type Query } from './find-rows.ts';
import type { Groups } from './list.ts';
import { countStatement, type SelectedRow } from './page-sql.ts';

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

/**
 * Throws `forbidden` for a filter or sort by a field that the viewer may not see, `invalid_input` for an invalid cursor
 * or date.
 */
export async function readPage(tx: Transaction, request: PageRequest): Promise<ListPage> {
  if (request.grouped) return readReport(tx, request, request.grouped(matching(request)));
  const { query, mostCounted = countLimit } = request;
  const selected = selectedBy(request);
  const { found, next } = await findRows(tx, request, selected);
  const { cursor, offset = 0 } = query;
  // When the first page is also the last one, its rows are the count.
  const whole = cursor === undefined && offset === 0 && next === undefined;
  const count = whole
    ? found.length
    : ((await countStatement(selected, mostCounted + 1).execute(tx)).rows[0]?.count ?? 0);
  return { ...counted(count, mostCounted), rows: found, ...(next !== undefined && { next_cursor: next }) };
}

const counted = (count: number, most: number) => ({ count: Math.min(count, most), count_is_minimum: count > most });

/** Maximum number of bars in a chart; the table shows the rest. */
const mostBars = 10;

/** Page, count, totals and chart, the longest bars first, in one statement: what they count is grouped once. */
async function readReport(tx: Transaction, request: PageRequest, groups: Groups): Promise<ListPage> {
  const rows = sql`(select ${names(groups.columns)} from report_groups where not is_total)`;
  const page = pageOf(request, { rows, conditions: [] });
  const { chart } = request.table.report ?? {};
  const bars =
    chart &&
    sql`select ${column(chart.label)} as label, sum(${column(chart.value)})::float8 as value,
      count(*) over ()::int as groups from ${rows} as r group by 1 order by 2 desc, 1 limit ${mostBars}`;
  const statement = sql<ReportRow>`with report_groups as materialized ${groups.rowsAndTotal} select
    (select coalesce(json_agg(p), '[]') from (${page.statement}) as p) as page,
    (${countStatement({ rows, conditions: [] }, countLimit + 1)}) as count,
    (select to_json(t) from (select ${names(groups.figures)} from report_groups where is_total) as t) as totals,
    (select coalesce(json_agg(b), '[]') from (${bars ?? sql`select where false`}) as b) as bars`;
  const [answer] = (await statement.execute(tx).catch(page.refuse)).rows;
  const { page: selected, count, totals, bars: found } = answer!;
  const { found: shown, next } = await page.finish(selected);
  return {
    ...counted(count, countLimit),
    rows: shown,
    ...(next !== undefined && { next_cursor: next }),
    totals,
    ...(chart && { chart: found.map(({ label, value }) => ({ label, value })), chart_count: found[0]?.groups ?? 0 }),
  };
}

const names = (fields: readonly string[]) => sql.join(fields.map((field) => sql.id(field)));

interface ReportRow {
  readonly page: readonly SelectedRow[];
  readonly count: number;
  readonly totals: Query;
  readonly bars: readonly (Bar & { readonly groups: number })[];
}
