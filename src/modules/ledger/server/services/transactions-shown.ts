/** Refuses customers who may not see their transactions (F250), in the list and in statements. */
import type { FastifyInstance } from 'fastify';
import { areTransactionsShown } from '#modules/accounts/domain/transactions-shown.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';

/** Throws `forbidden` for a customer whose provider does not show transactions. */
export async function requireTransactionsShown(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
  accountId: number,
): Promise<void> {
  const settings = await app.settings.decidingWithin(tx, providerId);
  const account = await readAccount(tx, accountId);
  if (!account || !areTransactionsShown(settings, account)) throw forbidden('Your provider doesn’t show transactions');
}
