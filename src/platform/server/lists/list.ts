/** What a module defines for a list besides its table: the query of its rows. */
import type { Expression } from 'kysely';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName, CallTypes } from '#generated/calls.ts';
import type { Transaction } from '../db/tenant.ts';
import type { Condition } from './filter-sql.ts';
import type { Viewer } from './viewer.ts';

export interface ListRequest<N extends CallName> {
  readonly viewer: Viewer;
  readonly providerId: number;
  readonly query: CallTypes[N]['query'] & object;
}

/** How a report groups the filtered rows. */
export interface Groups {
  /** The rows of the list, with columns named after the entity's fields. */
  readonly rows: Expression<unknown>;
  /** The same rows and one with the figures over all of them, which has `is_total`: one pass over what is counted. */
  readonly rowsAndTotal: Expression<unknown>;
  /** The fields of the rows. */
  readonly columns: readonly string[];
  /** The fields of the totals. */
  readonly figures: readonly string[];
}

export interface List<N extends CallName, Context = unknown> {
  /** Data that rows and answers depend on besides the request, such as a setting; read once per request. */
  readonly context?: (tx: Transaction, request: ListRequest<N>) => Promise<Context>;
  /** Every row that may be in the list, with columns named after the entity's fields (`a.b` for a member of an object). */
  readonly rows: (tx: Transaction, request: ListRequest<N>, context: Context) => Expression<unknown>;
  /** Of a report: groups the rows that limits and filters leave; pages consist of groups. */
  readonly grouped?: (counted: Expression<unknown>, context: Context) => Groups;
  /** Columns that filters and sorts use instead of a field whose meaning depends on the viewer, by field. */
  readonly compared?: (request: ListRequest<N>) => Readonly<Record<string, string>>;
  /** Columns that a sort uses instead of a field, while filters use the field itself, by field. */
  readonly ordered?: (request: ListRequest<N>) => Readonly<Record<string, string>>;
  /**
   * Conditions on the rows, alias `r`, of filters that compare no column, by the filter’s name; undefined where a value
   * excludes none.
   */
  readonly conditions?: Readonly<Record<string, (value: unknown, context: Context) => Condition | undefined>>;
  /** Up to how many rows are counted, where each takes longer than usual to find; `countLimit` when absent. */
  readonly mostCounted?: (context: Context) => number | undefined;
  /** Throws `forbidden` when the viewer may not see the list, beyond permissions and limits. */
  readonly authorise?: (tx: Transaction, request: ListRequest<N>) => Promise<void>;
  /** The tenant of the rows, where it is not the provider; 0 for the platform. */
  readonly tenant?: (request: ListRequest<N>) => number;
  /** Converts a row to the entity, where its columns are not the fields. */
  readonly serialize?: (row: Readonly<Record<string, unknown>>, request: ListRequest<N>, context: Context) => object;
}

export interface RegisteredList {
  readonly table: ListTable;
  readonly list: List<CallName>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every list that has a route, by the id of its table. */
    lists: Map<string, RegisteredList>;
  }
}
