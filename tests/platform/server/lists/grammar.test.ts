/** The grammar of filters, sorts and pages on test rows: the database returns what a simple implementation returns. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ListTable, TableFilter } from '#engine/tables/table.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Query } from '#platform/server/lists/find-rows.ts';
import { readPage, type ListPage } from '#platform/server/lists/read-page.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();

interface Item {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly size: number;
  readonly kind: string;
  readonly made_at: string;
  readonly due: string;
}

const filter = (kind: TableFilter['kind'], field: string, parameters: readonly string[], more = {}): TableFilter => ({
  ...{ name: parameters[0]!, kind, title: field, fields: [field], parameters },
  ...more,
});

const table: ListTable = {
  ...{ id: 'items', title: 'Items', description: 'Things.', entity: 'item', key: 'id', empty: 'Nothing.' },
  call: 'read_items',
  limits: { account: 'id', branch: 'size' },
  columns: [
    { field: 'name', title: 'Name', format: 'text', align: 'left', sortable: true },
    { field: 'code', title: 'Code', format: 'text', align: 'left', sortable: true },
    { field: 'size', title: 'Size', format: 'number', align: 'right', needs: ['see_size'] },
  ],
  filters: [
    filter('search', 'name', ['search'], { fields: ['name', 'code'] }),
    filter('text', 'name', ['name']),
    filter('choice', 'kind', ['kind']),
    filter('number', 'size', ['size_min', 'size_max'], { needs: ['see_size'] }),
    filter('dates', 'made_at', ['start_date', 'end_date']),
    filter('dates', 'due', ['from_due', 'to_due'], { isDay: true }),
    filter('key', 'id', ['id'], { isNumber: true }),
  ],
  default_sort: { field: 'name', direction: 'ascending' },
  page_size: 20,
};

const everybody = { user: { role_id: 2 }, can: () => true } as unknown as Viewer;

function read(items: readonly Item[], query: Query, viewer = everybody): Promise<ListPage> {
  const rows = sql`(select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
    as t(id bigint, name text, code text, size integer, kind text, made_at timestamptz, due date))`;
  return inTenant(database.app, 1, (tx) => readPage(tx, { table, viewer, query, rows }));
}

async function idsFor(items: readonly Item[], query: Query): Promise<readonly number[]> {
  const { rows } = await read(items, { limit: 100, ...query });
  return (rows as readonly Item[]).map(({ id }) => id).sort((a, b) => a - b);
}

/** Includes characters with a meaning in patterns. */
const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', '%', '_', '\\', ' ', 'ß'), maxLength: 5 });
const day = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 1, 1 + days)).toISOString().slice(0, 10));

const itemsOf = fc
  .array(
    fc.record({
      name: letters,
      code: fc.option(letters),
      size: fc.integer({ min: -3, max: 3 }),
      kind: fc.constantFrom('a', 'b', 'c'),
      made_at: fc
        .integer({ min: 0, max: 40 * 48 })
        .map((halves) => new Date(Date.UTC(2026, 1, 1) + halves * 1_800_000).toISOString()),
      due: day,
    }),
    { maxLength: 12 },
  )
  .map((items): Item[] => items.map((item, at) => ({ ...item, id: at + 1 })));

const runs = { numRuns: 60 };
const idsWhere = (items: readonly Item[], holds: (item: Item) => boolean): readonly number[] =>
  items.filter(holds).map(({ id }) => id);
const has = (text: string | null, part: string): boolean => (text ?? '').toLowerCase().includes(part.toLowerCase());

describe('a filter', () => {
  test('F413 with %x% matches a part of the text, whatever is in it, and without it the whole text', async () => {
    const { assert, asyncProperty } = fc;
    await assert(
      asyncProperty(itemsOf, letters, async (items, part) => {
        expect(await idsFor(items, { name: `%${part}%` })).toEqual(idsWhere(items, ({ name }) => has(name, part)));
        const whole = part.replaceAll(/^%+|%+$/g, '');
        expect(await idsFor(items, { name: whole })).toEqual(idsWhere(items, ({ name }) => name === whole));
      }),
      runs,
    );
  });

  test('of a search checks all of its fields', async () => {
    await fc.assert(
      fc.asyncProperty(itemsOf, letters, async (items, text) => {
        const part = (/^%(.+)%$/.exec(text)?.[1] ?? text).trim();
        const found = idsWhere(items, ({ name, code }) => has(name, part) || has(code, part));
        expect(await idsFor(items, { search: text })).toEqual(part === '' ? items.map(({ id }) => id) : found);
      }),
      runs,
    );
  });

  test('of a list matches any of its values, of numbers a range', async () => {
    await fc.assert(
      fc.asyncProperty(
        itemsOf,
        fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c'), { minLength: 1 }),
        fc.integer({ min: -4, max: 4 }),
        fc.option(fc.integer({ min: -4, max: 4 }), { nil: undefined }),
        async (items, kind, low, high) => {
          expect(await idsFor(items, { kind, size_min: low, size_max: high })).toEqual(
            idsWhere(items, (one) => kind.includes(one.kind) && one.size >= low && one.size <= (high ?? one.size)),
          );
        },
      ),
      runs,
    );
  });

  test('F414 of dates includes both days completely, in business time', async () => {
    const dayOf = (instant: string): string =>
      new Date(new Date(instant).getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
    await fc.assert(
      fc.asyncProperty(itemsOf, day, day, async (items, from, to) => {
        const whole = idsWhere(items, ({ made_at }) => dayOf(made_at) >= from && dayOf(made_at) <= to);
        expect(await idsFor(items, { start_date: from, end_date: to })).toEqual(whole);
        const written = { start_date: `${from} 00:00:00+0200`, end_date: `${to} 23:59:59+0200` };
        expect(await idsFor(items, written)).toEqual(whole);
        const due = idsWhere(items, (one) => one.due >= from && one.due <= to);
        expect(await idsFor(items, { from_due: from, to_due: `${to} 23:59:59+0200` })).toEqual(due);
      }),
      runs,
    );
  });

  test.each(['2026-02-30', '2026-13-01', '0000-01-01', '0001-01-01 00:00:00+1400', '2026-02-01 25:00:00+0200'])(
    'rejects %s, which is not a date',
    async (start_date) => {
      await expect(read([], { start_date })).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
    },
  );
});

describe('pages', () => {
  test('by cursor show every row once and in order, in any sort, including ties and missing values', async () => {
    await fc.assert(
      fc.asyncProperty(
        itemsOf,
        fc.constantFrom('name', '-name', 'code', '-code', undefined),
        fc.integer({ min: 1, max: 5 }),
        async (items, sort, limit) => {
          const seen: Item[] = [];
          for (let cursor: string | undefined, more = true; more;) {
            const page = await read(items, { limit, ...(sort && { sort }), ...(cursor && { cursor }) });
            expect(page.rows.length).toBeLessThanOrEqual(limit);
            expect(page.count).toBe(items.length);
            seen.push(...(page.rows as readonly Item[]));
            cursor = page.next_cursor;
            more = cursor !== undefined;
          }
          const whole = await read(items, { limit: 100, ...(sort && { sort }) });
          expect(seen).toEqual(whole.rows);
          expect(seen).toHaveLength(items.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  const items = Array.from({ length: 9 }, (_, at): Item => {
    const made_at = '2026-02-01T10:00:00Z';
    return { id: at + 1, name: `n${at}`, code: null, size: at, kind: 'a', made_at, due: '2026-02-01' };
  });

  test('by number skip as many, and the count is that of all', async () => {
    const page = await read(items, { limit: 4, offset: 8 });
    expect(page).toMatchObject({ count: 9, count_is_minimum: false, rows: [{ id: 9 }] });
    expect(page.next_cursor).toBeUndefined();
  });

  test('count up to a limit', async () => {
    const rows = sql`(select id, 'n' as name from generate_series(1, 10005) as id)`;
    const page = await inTenant(database.app, 1, (tx) => readPage(tx, { table, viewer: everybody, query: {}, rows }));
    expect(page).toMatchObject({ count: 10_000, count_is_minimum: true });
  });

  test('reject a cursor of another sort, and an invented one', async () => {
    const { next_cursor: cursor } = await read(items, { limit: 1 });
    await expect(read(items, { cursor, sort: '-name' })).rejects.toMatchObject({ status: 400 });
    const madeUp = Buffer.from(JSON.stringify(['name', 'n1', 'no number'])).toString('base64url');
    for (const wrong of ['x', madeUp]) await expect(read(items, { cursor: wrong })).rejects.toBeInstanceOf(ApiError);
  });

  test('F376 contain only rows of the account or branch that the user is limited to', async () => {
    const bound = (user: object): Viewer => ({ ...everybody, user: { role_id: 3, ...user } as Viewer['user'] });
    const ids = async (user: object) =>
      ((await read(items, {}, bound(user))).rows as readonly Item[]).map(({ id }) => id);
    expect(await ids({ limit_user_to_account: 4 })).toEqual([4]);
    expect(await ids({ account_id: 5, role_id: 5 })).toEqual([5]);
    expect(await ids({ role_id: 6 })).toEqual([]);
    expect(await ids({ limit_user_to_branch: 6 })).toEqual([7]);
    expect(await ids({})).toHaveLength(9);
  });

  test('neither show nor filter by fields that the user may not see', async () => {
    const blind: Viewer = { ...everybody, can: () => false };
    const { rows } = await read(items, { limit: 1 }, blind);
    expect(rows[0]).not.toHaveProperty('size');
    expect(rows[0]).toHaveProperty('name');
    await expect(read(items, { size_min: 2 }, blind)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });
});
