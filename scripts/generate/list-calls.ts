/** The calls generated from tables: one that returns a page of the list and, where allowed, one that exports it. */
import type { CompiledTable } from '#engine/authoring/tables/compile-tables.ts';
import { countLimit, type ListTable, type TableFilter } from '#engine/tables/table.ts';
import { dayOrSecond } from '#engine/validation/keyword-message.ts';
import { textOf, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';

interface Written {
  readonly file: SourceFile;
  readonly name: string;
  readonly resource: string;
  readonly node: JsonObject;
}

/** In the same form as the files of `schemas/calls/`; references are relative to the table's file. */
export function listCalls(tables: readonly CompiledTable[]): readonly Written[] {
  return tables.flatMap(({ file, table }) => ('call' in table ? callsOf(file, table) : []));
}

function callsOf(file: SourceFile, table: ListTable): readonly Written[] {
  const call = file.json['call'] as JsonObject;
  const path = textOf(call, 'path');
  const resource = table.id.replaceAll('_', '-');
  const shared = {
    method: 'GET',
    audience: 'signed_in',
    tenant: 'provider',
    ...(call['permission'] !== undefined && { permission: call['permission'] }),
  };
  const narrowing = {
    ...ownQuery(call),
    ...(Object.assign({}, ...table.filters.map(filterFields)) as JsonObject),
    ...sortField(table),
  };
  const required = ((call['query'] ?? {}) as JsonObject)['required'];
  const query = (fields: JsonObject): JsonObject => ({
    type: 'object',
    additionalProperties: false,
    ...(required !== undefined && { required }),
    properties: { provider_id: providerId, ...narrowing, ...fields },
  });
  const read = {
    ...shared,
    path,
    title: textOf(call, 'title'),
    description: textOf(call, 'description'),
    query: query(paging(table)),
    answers: { '200': { description: 'A page of the list.', schema: pageOf(file, table) } },
  };
  if (table.export_call === undefined) return [{ file, name: table.call, resource, node: read }];
  const write = {
    ...shared,
    method: 'POST',
    scope: 'self',
    path: `${path}/export`,
    title: `Export ${table.title.toLowerCase()}`,
    description: 'The filtered and sorted list as a file; a long list is exported by a job, which emails the caller.',
    query: {
      ...query({ format: fileFormat, columns: fileColumns(table) }),
      required: [...((required ?? []) as string[]), 'format'],
    },
    answers: exportAnswers,
    errors: { '404': ['nothing_to_export'] },
  };
  return [
    { file, name: table.call, resource, node: read },
    { file, name: table.export_call, resource, node: write },
  ];
}

const providerId = { type: 'integer', minimum: 1, description: "Defaults to the caller's own provider." };

function ownQuery(call: JsonObject): JsonObject {
  return (((call['query'] ?? {}) as JsonObject)['properties'] ?? {}) as JsonObject;
}

const fileFormat = { type: 'string', enum: ['csv', 'xlsx'], description: 'The file format.' };

/** Columns that a screen draws with custom code are not in a file. */
function fileColumns({ columns }: ListTable): JsonObject {
  return {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', enum: columns.filter(({ format }) => format !== 'custom').map(({ field }) => field) },
    description: 'The columns of the file, as a JSON list; without it all. Their order is that of the list.',
  };
}

const exportAnswers = {
  '200': {
    description: 'The file is ready.',
    schema: {
      type: 'object',
      required: ['url', 'export'],
      additionalProperties: false,
      properties: {
        url: { type: 'string', description: 'The URL of the file; it requires the same bearer token.' },
        export: { $ref: '../entities/list-export.json' },
      },
    },
  },
  '202': {
    description: 'The list is long: a job writes the file and emails the caller when it is ready.',
    schema: {
      type: 'object',
      required: ['export'],
      additionalProperties: false,
      properties: { export: { $ref: '../entities/list-export.json' } },
    },
  },
};

function filterFields(filter: TableFilter): JsonObject {
  const { kind, title, parameters } = filter;
  const [first = '', second = ''] = parameters;
  const label = title === '' ? 'One row by its key' : title;
  if (kind === 'dates') {
    const bound = (what: string) => ({
      type: 'string',
      maxLength: 25,
      pattern: dayOrSecond,
      description: `${label}: ${what}, as YYYY-MM-DD or YYYY-MM-DD HH:mm:ssZ; a day alone counts whole.`,
    });
    return { [first]: bound('from'), [second]: bound('to') };
  }
  if (kind === 'number')
    return {
      [first]: { type: 'number', description: `${label}: at least.` },
      [second]: { type: 'number', description: `${label}: at most.` },
    };
  if (kind === 'boolean') return { [first]: { type: 'boolean', description: `${label}.` } };
  if (kind === 'key') return { [first]: { ...keyOf(filter), description: `${label}.` } };
  if (kind === 'choice' || kind === 'reference')
    return {
      [first]: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        items: kind === 'choice' ? choiceItems(filter) : keyOf(filter),
        description: `${label}: any of these, as a JSON list.`,
      },
    };
  const how = kind === 'search' ? 'a part of it' : 'the whole text, or a part written as %part%';
  return { [first]: { type: 'string', maxLength: 100, description: `${label}: ${how}.` } };
}

function choiceItems({ choices = [] }: TableFilter): JsonObject {
  const values = choices.map(({ value }) => value);
  return { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values };
}

function keyOf({ isNumber }: TableFilter): JsonObject {
  return isNumber ? { type: 'integer', minimum: 1 } : { type: 'string', minLength: 1, maxLength: 120 };
}

function sortField(table: ListTable): JsonObject {
  const fields = table.columns.filter(({ sortable }) => sortable).map(({ field }) => field);
  if (fields.length === 0) return {};
  return {
    sort: {
      type: 'string',
      enum: fields.flatMap((field) => [field, `-${field}`]),
      description: 'The field to sort by; with a leading minus in descending order.',
    },
  };
}

function paging(table: ListTable): JsonObject {
  return {
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: table.page_size,
      description: 'Maximum number of rows.',
    },
    offset: {
      type: 'integer',
      minimum: 0,
      maximum: countLimit,
      default: 0,
      description: 'Number of rows to skip; use cursor to read the following pages.',
    },
    cursor: {
      type: 'string',
      minLength: 1,
      maxLength: 1000,
      description: 'next_cursor of the page before; offset is then ignored.',
    },
  };
}

const totals = {
  type: 'object',
  additionalProperties: { type: ['number', 'null'] },
  description: 'The totals, by the fields of a row.',
};

const chart = {
  type: 'array',
  description: 'The groups with the largest figures, by their name; null for those without one.',
  items: {
    type: 'object',
    required: ['label', 'value'],
    additionalProperties: false,
    properties: {
      label: { type: ['string', 'null'], description: 'The name of the group.' },
      value: { type: 'number', description: 'The total of the group.' },
    },
  },
};

const chartCount = { type: 'integer', description: 'How many groups there are; chart holds the largest of them.' };

function pageOf({ json }: SourceFile, table: ListTable): JsonObject {
  const entity = textOf(json, 'entity').replaceAll('_', '-');
  return {
    type: 'object',
    required: [table.id, 'count', 'count_is_minimum'],
    additionalProperties: false,
    properties: {
      [table.id]: {
        type: 'array',
        items: { $ref: `../entities/${entity}.json` },
        description: 'The rows of this page.',
      },
      count: { type: 'integer', description: `How many rows there are altogether, counted up to ${countLimit}.` },
      count_is_minimum: { type: 'boolean', description: 'Whether there are more rows than count.' },
      next_cursor: { type: 'string', description: 'The cursor of the next page; absent on the last page.' },
      ...(table.report && { totals }),
      ...(table.report?.chart && { chart, chart_count: chartCount }),
    },
  };
}
