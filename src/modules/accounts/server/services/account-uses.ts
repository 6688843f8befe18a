/** Open items of an account: each module registers its own, so that nobody closes an account by mistake. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface AccountUse {
  /** The name on screen: `Shipments under way`. */
  readonly title: string;
  /** The number or amount as text; undefined when there is nothing. */
  readonly value: (tx: Transaction, accountId: number) => Promise<string | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    accountUses: AccountUse[];
  }
}

/** Call it in `setup` of the module that owns the items. */
export function registerAccountUse(app: FastifyInstance, use: AccountUse): void {
  app.accountUses.push(use);
}
