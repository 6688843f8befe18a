/** Saved cards over HTTP: listing those of an account, choosing the default, and removing one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasAccount } from '#modules/accounts/server/services/accounts.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { bobPayRecipient } from '../credentials.ts';
import { deleteCard, makeDefault, type CardChange } from './change.ts';
import { cardsOf, serializeCard } from './repository.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
}

export function savedCardRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  /** For the named account, or the user's own. Throws `unknown_account`. */
  const changing = <T>(
    { session, providerId, request }: RouteContext,
    accountId: number | undefined,
    work: (tx: Transaction, change: CardChange) => Promise<T>,
  ): Promise<T> =>
    inTenant(database.app, providerId, async (tx) => {
      const account_id = await accountFor(tx, session, accountId);
      return work(tx, { provider_id: providerId, account_id, author: authorOf(session, request), now: clock() });
    });

  route(app, 'read_saved_cards', ({ query, session, providerId }) =>
    inTenant(database.app, providerId, async (tx) => {
      const accountId = await accountFor(tx, session, query.account_id);
      const { purpose } = query;
      const recipient = purpose && (await bobPayRecipient({ app, tx, providerId, purpose }));
      // A card is useless where its gateway isn't set up.
      const cards = purpose && !recipient ? [] : await cardsOf(tx, accountId, recipient?.code);
      return { saved_cards: cards.map(serializeCard) };
    }),
  );

  route(app, 'update_saved_card', ({ params, body, ...context }) =>
    changing(context, body.account_id, async (tx, change) => ({
      saved_card: serializeCard(await makeDefault(tx, change, params.id)),
    })),
  );

  route(app, 'delete_saved_card', ({ params, query, ...context }) =>
    changing(context, query.account_id, async (tx, change) => {
      await deleteCard(tx, change, params.id);
      return { removed: true };
    }),
  );
}

async function accountFor(tx: Transaction, { user }: Session, accountId: number | undefined): Promise<number> {
  const own = onlyAccountOf(user);
  const id = own ?? accountId;
  if (id === undefined || (own !== null && accountId !== undefined && accountId !== own) || !(await hasAccount(tx, id)))
    throw new ApiError(404, 'unknown_account', 'There is no such account');
  return id;
}
