/** History of settings: comparing two revisions and rolling back, on the database. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettingChange, SettingRevision } from '#generated/types.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const pem = (text: string) => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`;

interface State {
  provider_id: number;
  revision: number;
  settings: Record<string, unknown>;
  provenance: Record<string, { set_here: boolean }>;
}

async function state(): Promise<State> {
  return (await staff.get('/api/providers/settings')).json<State>();
}

/** Returns the revision after the save. */
async function save(body: object, caller: Caller = staff): Promise<number> {
  const { revision } = await state();
  const answer = await caller.post('/api/providers/settings', { base_revision: revision, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<State>().revision;
}

async function history(query = ''): Promise<{ revisions: SettingRevision[]; next: number | null }> {
  return (await staff.get(`/api/providers/settings/history?${query}`)).json();
}

async function compare(from: number | string, to: number | string): Promise<SettingChange[]> {
  const query = new URLSearchParams({ from: String(from), to: String(to) }).toString();
  const answer = await staff.get(`/api/providers/settings/compare?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ changes: SettingChange[] }>().changes;
}

interface RollbackAnswer {
  applied: boolean;
  revision: number;
  changes: SettingChange[];
  left_out: { setting: string; code: string; value?: unknown }[];
}

async function rollBack(body: object): Promise<RollbackAnswer> {
  const answer = await staff.post('/api/providers/settings/rollback', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RollbackAnswer>();
}

async function carryOut(body: object): Promise<RollbackAnswer> {
  const { revision } = await rollBack(body);
  return rollBack({ ...body, base_revision: revision });
}

/** The provider's own values, without secrets. */
async function setHere(): Promise<Record<string, unknown>> {
  const { settings, provenance } = await state();
  const own = Object.entries(settings).filter(([key]) => provenance[key]?.set_here && !key.includes('private_key'));
  return Object.fromEntries(own);
}

test('history has who, when, from what to what, the source and the request', async () => {
  const before = (await state()).settings['theme_text'];
  const revision = await save({ settings: { theme_text: '#111111', theme_nav_text: '#eeeeee' } });
  const { revisions } = await history('limit=1');
  expect(revisions[0]).toMatchObject({ revision, by: 'Sipho Staff', source: 'api' });
  expect(revisions[0]?.request_id).toBeTruthy();
  expect(revisions[0]?.at).toMatch(/\+02:00$/);
  const change = revisions[0]?.changes.find(({ setting }) => setting === 'theme_text');
  expect(change).toMatchObject({ from: before, to: '#111111', to_set: true });
});

test('history agrees with the audit trail, including the version of the app and the impersonated user', async () => {
  const { revision } = await state();
  const sent = { base_revision: revision, settings: { theme_text: '#121212' } };
  const answer = await staff.post('/api/providers/settings', sent, { 'client-version': '9.8.7' });
  expect(answer.statusCode, answer.body).toBe(200);
  const [audited] = (await history('limit=1')).revisions;
  const trail = (await staff.get('/api/audit/events?type=provider_setting&scope=provider&object_id=theme_text')).json<{
    audit_events: { request_id: string; client_version: string; timestamp: string; impersonated_user: null }[];
  }>();
  const [event] = trail.audit_events;
  expect(audited).toMatchObject({
    ...{ at: event?.timestamp, request_id: event?.request_id },
    ...{ client_version: '9.8.7', impersonated: null },
  });
  expect(event?.client_version).toBe('9.8.7');
});

test('a single change is undone by rolling it back, whatever else was changed with it and since', async () => {
  await save({ settings: { theme_text: '#010101', theme_nav_text: '#020202' } });
  const wrong = await save({ settings: { theme_text: '#0a0a0a', theme_nav_text: '#0b0b0b' } });
  await save({ settings: { provider_title: 'Kestrel later' } });
  const { changes } = await carryOut({ to: String(wrong - 1), settings: ['theme_text'] });
  expect(changes).toMatchObject([{ setting: 'theme_text', from: '#0a0a0a', to: '#010101' }]);
  expect((await state()).settings).toMatchObject({
    ...{ theme_text: '#010101', theme_nav_text: '#0b0b0b', provider_title: 'Kestrel later' },
  });
});

test('history of one setting, in pages, and of one source', async () => {
  const revisions: number[] = [];
  for (const colour of ['#222222', '#333333', '#444444'])
    revisions.unshift(await save({ settings: { theme_text: colour } }, manager));
  const first = await history('setting=theme_text&limit=2');
  expect(first.revisions.map(({ revision }) => revision)).toEqual(revisions.slice(0, 2));
  expect(first.revisions[0]).toMatchObject({
    by: 'Mpho Manager',
    changes: [{ setting: 'theme_text', from: '#333333', to: '#444444', from_set: true, to_set: true }],
  });
  const rest = await history(`setting=theme_text&limit=2&before=${first.next}`);
  expect(rest.revisions[0]?.revision).toBe(revisions[2]);
  expect((await history('source=import')).revisions).toEqual([]);
});

test('a reset is shown as the value inherited from then on', async () => {
  await save({ settings: { map_max_node_count: 640 } });
  await save({ reset: ['map_max_node_count'] });
  const [revision] = (await history('setting=map_max_node_count&limit=1')).revisions;
  expect(revision?.changes).toMatchObject([{ from: 640, from_set: true, to_set: false }]);
  expect(revision?.changes[0]?.to).toBe((await state()).settings['map_max_node_count']);
});

test('two revisions, by number or by time, differ in exactly what was changed in between', async () => {
  const start = (await state()).revision;
  const instant = new Date().toISOString();
  await save({ settings: { theme_text: '#123456' } });
  await save({ settings: { provider_title: 'Kestrel by night' } });
  await save({ settings: { theme_text: '#444444' } });
  const end = (await state()).revision;
  expect((await compare(start, end)).map(({ setting }) => setting)).toEqual(['provider_title']);
  expect(await compare(end, start)).toMatchObject([{ setting: 'provider_title', from: 'Kestrel by night' }]);
  expect(await compare(instant, 'now')).toEqual(await compare(start, end));
  expect(await compare(end, 'now')).toEqual([]);
  expect((await staff.get('/api/providers/settings/compare?from=99999999')).statusCode).toBe(400);
  expect((await staff.get('/api/providers/settings/compare?from=2026-02-30T08:00:00Z')).statusCode).toBe(400);
});

test('changes of the platform show between two revisions, but the provider can’t roll them back', async () => {
  const admin = await signIn(site, 'platform@kestrel.test');
  const start = (await state()).revision;
  const { revision } = (await admin.get('/api/providers/settings?scope=platform')).json<State>();
  await admin.post('/api/providers/settings', {
    base_revision: revision,
    scope: { kind: 'platform' },
    settings: { map_max_node_count: 321 },
  });
  expect(await compare(start, 'now')).toMatchObject([{ setting: 'map_max_node_count', to: 321, to_set: false }]);
  expect((await rollBack({ to: String(start) })).changes).toEqual([]);
});

test('a rollback is previewed, then executed with its own source, and changes nothing else', async () => {
  const start = (await state()).revision;
  await save({ settings: { theme_text: '#777777', provider_title: 'Changed' } });
  const preview = await rollBack({ to: String(start), settings: ['theme_text'] });
  expect(preview).toMatchObject({ applied: false, changes: [{ setting: 'theme_text', from: '#777777' }] });
  expect((await state()).settings['theme_text']).toBe('#777777');
  const done = await carryOut({ to: String(start), settings: ['theme_text'] });
  expect(done.applied).toBe(true);
  const now = await state();
  expect(now.settings).toMatchObject({ theme_text: '#444444', provider_title: 'Changed' });
  expect((await history('limit=1')).revisions[0]).toMatchObject({ revision: now.revision, source: 'rollback' });
  const trail = await staff.get('/api/audit/events?type=provider_setting&object_id=theme_text&limit=1');
  expect(trail.json()).toMatchObject({ audit_events: [{ source: 'rollback' }] });
});

test('a rollback previewed before another save of the same setting does nothing', async () => {
  const start = (await state()).revision;
  await save({ settings: { theme_text: '#888888' } });
  const { revision } = await rollBack({ to: String(start) });
  await save({ settings: { theme_text: '#999999' } }, manager);
  const answer = await staff.post('/api/providers/settings/rollback', { to: String(start), base_revision: revision });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'moved', errors: [{ field: 'theme_text' }] });
  expect((await state()).settings['theme_text']).toBe('#999999');
});

test('secrets are shown as changed and stay unchanged', async () => {
  await staff.confirm();
  const apple = {
    apple_login_enabled: true,
    apple_login_client_id: 'za.co.kestrel.portal',
    apple_login_team_id: '9KST4L7C2R',
    apple_login_key_id: 'ABC123DEFG',
  };
  await save({ settings: { ...apple, apple_login_private_key: pem('FIRSTTEXT') } });
  const start = (await state()).revision;
  await save({ settings: { apple_login_private_key: pem('SECONDTEXT'), apple_login_key_id: 'ZZZ123DEFG' } });
  const changes = await compare(start, 'now');
  expect(changes.map(({ setting }) => setting).sort()).toEqual(['apple_login_key_id', 'apple_login_private_key']);
  const done = await carryOut({ to: String(start) });
  expect(done.changes.map(({ setting }) => setting)).toEqual(['apple_login_key_id']);
  const all = JSON.stringify([changes, done, await history('setting=apple_login_private_key')]);
  expect(all).not.toMatch(/FIRSTTEXT|SECONDTEXT/);
});

test('a value that became invalid and a removed setting are reported and skipped', async () => {
  const start = (await state()).revision + 1;
  await asOwner(site.database.owner, async (tx) => {
    const { provider_id } = await state();
    const old = { provider_id, scope: 'provider' as const, revision: start };
    await tx
      .insertInto('setting_history')
      .values([
        { ...old, key: 'theme_nav_text', value: JSON.stringify('sky') },
        { ...old, key: 'gone_for_good', value: JSON.stringify(1) },
      ])
      .execute();
    await tx.updateTable('setting_revisions').set({ revision: start }).where('provider_id', '=', provider_id).execute();
  });
  await save({ settings: { theme_nav_text: '#abcdef', provider_title: 'After' } });
  const done = await carryOut({ to: String(start) });
  expect(done.left_out).toMatchObject([
    { setting: 'gone_for_good', code: 'unknown_setting' },
    { setting: 'theme_nav_text', code: 'invalid_value', value: 'sky' },
  ]);
  expect(done.changes.map(({ setting }) => setting)).toEqual(['provider_title']);
  expect((await state()).settings['theme_nav_text']).toBe('#abcdef');
});

test('customers and other providers’ staff see none of it', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  expect((await owner.get('/api/providers/settings/history')).statusCode).toBe(403);
  expect((await owner.get('/api/providers/settings/compare?from=0')).statusCode).toBe(403);
  expect((await owner.post('/api/providers/settings/rollback', { to: '0' })).statusCode).toBe(403);
  const { provider_id } = await state();
  const protea = await signIn(site, 'staff@protea.test');
  expect((await protea.get(`/api/providers/settings/history?provider_id=${provider_id}`)).statusCode).toBe(403);
});

test('a value that is hidden now is restored with its revision', async () => {
  await save({ settings: { terms_mode: 'checkbox', shipment_terms: ['I agree.'] } });
  const start = (await state()).revision;
  await save({ settings: { shipment_terms: ['I agree to all of it.'] } });
  await save({ settings: { terms_mode: 'none' } });
  const done = await carryOut({ to: String(start), settings: ['shipment_terms'] });
  expect(done.changes.map(({ setting }) => setting)).toEqual(['shipment_terms']);
  expect(done.left_out).toEqual([]);
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const prefixes = fc.subarray(['KA', 'KB', 'KC', 'KD'], { minLength: 1 });
/** One user's save: some values set, some reset. */
const saves = fc.record({
  settings: fc.record(
    {
      theme_text: colour,
      theme_nav_text: colour,
      provider_tracking_prefixes: prefixes,
      terms_mode: fc.constantFrom('none', 'checkbox'),
      pod_fallback_name_enabled: fc.boolean(),
      pod_fallback_name_required: fc.boolean(),
      map_max_node_count: fc.integer({ min: 100, max: 900 }),
    },
    { requiredKeys: [] },
  ),
  reset: fc.subarray(['provider_title', 'site_wide_admin_message', 'work_hours_from']),
});

test('after a rollback to a revision the settings are what they were, whatever happened since', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(saves, { minLength: 2, maxLength: 6 }), fc.nat(), async (steps, pick) => {
      const past: { revision: number; values: Record<string, unknown> }[] = [];
      for (const step of steps) {
        const { revision } = await state();
        const known = Object.keys((await state()).settings);
        const settings = Object.fromEntries(Object.entries(step.settings).filter(([key]) => known.includes(key)));
        const answer = await staff.post('/api/providers/settings', {
          base_revision: revision,
          settings,
          reset: step.reset,
        });
        if (answer.statusCode === 200) past.push({ revision: (await state()).revision, values: await setHere() });
      }
      const revision = past[pick % past.length];
      if (!revision) return;
      const done = await carryOut({ to: String(revision.revision) });
      expect(done.left_out.map(({ setting }) => setting).filter((key) => key !== 'gone_for_good')).toEqual([]);
      expect(await setHere()).toEqual(revision.values);
      expect((await compare(revision.revision, 'now')).map(({ setting }) => setting)).toEqual([]);
      // Repeating it changes nothing, and so creates no new revision.
      expect((await carryOut({ to: String(revision.revision) })).revision).toBe(done.revision);
    }),
    { numRuns: 25 },
  );
  // Some hundreds of saves, each written durably.
});

test('history is stored per tenant: another one reads none of it', async () => {
  const { provider_id } = await state();
  const rows = await inTenant(site.database.app, provider_id + 1, (tx) =>
    tx.selectFrom('setting_history').select('id').where('provider_id', '=', provider_id).execute(),
  );
  expect(rows).toEqual([]);
});
