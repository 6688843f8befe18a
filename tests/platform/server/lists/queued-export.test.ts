/** An export that waited for its job is written with the permissions that its person has by then. */
import { expect, test } from 'vitest';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { exportJob, type ExportTask } from '#platform/server/lists/export/export-job.ts';
import { testApp } from '../../../app.ts';
import { runWaiting } from '../../../waiting-jobs.ts';

const site = await testApp();
const { owner } = site.database;
const provider_id = 1;
const email = 'support@kestrel.test';

async function queued(): Promise<string> {
  return inTenant(owner, provider_id, async (tx) => {
    const users = tx.selectFrom('users').select('id').where('email', '=', email);
    const { id: user_id } = await users.executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('list_exports')
      .values({
        ...{ provider_id, user_id, made_by: user_id, table_id: 'accounts', query: '{}', file_format: 'csv' },
        ...{ file_name: 'accounts.csv', rows_total: 9 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const task: ExportTask = {
      ...{ export_id: id, provider_id, origin: 'http://localhost', provider_name: 'Kestrel', branch_id: null },
      ...{ maker: { name: 'Support', email }, acting_as: null },
    };
    await enqueueJob(tx, 'export_list', task);
    return id;
  });
}

const stateOf = (id: string) =>
  asOwner(owner, (tx) =>
    tx.selectFrom('list_exports').select(['status', 'content']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
const mails = () =>
  asOwner(owner, (tx) => tx.selectFrom('mails').select('recipients').where('kind', '=', 'export_ready').execute());

test('an export is one of the large files, which are written one at a time', () => {
  expect(exportJob(site.app).lane).toBe('files');
});

test('nothing is written for a person who may not read the list any more', async () => {
  const before = await queued();
  expect(await runWaiting(site, exportJob(site.app))).toBe(1);
  expect(await stateOf(before)).toMatchObject({ status: 'ready' });
  const sent = await mails();
  const after = await queued();
  await asOwner(owner, (tx) =>
    tx
      .updateTable('users')
      .set((eb) => ({
        role_id: eb.selectFrom('users as d').select('d.role_id').where('d.email', '=', 'driver@kestrel.test'),
      }))
      .where('email', '=', email)
      .execute(),
  );
  await runWaiting(site, exportJob(site.app));
  expect(await stateOf(after)).toEqual({ status: 'failed', content: null });
  expect(await mails()).toEqual(sent);
});
