/** What is open on an account: each module registers what it keeps for one, so that nobody closes an account unawares. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface AccountUse {
  /** What people call them: `Shipments under way`. */
  readonly title: string;
  /** How many there are, or how much, for people; undefined when there is nothing. */
  readonly value: (tx: Transaction, accountId: number) => Promise<string | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    accountUses: AccountUse[];
  }
}

/** Call it in `setup` of the module that keeps what is counted. */
export function registerAccountUse(app: FastifyInstance, use: AccountUse): void {
  app.accountUses.push(use);
}
