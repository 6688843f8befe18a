/** Enqueues a job in the caller's transaction: it exists if and only if the transaction commits, and runs under its tenant. */
import { sql } from 'kysely';
import type { Transaction } from './tenant.ts';

export interface EnqueueOptions {
  /** A second job with the same key replaces the first while that is waiting. Keys are scoped to the tenant. */
  readonly jobKey?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  /** Jobs of the same queue run one after another; see `queueOf`. Names are scoped to the tenant. */
  readonly queue?: string;
}

/** Requests to one system that run at the same time. */
const atOnce = 2;
/** A name of a queue is limited to 128 characters. */
const maxName = 100;

/**
 * The queue of a request to another system of a provider: one that doesn't answer delays only what is sent to it, not
 * what other providers, or the same one, send elsewhere. `id`: any number of the request, by which they are spread.
 */
export function queueOf(system: string, id: number): string {
  return `${system.slice(-maxName)} ${id % atOnce}`;
}

/**
 * When the queue starts a job that is due at a moment by our clock: it goes by the clock of the database, which may be
 * ahead of ours. For a job that was started too early.
 */
export async function startAt(tx: Transaction, due: Date, now: Date): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx);
  return new Date(rows[0]!.now.getTime() + due.getTime() - now.getTime());
}

export async function enqueueJob(
  tx: Transaction,
  task: string,
  data: unknown,
  options: EnqueueOptions = {},
): Promise<number> {
  const { jobKey = null, runAt = null, maxAttempts = null, queue = null } = options;
  const { rows } = await sql<{ id: number }>`
    select app.enqueue_job(${task}, ${JSON.stringify(data ?? {})}::jsonb, ${jobKey}, ${runAt}, ${maxAttempts}::integer,
                           ${queue}) as id
  `.execute(tx);
  return rows[0]!.id;
}
