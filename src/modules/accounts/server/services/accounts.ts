/** What higher modules ask about customer accounts. */
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Whether the tenant has an account with this number. */
export async function hasAccount(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
