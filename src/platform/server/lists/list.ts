/** What a module says of a list beside its table: where its rows come from. */
import type { Expression, RawBuilder } from 'kysely';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName, CallTypes } from '#generated/calls.ts';
import type { Transaction } from '../db/tenant.ts';
import type { Condition } from './filter-sql.ts';
import type { Viewer } from './viewer.ts';

export interface Asked<N extends CallName> {
  readonly viewer: Viewer;
  readonly providerId: number;
  readonly query: CallTypes[N]['query'] & object;
}

/** What a report makes of the rows that its filters leave. */
export interface Groups {
  /** The rows of the list, their columns named after the entity's fields. */
  readonly rows: Expression<unknown>;
  /** One row with the figures of all of them together. */
  readonly totals: RawBuilder<Readonly<Record<string, unknown>>>;
}

export interface List<N extends CallName, Context = unknown> {
  /** What rows and answers depend on beside the question, such as a setting; read once a question. */
  readonly context?: (tx: Transaction, asked: Asked<N>) => Promise<Context>;
  /** Every row that may be in the list, its columns named after the entity's fields (`a.b` for a member of an object). */
  readonly rows: (tx: Transaction, asked: Asked<N>, context: Context) => Expression<unknown>;
  /** Of a report: counts the rows, as far as limits and filters leave them, so that pages are made of its groups. */
  readonly grouped?: (counted: Expression<unknown>, context: Context) => Groups;
  /** Columns that filters and sorts compare for this person in place of a field of another meaning to them: by field. */
  readonly compared?: (asked: Asked<N>) => Readonly<Record<string, string>>;
  /** Columns that a sort goes by in place of a field, filters going by the field itself: by field. */
  readonly ordered?: (asked: Asked<N>) => Readonly<Record<string, string>>;
  /** Conditions on the rows, named `r`, for what a filter’s parameter holds, where they compare no column: by the filter’s name. */
  readonly conditions?: Readonly<Record<string, (value: unknown) => Condition>>;
  /** Throws `forbidden` for who may not see the list, where permission and limits do not say it all. */
  readonly authorise?: (tx: Transaction, asked: Asked<N>) => Promise<void>;
  /** Whose rows, where not the provider's; 0 for the platform's own. */
  readonly tenant?: (asked: Asked<N>) => number;
  /** The entity of a row, where its columns are not its fields. */
  readonly serialize?: (row: Readonly<Record<string, unknown>>, asked: Asked<N>, context: Context) => object;
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
