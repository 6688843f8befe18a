/** Transactions over HTTP: for staff, and for customers where the provider shows them (F250). */
import type { FastifyInstance } from 'fastify';
import { transactions } from '#generated/tables.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { transactionRows } from './repository.ts';
import { requireTransactionsShown } from './services/transactions-shown.ts';

export function ledgerRoutes(app: FastifyInstance): void {
  listRoute(app, transactions, {
    rows: transactionRows,
    async authorise(tx, { viewer, providerId }) {
      const own = onlyAccountOf(viewer.user);
      if (own !== null) await requireTransactionsShown(app, tx, providerId, own);
    },
  });
}
