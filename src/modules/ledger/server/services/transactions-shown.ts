/** Whether customers may see their transactions (F250), in the list and in statements. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
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

export function areTransactionsShown(
  settings: Settings,
  account: Pick<Row<'accounts'>, 'force_show_billing_transactions'>,
): boolean {
  return settings.show_billing_transactions_for_account_users === true || account.force_show_billing_transactions;
}
