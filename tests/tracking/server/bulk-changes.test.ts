/** Bulk changes by a job: each row once and with the user's permissions, with the reason of each rejection, and continued after a crash. */
import { expect, test } from 'vitest';
import type { BulkChange, ShipmentStatus } from '#generated/types.ts';
import { sql } from 'kysely';
import { enqueueBulkChange } from '#platform/server/bulk/bulk-job.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { releaseJobs } from '#platform/server/jobs/dead-workers.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { jobMs } from '../../patience.ts';

const site = await testApp({ jobs: true });
const staff = await signIn(site, 'staff@kestrel.test');
const stranger = await signIn(site, 'staff@protea.test');

/** So many that a job carries them out, although few of them exist: changing one takes far longer than refusing it. */
const missing = Array.from({ length: 99 }, (_, at) => 9_000_000 + at);

let numbers = 0;
/** More shipments than the factory has references for. */
function numbered() {
  numbers += 1;
  const reference = `B${numbers
    .toString(8)
    .padStart(5, '0')
    .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))}`;
  return { short_tracking_reference: reference, tracking_reference: reference };
}

const book = (count: number, attributes: object = {}) =>
  inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx);
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push((await buildStoredShipment(tx, { ...numbered(), provider_id: 1, account_id, ...attributes })).id);
    return ids;
  });

const send = (method: 'PATCH' | 'POST', url: string, payload: object, caller: Caller = staff, key?: string) =>
  site.request({
    ...{ method, url, payload },
    headers: {
      host: caller === stranger ? 'protea.localhost' : 'localhost',
      authorization: `Bearer ${caller.token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });

const changesOf = async (caller: Caller = staff): Promise<readonly BulkChange[]> =>
  (await caller.get('/api/bulk-changes')).json<{ bulk_changes: BulkChange[] }>().bulk_changes;

async function finished(id: number): Promise<BulkChange> {
  const read = async () => (await changesOf()).find((one) => one.id === id);
  await expect.poll(async () => (await read())?.state, { timeout: jobMs }).toBe('done');
  return (await read())!;
}

const statusesOf = (ids: readonly number[]) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('shipments').select(['id', 'status']).where('id', 'in', ids).execute(),
  );

test('more than 100 shipments are changed by a job, each if its status allows it; the user finds the result again', async () => {
  const [open, [ended = 0]] = [await book(3), await book(1, { status: 'delivered' })];
  const ids = [...open, ended, ...missing];
  const cancelled = await send('PATCH', '/api/shipments/status/bulk', { ids, status: 'cancelled' });
  expect(cancelled.json()).toMatchObject({ code: 'reason_required' });
  const body = { ids, status: 'collection-assigned' };
  const answer = await send('PATCH', '/api/shipments/status/bulk', body, staff, 'once');
  expect(answer.statusCode, answer.body).toBe(202);
  const { bulk_change: begun } = answer.json<{ bulk_change: BulkChange }>();
  const again = await send('PATCH', '/api/shipments/status/bulk', body, staff, 'once');
  expect(again.json()).toMatchObject({ bulk_change: { id: begun.id } });
  const { refused, ...done } = await finished(begun.id);
  expect(done).toMatchObject({
    ...{ title: '103 shipments to Collection assigned', rows_total: 103, rows_changed: 3, rows_refused: 100 },
  });
  expect(refused.slice(0, 2)).toEqual([
    { id: ended, message: 'A shipment with the status Delivered can’t be changed to Collection assigned.' },
    { id: missing[0], message: 'Could not find shipment.' },
  ]);
  expect(new Set((await statusesOf(open)).map(({ status }) => status))).toEqual(new Set(['collection-assigned']));
  expect(await changesOf(stranger)).toEqual([]);
  expect((await changesOf()).filter(({ id }) => id === begun.id)).toHaveLength(1);
});

test('F333 what goes out for delivery and needs a check is named', async () => {
  const ids = await book(2, { status: 'at-hub' });
  const holdAll = (is_on_hold: boolean) =>
    inTenant(site.database.owner, 1, async (tx) => {
      const settings = { warn_out_for_delivery_for_accounts_in_arrears_or_on_hold: true };
      await buildSettings(tx, { provider_id: 1, settings });
      await tx
        .updateTable('accounts')
        .set({ is_on_hold })
        .where('id', '=', await accountId(tx))
        .execute();
    });
  await holdAll(true);
  const answer = await send('PATCH', '/api/shipments/status/bulk', {
    ids: [...ids, ...missing],
    status: 'out-for-delivery',
  });
  const { bulk_change: begun } = answer.json<{ bulk_change: BulkChange }>();
  const { rows_changed, warnings } = await finished(begun.id);
  await holdAll(false);
  expect(rows_changed).toBe(2);
  expect(warnings).toEqual(ids.map((id) => ({ id, message: 'The account is on hold' })));
});

test('tags too; shipments of another provider are not found', async () => {
  const ids = await book(2);
  const answer = await send('PATCH', '/api/shipments/tags', { ids: [...ids, ...missing], add: ['Fragile'] });
  const { bulk_change: begun } = answer.json<{ bulk_change: BulkChange }>();
  expect(await finished(begun.id)).toMatchObject({ rows_changed: 2, rows_refused: 99 });
  const foreign = await send('PATCH', '/api/shipments/tags', { ids: [...ids, ...missing], add: ['Stolen'] }, stranger);
  expect(foreign.statusCode).toBe(404);
});

test('a change whose process died continues with the remaining rows, and repeats none', async () => {
  const ids = await book(3);
  const owner = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);
  const change = await owner(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'staff@kestrel.test')
      .executeTakeFirstOrThrow();
    const by = {
      user_id: user.id,
      user_provider_id: 1,
      author: JSON.stringify({
        source: 'staff',
        user_id: user.id,
        user_name: user.name,
        request_id: '',
        client_version: '',
        impersonated_user_id: null,
        impersonated_user_name: null,
      }),
    };
    const status: ShipmentStatus = 'collection-assigned';
    const values = {
      provider_id: 1,
      call: 'change_shipment_statuses',
      title: 'Died',
      input: JSON.stringify({ status }),
      rows_total: 3,
      ...by,
    };
    const { id } = await tx.insertInto('bulk_changes').values(values).returning('id').executeTakeFirstOrThrow();
    for (const [at, object_id] of ids.entries())
      await tx
        .insertInto('bulk_change_rows')
        .values({ provider_id: 1, bulk_change_id: id, object_id, state: at === 0 ? 'changed' : 'waiting' })
        .execute();
    await enqueueBulkChange(tx, id);
    await sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 minute'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'bulk_change')`.execute(tx);
    return id;
  });
  expect(await releaseJobs(site.database.worker.pool)).toBe(1);
  // Any job wakes the worker, which then finds this one too.
  await site.database.owner.pool.query(`select graphile_worker.add_job('purge_expired')`);
  expect(await finished(change)).toMatchObject({ rows_changed: 3, rows_refused: 0 });
  const found = new Map((await statusesOf(ids)).map(({ id, status }) => [id, status]));
  expect(ids.map((id) => found.get(id))).toEqual(['submitted', 'collection-assigned', 'collection-assigned']);
});
