/** The route of a list: the table's schema defines the query parameters, the module supplies the rows. */
import type { FastifyInstance } from 'fastify';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import { inTenant } from '../db/tenant.ts';
import type { Session } from '../http/session.ts';
import { route, type Context as CallContext } from '../http/route.ts';
import { exportRoute } from './export/export-route.ts';
import { requestFor } from './export/export-request.ts';
import type { ListRequest, List } from './list.ts';
import { readPage } from './read-page.ts';
import { viewerOf } from './viewer.ts';

/** Registers the call of a table; users limited to an account or branch get only its rows. */
export function listRoute<const T extends ListTable & { readonly call: CallName }, Context = unknown>(
  app: FastifyInstance,
  table: T,
  list: List<T['call'], Context>,
): void {
  type Name = T['call'];
  const whole = list as unknown as List<CallName>;
  app.lists.set(table.id, { table, list: whole });
  const read = async ({ session, providerId, query }: CallContext<Name>): Promise<object> => {
    const request = { viewer: viewerOf(session as Session), providerId, query } as unknown as ListRequest<CallName>;
    const tenant = whole.tenant?.(request) ?? providerId;
    const { rows, ...counts } = await inTenant(app.services.database.app, tenant, async (tx) =>
      readPage(tx, await requestFor(tx, table, whole, request)),
    );
    return { [table.id]: rows, ...counts };
  };
  route<Name>(app, table.call, read);
  if (table.export_call !== undefined) exportRoute(app, table, whole);
}
