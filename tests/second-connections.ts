/**
 * Fails when a request or a job asks for a second connection within a transaction: as many of them as the pool has
 * connections wait for each other until all of them fail.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access } from '#platform/server/db/access.ts';

/** The request or job that runs, with its transaction. */
interface Running {
  readonly of?: Access;
  isOver: boolean;
}

const running = new AsyncLocalStorage<Running>();

/** Sends a request, or runs a job. One that a test sends within a transaction of its own is no part of that. */
export function asRequest<T>(send: () => Promise<T>): Promise<T> {
  return running.run({ isOver: false }, async () => {
    // It is only sent when its answer is awaited.
    const answer = await send();
    return answer;
  });
}

export function refuseSecondConnections(access: Access): void {
  const { pool } = access;
  access.around = (work) => {
    if (!running.getStore()) return work();
    const transaction: Running = { of: access, isOver: false };
    return running.run(transaction, () => work().finally(() => (transaction.isOver = true)));
  };
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const checked = (...given: unknown[]): unknown => {
    const transaction = running.getStore();
    if (transaction?.of && !transaction.isOver)
      throw new Error('A transaction asks for a second connection: use its own.');
    return connect(...given);
  };
  pool.connect = checked as typeof pool.connect;
}
