/** What is kept for a limited time is deleted at night for every provider, also for those where nothing happens any more. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadServerModules } from '#app/server-modules.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { eachTenant } from '#platform/server/jobs/each-tenant.ts';
import { purgeExpired } from '#platform/server/jobs/purge-expired.ts';
import { platformRetention } from '#platform/server/jobs/retention.ts';
import { testDatabase } from '../../../database.ts';
import { buildAccount } from '../../../factories/account.ts';
import { buildBulkBooking } from '../../../factories/bulk-booking.ts';
import { buildSession } from '../../../factories/session.ts';

const database = await testDatabase();
const modules = await loadServerModules();
const retention = [...platformRetention, ...modules.flatMap((module) => module.retention ?? [])];

const errors: string[] = [];
const logger = { info: () => undefined, error: (message: string) => errors.push(message) };
const helpers = { logger } as unknown as Parameters<ReturnType<typeof purgeExpired>['run']>[2];

/** Tables with such a column that are not the job's: an object store, sessions, or one row a map decides there. */
const others = ['api_keys', 'map_edits', 'stored_files'];

test('every table whose rows expire says when they are deleted', async () => {
  const { rows } = await database.owner.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'expires_at' order by 1`,
  );
  const declared = new Set<string>([...retention.map(({ table }) => table), ...others]);
  expect(rows.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
});

test('rows whose time is over are deleted for all providers, and no others', async () => {
  const provider_id = 2;
  await asOwner(database.owner, async (tx) => {
    const person = tx.selectFrom('users').select('id').where('email', '=', 'staff@protea.test');
    const { id: user_id } = await person.executeTakeFirstOrThrow();
    const account = (await buildAccount(tx, { provider_id })).id;
    const hash = (text: string): Buffer => Buffer.alloc(32, text);
    for (const [name, days] of [
      ['old', 400],
      ['new', -1],
    ] as const) {
      const at = new Date(Date.now() - days * 86_400_000);
      const expires = { provider_id, expires_at: at };
      await buildSession(tx, { user_id, provider_id, expires_at: at });
      // API keys are listed for a while after they expired.
      const lately = new Date(Date.now() - 60 * 86_400_000);
      await buildSession(tx, { user_id, provider_id, is_api_key: true, expires_at: name === 'old' ? at : lately });
      const key = { ...expires, user_id, call: 'x', key: name, request_hash: hash(name) };
      await tx.insertInto('idempotency_keys').values(key).execute();
      await tx
        .insertInto('attempts')
        .values({ ...expires, name: hash(name), count: 1 })
        .execute();
      const file = { table_id: 'users', query: '{}', file_format: 'csv', file_name: name, rows_total: 1 } as const;
      await tx
        .insertInto('list_exports')
        .values({ provider_id, user_id, made_by: user_id, ...file, created_at: at })
        .execute();
      const change = { call: 'x', input: '{}', title: name, rows_total: 1, author: '{}', created_at: at };
      const by = { user_id, user_provider_id: provider_id };
      await tx
        .insertInto('bulk_changes')
        .values({ provider_id, ...change, ...by })
        .execute();
      const link = { ...expires, token_hash: hash(name), kind: 'reset', ...by } as const;
      await tx.insertInto('password_links').values(link).execute();
      const challenge = { ...expires, challenge_hash: hash(name), purpose: 'social' } as const;
      await tx.insertInto('sign_in_challenges').values(challenge).execute();
      const pin = { ...expires, contact_hash: hash(name), pin_hash: '', sent_at: at };
      await tx.insertInto('registration_pins').values(pin).execute();
      const code = `aaaa${name}`;
      await tx
        .insertInto('short_urls')
        .values({ ...expires, code, url: 'https://a.test' })
        .execute();
      for (const state of ['done', 'booking'] as const)
        await buildBulkBooking(tx, { provider_id, account_id: account, state, time_created: at });
    }
  });
  const left = (): Promise<Record<string, number>> =>
    asOwner(database.owner, async (tx) => {
      const counts: Record<string, number> = {};
      for (const { table } of retention) {
        const rows = sql<{
          count: number;
        }>`select count(*)::integer as count from ${sql.table(table)} where provider_id = 2`;
        counts[table] = (await rows.execute(tx)).rows[0]!.count;
      }
      return counts;
    });
  const each = (count: number) => Object.fromEntries(retention.map(({ table }) => [table, count]));
  expect(await left()).toEqual({ ...each(2), sessions: 4, bulk_bookings: 4 });
  await purgeExpired(retention).run(database.worker, {}, helpers);
  // A file that is still being booked stays, however old.
  expect(await left()).toEqual({ ...each(1), sessions: 2, bulk_bookings: 3 });
});

test('jobs without attempts left are deleted after a month, and no others', async () => {
  const { pool } = database.owner;
  for (const key of ['failed', 'failed lately', 'overdue', 'running'])
    await pool.query("select graphile_worker.add_job('gone', job_key => $1)", [key]);
  await pool.query(
    `update graphile_worker._private_jobs
        set attempts = case key when 'overdue' then 24 else max_attempts end,
            locked_at = case key when 'running' then now() end,
            run_at = now() - case key when 'failed lately' then interval '29 days' else interval '31 days' end`,
  );
  await purgeExpired([]).run(database.worker, {}, helpers);
  const { rows } = await pool.query<{ key: string }>('select key from graphile_worker._private_jobs order by 1');
  expect(rows.map(({ key }) => key)).toEqual(['failed lately', 'overdue', 'running']);
});

test('a provider whose work fails does not keep the others from their turn', async () => {
  const worked: number[] = [];
  const failed = await eachTenant(database.worker, logger, ({ id }) =>
    id === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(worked.push(id)),
  );
  expect(failed).toBe(1);
  expect(worked).toEqual(expect.arrayContaining([0, 2]));
  expect(errors).toEqual(['provider 1: Error: broken']);
});
