/** Jobs of dead processes are taken over by others; those of a live process are not, however long they take. */
import { expect, it } from 'vitest';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { releaseJobs, watchWorkers } from '#platform/server/jobs/dead-workers.ts';
import type { JobLog } from '#platform/server/jobs/worker.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const quiet: JobLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Other files' databases are on the same server. */
const holder = `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
  and database = (select oid from pg_database where datname = current_database())`;

async function take(worker: string, ago: string): Promise<void> {
  await inTenant(database.app, 1, (tx) => enqueueJob(tx, 'anything', { worker }));
  await database.owner.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval where locked_by is null`,
    [worker, ago],
  );
}

async function holders(): Promise<readonly (string | null)[]> {
  const { rows } = await database.owner.pool.query<{ locked_by: string | null }>(
    'select locked_by from graphile_worker._private_jobs order by id',
  );
  return rows.map(({ locked_by }) => locked_by);
}

it('releases the jobs of a dead process, but not of one that is alive or just started', async () => {
  watchWorkers(database, quiet).liveAs('living');
  const { pool } = database.worker;
  const locks = () => pool.query(holder);
  await expect.poll(async () => (await locks()).rowCount).toBe(1);
  await take('dead', '1 minute');
  await take('living', '3 hours');
  await take('begun', '1 second');
  expect(await releaseJobs(pool)).toBe(1);
  expect(await holders()).toEqual([null, 'living', 'begun']);
  expect(await releaseJobs(pool)).toBe(0);
});

it('reacquires its lock when its connection broke', async () => {
  const { pool } = database.worker;
  const { rows: before } = await pool.query<{ pid: number }>(holder);
  await pool.query(`select pg_terminate_backend(pid) from (${holder}) as held`);
  await expect
    .poll(async () => (await pool.query<{ pid: number }>(holder)).rows.map(({ pid }) => pid !== before[0]!.pid), {
      timeout: 10_000,
    })
    .toEqual([true]);
});
