/** The URL of a list's view: it can be parsed back, contains only what the table declares, and becomes the call's query. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLimit, pageSizes, type ListTable, type TableFilter } from '#engine/tables/table.ts';
import { queryOf, readView, writeView, type ListView } from '#platform/web/table/list-address.ts';
import { filterText } from '#platform/web/table/filters/filter-text.ts';

const filter = (kind: TableFilter['kind'], name: string, parameters = [name], more = {}): TableFilter => ({
  ...{ name, kind, title: name, fields: [name], parameters },
  ...more,
});
const state = filter('choice', 'state', ['state'], {
  choices: [
    { value: 'out', title: 'On the road' },
    { value: 'in', title: 'At the hub' },
    { value: 'done', title: 'Delivered' },
  ],
});
const sent = filter('dates', 'sent', ['start_date', 'end_date']);
const mass = filter('number', 'mass', ['mass_min', 'mass_max']);
const late = filter('boolean', 'late');
const table: ListTable = {
  ...{ id: 'trips', title: 'Trips', description: '', entity: 'trip', key: 'id', empty: '', call: 'read_trips' },
  limits: { account: null, branch: null },
  columns: [
    { field: 'name', title: 'Name', format: 'text', align: 'left', sortable: true },
    { field: 'mass', title: 'Mass', format: 'weight', align: 'right' },
  ],
  filters: [filter('search', 'search'), filter('text', 'name'), state, sent, mass, late],
  default_sort: { field: 'name', direction: 'ascending' },
  page_size: 20,
};

const today = '2026-03-09';
const read = (address: string): ListView => readView(table, new URLSearchParams(address), pageSizes);
const queryFor = (address: string): unknown => queryOf(table, read(address), today);

describe('an address', () => {
  test('can be parsed back', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 12 })
      .map((one) => one.trim())
      .filter(Boolean);
    const views = fc.record({
      filters: fc.record(
        {
          ...{ search: text, name: text, late: fc.constantFrom('true', 'false') },
          state: fc.subarray(['out', 'in', 'done'], { minLength: 1 }).map((states) => states.join(',')),
          sent: fc.constantFrom('last_7_days', '2026-02-01..2026-02-03', '2024-02'),
          mass: fc.nat().map((least) => `${least}..`),
        },
        { requiredKeys: [] },
      ),
      sort: fc.constantFrom<ListView['sort']>(undefined, { field: 'name', direction: 'descending' }),
      page: fc.integer({ min: 1, max: 101 }),
      size: fc.constantFrom(...pageSizes),
    });
    fc.assert(
      fc.property(views, (view) => {
        const written = writeView(table, view).toString();
        expect(read(written)).toEqual({ ...view, filters: { ...view.filters } });
      }),
    );
  });

  test('never asks for rows beyond those that the server skips', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...pageSizes), (page, size) => {
        const { offset = 0 } = queryFor(`page=${page}&size=${size}`) as { offset?: number };
        expect(offset).toBeLessThanOrEqual(countLimit);
      }),
    );
    expect(read('page=999').page).toBe(501);
  });

  test('is empty for the table’s default view', () => {
    expect(writeView(table, read('')).toString()).toBe('');
    expect(queryFor('')).toEqual({ limit: 20 });
  });

  test('lists the columns of a view, in the order of the table and without unknown ones', () => {
    expect(read('columns=mass,name,colour').columns).toEqual(['name', 'mass']);
    expect(writeView(table, read('state=out&columns=mass')).toString()).toBe('state=out&columns=mass');
    expect(read('columns=colour').columns).toBeUndefined();
  });

  test('ignores what the table does not declare', () => {
    expect(read('colour=red&sort=mass&size=7&page=-3')).toEqual(read(''));
    expect(read('state=lost&sent=someday&mass=heavy..')).toEqual(read(''));
    expect(queryFor('state=out,lost')).toEqual({ limit: 20, state: ['out'] });
  });
});

describe('the query of the call', () => {
  test.each<[string, object]>([
    ['search=acme', { search: 'acme' }],
    ['name=acme', { name: '%acme%' }],
    ['state=out,done', { state: ['out', 'done'] }],
    ['late=false', { late: false }],
    ['mass=..30', { mass_max: 30 }],
    ['mass=-2..3.5', { mass_min: -2, mass_max: 3.5 }],
    ['size=continuous&page=3', { limit: 100 }],
    ['sort=-name&page=3&size=100', { sort: '-name', limit: 100, offset: 200 }],
  ])('F413 of %s', (address, query) => {
    expect(queryFor(address)).toEqual({ limit: 20, ...query });
  });

  test.each([
    ['today', '2026-03-09', '2026-03-09'],
    ['yesterday', '2026-03-08', '2026-03-08'],
    ['last_2_days', '2026-03-08', '2026-03-09'],
    ['last_5_days', '2026-03-05', '2026-03-09'],
    ['last_7_days', '2026-03-03', '2026-03-09'],
    ['last_14_days', '2026-02-24', '2026-03-09'],
    ['last_30_days', '2026-02-08', '2026-03-09'],
    ['2026-02-01..2026-02-03', '2026-02-01', '2026-02-03'],
    ['2024-02', '2024-02-01', '2024-02-29'],
  ])('F414 F416 of the dates %s covers the beginning of the first day to the end of the last', (range, from, to) => {
    const query = { limit: 20, start_date: `${from} 00:00:00+0200`, end_date: `${to} 23:59:59+0200` };
    expect(queryFor(`sent=${range}`)).toEqual(query);
  });
});

test('a chip describes its filter', () => {
  const words: readonly (readonly [TableFilter, string, string])[] = [
    [state, 'out,done', 'On the road or Delivered'],
    [state, 'out,in,done', 'On the road and 2 more'],
    [late, 'true', 'Yes'],
    [mass, '1000..', 'at least 1\u00A0000'],
    [mass, '2..3', '2 to 3'],
    [sent, 'last_7_days', 'Last 7 days'],
    [sent, '2026-03-01..', 'from 01 Mar 2026'],
    [filter('text', 'name'), 'acme', 'acme'],
  ];
  for (const [one, written, text] of words) expect(filterText(one, written)).toBe(text);
});
