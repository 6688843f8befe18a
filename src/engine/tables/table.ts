/** A list as it is generated from `schemas/tables/`: what the query, the screen and the export need to know of it. */

export type Format =
  | 'text'
  | 'number'
  | 'count'
  | 'money'
  | 'weight'
  | 'dimensions'
  | 'boolean'
  | 'choice'
  | 'tags'
  | 'date'
  | 'date-time'
  | 'time'
  | 'phone'
  | 'email'
  | 'link'
  | 'reference'
  | 'person'
  | 'custom';

export interface Choice {
  readonly value: string | number;
  readonly title: string;
  /** As `x-colour` of the enumeration says. */
  readonly colour?: string;
  readonly description?: string;
}

export interface TableColumn {
  /** Path into the row, `a.b` for a member of an object. */
  readonly field: string;
  readonly title: string;
  readonly description?: string;
  readonly format: Format;
  readonly align: 'left' | 'right';
  readonly unit?: string;
  readonly sortable?: boolean;
  readonly hidden?: boolean;
  /** Permissions without which the field is left out. */
  readonly needs?: readonly string[];
  readonly choices?: readonly Choice[];
}

export type FilterKind = 'search' | 'text' | 'choice' | 'boolean' | 'number' | 'dates' | 'reference' | 'key';

/** Marks rows wherever somebody picks one. */
export interface Star {
  /** A boolean of the row. */
  readonly field: string;
  /** What it means, in a word. */
  readonly title: string;
}

export interface TableFilter {
  /** Unique in the table; the query parameter of kinds with one. */
  readonly name: string;
  readonly kind: FilterKind;
  readonly title: string;
  /** The compared fields; several for a search only. */
  readonly fields: readonly string[];
  /** Query parameters: one, or the lower and the upper bound. */
  readonly parameters: readonly string[];
  readonly needs?: readonly string[];
  readonly choices?: readonly Choice[];
  /** Whether the compared field is a calendar day without a time. */
  readonly isDay?: boolean;
  /** Whether the compared field is a number. */
  readonly isNumber?: boolean;
  /** The call of the list that a reference is picked from, its key and its label, and what is always asked of it. */
  readonly reference?: {
    readonly call: string;
    readonly rows: string;
    readonly key: string;
    readonly label: string;
    readonly star?: Star;
    readonly query?: Readonly<Record<string, string>>;
    /** What reading that list takes: who lacks it has nothing to pick from. */
    readonly permission?: ListPermission;
  };
  /** Why no index serves it, where none does. */
  readonly unindexed?: string;
}

/** All of these permissions, or any one. */
export interface ListPermission {
  readonly all?: readonly string[];
  readonly any?: readonly string[];
}

export interface Sort {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

export interface BulkAction {
  readonly title: string;
  readonly call: string;
  readonly confirm?: string;
}

/** What every table has, also one whose rows a screen brings itself. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly entity: string;
  readonly key: string;
  readonly columns: readonly TableColumn[];
  readonly empty: string;
}

/** A table that a call answers; its rows are the member of the answer that is named after the table. */
export interface ListTable extends Table {
  readonly call: string;
  /** The call that exports it, where people may. */
  readonly export_call?: string;
  readonly limits: { readonly account: string | null; readonly branch: string | null };
  readonly filters: readonly TableFilter[];
  /** `unindexed`: why no index serves it. */
  readonly default_sort: Sort & { readonly unindexed?: string };
  readonly page_size: number;
  readonly row_link?: string;
  readonly bulk_actions?: readonly BulkAction[];
  /** Of a list whose rows are groups: filters narrow what is counted, and the answer has totals. */
  readonly report?: { readonly counts: string; readonly chart?: { readonly label: string; readonly value: string } };
}

/** Page sizes that people may choose (F415). */
export const pageSizes = [10, 20, 100] as const;

/** The most rows that are skipped by number and counted; beyond, a cursor leads on. */
export const countLimit = 10_000;
