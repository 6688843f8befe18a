/** Compiles `schemas/tables/`: every field is checked against its entity, so that queries and screens can rely on it. */
import type {
  Choice,
  Format,
  ListPermission,
  ListTable,
  Star,
  Table,
  TableColumn,
  TableFilter,
} from '../../tables/table.ts';
import { didYouMean, type Problem } from '../problems.ts';
import { inlineReferences, type Definition } from '../references.ts';
import { textOf, type Json, type JsonObject, type Pointer, type SourceFile } from '../source.ts';
import { alignOf, choicesOf, fieldAt, formatOf, formatProblem, typesOf } from './table-fields.ts';

export interface CompiledTable {
  readonly file: SourceFile;
  readonly table: Table | ListTable;
}

export interface CompiledTables {
  readonly tables: readonly CompiledTable[];
  readonly problems: readonly Problem[];
}

/** Query parameters of every list. */
const taken = ['provider_id', 'limit', 'offset', 'cursor', 'sort', 'format', 'columns', 'keys'];

/** Filters that support certain types of fields only. */
const comparable: Readonly<Record<string, readonly string[]>> = {
  search: ['string'],
  text: ['string'],
  boolean: ['boolean'],
  number: ['number', 'integer'],
  dates: ['string'],
  key: ['string', 'integer'],
  reference: ['string', 'integer'],
};

type Report = (pointer: Pointer, message: string) => void;

interface Context {
  readonly entity: JsonObject;
  /** The schema whose fields filters compare: the entity itself, or the rows that a report counts. */
  readonly compared: JsonObject;
  readonly json: JsonObject;
  readonly report: Report;
  /** Names of the calls in schemas/calls. */
  readonly calls: readonly string[];
  /** Table files by id. */
  readonly others: ReadonlyMap<string, SourceFile>;
}

/** Every table of the files, and their errors with lines. */
export function compileTables(
  files: readonly SourceFile[],
  definitions: ReadonlyMap<string, Definition>,
): CompiledTables {
  const tableFiles = files.filter((file) => file.path.startsWith('schemas/tables/'));
  const others = new Map(tableFiles.map((file) => [textOf(file.json, 'id'), file]));
  const entities = new Map(
    [...definitions.values()].filter(({ kind }) => kind === 'entity').map((one) => [one.id, one.file]),
  );
  const calls = files
    .filter((file) => file.path.startsWith('schemas/calls/'))
    .flatMap((file) => Object.keys((file.json['calls'] ?? {}) as JsonObject));
  const problems: Problem[] = [];
  const tables: CompiledTable[] = [];
  for (const file of tableFiles) {
    const report: Report = (pointer, message) =>
      problems.push({ file: file.path, line: file.lineOf(pointer), message });
    const id = textOf(file.json, 'id');
    if (!file.path.endsWith(`/${id.replaceAll('_', '-')}.json`))
      report(['id'], `the file must be named after its id "${id}".`);
    if (others.get(id) !== file)
      report(['id'], `"${id}" is also the id of ${others.get(id)?.path ?? 'another table'}.`);
    const name = textOf(file.json, 'entity');
    const entityFile = entities.get(name);
    if (!entityFile) {
      report(['entity'], `"${name}" is no entity.${didYouMean(name, entities.keys())}`);
      continue;
    }
    const entity = inlineReferences(entityFile, entityFile.json, definitions) as JsonObject;
    const counted = textOf((file.json['report'] ?? {}) as JsonObject, 'counts');
    const countedFile = counted === '' ? entityFile : entities.get(counted);
    if (!countedFile) {
      report(['report', 'counts'], `"${counted}" is no entity.${didYouMean(counted, entities.keys())}`);
      continue;
    }
    const compared = inlineReferences(countedFile, countedFile.json, definitions) as JsonObject;
    tables.push({ file, table: tableOf({ entity, compared, json: file.json, report, others, calls }) });
  }
  return { tables, problems };
}

function tableOf(context: Context): Table | ListTable {
  const { json, report, entity } = context;
  const key = textOf(json, 'key') || 'id';
  lookUp(context, key, 'key' in json ? ['key'] : ['entity']);
  const columns = listOf(json['columns']).map((column, at) => columnOf(context, column, at));
  const shared = {
    id: textOf(json, 'id'),
    title: textOf(json, 'title'),
    description: textOf(json, 'description'),
    entity: textOf(json, 'entity'),
    key,
    columns,
    empty: textOf(json, 'empty'),
  };
  const call = json['call'] as JsonObject | undefined;
  if (!call) {
    for (const [at, { sortable }] of columns.entries())
      if (sortable)
        report(['columns', at, 'sortable'], 'a table without a call cannot be sorted: its screen brings the rows.');
    return shared;
  }
  for (const [at, { optional }] of columns.entries())
    if (optional)
      report(['columns', at, 'optional'], 'a column of a list stays: whether its next page has a value is not known.');
  const sort = json['default_sort'] as unknown as ListTable['default_sort'];
  lookUp(context, sort.field, ['default_sort', 'field']);
  for (const [, name = ''] of textOf(json, 'row_link').matchAll(/\{([^}]*)\}/g)) {
    const field = fieldAt(entity, name);
    if (typeof field === 'string') report(['row_link'], field);
  }
  const star = textOf((json['star'] ?? {}) as JsonObject, 'field');
  const starred = star === '' ? {} : lookUp(context, star, ['star', 'field']);
  if (star !== '' && starred && !typesOf(starred).includes('boolean'))
    report(['star', 'field'], `${star}: a star needs a field that is true or false.`);
  const { chart = {} } = (json['report'] ?? {}) as { chart?: JsonObject };
  for (const part of Object.keys(chart)) lookUp(context, textOf(chart, part), ['report', 'chart', part]);
  const compared = { ...context, entity: context.compared };
  const filters = listOf(json['filters']).map((filter, at) => filterOf(compared, columns, filter, at));
  repeatedParameters(filters, call, report);
  listOf(json['bulk_actions']).forEach((action, at) => {
    const name = textOf(action, 'call');
    if (!context.calls.includes(name))
      report(['bulk_actions', at, 'call'], `"${name}" is no call.${didYouMean(name, context.calls)}`);
  });
  const { limits, permission } = call as unknown as Pick<ListTable, 'limits'> & {
    readonly permission?: ListPermission;
  };
  return {
    ...shared,
    call: textOf(call, 'name'),
    ...(json['export'] === true && { export_call: exportCallOf(textOf(call, 'name')) }),
    limits,
    filters,
    ...(json['unindexed'] !== undefined && { unindexed: textOf(json, 'unindexed') }),
    default_sort: sort,
    page_size: typeof json['page_size'] === 'number' ? json['page_size'] : 20,
    ...(json['report'] !== undefined && {
      report: { ...(json['report'] as unknown as ListTable['report'] & object), ...(permission && { permission }) },
    }),
    ...(json['row_link'] !== undefined && { row_link: textOf(json, 'row_link') }),
    ...(json['bulk_actions'] !== undefined && {
      bulk_actions: json['bulk_actions'] as unknown as ListTable['bulk_actions'] & object,
    }),
  };
}

/** `read_accounts` → `export_accounts`. */
export function exportCallOf(call: string): string {
  return `export_${call.replace(/^[a-z]+_/, '')}`;
}

function columnOf(context: Context, column: JsonObject, at: number): TableColumn {
  const path = textOf(column, 'field');
  const field = lookUp(context, path, ['columns', at, 'field']) ?? {};
  const format = (textOf(column, 'format') || formatOf(field)) as Format;
  const problem = formatProblem(format, field);
  if (problem) context.report(['columns', at, 'format'], `${path}: ${problem}`);
  const choices = choicesOf(field) ?? choicesOf((field['items'] ?? {}) as JsonObject);
  return {
    field: path,
    title: textOf(column, 'title'),
    ...(column['description'] !== undefined && { description: textOf(column, 'description') }),
    format,
    align: alignOf(format),
    ...(field['x-unit'] !== undefined && { unit: textOf(field, 'x-unit') }),
    ...(column['sortable'] === true && { sortable: true }),
    ...(column['hidden'] === true && { hidden: true }),
    ...(column['wraps'] === true && { wraps: true }),
    ...(column['overdue'] === true && { overdue: true }),
    ...(column['optional'] === true && { optional: true }),
    ...needsOf(column),
    ...(choices && { choices }),
  };
}

function needsOf(column: JsonObject): { needs?: readonly string[] } {
  const permission = column['permission'] as JsonObject | undefined;
  return permission ? { needs: permission['read'] as readonly string[] } : {};
}

function filterOf(context: Context, columns: readonly TableColumn[], filter: JsonObject, at: number): TableFilter {
  const kind = textOf(filter, 'kind') as TableFilter['kind'];
  const fields = (filter['fields'] ?? [filter['field']]) as readonly string[];
  const place = 'fields' in filter ? 'fields' : 'field';
  const found = fields.map((path) => lookUp(context, path, ['filters', at, place]) ?? {});
  const column = columns.find(({ field }) => field === fields[0]);
  const name = textOf(filter, 'name') || (kind === 'search' ? 'search' : (fields[0] ?? '').replaceAll('.', '_'));
  const [first = {}] = found;
  // The key of a row is only filtered by links, which have no better name for it than its entity.
  const title = textOf(filter, 'title') || (column?.title ?? (kind === 'key' ? textOf(first, 'title') : ''));
  if (title === '' && kind !== 'key')
    context.report(['filters', at], `${name}: a filter on a field without a column needs a title.`);
  const choices: readonly Choice[] | undefined = kind === 'choice' ? choicesOf(first) : undefined;
  if (kind === 'choice' && !choices && Object.keys(first).length > 0)
    context.report(['filters', at, 'kind'], `${name}: a choice needs a field with an enumeration.`);
  for (const [index, field] of found.entries()) {
    const types = filter['tags'] === undefined ? comparable[kind] : ['array'];
    const wrong = typesOf(field).find((type) => !(types ?? [type]).includes(type));
    if (wrong) context.report(['filters', at, 'kind'], `${fields[index]}: a ${kind} filter cannot compare a ${wrong}.`);
  }
  const format = textOf(first, 'format');
  if (kind === 'dates' && Object.keys(first).length > 0 && !['date', 'date-time'].includes(format))
    context.report(['filters', at, 'kind'], `${name}: a dates filter needs a field with the format date or date-time.`);
  return {
    name,
    kind,
    title,
    fields,
    parameters: parametersOf(filter, kind, name),
    ...(column?.needs && { needs: column.needs }),
    ...(choices && { choices }),
    ...(format === 'date' && { isDay: true }),
    ...(typesOf(first).some((type) => type !== 'string' && type !== 'array') &&
      kind !== 'boolean' && { isNumber: true }),
    ...(kind === 'reference' && { reference: referenceOf(context, filter, at) }),
    ...(filter['unindexed'] !== undefined && { unindexed: textOf(filter, 'unindexed') }),
  };
}

function parametersOf(filter: JsonObject, kind: string, name: string): readonly string[] {
  if (kind === 'dates') return [textOf(filter, 'from') || 'start_date', textOf(filter, 'to') || 'end_date'];
  if (kind === 'number') return [textOf(filter, 'from') || `${name}_min`, textOf(filter, 'to') || `${name}_max`];
  return [name];
}

function referenceOf(
  { others, report }: Context,
  filter: JsonObject,
  at: number,
): NonNullable<TableFilter['reference']> {
  const type = textOf(filter, 'tags');
  if (type !== '') return { call: 'read_tags', rows: 'tags', key: 'name', label: 'name', query: { type } };
  const id = textOf(filter, 'table');
  const other = others.get(id)?.json;
  const lists = [...others].filter(([, { json }]) => json['call'] !== undefined).map(([name]) => name);
  if (!lists.includes(id)) report(['filters', at, 'table'], `"${id}" is no table with a call.${didYouMean(id, lists)}`);
  const call = textOf((other?.['call'] ?? {}) as JsonObject, 'name');
  const label = textOf(filter, 'label') || 'name';
  const fields = listOf(other?.['columns']).map((column) => textOf(column, 'field'));
  if (other && !fields.includes(label))
    report(['filters', at], `"${label}" is no column of ${id}: name the one by which people know a row as "label".`);
  const star = other?.['star'] as unknown as Star | undefined;
  const key = textOf(other ?? {}, 'key') || 'id';
  const { permission } = (other?.['call'] ?? {}) as { readonly permission?: ListPermission };
  return {
    ...{ call, rows: id, key, label },
    ...(star && { star }),
    ...(permission && { permission }),
  };
}

function repeatedParameters(filters: readonly TableFilter[], call: JsonObject, report: Report): void {
  const query = (call['query'] ?? {}) as JsonObject;
  const seen = new Set([...taken, ...Object.keys((query['properties'] ?? {}) as JsonObject)]);
  filters.forEach(({ parameters }, at) => {
    for (const name of parameters) {
      if (seen.has(name))
        report(['filters', at], `the query parameter "${name}" is taken: give the filter another name.`);
      seen.add(name);
    }
  });
}

function lookUp({ entity, report }: Context, path: string, pointer: Pointer): JsonObject | undefined {
  const field = fieldAt(entity, path);
  if (typeof field !== 'string') return field;
  report(pointer, field);
  return undefined;
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return (value ?? []) as readonly JsonObject[];
}
