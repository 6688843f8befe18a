/** If any process dies during a save, it is stored completely or not at all: values, history, audit and revision together. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { sql } from 'kysely';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const { owner } = site.database;

/** Everything that a save writes, in the whole database. */
async function everything() {
  return asOwner(owner, async (tx) => ({
    values: await tx.selectFrom('setting_values').selectAll().orderBy('key').execute(),
    revisions: await tx.selectFrom('setting_revisions').selectAll().orderBy('provider_id').execute(),
    history: await tx
      .selectFrom('setting_history')
      .select((row) => row.fn.countAll<number>().as('count'))
      .execute(),
    audit: await tx
      .selectFrom('audit_events')
      .select((row) => row.fn.countAll<number>().as('count'))
      .execute(),
    keys: await tx
      .selectFrom('idempotency_keys')
      .select((row) => row.fn.countAll<number>().as('count'))
      .execute(),
  }));
}

/** Delays every write to a table, so that the save can be interrupted. */
async function slow(
  table: 'setting_values' | 'audit_events' | 'idempotency_keys',
  event: string,
): Promise<() => Promise<void>> {
  await owner.pool.query(`
    create function wait_a_while() returns trigger language plpgsql as 'begin perform pg_sleep(20); return new; end';
    create trigger slow after ${event} on ${table} for each statement execute function wait_a_while()`);
  return async () => {
    await owner.pool.query(`drop trigger slow on ${table}; drop function wait_a_while()`);
  };
}

/** A role may terminate its own connections and see their queries. */
async function killSleeper(): Promise<void> {
  const sleeping = async () => {
    const { rows } = await sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
       where wait_event = 'PgSleep' and datname = current_database()`.execute(site.database.app.kysely);
    return rows.length;
  };
  await expect.poll(sleeping).toBe(1);
}

test.each([
  ['setting_values', 'insert or update', 'alone'],
  ['audit_events', 'insert', 'alone'],
  ['setting_values', 'insert or update', 'under a key'],
  ['audit_events', 'insert', 'under a key'],
  ['idempotency_keys', 'update', 'under a key'],
] as const)('a save whose connection dies while writing %s on %s, %s, leaves nothing', async (table, event, how) => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const before = await everything();
  const fast = await slow(table, event);
  const body = {
    base_revision: revision,
    settings: { theme_text: '#0c0c0c', theme_nav_text: '#0d0d0d' },
    reset: ['work_hours_to'],
  };
  // Awaited inside, because an injected request starts only when it is awaited.
  const save = async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/providers/settings',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${staff.token}`,
        ...(how === 'alone' ? {} : { 'idempotency-key': `${table} ${event}` }),
      },
      payload: body,
    });
    return answer;
  };
  const dying = save();
  await killSleeper();
  expect((await dying).statusCode).toBe(503);
  await fast();
  expect(await everything()).toEqual(before);
  const again = await save();
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ settings: { theme_text: '#0c0c0c' }, revision: revision + 1 });
  await staff.post('/api/providers/settings', {
    base_revision: revision + 1,
    settings: { theme_text: '#16262f', theme_nav_text: '#e6f0f6', work_hours_to: '17:30' },
  });
});
