/** Uses of a branch: each module registers its own, so that nobody retires a branch by mistake. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface BranchUse {
  /** The name on screen: `Shipments under way`. */
  readonly title: string;
  /** Whether it prevents retiring the branch. */
  readonly prevents: boolean;
  readonly count: (tx: Transaction, branchId: number) => Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    branchUses: BranchUse[];
  }
}

/** Call it in `setup` of the module that owns the counted records. */
export function registerBranchUse(app: FastifyInstance, use: BranchUse): void {
  app.branchUses.push(use);
}
