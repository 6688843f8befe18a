/** What a label needs to know besides its shipment. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Routing } from '../../domain/label.ts';

/** Undefined while no branch delivers the shipment. */
export async function findRouting(tx: Transaction, branchId: number | null): Promise<Routing | undefined> {
  if (branchId === null) return undefined;
  const branch = await tx.selectFrom('branches').select(['code', 'name']).where('id', '=', branchId).executeTakeFirst();
  return branch && { code: branch.code, branch: branch.name };
}
