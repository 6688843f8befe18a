/** Jobs exist if and only if their transaction commits, run under the tenant that enqueued them, and end with the database. */
import { beforeAll, expect, it } from 'vitest';
import { enqueueJob, queueOf } from '#platform/server/db/enqueue.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { type Job, tenantJob } from '#platform/server/jobs/job.ts';
import { type JobLog, jobsOf, startWorker } from '#platform/server/jobs/worker.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const seen: { providerId: number; data: unknown; providers: number[] }[] = [];
const complaints: string[] = [];
const log: JobLog = {
  debug: () => {},
  info: () => {},
  warn: (message) => complaints.push(message),
  error: (message) => complaints.push(message),
};

const look = tenantJob('look', async (tx, data, providerId) => {
  const rows = await tx.selectFrom('users').select('provider_id').distinct().execute();
  seen.push({ providerId, data, providers: rows.map((row) => row.provider_id) });
});

let release = (): void => undefined;
const released = new Promise<void>((resolve) => (release = resolve));
let waiting = 0;
/** A request to a system that doesn't answer. */
const hang: Job = {
  name: 'hang',
  lane: 'requests',
  run: async () => {
    waiting += 1;
    await released;
  },
};
const sent: unknown[] = [];
const send: Job = {
  name: 'send',
  lane: 'requests',
  run: (_worker, payload) => Promise.resolve(void sent.push((payload as { readonly data: unknown }).data)),
};
let written = (): void => undefined;
const isWritten = new Promise<void>((resolve) => (written = resolve));
let files = 0;
/** A file that takes long to write. */
const write: Job = {
  name: 'write',
  lane: 'files',
  run: async () => {
    files += 1;
    await isWritten;
  },
};
const missed: string[] = [];
const hourAgo = new Date(Date.now() - 3_600_000);
/** Cron jobs that were due an hour ago, when no process ran. */
const due = [true, false].map((catchesUp): Job => {
  const name = catchesUp ? 'due_nightly' : 'due_often';
  const cron = `${hourAgo.getUTCMinutes()} ${hourAgo.getUTCHours()} * * *`;
  return { name, cron, catchesUp, run: () => Promise.resolve(void missed.push(name)) };
});

beforeAll(async () => {
  await database.owner.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now() - interval '3 days', now() - interval '2 days' from unnest($1::text[]) as name`,
    [due.map(({ name }) => name)],
  );
  await startWorker(database, log, [...jobsOf({ smtpUrl: null, mailFrom: '' }), look, hang, send, write, ...due]);
});

it('runs under the tenant that enqueued it, and sees only that tenant', async () => {
  for (const id of [1, 2]) await inTenant(database.app, id, (tx) => enqueueJob(tx, 'look', { from: id }));
  await expect.poll(() => seen.map(({ providerId }) => providerId).sort((a, b) => a - b)).toEqual([1, 2]);
  for (const { providerId, data, providers } of seen) {
    expect(providers).toEqual([providerId]);
    expect(data).toEqual({ from: providerId });
  }
});

it('is discarded with a rolled back transaction', async () => {
  seen.length = 0;
  await expect(
    inTenant(database.app, 1, async (tx) => {
      await enqueueJob(tx, 'look', 'never');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await inTenant(database.app, 1, (tx) => enqueueJob(tx, 'look', 'kept'));
  await expect.poll(() => seen.map(({ data }) => data)).toEqual(['kept']);
});

it('cannot be enqueued without a tenant, or replace another tenant’s job', async () => {
  await expect(database.app.pool.query(`select app.enqueue_job('look')`)).rejects.toThrow(/needs a tenant/);
  const later = { jobKey: 'same', runAt: new Date(Date.now() + 3_600_000) };
  for (const id of [1, 2, 1]) await inTenant(database.app, id, (tx) => enqueueJob(tx, 'look', {}, later));
  const { rows } = await database.owner.pool.query(
    `select key from graphile_worker.jobs where key like '%:same' order by 1`,
  );
  expect(rows).toEqual([{ key: '1:same' }, { key: '2:same' }]);
});

it('takes no worker from our own work, other providers and other systems when a system doesn’t answer', async () => {
  seen.length = 0;
  await inTenant(database.app, 1, async (tx) => {
    for (let at = 0; at < 20; at += 1) await enqueueJob(tx, 'hang', { at }, { queue: queueOf('dead.test', at) });
    await enqueueJob(tx, 'look', 'meanwhile');
  });
  try {
    await expect.poll(() => [seen.map(({ data }) => data), waiting]).toEqual([['meanwhile'], 2]);
    const add = (id: number, system: string) =>
      inTenant(database.app, id, (tx) => enqueueJob(tx, 'send', [id, system], { queue: queueOf(system, 1) }));
    await add(1, 'other.test');
    await add(2, 'dead.test');
    const expected = [
      [1, 'other.test'],
      [2, 'dead.test'],
    ];
    await expect.poll(() => sent).toEqual(expect.arrayContaining(expected));
    expect(waiting).toBe(2);
  } finally {
    release();
  }
  await expect.poll(() => waiting).toBe(20);
});

it('writes large files one at a time, while our own work goes on', async () => {
  seen.length = 0;
  await inTenant(database.app, 1, async (tx) => {
    for (let at = 0; at < 3; at += 1) await enqueueJob(tx, 'write', { at });
    await enqueueJob(tx, 'look', 'meanwhile');
  });
  try {
    await expect.poll(() => [seen.map(({ data }) => data), files]).toEqual([['meanwhile'], 1]);
    // A second file would have begun before this.
    await inTenant(database.app, 1, (tx) => enqueueJob(tx, 'look', 'later'));
    await expect.poll(() => seen.map(({ data }) => data)).toEqual(['meanwhile', 'later']);
    expect(files).toBe(1);
  } finally {
    written();
  }
  await expect.poll(() => files).toBe(3);
});

it('makes up for a nightly job that was due while no process ran, once', async () => {
  await expect.poll(() => missed).toEqual(['due_nightly']);
});

it('ends with the database, without errors', async () => {
  await database.close();
  expect(complaints).toEqual([]);
});
