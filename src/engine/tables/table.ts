/** A list as generated from `schemas/tables/`: the data that query, screen and export need. */

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
  /** The `x-colour` of the enumeration. */
  readonly colour?: string;
  readonly description?: string;
}

export interface TableColumn {
  /** Path in the row, `a.b` for a member of an object. */
  readonly field: string;
  readonly title: string;
  readonly description?: string;
  readonly format: Format;
  readonly align: 'left' | 'right';
  readonly unit?: string;
  readonly sortable?: boolean;
  readonly hidden?: boolean;
  /** Whether a text may take several lines. */
  readonly wraps?: boolean;
  /** Whether days before today are marked as overdue. */
  readonly overdue?: boolean;
  /** Whether it is left out while no row has a value for it. */
  readonly optional?: boolean;
  /** Permissions required to see the field. */
  readonly needs?: readonly string[];
  readonly choices?: readonly Choice[];
}

export type FilterKind = 'search' | 'text' | 'choice' | 'boolean' | 'number' | 'dates' | 'reference' | 'key';

/** Marks rows in pickers. */
export interface Star {
  /** A boolean field of the row. */
  readonly field: string;
  /** Its meaning, in a word. */
  readonly title: string;
}

export interface TableFilter {
  /** Unique in the table; also the query parameter of filters with only one. */
  readonly name: string;
  readonly kind: FilterKind;
  readonly title: string;
  /** The compared fields; several only for a search. */
  readonly fields: readonly string[];
  /** Query parameters: one, or the lower and the upper bound. */
  readonly parameters: readonly string[];
  readonly needs?: readonly string[];
  readonly choices?: readonly Choice[];
  /** Whether the compared field is a calendar day without a time. */
  readonly isDay?: boolean;
  /** Whether the compared field is a number. */
  readonly isNumber?: boolean;
  /** The call of the list that a reference is picked from, its key and label, and fixed parameters. */
  readonly reference?: {
    readonly call: string;
    readonly rows: string;
    readonly key: string;
    readonly label: string;
    readonly star?: Star;
    readonly query?: Readonly<Record<string, string>>;
    /** The permission to read that list, without which nothing can be picked. */
    readonly permission?: ListPermission;
  };
  /** Why there is no index for it, where there is none. */
  readonly unindexed?: string;
}

/** All of these permissions, or any of them. */
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

/** Common to all tables, including those whose rows a screen supplies. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly entity: string;
  readonly key: string;
  readonly columns: readonly TableColumn[];
  readonly empty: string;
}

/** A table that a call returns; its rows are the member of the response named after the table. */
export interface ListTable extends Table {
  readonly call: string;
  /** The call that exports it, if there is one. */
  readonly export_call?: string;
  readonly limits: { readonly account: string | null; readonly branch: string | null };
  readonly filters: readonly TableFilter[];
  /** Why no index serves its orders. */
  readonly unindexed?: string;
  /** `unindexed`: why there is no index for it. */
  readonly default_sort: Sort & { readonly unindexed?: string };
  readonly page_size: number;
  readonly row_link?: string;
  readonly bulk_actions?: readonly BulkAction[];
  /** Of a list whose rows are groups: filters apply to the rows counted, and the response has totals. */
  readonly report?: {
    readonly counts: string;
    readonly chart?: { readonly label: string; readonly value: string };
    /** The permission to read it, for a screen with several reports. */
    readonly permission?: ListPermission;
  };
}

/** The available page sizes (F415). */
export const pageSizes = [10, 20, 100] as const;

/** The maximum number of rows that are counted or skipped by offset; beyond it, cursors are used. */
export const countLimit = 10_000;
