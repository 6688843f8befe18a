/** Runs jobs of one kind in tests without a worker. */
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { asOwner } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import type { TestApp } from './app.ts';
import { asRequest } from './second-connections.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
/** Those of a first attempt. */
const helpers = { job: { attempts: 1, max_attempts: 25 }, logger: silent } as unknown as JobHelpers;

/** Runs and removes those that are waiting; returns their number. */
export async function runWaiting({ database }: Pick<TestApp, 'database'>, job: Job): Promise<number> {
  const waiting = await asOwner(database.owner, async (tx) => {
    const { rows } = await sql<{ payload: unknown }>`
      delete from graphile_worker._private_jobs p using graphile_worker._private_tasks t
       where t.id = p.task_id and t.identifier = ${job.name}
      returning p.payload`.execute(tx);
    return rows;
  });
  for (const { payload } of waiting) await asRequest(() => job.run(database.worker, payload, helpers));
  return waiting.length;
}
