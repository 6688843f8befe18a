/** Transactions over HTTP: for staff, and for customers where the provider shows them (F250). */
import type { FastifyInstance } from 'fastify';
import { transactions } from '#generated/tables.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { transactionRows } from './repository.ts';

export function ledgerRoutes(app: FastifyInstance): void {
  listRoute(app, transactions, {
    rows: transactionRows,
    async authorise(tx, { viewer, providerId }) {
      const own = onlyAccountOf(viewer.user);
      if (own === null) return;
      const settings = await app.settings.decidingWithin(tx, providerId);
      if (settings.show_billing_transactions_for_account_users === true) return;
      const account = await readAccount(tx, own);
      if (!account?.force_show_billing_transactions) throw forbidden('Your provider doesn’t show transactions');
    },
  });
}
