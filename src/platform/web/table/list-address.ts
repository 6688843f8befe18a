/** The view of a list in the address: filters, sort and page, so that a link to a view shows the same view. */
import { countLimit, pageSizes, type ListTable, type Sort } from '#engine/tables/table.ts';
import { filterQuery, isReadableFilter } from '#platform/domain/list-filters.ts';

/** The value that replaces a page size. */
const continuous = 'continuous';

/** Rows per request where there are no pages. */
const continuousSize = Math.max(...pageSizes);

export interface ListView {
  /** By the filter's name, as the address writes it: `prepaid,postpaid`, `true`, `10..20`, `last_7_days`, a text. */
  readonly filters: Readonly<Record<string, string>>;
  /** Undefined for the table's default. */
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Whether the list is continuous, without pages. */
  readonly isContinuous?: boolean | undefined;
  /** Fields of the shown columns; undefined for those that the user chose for the list. */
  readonly columns?: readonly string[] | undefined;
}

/** Parameters that do not belong to a view of this table, and filters by values that it does not know, are ignored. Pages beyond the rows that the server skips are the last of those. */
export function readView(table: ListTable, address: URLSearchParams, sizes: readonly number[]): ListView {
  const written = table.filters.flatMap((filter): [string, string][] => {
    const value = address.get(filter.name)?.trim() ?? '';
    return value === '' || !isReadableFilter(filter, value) ? [] : [[filter.name, value]];
  });
  const sort = address.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const isOffered = table.columns.some((column) => column.sortable && column.field === field);
  const sizeText = address.get('size');
  const wantedSize = Number(sizeText);
  const size = sizes.includes(wantedSize) ? wantedSize : table.page_size;
  const page = Number(address.get('page'));
  const named = new Set(address.get('columns')?.split(','));
  const columns = table.columns.flatMap((column) => (named.has(column.field) ? [column.field] : []));
  return {
    filters: Object.fromEntries(written),
    sort: isOffered ? { field, direction: sort === field ? 'ascending' : 'descending' } : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, Math.floor(countLimit / size) + 1) : 1,
    size,
    ...(sizeText === continuous && { isContinuous: true }),
    ...(columns.length > 0 && { columns }),
  };
}

export function writeView(
  table: ListTable,
  { filters, sort, page, size, isContinuous, columns }: ListView,
): URLSearchParams {
  const address = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (sort) address.set('sort', sortText(sort));
  if (page > 1) address.set('page', String(page));
  if (isContinuous) address.set('size', continuous);
  else if (size !== table.page_size) address.set('size', String(size));
  if (columns) address.set('columns', columns.join(','));
  return address;
}

function sortText({ field, direction }: Sort): string {
  return direction === 'ascending' ? field : `-${field}`;
}

/** The same with the `tab` of the address, for pages with tabs. */
export function withTabOf(view: URLSearchParams, address: URLSearchParams): URLSearchParams {
  const tab = address.get('tab');
  if (tab !== null) view.set('tab', tab);
  return view;
}

/** The query of the list's call: days as `YYYY-MM-DD HH:mm:ssZ` in business time, partial texts between % (F413, F414). */
export function queryOf(table: ListTable, view: ListView, today: string): Readonly<Record<string, unknown>> {
  return {
    ...filterQuery(table, view.filters, today),
    ...(view.sort && { sort: sortText(view.sort) }),
    limit: view.isContinuous ? continuousSize : view.size,
    ...(view.page > 1 && !view.isContinuous && { offset: (view.page - 1) * view.size }),
  };
}
