/** Jobs whose process died in their last attempt: whoever waits for them sees that nothing came of it, and can go on. */
import { expect, test } from 'vitest';
import { loadServerModules } from '#app/server-modules.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { giveUpJobs } from '#platform/server/jobs/given-up.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { signIn, testApp } from '../app.ts';
import { accountId } from '../factories/account.ts';
import { buildBulkBooking } from '../factories/bulk-booking.ts';
import { storeShipment } from '../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;

const names = [
  ...['bulk_change', 'started_invoice_run', 'export_list', 'bulk_booking', 'send_mail', 'send_message'],
  'send_integration_request',
];
/** Only the names matter here. */
const known = names.map((name): Job => ({ name, run: () => Promise.resolve(), giveUp: () => Promise.resolve() }));

async function idOf(answer: ReturnType<typeof staff.post>, kind: string): Promise<number> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(202);
  return (JSON.parse(body) as Record<string, { id: number }>)[kind]!.id;
}

/** Nobody waits for the outcome of these: nothing says that they are running. */
const unseen = [
  ...['expire_quote', 'expire_payment', 'expire_dropoff', 'release_locker', 'send_password_link', 'send_push'],
  'sync_bob_box',
];

test('every job that somebody waits for says what becomes of it without attempts', async () => {
  const modules = await loadServerModules();
  const jobs = modules.flatMap((module) => module.jobs?.(site.app) ?? []);
  const endless = jobs.filter(({ cron, giveUp }) => cron === undefined && !giveUp).map(({ name }) => name);
  expect(endless.sort()).toEqual(unseen.sort());
});

test('jobs that died in their last attempt are shown as failed, not as running', async () => {
  const shipment = await storeShipment(site.database);
  const account = await asOwner(site.database.owner, (tx) => accountId(tx));
  const run = await idOf(staff.post('/api/billing/invoicing-runs', { account_ids: [account] }), 'invoicing_run');
  const change = await idOf(
    staff.post('/api/billing/statements/email', { account_ids: [account], from: '2026-01-01', to: '2026-01-31' }),
    'bulk_change',
  );
  const rows = await inTenant(site.database.owner, provider_id, async (tx) => {
    const user = await tx.selectFrom('users').select('id').where('email', '=', 'staff@kestrel.test').executeTakeFirst();
    const exported = await tx
      .insertInto('list_exports')
      .values({
        ...{ provider_id, user_id: user!.id, made_by: user!.id, table_id: 'shipments', query: '{}', status: 'running' },
        ...{ file_format: 'csv', file_name: 'shipments.csv', rows_total: 9 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueJob(tx, 'export_list', { export_id: exported.id });
    const booking = await buildBulkBooking(tx, { provider_id, account_id: account });
    await enqueueJob(tx, 'bulk_booking', { id: booking.id, revision: 1 });
    const mail = await putMail(tx, provider_id, {
      ...{ kind: 'test', sender: 'platform', in_inbox: false, recipients: ['a@example.test'], subject: 'A', body: 'A' },
    });
    const message = await tx
      .insertInto('messages')
      .values({
        ...{ provider_id, shipment_id: shipment.id, account_id: account, kind: 'submitted', revision: 1, about: '' },
        ...{ channel: 'sms', party: 'delivery', recipient_name: 'A', recipient: '+27825550101', status: 'queued' },
        ...{ content: 'A', outgoing: '{"text":"A"}' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueJob(tx, 'send_message', { message_id: message.id });
    const request = await tx
      .insertInto('integration_requests')
      .values({
        ...{ provider_id, shipment_id: shipment.id, rule: 'A', type: 'outbound-api', method: 'POST' },
        ...{ url: 'https://example.test/', request_headers: '[]', request_body: '', happened: '{}' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueJob(tx, 'send_integration_request', { request_id: request.id });
    return { exported, booking, mail, message, request };
  });

  await site.database.owner.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  expect(await giveUpJobs(site.database.worker.pool, known)).toBe(names.length);
  expect(await giveUpJobs(site.database.worker.pool, known)).toBe(0);
  await testApp({ database: site.database, jobs: true });

  const states = () =>
    inTenant(site.database.owner, provider_id, async (tx) => ({
      mail: await tx.selectFrom('mails').select('status').where('id', '=', rows.mail).executeTakeFirst(),
      message: await tx.selectFrom('messages').select('status').where('id', '=', rows.message.id).executeTakeFirst(),
      request: await tx
        .selectFrom('integration_requests')
        .select('status')
        .where('id', '=', rows.request.id)
        .executeTakeFirst(),
      exported: await tx
        .selectFrom('list_exports')
        .select('status')
        .where('id', '=', rows.exported.id)
        .executeTakeFirst(),
      booking: await tx
        .selectFrom('bulk_bookings')
        .select('state as status')
        .where('id', '=', rows.booking.id)
        .executeTakeFirst(),
    }));
  const failed = { status: 'failed' };
  await expect
    .poll(states)
    .toEqual({ mail: failed, message: failed, request: failed, exported: failed, booking: failed });
  await expect
    .poll(async () => (await staff.get(`/api/billing/invoicing-runs/${run}`)).json<object>())
    .toMatchObject({ invoicing_run: { state: 'done', failed: 1 }, accounts: [{ state: 'failed' }] });
  await expect
    .poll(async () => (await staff.get(`/api/bulk-changes?id=${change}`)).json<object>())
    .toMatchObject({ bulk_changes: [{ state: 'done', rows_refused: 1 }] });
});

test('a job that was replaced while it ran is left to the one that replaced it', async () => {
  const { pool } = site.database.owner;
  const of = { task: 'replaced', data: { request_id: 1 } };
  await inTenant(site.database.app, provider_id, (tx) => enqueueJob(tx, of.task, of.data, { jobKey: 'same' }));
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'one', locked_at = now() where key like '%:same'`,
  );
  await inTenant(site.database.app, provider_id, (tx) => enqueueJob(tx, of.task, of.data, { jobKey: 'same' }));
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null where locked_by = 'one'`,
  );
  expect(await giveUpJobs(site.database.worker.pool, [{ ...known[0]!, name: of.task }])).toBe(0);
});
