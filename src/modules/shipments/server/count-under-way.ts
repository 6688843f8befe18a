/** Counts unfinished shipments of a branch or an account. */
import type { AccountUse } from '#modules/accounts/server/services/account-uses.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { hasFlag, statuses } from '../domain/status.ts';

/** Named one by one, as the index of statuses finds only those that are asked for. */
const underWayStatuses = statuses.filter((status) => !hasFlag(status, 'final'));

/** Shipments that are collected or delivered by the branch. */
export async function countUnderWay(tx: Transaction, branchId: number): Promise<number> {
  const { n } = await underWay(tx)
    .where((row) => row.or([row('collection_branch_id', '=', branchId), row('delivery_branch_id', '=', branchId)]))
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export const accountShipments: AccountUse = {
  title: 'Shipments and quotes under way',
  value: async (tx, accountId) => {
    const { n } = await underWay(tx)
      .where('account_id', '=', accountId)
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n === 0 ? undefined : String(n);
  },
};

function underWay(tx: Transaction) {
  return tx.selectFrom('shipments').where('status', 'in', underWayStatuses);
}
