/** Every sort and filter that a table offers uses an index, according to the database's own plan. */
import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { ListTable, Sort, TableFilter } from '#engine/tables/table.ts';
import * as tables from '#generated/tables.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { conditionOf } from '#platform/server/lists/filter-sql.ts';
import type { ListRequest } from '#platform/server/lists/list.ts';
import { pageStatement } from '#platform/server/lists/page-sql.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { testApp } from '../../../app.ts';
import { everyRequest } from '../../../app/request-samples.ts';

const site = await testApp();
const lists = [...site.app.lists.values()];
const samples = new Map(everyRequest().map((request) => [request.name as string, request.sample.query]));

// Simulates large tables, because with a few rows all indexes cost the planner the same.
beforeAll(async () => {
  await site.database.owner.pool.query(`
    select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', 1, 'reltuples', 100000::real)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and pg_relation_size(oid) <= 65536`);
});

/** The plan of a statement if sequential scans and sorts are prohibitively expensive. */
async function planOf(tx: Transaction, statement: RawBuilder<unknown>): Promise<string> {
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`set local enable_bitmapscan = off`.execute(tx);
  await sql`set local enable_sort = off`.execute(tx);
  const { rows } = await sql`explain (format json) ${statement}`.execute(tx);
  // Names that are SQL keywords are quoted.
  return JSON.stringify(rows, withoutOwn).replaceAll(String.raw`\"`, '');
}

/** Lookups for each displayed row, such as its tags in order, are not part of finding the rows. */
function withoutOwn(_key: string, value: unknown): unknown {
  const ofRow = (node: unknown): boolean => (node as Record<string, unknown>)['Parent Relationship'] === 'SubPlan';
  return Array.isArray(value) ? value.filter((node) => !ofRow(node)) : value;
}

function inList<T>(
  id: string,
  work: (tx: Transaction, rows: Awaited<ReturnType<typeof rowsOf>>) => Promise<T>,
): Promise<T> {
  return inTenant(site.database.app, 1, async (tx) => work(tx, await rowsOf(tx, id)));
}

async function rowsOf(tx: Transaction, id: string) {
  const { request, context, list } = await requestTo(tx, id);
  return list.rows(tx, request, context);
}

async function requestTo(tx: Transaction, id: string, more: object = {}) {
  const { table, list } = site.app.lists.get(id)!;
  const viewer = { user: { role_id: 2, email: 'staff@kestrel.test' }, can: () => true } as unknown as Viewer;
  const query = { ...samples.get(table.call), ...more } as ListRequest<'read_accounts'>['query'];
  const request = { viewer, providerId: 1, query };
  return { list, request, context: await list.context?.(tx, request) };
}

/** The condition of a filter: the list’s own, or that of its kind. */
async function conditionIn(tx: Transaction, id: string, filter: TableFilter) {
  const query = { [filter.parameters[0]!]: valueFor(filter) };
  const { list, context } = await requestTo(tx, id, query);
  return list.conditions?.[filter.name]?.(valueFor(filter), context) ?? conditionOf(filter, query);
}

const sorts = lists.flatMap(({ table }) => {
  // Reports group their rows before sorting.
  if (table.report || table.unindexed !== undefined) return [];
  const offered = table.columns.filter(({ sortable }) => sortable).map(({ field }) => field);
  const both = offered.flatMap((field): Sort[] => [
    { field, direction: 'ascending' },
    { field, direction: 'descending' },
  ]);
  const { unindexed, ...usual } = table.default_sort;
  const other = unindexed !== undefined || both.some((one) => isDeepStrictEqual(one, usual)) ? [] : [usual];
  return [...other, ...both].map((sort) => [table, sort] as const);
});

const filters = lists.flatMap(({ table }) =>
  table.filters.filter(({ unindexed }) => unindexed === undefined).map((filter) => [table, filter] as const),
);

test('every table with a call has a route', () => {
  const withCall = Object.values(tables).filter((table): table is typeof table & ListTable => 'call' in table);
  expect(withCall.map(({ id }) => id).sort()).toEqual(lists.map(({ table }) => table.id).sort());
  expect(sorts.length).toBeGreaterThan(4);
  expect(filters.length).toBeGreaterThan(2);
});

test.each(sorts.map(([table, sort]) => [`${table.id} by ${sort.field}, ${sort.direction}`, table, sort] as const))(
  'an index supports %s',
  async (_name, table, sort) => {
    const plan = await inList(table.id, (tx, rows) =>
      planOf(tx, pageStatement({ rows, conditions: [], sort, key: table.key, limit: 20, offset: 0 })),
    );
    expect(plan).toContain('Index');
    expect(plan, `${table.id}: add an index on provider_id, ${sort.field}, ${table.key}`).not.toMatch(
      /"Node Type":"Sort"/,
    );
  },
);

test.each(filters.map(([table, filter]) => [`${table.id} by ${filter.name}`, table, filter] as const))(
  'an index supports a filter of %s',
  async (_name, table, filter) => {
    const plan = await inList(table.id, async (tx, rows) =>
      planOf(tx, sql`select 1 from ${rows} as r where ${await conditionIn(tx, table.id, filter)}`),
    );
    const column = filter.fields[0] ?? '';
    // A condition of the list itself may find the rows in another table, by their keys.
    const hasOwn = site.app.lists.get(table.id)!.list.conditions?.[filter.name] !== undefined;
    const columns = hasOwn ? `(?:${column}|${table.key})` : column;
    expect(plan, `${table.id}: add an index on provider_id, ${column}, or say under "unindexed" why not`).toMatch(
      new RegExp(`"Index Cond":"[^"]*\\b${columns}\\b`),
    );
  },
);

test('an index of the returns alone finds them', async () => {
  const { table } = lists.find((one) => one.table.id === 'shipments')!;
  const filter = table.filters.find(({ name }) => name === 'is_return')!;
  const plan = await inList(table.id, async (tx, rows) =>
    planOf(tx, sql`select 1 from ${rows} as r where ${await conditionIn(tx, table.id, filter)}`),
  );
  expect(plan).toContain('"Index Name":"shipments_returns"');
});

function valueFor({ kind, choices, isNumber }: TableFilter): unknown {
  if (kind === 'choice') return [choices?.[0]?.value];
  if (kind === 'dates') return '2026-03-09';
  if (kind === 'reference') return [isNumber ? 1 : 'x'];
  if (kind === 'boolean') return true;
  return isNumber ? 1 : 'x';
}
