/** Jobs of dead processes are taken over by others; those of a live process are not, however long they take. */
import { expect, it } from 'vitest';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { idleJobs, releaseIdle, releaseJobs, watchWorkers } from '#platform/server/jobs/dead-workers.ts';
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
  watchWorkers(database, quiet).liveAs('living', new Set());
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
    .poll(async () => (await pool.query<{ pid: number }>(holder)).rows.map(({ pid }) => pid !== before[0]!.pid))
    .toEqual([true]);
});

it('does a job again whose end a live process could not record, with what waits in its queue', async () => {
  const { pool } = database.worker;
  await pool.query('delete from graphile_worker._private_jobs');
  for (let job = 0; job < 3; job += 1)
    await inTenant(database.app, 1, (tx) => enqueueJob(tx, 'anything', {}, job === 2 ? {} : { queue: `lost ${job}` }));
  const jobs = `select id, is_available from graphile_worker._private_jobs order by id`;
  const queues = `select is_available from graphile_worker._private_job_queues where queue_name like '1:lost %' order by id`;
  const { rows: enqueued } = await pool.query<{ id: number }>(jobs);
  const [lost, runs] = enqueued.map(({ id }) => id);
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'own', locked_at = now() where id <= $1`, [
    runs,
  ]);
  await pool.query(`update graphile_worker._private_job_queues set locked_by = 'own', locked_at = now()`);
  const idle = await idleJobs(pool, new Map([['own', new Set([runs!])]]));
  expect(idle).toEqual([lost]);
  await releaseIdle(pool, ['own'], idle);
  const isFree = async (query: string) =>
    (await pool.query<{ is_available: boolean }>(query)).rows.map(({ is_available }) => is_available);
  expect(await isFree(jobs)).toEqual([true, false, true]);
  expect(await isFree(queues)).toEqual([true, false]);
});
