/**
 * Jobs of a process that died are released to a running one within half a minute; the queue itself would wait for four
 * hours. Every process holds a database lock for as long as it lives, which ends with its connection, however the
 * process ends. The same goes for a job that this process doesn't run, although the database says so: it had ended, or
 * had just been handed out, when the database stopped.
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
/** A statement that records the end of a job takes less. */
const leastLookMs = 1_000;
/** Time for a process that has just started, or lost its connection together with the server, to take its lock. */
const grace = '10 seconds';
const againMs = 1_000;

/** The ids of the jobs that run now, by the name under which this process took them. */
type Running = ReadonlyMap<string, ReadonlySet<number>>;

export interface Living {
  /** Adds a name under which this process takes jobs; `running` changes with them. */
  readonly liveAs: (name: string, running: ReadonlySet<number>) => void;
}

/** Ends when the database closes. */
export function watchWorkers(
  database: Database,
  log: JobLog,
  known: readonly Job[] = [],
  lookMs: number = 10_000,
): Living {
  const { pool } = database.worker;
  const closing = new AbortController();
  const { signal } = closing;
  const clients = new Set<pg.PoolClient>();
  const own = new Map<string, ReadonlySet<number>>();
  let suspects: readonly number[] = [];

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
      // Twice in a row: what has just ended, or is about to begin, is none.
      const idle = await idleJobs(pool, own);
      const lost = idle.filter((id) => suspects.includes(id));
      suspects = idle;
      await releaseIdle(pool, [...own.keys()], lost);
      if (lost.length > 0) log.warn(`the end of ${lost.length} jobs was not recorded; they are done again`);
      const givenUp = await giveUpJobs(pool, known);
      if (givenUp > 0) log.warn(`${givenUp} jobs were given up after their last attempt`);
    } catch (error) {
      log.warn(`nobody looked for jobs of processes that died: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => void look(), Math.max(lookMs, leastLookMs)).unref();
  database.onClose(() => {
    closing.abort();
    clearInterval(timer);
    for (const client of clients) client.release(true);
    clients.clear();
    return Promise.resolve();
  });
  return {
    liveAs: (name, running) => {
      own.set(name, running);
      void hold(name);
    },
  };
}

/** Jobs that this process has according to the database, but doesn't run. */
export async function idleJobs(pool: pg.Pool, own: Running): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from graphile_worker._private_jobs where locked_by = any($1) and id <> all($2::bigint[])`,
    [[...own.keys()], [...own.values()].flatMap((running) => [...running])],
  );
  return rows.map(({ id }) => id);
}

/** With the queues that they hold. */
export async function releaseIdle(pool: pg.Pool, own: readonly string[], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await pool.query(
    `with released as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null
        where locked_by = any($1) and id = any($2::bigint[]) returning job_queue_id)
     update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
       from released where q.id = released.job_queue_id and q.locked_by = any($1)`,
    [own, ids],
  );
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
