/** What depends on a branch: each module registers what it keeps at one, so that nobody retires a branch unawares. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface BranchUse {
  /** What people call them: `Shipments under way`. */
  readonly title: string;
  /** Whether the branch can’t be retired while there are any. */
  readonly prevents: boolean;
  readonly count: (tx: Transaction, branchId: number) => Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    branchUses: BranchUse[];
  }
}

/** Call it in `setup` of the module that keeps what is counted. */
export function registerBranchUse(app: FastifyInstance, use: BranchUse): void {
  app.branchUses.push(use);
}
