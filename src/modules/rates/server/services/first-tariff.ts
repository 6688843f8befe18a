/** The initial tariff of a new provider. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { starterTariff } from '../../domain/starter-tariff.ts';
import { addTariff } from '../repository.ts';

/** Valid from `today`; there must be no tariff yet. */
export async function addStarterTariff(
  tx: Transaction,
  providerId: number,
  by: { readonly userId: number; readonly today: string; readonly now: Date },
): Promise<void> {
  const { userId, today, now } = by;
  const tariff = { revision: 1, document: starterTariff(today), created_by: userId, created_at: now };
  await addTariff(tx, providerId, tariff);
}
