/**
 * Secrets must not appear in any output. A unique text is stored in every secret setting, then everything that the product returns, writes
 * or sends is searched for it: responses, errors, pages, logs, every table and mails.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../app.ts';
import { demoPassword } from '../factories/password.ts';
import { startSimulators } from '../simulators/demo.ts';
import { readingAddresses } from './reading-calls.ts';
import { canaryFor, needsOf, secretSettings, tracesOf, type Canary } from './canaries.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'taint-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>');

/** All output, each piece with its origin. */
const outputs: { where: string; text: string }[] = [];
const note = (where: string, text: string): void => void outputs.push({ where, text });

const simulators = await startSimulators();
afterAll(() => simulators.close());
const site = await testApp({
  webRoot,
  jobs: true,
  logStream: { write: (line) => note('log', line) },
  env: { ...simulators.environment, LOG_LEVEL: 'trace' },
});
const recorded =
  (send: typeof site.request): typeof site.request =>
  async (options) => {
    const answer = await send(options);
    note(`${options.method ?? 'GET'} ${options.url}`, `${JSON.stringify(answer.headers)}\n${answer.body}`);
    return answer;
  };
/** Without validating responses against the call schemas, for requests that no call expects. */
const raw = recorded((options) => site.app.inject(options));
site.request = recorded(site.request);

/** May change every secret. */
const platform = await signIn(site, 'platform@kestrel.test');
const staff = await signIn(site, 'staff@kestrel.test');
const callers: Readonly<Record<string, Caller>> = {
  platform,
  staff,
  support: await signIn(site, 'support@kestrel.test'),
  owner: await signIn(site, 'owner@acme.test'),
  stranger: await signIn(site, 'staff@protea.test'),
};

const marks: string[] = [];
function canary(setting: (typeof secretSettings)[number]): Canary {
  const made = canaryFor(setting);
  marks.push(made.mark);
  return made;
}

async function save(body: object, caller = platform, headers?: Record<string, string>) {
  const { revision } = (await caller.get('/api/providers/settings')).json<{ revision: number }>();
  return caller.post('/api/providers/settings', { base_revision: revision, ...body }, headers);
}

/** Every row of every table, read as the database owner. */
async function noteTables(): Promise<void> {
  const { rows: tables } = await site.database.owner.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(15);
  await asOwner(site.database.owner, async (tx) => {
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(tx);
      note(`table ${name}`, rows.map(({ text }) => text).join('\n'));
    }
  });
}

/** Makes every section with a secret visible, so that each secret can be stored. */
beforeAll(async () => {
  for (const caller of [platform, staff]) await caller.confirm();
  await save({ settings: { owner_email_addresses: 'owner@kestrel.test' } });
  for (const setting of secretSettings) {
    const { settings, facts } = needsOf(setting);
    for (const [fact, value] of Object.entries(facts)) {
      const column = fact.replace('provider.', '');
      await asOwner(site.database.owner, (tx) =>
        tx
          .updateTable('providers')
          .set({ [column]: value })
          .where('name', '=', 'Kestrel Couriers')
          .execute(),
      );
    }
    const opened = await save({ settings });
    if (opened.statusCode !== 200) throw new Error(`${setting.key} cannot be stored: ${opened.body}`);
  }
});

test.each(secretSettings.map((setting) => [setting.key, setting] as const))(
  '%s is stored, replaced, rejected in every way and removed',
  async (key, setting) => {
    const [first, second, refused] = [canary(setting), canary(setting), canary(setting)];
    const { revision: base } = (await platform.get('/api/providers/settings')).json<{ revision: number }>();
    const once = { 'idempotency-key': `taint-${key}` };
    const body = { base_revision: base, settings: { [key]: first.value } };
    expect((await platform.post('/api/providers/settings', body, once)).statusCode).toBe(200);
    expect((await platform.post('/api/providers/settings', body, once)).statusCode).toBe(200);
    // A conflict: based on an earlier revision.
    const late = await platform.post('/api/providers/settings', {
      base_revision: base,
      settings: { [key]: refused.value },
    });
    expect(late.statusCode).toBe(409);
    expect((await save({ settings: { [key]: second.value } })).statusCode).toBe(200);

    const wrong = [
      { [key]: [refused.value] },
      { [key]: { value: refused.value } },
      { [key]: refused.value.padEnd(20_000, refused.mark) },
      { [key]: refused.value, provider_title: 7 },
      { [`${key}_`]: refused.value },
    ];
    for (const settings of wrong) expect((await save({ settings })).statusCode).toBeGreaterThanOrEqual(400);
    // Callers without the permission, without re-authentication, or of another provider.
    for (const caller of Object.values(callers).slice(2)) await save({ settings: { [key]: refused.value } }, caller);
    const anew = await signIn(site, 'platform@kestrel.test');
    expect((await save({ settings: { [key]: refused.value } }, anew)).json()).toMatchObject({
      code: 'password_required',
    });
    await staff.post('/api/users/settings', { setting: key, value: refused.value });
    await staff.post('/api/accounts/settings', { setting: key, value: refused.value });

    // Requests that cannot be parsed.
    const url = '/api/providers/settings';
    const bare = {
      method: 'POST',
      url,
      headers: { host: 'localhost', authorization: `Bearer ${platform.token}` },
    } as const;
    const json = { ...bare.headers, 'content-type': 'application/json' };
    await raw({ ...bare, headers: json, payload: `{"settings":{"${key}":"${refused.mark}` });
    await raw({ ...bare, headers: json, payload: JSON.stringify(refused.value) });
    await raw({ ...bare, headers: { ...bare.headers, 'content-type': 'text/plain' }, payload: refused.value });
    await platform.get(`${url}?settings=${encodeURIComponent(refused.value)}`);

    // A hand-written file with a secret, and a rollback to before it was replaced.
    const file = (await platform.get(`${url}/export`)).json<{ settings: object }>();
    const bad = { file: { ...file, settings: { ...file.settings, [key]: refused.value } } };
    await platform.post(`${url}/import`, bad);
    await platform.post(`${url}/import`, { ...bad, base_revision: 1_000_000 });
    await platform.post(`${url}/rollback`, { to: String(base) });

    const section = `${setting.tab}/${setting.section}`;
    await staff.post(`${url}/test-connection`, { section });
    await platform.post(`${url}/test-connection`, { section, settings: { [key]: refused.value } });
    expect((await save({ reset: [key] })).statusCode).toBe(200);
    expect((await save({ settings: { [key]: second.value } })).statusCode).toBe(200);
  },
);

test('an internal error while storing secrets reveals none of them', async () => {
  const rename = (from: string, to: string) => site.database.owner.pool.query(`alter table ${from} rename to ${to}`);
  const settings = Object.fromEntries(secretSettings.map((setting) => [setting.key, canary(setting).value]));
  const { revision } = (await platform.get('/api/providers/settings')).json<{ revision: number }>();
  const headers = { host: 'localhost', authorization: `Bearer ${platform.token}` };
  const payload = { base_revision: revision, settings };
  for (const table of ['audit_events', 'setting_values', 'mails']) {
    await rename(table, 'gone');
    try {
      const answer = await raw({ method: 'POST', url: '/api/providers/settings', headers, payload });
      expect(answer.statusCode, answer.body).toBe(500);
    } finally {
      await rename('gone', table);
    }
  }
});

const { accounts } = (await platform.get('/api/accounts')).json<{ accounts: readonly { id: number }[] }>();

test('every read call, as every user, and every page', async () => {
  const unread: string[] = [];
  for (const { name, address, expected } of readingAddresses(accounts[0]!.id))
    for (const [who, caller] of Object.entries(callers)) {
      const answer = await caller.get(address);
      if (who === 'platform' && answer.statusCode !== expected) unread.push(`${name}: ${answer.body}`);
    }
  for (const { key } of secretSettings) await platform.get(`/api/audit/events?type=provider_setting&object_id=${key}`);
  for (const host of ['localhost', 'protea.localhost'])
    for (const url of ['/', '/login', '/settings', '/api/docs', '/api/docs/json', '/nowhere'])
      await site.request({ method: 'GET', url, headers: { host } });
  expect(unread).toEqual([]);
});

test('no output contains a secret, a password or a session: responses, pages, errors, logs, mails, tables', async () => {
  const sent = () =>
    site.database.owner.pool.query<{ status: string }>("select status from mails where status = 'waiting'");
  await expect.poll(async () => (await sent()).rowCount).toBe(0);
  const page = await fetch(simulators.address);
  const mails = await page.text();
  note('mails', mails);
  expect(mails).toContain('Security notice');

  await noteTables();
  expect(marks.length).toBe(secretSettings.length * 4);
  const traces = marks.flatMap(tracesOf);
  // The same text appears many times, and each is searched for hundreds of traces.
  const places = new Map(outputs.map(({ where, text }) => [text, where]));
  const found = [...places].flatMap(([text, where]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${where}: …${trace}…`),
  );
  expect(found).toEqual([]);
  const storedOutputs = outputs.filter(({ where }) => where === 'log' || where.startsWith('table '));
  for (const secret of [demoPassword, ...Object.values(callers).map(({ token }) => token)])
    expect(storedOutputs.filter(({ text }) => text.includes(secret)).map(({ where }) => where)).toEqual([]);
});

test('the search finds non-secret texts in each of these outputs, so it would have found a secret', async () => {
  const mark = 'FindableText4711';
  outputs.length = 0;
  await save({ settings: { provider_title: mark } });
  await platform.get('/api/audit/events?type=provider_setting&limit=1');
  await site.request({ method: 'GET', url: '/login', headers: { host: 'localhost' } });
  site.app.log.info({ note: mark }, 'said');
  await noteTables();
  const where = new Set(
    outputs.filter(({ text }) => tracesOf(mark).some((trace) => text.includes(trace))).map((one) => one.where),
  );
  expect([...where]).toEqual(
    expect.arrayContaining([
      'log',
      'POST /api/providers/settings',
      'GET /login',
      'table public.setting_values',
      'table public.audit_events',
      'GET /api/audit/events?type=provider_setting&limit=1',
    ]),
  );
  const inside = Buffer.from(`x${mark}yz`).toString('base64');
  expect(tracesOf(mark).some((trace) => inside.includes(trace))).toBe(true);
});
