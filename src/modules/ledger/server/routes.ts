/** Transactions and statements over HTTP: for staff, and for customers where the provider shows them (F250). */
import type { FastifyInstance } from 'fastify';
import { transactions } from '#generated/tables.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { transactionRows } from './repository.ts';
import { readStatement } from './statement.ts';

export function ledgerRoutes(app: FastifyInstance): void {
  /** Throws `forbidden` for a customer whose provider keeps transactions to itself. */
  const requireShown = async (tx: Transaction, providerId: number, own: number): Promise<void> => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    if (settings.show_billing_transactions_for_account_users === true) return;
    const account = await readAccount(tx, own);
    if (!account?.force_show_billing_transactions) throw forbidden('Your provider doesn’t show transactions');
  };

  listRoute(app, transactions, {
    rows: transactionRows,
    async authorise(tx, { viewer, providerId }) {
      const own = onlyAccountOf(viewer.user);
      if (own === null) return;
      await requireShown(tx, providerId, own);
    },
  });

  route(app, 'read_statement', ({ query, session, providerId }) =>
    inTenant(app.services.database.app, providerId, async (tx) => {
      const own = onlyAccountOf(session.user);
      const id = own ?? query.account_id;
      if (id === undefined || (own !== null && query.account_id !== undefined && query.account_id !== own))
        throw unknownAccount();
      if (own !== null) await requireShown(tx, providerId, own);
      if (!(await readAccount(tx, id))) throw unknownAccount();
      if (query.from > query.to) throw invalidPeriod();
      return readStatement(tx, id, query);
    }),
  );
}

function unknownAccount(): ApiError {
  return new ApiError(404, 'unknown_account', 'There is no such account');
}

function invalidPeriod(): ApiError {
  const message = 'The last day is before the first.';
  return new ApiError(422, 'invalid_period', message, [{ field: 'to', message, code: 'invalid' }]);
}
