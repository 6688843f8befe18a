/** What forbids the reversal of a transaction: each module registers its own reasons, such as a refund under way. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Throws the refusal. The account of the transaction is locked. */
export type ReversalCheck = (tx: Transaction, transactionId: number) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    reversalChecks: ReversalCheck[];
  }
}

/** Call it in `setup` of the module that has the reason. */
export function registerReversalCheck(app: FastifyInstance, check: ReversalCheck): void {
  app.reversalChecks.push(check);
}
