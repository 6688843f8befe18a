/** A job that ended while the database was stopping is not shown as running for hours, and its queue goes on. */
import type pg from 'pg';
import { expect, it } from 'vitest';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { startWorker, type JobLog } from '#platform/server/jobs/worker.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const quiet: JobLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The first statement that records the end of a job never arrives. */
function loseFirstEnd({ pool }: typeof database.worker): void {
  let isLost = false;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const losing = (...given: unknown[]): unknown => {
      const text = (given[0] as pg.QueryConfig | undefined)?.text ?? '';
      if (isLost || !/delete from \S+_private_jobs/.test(text)) return query(...given);
      isLost = true;
      return Promise.resolve({ rows: [] });
    };
    client.query = losing as typeof client.query;
  });
}

it('is done again soon, and then what waited in its queue', async () => {
  const done: unknown[] = [];
  const job: Job = {
    name: 'note',
    run: (_worker, payload) => Promise.resolve(void done.push((payload as { readonly data: unknown }).data)),
  };
  for (const data of ['first', 'second'])
    await inTenant(database.app, 1, (tx) => enqueueJob(tx, 'note', data, { queue: 'one' }));
  loseFirstEnd(database.worker);
  await startWorker(database, quiet, [job], 1_000);
  await expect.poll(() => done).toEqual(['first', 'first', 'second']);
  const left = () => database.worker.pool.query('select from graphile_worker._private_jobs');
  await expect.poll(async () => (await left()).rowCount).toBe(0);
});
