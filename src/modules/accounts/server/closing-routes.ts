/** Closing and reopening accounts over HTTP, and listing what is still open. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { serializeRecord } from '../domain/account-record.ts';
import { closeAccount, reopenAccount } from './close-account.ts';
import { findAccount } from './repository.ts';
import type { SavedAccount } from './save-account.ts';
import type { AccountUse } from './services/account-uses.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

type Closing = Parameters<typeof reopenAccount>[1];

export function closingRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  /** Idempotent for a repeated request; customers can't close their own account. */
  const save = (
    { session, providerId, request, once }: RouteContext,
    run: (tx: Transaction, closing: Closing) => Promise<SavedAccount>,
  ) => {
    if (!isStaff(session.user)) throw forbidden();
    return inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const saved = await run(tx, { providerId, author: authorOf(session, request), now: clock() });
        return { account: serializeRecord(saved, session.can('INLINE_see_billing_info')) };
      }),
    );
  };

  route(app, 'close_account', ({ body, ...context }) =>
    save(context, (tx, closing) => closeAccount(tx, closing, body.account_id, body.reason)),
  );

  route(app, 'reopen_account', ({ body, ...context }) =>
    save(context, (tx, closing) => reopenAccount(tx, closing, body.account_id)),
  );

  route(app, 'read_account_use', ({ params, providerId, session }) =>
    inTenant(access, providerId, async (tx) => {
      const only = onlyAccountOf(session.user);
      const account = only === null || only === params.id ? await findAccount(tx, params.id) : undefined;
      if (!account) throw new ApiError(404, 'unknown_account', 'There is no such account');
      const uses: { title: string; value: string }[] = [];
      if (session.can('INLINE_see_billing_info') && account.balance_cents !== 0)
        uses.push({ title: 'Balance', value: moneyText(account.balance_cents / 100) });
      for (const use of app.accountUses) {
        const value = await use.value(tx, params.id);
        if (value !== undefined) uses.push({ title: use.title, value });
      }
      return { uses };
    }),
  );
}

/** Users who log in for an account. */
export const accountUsers: AccountUse = {
  title: 'Users who can no longer log in',
  value: async (tx, accountId) => {
    const users = tx.selectFrom('users').where('account_id', '=', accountId).where('is_disabled', '=', false);
    const { n } = await users.select((count) => count.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    return n === 0 ? undefined : String(n);
  },
};
