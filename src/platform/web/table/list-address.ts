/** The view of a list as its address says it: filters, sort and page; a link to a view shows the same view. */
import type { ListTable, Sort, TableFilter } from '#engine/tables/table.ts';
import { dayRange } from '#platform/domain/date-range.ts';

export interface ListView {
  /** By the filter's name, as the address writes it: `prepaid,postpaid`, `true`, `10..20`, `last_7_days`, a text. */
  readonly filters: Readonly<Record<string, string>>;
  /** Undefined for the table's own. */
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** What of an address is no view of this table is left out. */
export function readView(table: ListTable, address: URLSearchParams, sizes: readonly number[]): ListView {
  const written = table.filters.flatMap(({ name }): [string, string][] => {
    const value = address.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const sort = address.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const isOffered = table.columns.some((column) => column.sortable && column.field === field);
  const size = Number(address.get('size'));
  const page = Number(address.get('page'));
  return {
    filters: Object.fromEntries(written),
    sort: isOffered ? { field, direction: sort === field ? 'ascending' : 'descending' } : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : table.page_size,
  };
}

export function writeView(table: ListTable, { filters, sort, page, size }: ListView): URLSearchParams {
  const address = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (sort) address.set('sort', sortText(sort));
  if (page > 1) address.set('page', String(page));
  if (size !== table.page_size) address.set('size', String(size));
  return address;
}

function sortText({ field, direction }: Sort): string {
  return direction === 'ascending' ? field : `-${field}`;
}

/** The query of the list's call: days as `YYYY-MM-DD HH:mm:ssZ` of the business, parts of a text between % (F413, F414). */
export function queryOf(table: ListTable, view: ListView, today: string): Readonly<Record<string, unknown>> {
  return {
    ...filterQuery(table, view.filters, today),
    ...(view.sort && { sort: sortText(view.sort) }),
    limit: view.size,
    ...(view.page > 1 && { offset: (view.page - 1) * view.size }),
  };
}

export function filterQuery(
  table: Pick<ListTable, 'filters'>,
  filters: ListView['filters'],
  today: string,
): Readonly<Record<string, unknown>> {
  const parts = table.filters.map((filter) => {
    const written = filters[filter.name];
    return written === undefined || written === '' ? {} : parametersFor(filter, written, today);
  });
  return Object.assign({}, ...parts) as Readonly<Record<string, unknown>>;
}

function parametersFor(filter: TableFilter, written: string, today: string): Readonly<Record<string, unknown>> {
  const [first = '', second = ''] = filter.parameters;
  if (filter.kind === 'text') return { [first]: `%${written}%` };
  if (filter.kind === 'search') return { [first]: written };
  if (filter.kind === 'boolean') return { [first]: written === 'true' };
  if (filter.kind === 'choice' || filter.kind === 'reference') {
    const values = valuesOf(filter, written);
    return values.length === 0 ? {} : { [first]: values };
  }
  if (filter.kind === 'number') {
    const { from, to } = numberRange(written);
    return { ...(from !== undefined && { [first]: from }), ...(to !== undefined && { [second]: to }) };
  }
  if (filter.kind === 'key') return { [first]: filter.isNumber ? Number(written) : written };
  const days = dayRange(written, today);
  return {
    ...(days?.from !== undefined && { [first]: `${days.from} 00:00:00+0200` }),
    ...(days?.to !== undefined && { [second]: `${days.to} 23:59:59+0200` }),
  };
}

/** The values of a written list that the filter knows. */
export function valuesOf({ choices, isNumber }: TableFilter, written: string): readonly (string | number)[] {
  const values = written.split(',').map((value) => (isNumber ? Number(value) : value));
  return choices ? values.filter((value) => choices.some((choice) => choice.value === value)) : values;
}

export function numberRange(written: string): { readonly from?: number; readonly to?: number } {
  const [from, to] = written.split('..').map((end) => (end.trim() === '' ? Number.NaN : Number(end)));
  return {
    ...(from !== undefined && !Number.isNaN(from) && { from }),
    ...(to !== undefined && !Number.isNaN(to) && { to }),
  };
}
