/** Fails if a database is closed while a transaction is still open. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#platform/server/db/database.ts';
import { eventMs } from './patience.ts';

/** Queries still running at that time may end; a transaction that was left open stays open. */
export async function checkNothingLeaked({ app, worker, owner }: Database): Promise<void> {
  for (const [role, { pool }] of Object.entries({ app, worker, owner })) {
    const busy = () => pool.totalCount - pool.idleCount;
    for (const until = Date.now() + eventMs; busy() > 0 && Date.now() < until;) await delay(20);
    if (busy() > 0)
      throw new Error(`${busy()} connections of role ${role} were never given back: a transaction was left open.`);
  }
}
