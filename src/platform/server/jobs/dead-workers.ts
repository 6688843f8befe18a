/**
 * Jobs of a process that died are released to a running one within half a minute; the queue itself would wait for four
 * hours. Every process holds a database lock for as long as it lives, which ends with its connection, however the
 * process ends.
 */
// Across providers: all jobs share one queue, and the names of workers are no tenant's data.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { giveUpJobs } from './given-up.ts';
import type { Job } from './job.ts';
import type { JobLog } from './worker.ts';

/** Namespace of these locks, so that no other lock is mistaken for one. */
const lockSpace = 7_041;
const lookMs = 10_000;
/** Time for a process that has just started, or lost its connection together with the server, to take its lock. */
const grace = '10 seconds';
const againMs = 1_000;

export interface Living {
  /** Adds a name under which this process takes jobs. */
  readonly liveAs: (name: string) => void;
}

/** Ends when the database closes. */
export function watchWorkers(database: Database, log: JobLog, known: readonly Job[] = []): Living {
  const { pool } = database.worker;
  const closing = new AbortController();
  const { signal } = closing;
  const clients = new Set<pg.PoolClient>();

  const hold = async (name: string): Promise<void> => {
    while (!signal.aborted) {
      let held: pg.PoolClient | undefined;
      try {
        held = await pool.connect();
        clients.add(held);
        await held.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, name]);
        await once(held, 'end');
      } catch {
        // The database is unavailable; a process that checks meanwhile gives the others some time.
      }
      // Unless it was released when the database closed.
      if (held && clients.delete(held)) held.release(true);
      if (!signal.aborted) await sleep(againMs, undefined, { ref: false });
    }
  };
  const look = async (): Promise<void> => {
    try {
      const released = await releaseJobs(pool);
      if (released > 0) log.warn(`${released} processes died with jobs; the jobs are done again`);
      const givenUp = await giveUpJobs(pool, known);
      if (givenUp > 0) log.warn(`${givenUp} jobs were given up after their last attempt`);
    } catch (error) {
      log.warn(`nobody looked for jobs of processes that died: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => void look(), lookMs).unref();
  database.onClose(() => {
    closing.abort();
    clearInterval(timer);
    for (const client of clients) client.release(true);
    clients.clear();
    return Promise.resolve();
  });
  return { liveAs: (name) => void hold(name) };
}

/** Returns the number of processes whose jobs were released. */
export async function releaseJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ dead: string[] | null }>(
    `select array_agg(locked_by) as dead from (
       select locked_by from graphile_worker._private_jobs
        where locked_by is not null and locked_at < now() - $2::interval
       union
       select locked_by from graphile_worker._private_job_queues
        where locked_by is not null and locked_at < now() - $2::interval) as taken
      where not exists (
        select from pg_locks l
         where l.locktype = 'advisory' and l.classid = $1::bigint::oid and l.objsubid = 2
           and l.objid = (hashtext(taken.locked_by)::bigint & 4294967295)::oid
           and l.database = (select oid from pg_database where datname = current_database()))`,
    [lockSpace, grace],
  );
  const dead = rows[0]?.dead ?? [];
  if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead.length;
}
