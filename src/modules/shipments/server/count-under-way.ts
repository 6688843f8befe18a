/** How much a branch still has to do: shipments that begin or end there and are not over. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { statusesWith } from '../domain/status.ts';

const over = statusesWith('final');

export async function countUnderWay(tx: Transaction, branchId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('shipments')
    .where((row) => row.or([row('collection_branch_id', '=', branchId), row('delivery_branch_id', '=', branchId)]))
    .where('status', 'not in', [...over])
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
