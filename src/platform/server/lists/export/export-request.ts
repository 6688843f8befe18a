/** What an export reads, shared by the route that answers at once and the job that writes it later. */
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import type { Access } from '../../db/access.ts';
import { inTenant, type Transaction } from '../../db/tenant.ts';
import type { ListRequest, List } from '../list.ts';
import type { PageRequest, Query } from '../find-rows.ts';
import type { Read } from './collect-rows.ts';

/** Reads from the list in a transaction of its own each time. */
export function readerOf(access: Access, table: ListTable, list: List<CallName>, request: ListRequest<CallName>): Read {
  return (work) =>
    inTenant(access, list.tenant?.(request) ?? request.providerId, async (tx) =>
      work(tx, await requestFor(tx, table, list, request)),
    );
}

export async function requestFor(
  tx: Transaction,
  table: ListTable,
  list: List<CallName>,
  request: ListRequest<CallName>,
): Promise<PageRequest> {
  const { serialize, grouped, conditions = {} } = list;
  await list.authorise?.(tx, request);
  const context = await list.context?.(tx, request);
  return {
    table,
    viewer: request.viewer,
    query: request.query as Query,
    rows: list.rows(tx, request, context),
    grouped: grouped && ((counted) => grouped(counted, context)),
    compared: list.compared?.(request),
    ordered: list.ordered?.(request),
    conditions: Object.fromEntries(
      Object.entries(conditions).map(([name, make]) => [name, (value: unknown) => make(value, context)]),
    ),
    mostCounted: list.mostCounted?.(context),
    serialize: serialize && ((row) => serialize(row, request, context)),
  };
}
