/** Errors of invalid table schemas: the line, and the most similar known name. */
import { describe, expect, it } from 'vitest';
import { compileTables } from '#engine/authoring/tables/compile-tables.ts';
import { definitionsOf } from '#engine/authoring/references.ts';
import { parseSource } from '#engine/authoring/source.ts';
import type { ListTable } from '#engine/tables/table.ts';

const entity = {
  id: 'parcel_trip',
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    state: { $ref: '../enums/state.json' },
    result: { oneOf: [{ $ref: '../enums/state.json' }, { type: 'null' }] },
    fee: { type: 'number', 'x-unit': 'R' },
    mass: { type: ['number', 'null'], 'x-unit': 'kg' },
    sent_at: { type: 'string', format: 'date-time' },
    is_late: { type: 'boolean' },
    stops: { type: 'array', items: { type: 'string' } },
    driver: { oneOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'null' }] },
  },
};
const state = { id: 'state', type: 'string', oneOf: [{ const: 'out', title: 'On the road', 'x-colour': 'blue' }] };
const call = { name: 'read_parcel_trips', path: '/parcel-trips', limits: { account: null, branch: null } };
const columns = ['name', 'state', 'fee', 'mass', 'sent_at', 'is_late', 'stops', 'driver.name', 'result'].map(
  (field) => ({
    ...{ field, title: field },
  }),
);
const correct = {
  ...{ id: 'parcel_trips', title: 'Trips', entity: 'parcel_trip', empty: 'No trips yet.', call },
  columns,
  default_sort: { field: 'sent_at', direction: 'descending' },
  row_link: '/trips/{id}',
};

function compiled(table: object) {
  const text = JSON.stringify(table, null, 1);
  const files = [
    parseSource('schemas/entities/parcel-trip.json', JSON.stringify(entity), []),
    parseSource('schemas/enums/state.json', JSON.stringify(state), []),
    parseSource('schemas/calls/trips.json', '{"calls":{"close_trip":{}}}', []),
    parseSource('schemas/tables/parcel-trips.json', text, []),
  ];
  const { tables, problems } = compileTables(files, definitionsOf(files));
  const lines = text.split('\n');
  return {
    table: tables[0]?.table as ListTable,
    problems: problems.map(({ line, message }) => [lines[line - 1]?.trim() ?? '', message]),
  };
}

const withFilter = (filter: object): object => ({ ...correct, filters: [filter] });

describe('a table', () => {
  it('renders each field by its own type, numbers right-aligned', () => {
    const { table, problems } = compiled(correct);
    expect(problems).toEqual([]);
    expect(table.columns.map(({ format, align }) => `${format} ${align}`)).toEqual([
      'text left',
      'choice left',
      'money right',
      'weight right',
      'date-time left',
      'boolean left',
      'tags left',
      'text left',
      'choice left',
    ]);
    const choices = [{ value: 'out', title: 'On the road', colour: 'blue' }];
    expect(table.columns[1]?.choices).toEqual(choices);
    expect(table.columns.at(-1)?.choices).toEqual(choices);
    expect(table.page_size).toBe(20);
  });

  it('names the query parameters of its filters', () => {
    const filters = [
      { kind: 'dates', field: 'sent_at' },
      { kind: 'number', field: 'fee' },
      { kind: 'text', field: 'driver.name', title: 'Driver' },
    ];
    expect(compiled({ ...correct, filters }).table.filters.map(({ parameters }) => parameters)).toEqual([
      ['start_date', 'end_date'],
      ['fee_min', 'fee_max'],
      ['driver_name'],
    ]);
  });

  it.each<[string, object, string, string]>([
    [
      'a column that the entity lacks',
      { ...correct, columns: [...columns, { field: 'naem', title: 'Name' }] },
      '"field": "naem",',
      '"naem" is no field of parcel_trip. Did you mean "name"?',
    ],
    [
      'a member that an object of the entity lacks',
      { ...correct, columns: [{ field: 'driver.nmae', title: 'Name' }] },
      '"field": "driver.nmae",',
      '"nmae" is no field of parcel_trip. Did you mean "name"?',
    ],
    [
      'an entity that is none',
      { ...correct, entity: 'parcel_tripp' },
      '"entity": "parcel_tripp",',
      '"parcel_tripp" is no entity. Did you mean "parcel_trip"?',
    ],
    [
      'a format that cannot draw the field',
      { ...correct, columns: [{ field: 'name', title: 'Name', format: 'money' }] },
      '"format": "money"',
      'name: the format money cannot draw string.',
    ],
    [
      'an optional column of a list, of which only a page is known',
      { ...correct, columns: [{ field: 'name', title: 'Name', optional: true }] },
      '"optional": true',
      'a column of a list stays: whether its next page has a value is not known.',
    ],
    [
      'a filter on a field that is not there',
      withFilter({ kind: 'text', field: 'nam' }),
      '"field": "nam"',
      '"nam" is no field of parcel_trip. Did you mean "name"?',
    ],
    [
      'a filter of another kind than its field',
      withFilter({ kind: 'number', field: 'name' }),
      '"kind": "number",',
      'name: a number filter cannot compare a string.',
    ],
    [
      'a choice without an enumeration',
      withFilter({ kind: 'choice', field: 'name' }),
      '"kind": "choice",',
      'name: a choice needs a field with an enumeration.',
    ],
    [
      'dates of a text',
      withFilter({ kind: 'dates', field: 'name' }),
      '"kind": "dates",',
      'name: a dates filter needs a field with the format date or date-time.',
    ],
    [
      'a parameter that every list has',
      withFilter({ kind: 'text', field: 'name', name: 'limit' }),
      '{',
      'the query parameter "limit" is taken: give the filter another name.',
    ],
    [
      'a reference to no list',
      withFilter({ kind: 'reference', field: 'id', table: 'parcel_trip', title: 'Trip' }),
      '"table": "parcel_trip",',
      '"parcel_trip" is no table with a call. Did you mean "parcel_trips"?',
    ],
    [
      'a reference to rows whose name is no column',
      withFilter({ kind: 'reference', field: 'id', table: 'parcel_trips', title: 'Trip', label: 'labell' }),
      '{',
      '"labell" is no column of parcel_trips: name the one by which people know a row as "label".',
    ],
    [
      'a sort by nothing',
      { ...correct, default_sort: { field: 'sent', direction: 'ascending' } },
      '"field": "sent",',
      '"sent" is no field of parcel_trip.',
    ],
    [
      'a bulk action without a call',
      { ...correct, bulk_actions: [{ title: 'Close trips', call: 'close_trips' }] },
      '"call": "close_trips"',
      '"close_trips" is no call. Did you mean "close_trip"?',
    ],
    [
      'a link with an unknown field',
      { ...correct, row_link: '/trips/{idd}' },
      '"row_link": "/trips/{idd}"',
      '"idd" is no field of parcel_trip. Did you mean "id"?',
    ],
  ])('is rejected with %s', (_name, table, line, message) => {
    const { problems } = compiled(table);
    expect(problems.map(([, problem]) => problem).join('\n')).toContain(message);
    expect(problems[0]?.[0]).toBe(line);
  });
});
