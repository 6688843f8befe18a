/** Stores for each account whether it is a VIP by the provider's settings, for lists that show VIPs first (F238). */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** A few statements that only update accounts whose mark has changed. */
async function markVips(tx: Transaction, codes: readonly string[]): Promise<void> {
  const named = [...codes];
  const marked = tx.updateTable('accounts').set({ is_vip: false }).where('is_vip', '=', true);
  await (named.length === 0 ? marked : marked.where('account_code', 'not in', named)).execute();
  if (named.length === 0) return;
  const unmarked = tx.updateTable('accounts').set({ is_vip: true }).where('is_vip', '=', false);
  await unmarked.where('account_code', '=', anyOf(named)).execute();
}

/** Events arrive in any order, so the current setting is read. */
export function vipHandlers(app: FastifyInstance): EventHandlers {
  return {
    async settings_changed(tx, { scope, keys }, { providerId }) {
      if (scope !== 'provider' || !keys.includes('vip_accounts')) return;
      const { vip_accounts: codes = [] } = await app.settings.decidingWithin(tx, providerId);
      await markVips(tx, codes);
    },
  };
}
