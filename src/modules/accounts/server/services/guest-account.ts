/** The account for shipments of guests; every provider has one. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export async function openGuestAccount(tx: Transaction, provider_id: number): Promise<void> {
  const guests = { provider_id, account_code: 'GUEST', name: 'Guests', account_type: 'guest' as const };
  await tx.insertInto('accounts').values(guests).execute();
}
