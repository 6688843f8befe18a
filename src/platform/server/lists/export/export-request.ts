/** What an export reads, shared by the route that answers at once and the job that writes it later. */
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import type { Transaction } from '../../db/tenant.ts';
import type { Asked, List } from '../list.ts';
import type { PageRequest, Query } from '../read-page.ts';

export async function requestFor(
  tx: Transaction,
  table: ListTable,
  list: List<CallName>,
  asked: Asked<CallName>,
): Promise<PageRequest> {
  const { serialize, grouped } = list;
  await list.authorise?.(tx, asked);
  const context = await list.context?.(tx, asked);
  return {
    table,
    viewer: asked.viewer,
    query: asked.query as Query,
    rows: list.rows(tx, asked, context),
    grouped: grouped && ((counted) => grouped(counted, context)),
    compared: list.compared?.(asked),
    ordered: list.ordered?.(asked),
    conditions: list.conditions,
    serialize: serialize && ((row) => serialize(row, asked, context)),
  };
}
