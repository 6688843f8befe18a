/** Keeps with each account whether the provider's settings name it as a VIP, for lists that put VIPs first (F238). */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';

/** In a few statements that touch only the accounts that are not as the list of codes says. */
async function markVips(tx: Transaction, codes: readonly string[]): Promise<void> {
  const named = [...codes];
  const marked = tx.updateTable('accounts').set({ is_vip: false }).where('is_vip', '=', true);
  await (named.length === 0 ? marked : marked.where('account_code', 'not in', named)).execute();
  if (named.length === 0) return;
  const unmarked = tx.updateTable('accounts').set({ is_vip: true }).where('is_vip', '=', false);
  await unmarked.where('account_code', 'in', named).execute();
}

/** Events arrive in any order: what counts is what is set now. */
export function vipHandlers(app: FastifyInstance): EventHandlers {
  return {
    async settings_changed(tx, { scope, keys }, { providerId }) {
      if (scope !== 'provider' || !keys.includes('vip_accounts')) return;
      const { vip_accounts: codes = [] } = await app.settings.decidingWithin(tx, providerId);
      await markVips(tx, codes);
    },
  };
}
