/** Answers a list: the table's schema says what may be asked, the module gives the query that its rows come from. */
import type { FastifyInstance } from 'fastify';
import type { Expression } from 'kysely';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName, CallTypes } from '#generated/calls.ts';
import { inTenant, type Transaction } from '../db/tenant.ts';
import { route, type Context, type Handler } from '../http/route.ts';
import { readPage, type Query } from './read-page.ts';
import type { Viewer } from './viewer.ts';

export interface Asked<N extends CallName> {
  readonly viewer: Viewer;
  readonly providerId: number;
  readonly query: CallTypes[N]['query'] & object;
}

export interface List<N extends CallName> {
  /** Every row that may be in the list, its columns named after the entity's fields (`a.b` for a member of an object). */
  readonly rows: (tx: Transaction, asked: Asked<N>) => Expression<unknown>;
  /** Whose rows, where not the provider's; 0 for the platform's own. */
  readonly tenant?: (asked: Asked<N>) => number;
  /** The entity of a row, where its columns are not its fields. */
  readonly serialize?: (row: Readonly<Record<string, unknown>>, asked: Asked<N>) => object;
}

/** Registers the call of a table; whoever is bound to an account or branch sees its rows only. */
export function listRoute<const T extends ListTable & { readonly call: CallName }>(
  app: FastifyInstance,
  table: T,
  list: List<T['call']>,
): void {
  type Name = T['call'];
  app.lists.set(table.id, { table, list });
  const read = async ({ session, providerId, query }: Context<Name>): Promise<object> => {
    const { user, can } = session as Viewer;
    const asked = { viewer: { user, can }, providerId, query: query as Asked<Name>['query'] };
    const { serialize } = list;
    const tenant = list.tenant?.(asked) ?? providerId;
    const page = await inTenant(app.services.database.app, tenant, (tx) =>
      readPage(tx, {
        table,
        viewer: asked.viewer,
        query: asked.query as Query,
        rows: list.rows(tx, asked),
        serialize: serialize && ((row) => serialize(row, asked)),
      }),
    );
    const { rows, ...counts } = page;
    return { [table.id]: rows, ...counts };
  };
  route<Name>(app, table.call, read as unknown as Handler<Name>);
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
