/** Settings as a file: exported from a scope without its secrets, and imported after a dry run exactly as previewed, or not at all. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportSettingsAnswer200 as Imported, SettingsFile } from '#generated/types.ts';
import { stateHash } from '#modules/settings/server/transfer/state-hash.ts';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const protea = await signIn(site, 'staff@protea.test');
const path = '/api/providers/settings';
const pem = (text: string) => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`;

interface State {
  provider_id: number;
  revision: number;
  settings: Record<string, unknown>;
  provenance: Record<string, { set_here: boolean }>;
}

async function state(caller = staff): Promise<State> {
  return (await caller.get(path)).json<State>();
}

async function save(body: object, caller = staff): Promise<void> {
  const answer = await caller.post(path, { base_revision: (await state(caller)).revision, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function exported(caller = staff, query = ''): Promise<SettingsFile> {
  const answer = await caller.get(`${path}/export?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SettingsFile>();
}

async function tried(body: object, caller = staff): Promise<Imported> {
  const answer = await caller.post(`${path}/import`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Imported>();
}

async function imported(body: object, caller = staff): Promise<Imported> {
  const { revision } = await tried(body, caller);
  return tried({ ...body, base_revision: revision }, caller);
}

async function fileWith(settings: Record<string, unknown>): Promise<SettingsFile> {
  return { ...(await exported()), settings };
}

async function setHere(caller = staff): Promise<Record<string, unknown>> {
  const { settings, provenance } = await state(caller);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => provenance[key]?.set_here));
}

test('a file contains the values set here, names the secrets, and never contains their texts', async () => {
  const apple = {
    apple_login_enabled: true,
    apple_login_client_id: 'za.co.kestrel.portal',
    apple_login_team_id: '9KST4L7C2R',
    apple_login_key_id: 'ABC123DEFG',
    apple_login_private_key: pem('NEVERINAFILE'),
  };
  await staff.confirm();
  await save({ settings: apple });
  const file = await exported();
  expect(file).toMatchObject({ kind: 'parcel-settings', version: 1, scope: 'provider', environment: 'dev' });
  expect(file.provider.name).toMatch(/Kestrel/);
  expect(file.secrets).toContain('apple_login_private_key');
  const { apple_login_private_key: _, ...plain } = await setHere();
  expect(file.settings).toEqual(plain);
  const back = await imported({
    file: { ...file, settings: { ...file.settings, apple_login_private_key: pem('SMUGGLED') } },
  });
  expect(back.left_out).toMatchObject([{ setting: 'apple_login_private_key', code: 'secret' }]);
  expect(JSON.stringify([file, back])).not.toMatch(/NEVERINAFILE|SMUGGLED/);
});

test('a dry run changes nothing; the import is one save with its own source', async () => {
  const before = await state();
  const file = await fileWith({
    theme_text: '#102030',
    map_default_zoom: 9,
    provider_title: before.settings['provider_title'],
  });
  const dry = await tried({ file });
  expect(dry).toMatchObject({ applied: false, unchanged: 1, left_out: [], target: { state: 'any' } });
  expect(dry.changes.map(({ setting }) => setting).sort()).toEqual(['map_default_zoom', 'theme_text']);
  expect((await state()).revision).toBe(before.revision);
  const done = await tried({ file, base_revision: dry.revision });
  expect(done).toMatchObject({ applied: true, revision: dry.revision + 1 });
  expect((await state()).settings).toMatchObject({ theme_text: '#102030', map_default_zoom: 9 });
  const history = await staff.get(`${path}/history?limit=1`);
  expect(history.json()).toMatchObject({
    revisions: [{ revision: done.revision, source: 'import', by: 'Sipho Staff' }],
  });
  // Repeating it changes nothing, and creates no new revision.
  expect(await imported({ file })).toMatchObject({ changes: [], unchanged: 3, revision: done.revision });
});

test('rejected and unknown values are reported with the reason and skipped; HTML is sanitized', async () => {
  const file = await fileWith({
    theme_text: 'sky',
    no_such_setting: 1,
    theme_nav_text: '#fedcba',
    quote_disclaimer_footer: '<p>Hello<script>alert(1)</script></p>',
  });
  const done = await imported({ file });
  expect(done.left_out).toMatchObject([
    { setting: 'no_such_setting', code: 'unknown_setting' },
    { setting: 'theme_text', code: 'invalid_value', value: 'sky' },
  ]);
  expect((await state()).settings['theme_nav_text']).toBe('#fedcba');
  expect(JSON.stringify((await state()).settings)).not.toContain('alert(1)');
});

test('hidden settings may be imported; a violated rule skips the settings it reads', async () => {
  await save({ settings: { terms_mode: 'none' } });
  const file = await fileWith({ shipment_terms: ['From a file.'], work_hours_from: '17:00', work_hours_to: '08:00' });
  const done = await imported({ file });
  expect(done.changes.map(({ setting }) => setting)).toEqual(['shipment_terms']);
  expect(done.left_out.map(({ setting }) => setting).sort()).toEqual(['work_hours_from', 'work_hours_to']);
});

test('a change after the dry run is not overwritten: nothing is imported', async () => {
  const file = await fileWith({ theme_text: '#010101', map_default_zoom: 4 });
  const { revision } = await tried({ file });
  await save({ settings: { theme_text: '#020202' } }, manager);
  const answer = await staff.post(`${path}/import`, { file, base_revision: revision });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'moved', errors: [{ field: 'theme_text' }] });
  expect((await state()).settings).toMatchObject({ theme_text: '#020202', map_default_zoom: 9 });
});

test('resetting the rest makes both equal, and only then', async () => {
  const file = await exported();
  await save({ settings: { map_max_node_count: 512 } });
  expect((await tried({ file })).changes).toEqual([]);
  const done = await imported({ file, reset_others: true });
  expect(done.changes).toMatchObject([{ setting: 'map_max_node_count', from: 512, to_set: false }]);
  expect((await exported()).hash).toBe(file.hash);
});

test('a file prepared for a scope is rejected once that scope has changed, and lists what changed', async () => {
  const target = await exported(protea);
  const query = new URLSearchParams({ target_hash: target.hash, target_revision: String(target.revision) }).toString();
  const file = { ...(await exported(staff, query)), settings: { theme_text: '#0a0b0c' } };
  expect((await tried({ file }, protea)).target.state).toBe('same');
  const { theme_nav_text: stood } = target.settings;
  await save({ settings: { theme_nav_text: '#fafbfc' } }, protea);
  const dry = await tried({ file }, protea);
  expect(dry.target).toMatchObject({ state: 'moved', changes: [{ setting: 'theme_nav_text' }] });
  const answer = await protea.post(`${path}/import`, { file, base_revision: dry.revision });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'target_moved', errors: [{ field: 'theme_nav_text' }] });
  await save(stood === undefined ? { reset: ['theme_nav_text'] } : { settings: { theme_nav_text: stood } }, protea);
  // The state is the same as when the file was prepared, although two saves later.
  expect((await imported({ file }, protea)).changes).toMatchObject([{ setting: 'theme_text', to: '#0a0b0c' }]);
});

test('missing secrets are named', async () => {
  expect((await tried({ file: await exported() }, protea)).secrets_missing).toContain('apple_login_private_key');
});

test('only users who may change settings export and import, and only in their own scope', async () => {
  const file = await exported();
  for (const email of ['owner@acme.test', 'support@kestrel.test', 'driver@kestrel.test']) {
    const caller = await signIn(site, email);
    expect((await caller.get(`${path}/export`)).statusCode, email).toBe(403);
    expect((await caller.post(`${path}/import`, { file })).statusCode, email).toBe(403);
  }
  const { provider_id } = await state();
  expect((await protea.get(`${path}/export?provider_id=${provider_id}`)).statusCode).toBe(403);
  expect((await protea.post(`${path}/import`, { file, provider_id })).statusCode).toBe(403);
  for (const wrong of [{ kind: 'recipes' }, { version: 2 }, { scope: 'account' }]) {
    const answer = await staff.post(`${path}/import`, { file: { ...file, ...wrong } });
    expect(answer.json()).toMatchObject({ code: 'wrong_file' });
  }
});

test('bank details are imported only after re-authentication, and until then nothing is', async () => {
  const file = await fileWith({ owner_email_addresses: 'boss@kestrel.test', map_default_zoom: 3 });
  const { revision, changes } = await tried({ file }, manager);
  expect(changes.map(({ setting }) => setting).sort()).toEqual(['map_default_zoom', 'owner_email_addresses']);
  const answer = await manager.post(`${path}/import`, { file, base_revision: revision });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'password_required', errors: [{ field: 'owner_email_addresses' }] });
  expect((await state()).revision).toBe(revision);
});

test('settings that the user may not change stay unchanged, whatever the file contains', async () => {
  const admin = await signIn(site, 'platform@kestrel.test');
  const { provenance } = await state(admin);
  expect(Object.keys(provenance).length).toBeGreaterThan(0);
  const settings = { show_custom_payment_gateway: false };
  const dry = await tried({ file: await fileWith(settings) });
  expect(dry.changes).toEqual([]);
  expect(dry.left_out.map(({ setting }) => setting)).toEqual(Object.keys(settings));
});

const row = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  value: fc.jsonValue(),
  is_secret: fc.boolean(),
  scope: fc.constantFrom('provider' as const, 'platform' as const),
});
const rows = fc
  .uniqueArray(row, { selector: ({ key, scope }) => `${scope}/${key}` })
  .map((all) => all.map((one) => ({ ...one, scope_id: 0, at: '', updated_by: null, updated_by_name: null })));
const place = { scope: 'provider', scopeId: 0 } as const;

test('the fingerprint of a state does not depend on order, and differs for every state of its scope', () => {
  fc.assert(
    fc.property(rows, fc.jsonValue(), (some, value) => {
      const hash = stateHash(some, place);
      expect(stateHash(some.toReversed(), place)).toBe(hash);
      expect(
        stateHash(
          some.filter(({ scope }) => scope === 'provider'),
          place,
        ),
      ).toBe(hash);
      const [first] = some.filter(({ scope, is_secret }) => scope === 'provider' && !is_secret);
      if (!first || JSON.stringify(first.value) === JSON.stringify(value)) return;
      const other = some.map((one) => (one === first ? { ...one, value: [value, 'another'] } : one));
      expect(stateHash(other, place)).not.toBe(hash);
    }),
  );
});
