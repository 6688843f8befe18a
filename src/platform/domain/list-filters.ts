/** Converts filters from an address into the query of the list's call, for links in browsers and counts on the server. */
import type { ListTable, TableFilter } from '#engine/tables/table.ts';
import { dayRange } from './date-range.ts';

/** By the filter's name: `prepaid,postpaid`, `true`, `10..20`, `last_7_days`, a text. */
export type WrittenFilters = Readonly<Record<string, string>>;

/**
 * Days as `YYYY-MM-DD HH:mm:ssZ` in business time, partial texts between % (F413, F414); parameters that are not
 * filters of the table are ignored.
 */
export function filterQuery(
  table: Pick<ListTable, 'filters'>,
  filters: WrittenFilters,
  today: string,
): Readonly<Record<string, unknown>> {
  const parts = table.filters.map((filter) => {
    const written = filters[filter.name];
    return written === undefined || written === '' ? {} : parametersFor(filter, written, today);
  });
  return Object.assign({}, ...parts) as Readonly<Record<string, unknown>>;
}

/** Whether a written filter says something that can be filtered by; an outdated or mistyped address may not. */
export function isReadableFilter(filter: TableFilter, written: string): boolean {
  return Object.keys(parametersFor(filter, written, '2000-01-01')).length > 0;
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
  if (filter.kind === 'key') {
    const value = filter.isNumber ? Number(written) : written;
    return Number.isNaN(value) ? {} : { [first]: value };
  }
  const days = dayRange(written, today);
  return {
    ...(days?.from !== undefined && { [first]: `${days.from} 00:00:00+0200` }),
    ...(days?.to !== undefined && { [second]: `${days.to} 23:59:59+0200` }),
  };
}

/** The values of a comma-separated list that the filter knows. */
export function valuesOf({ choices, isNumber }: TableFilter, written: string): readonly (string | number)[] {
  const values = written.split(',').map((value) => (isNumber ? Number(value) : value));
  return values.filter((value) =>
    choices ? choices.some((choice) => choice.value === value) : value !== '' && !Number.isNaN(value),
  );
}

export function numberRange(written: string): { readonly from?: number; readonly to?: number } {
  const [from, to] = written.split('..').map((end) => (end.trim() === '' ? Number.NaN : Number(end)));
  return {
    ...(from !== undefined && !Number.isNaN(from) && { from }),
    ...(to !== undefined && !Number.isNaN(to) && { to }),
  };
}
