/** Rows of a bulk change that fail unexpectedly: the others are changed all the same, and an unavailable database is waited for. */
import type { JobHelpers } from 'graphile-worker';
import { beforeEach, expect, test } from 'vitest';
import { bulkChangeJob } from '#platform/server/bulk/bulk-job.ts';
import { findBulkChange, findNamed, findWaiting, insertBulkChange } from '#platform/server/bulk/repository.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testApp } from '../../../app.ts';

const site = await testApp();
const provider_id = 1;
const within = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.app, provider_id, work);
const broken = new Error('broken');
const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

let failure: Error | undefined;
let changed: number[] = [];
beforeEach(() => {
  changed = [];
});
site.app.bulkWorks.set('tag_shipments', {
  prepare: (row) =>
    failure && row === 1
      ? Promise.reject(failure)
      : Promise.resolve((_tx, id) => Promise.resolve(void changed.push(id))),
});

const begin = () =>
  within(async (tx) => {
    const users = tx.selectFrom('users').select('id').where('email', '=', 'staff@kestrel.test');
    const { id: user_id } = await users.executeTakeFirstOrThrow();
    const values = {
      ...{ provider_id, call: 'tag_shipments', title: 'Tag', input: '{}', rows_total: 3, author: '{}' },
      ...{ user_id, user_provider_id: provider_id },
    };
    return (await insertBulkChange(tx, values, [1, 2, 3], new Date())).id;
  });
const run = (id: number, attempts: number) =>
  bulkChangeJob(site.app).run(site.database.worker, { provider_id, data: { id } }, {
    job: { attempts, max_attempts: 5 },
  } as unknown as JobHelpers);
const stateOf = (id: number) => within(async (tx) => (await findBulkChange(tx, id))?.state);

test('a row that fails every time is refused in the last attempt, and those after it are changed', async () => {
  failure = broken;
  const id = await begin();
  await expect(run(id, 4)).rejects.toThrow('broken');
  expect([await stateOf(id), changed]).toEqual(['running', []]);
  await run(id, 5);
  expect([await stateOf(id), changed]).toEqual(['done', [2, 3]]);
  expect(await within((tx) => findNamed(tx, id, 'refused'))).toEqual([
    { id: 1, message: 'Nothing was changed. Try again.' },
  ]);
});

test('no row is refused because the database can’t be reached', async () => {
  failure = away;
  const id = await begin();
  await expect(run(id, 5)).rejects.toThrow('refused');
  expect(await within((tx) => findWaiting(tx, id, 9))).toEqual([1, 2, 3]);
  failure = undefined;
  await run(id, 5);
  expect([await stateOf(id), changed]).toEqual(['done', [1, 2, 3]]);
});
