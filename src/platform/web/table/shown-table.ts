/** The part of a table that a user sees: what they have permission for, and what differs between their rows. */
import type { ListTable } from '#engine/tables/table.ts';
import { onlyAccountOf, type LimitedPerson } from '#platform/domain/data-limits.ts';

export interface Within {
  readonly query: Readonly<Record<string, unknown>>;
  /** Fields of columns whose value is the same in all of these rows. */
  readonly without: readonly string[];
}

interface Viewer {
  readonly can: (permission: string) => boolean;
  readonly person: LimitedPerson | null;
}

/** The name of the account that a row belongs to. */
const accountName = /^account(?:_name|\.name)?$/;

/** Users of one account see only its rows, so that its name and a filter for it would say the same everywhere. */
export function shownTable(table: ListTable, { query, without }: Within, { can, person }: Viewer): ListTable {
  const { limits } = table;
  const hasOneAccount = limits?.account === 'account_id' && person !== null && onlyAccountOf(person) !== null;
  const sees = ({ needs = [] }: { readonly needs?: readonly string[] }): boolean => needs.every(can);
  const isOwn = (column: string): boolean => hasOneAccount && accountName.test(column);
  return {
    ...table,
    columns: table.columns.filter((column) => sees(column) && !without.includes(column.field) && !isOwn(column.field)),
    filters: table.filters.filter(
      (filter) => sees(filter) && !(filter.name in query) && !(hasOneAccount && filter.name === 'account_id'),
    ),
  };
}
