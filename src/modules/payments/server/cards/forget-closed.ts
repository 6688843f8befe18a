/** Removes the saved cards of a closed account, each with an audit event. */
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { deleteCard } from './change.ts';
import { cardsOf } from './repository.ts';

const automatic: AuditAuthor = {
  ...{ request_id: '', client_version: '', source: 'automatic', user_id: null, user_name: null },
  ...{ impersonated_user_id: null, impersonated_user_name: null },
};

/** Events arrive in any order and may be repeated, so the current state of the account decides. */
export const closedAccountHandlers: EventHandlers = {
  async account_changed(tx, { account_id }, { providerId: provider_id, emittedAt: now }) {
    const account = await readAccount(tx, account_id);
    if (!account?.closed_at) return;
    for (const { id } of await cardsOf(tx, account_id))
      await deleteCard(tx, { provider_id, account_id, author: automatic, now }, id);
  },
};

/** Shown to staff before they close an account. */
export const savedCardsOfAccount = {
  title: 'Saved cards, which are removed',
  value: async (tx: Transaction, accountId: number): Promise<string | undefined> => {
    const { length } = await cardsOf(tx, accountId);
    return length === 0 ? undefined : String(length);
  },
};
