/** Enqueues a job in the caller's transaction: it exists if and only if the transaction commits, and runs under its tenant. */
import { sql } from 'kysely';
import type { Transaction } from './tenant.ts';

export interface EnqueueOptions {
  /** A second job with the same key replaces the first while that is waiting. Keys are scoped to the tenant. */
  readonly jobKey?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

export async function enqueueJob(
  tx: Transaction,
  task: string,
  data: unknown,
  options: EnqueueOptions = {},
): Promise<number> {
  const { jobKey = null, runAt = null, maxAttempts = null } = options;
  const { rows } = await sql<{ id: number }>`
    select app.enqueue_job(${task}, ${JSON.stringify(data ?? {})}::jsonb, ${jobKey}, ${runAt}, ${maxAttempts}::integer) as id
  `.execute(tx);
  return rows[0]!.id;
}
