/** Changes that must not happen at once, although no row stands for what they have in common. */
import { sql } from 'kysely';
import type { Transaction } from './tenant.ts';

/** Waits until no other transaction holds the lock `name` of a record or provider; it ends with the transaction. */
export async function lock(tx: Transaction, name: string, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${id}))`.execute(tx);
}
