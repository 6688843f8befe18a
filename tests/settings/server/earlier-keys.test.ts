/** A renamed setting still works under its earlier key: stored, sent and requested values refer to the current setting. */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';

const renamed = vi.hoisted((): Readonly<Record<string, string>> => ({
  theme_text: 'text_colour',
  theme_nav_text: 'nav_colour',
  map_default_zoom: 'zoom_to_begin_with',
}));

vi.mock('#generated/catalogue.ts', async (importOriginal) => {
  const { catalogue } = await importOriginal<{ catalogue: Catalogue }>();
  const settings = Object.values(catalogue.settings).map((one) => {
    const earlier = renamed[one.key];
    return [one.key, earlier ? { ...one, aliases: [earlier] } : one] as const;
  });
  return { catalogue: { ...catalogue, settings: Object.fromEntries(settings) } };
});

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const address = '/api/providers/settings';

interface State {
  provider_id: number;
  revision: number;
  settings: Record<string, unknown>;
  provenance: Record<string, { source: string }>;
}

const state = async () => (await staff.get(address)).json<State>();
const save = async (body: object) => staff.post(address, { base_revision: (await state()).revision, ...body });

/** As stored by an older version of the program. */
async function storeUnder(key: string, value: string): Promise<void> {
  const { provider_id, revision } = await state();
  await asOwner(site.database.owner, async (tx) => {
    const row = sql`${provider_id}, 'provider', 0, ${key}, ${JSON.stringify(value)}::jsonb, ${revision + 1}`;
    await sql`insert into setting_values (provider_id, scope, scope_id, key, value, revision) values (${row})`.execute(
      tx,
    );
    await sql`insert into setting_history (provider_id, scope, scope_id, key, value, revision) values (${row})`.execute(
      tx,
    );
    await sql`update setting_revisions set revision = revision + 1 where provider_id = ${provider_id}`.execute(tx);
  });
}

const stored = (keys: readonly string[]) =>
  asOwner(site.database.owner, (tx) =>
    tx
      .selectFrom('setting_values')
      .select(['key', 'value'])
      .where('key', 'in', keys)
      .where('provider_id', '>', 0)
      .execute(),
  );

test('a value stored under an earlier key is read, and returned under both names', async () => {
  await save({ reset: ['theme_text'] });
  await storeUnder('text_colour', '#123456');
  const { settings, provenance } = await state();
  expect(settings).toMatchObject({ theme_text: '#123456', text_colour: '#123456' });
  expect(provenance['theme_text']?.source).toBe('provider');
  const host = await site.request({
    method: 'GET',
    url: '/api/providers?origin=localhost',
    headers: { host: 'localhost' },
  });
  expect(host.json<{ provider_settings: object }>().provider_settings).toMatchObject({ text_colour: '#123456' });
});

test('a client that requests changes since then gets it under the current key', async () => {
  const { revision } = await state();
  const since = (await staff.get(`${address}?since=${revision - 1}`)).json<State>();
  expect(since.settings).toMatchObject({ theme_text: '#123456' });
});

test('a save on an older base that changed the same setting still conflicts', async () => {
  const { revision } = await state();
  const answer = await staff.post(address, { base_revision: revision - 1, settings: { theme_text: '#654321' } });
  expect(answer.json()).toMatchObject({ code: 'conflict', conflicts: [{ key: 'theme_text', theirs: '#123456' }] });
});

test('the API accepts the earlier key, stores under the current key, and leaves nothing under the other', async () => {
  const answer = await save({ settings: { text_colour: '#abcdef' } });
  expect(answer.json<State>().settings).toMatchObject({ theme_text: '#abcdef', text_colour: '#abcdef' });
  const rows = (await stored(['theme_text', 'text_colour'])).map(({ key, value }) => [key, value]);
  expect(rows).toContainEqual(['theme_text', '#abcdef']);
  expect(rows.map(([key]) => key)).not.toContain('text_colour');
  expect((await save({ reset: ['text_colour'] })).json<State>()).toMatchObject({
    removed: expect.arrayContaining(['theme_text', 'text_colour']) as string[],
  });
  expect((await state()).provenance['theme_text']?.source).toBe('default');
});

test('if both keys have a value the current one counts, and a reset removes both', async () => {
  await save({ settings: { theme_nav_text: '#111111' } });
  await storeUnder('nav_colour', '#222222');
  expect((await state()).settings).toMatchObject({ theme_nav_text: '#111111' });
  await save({ reset: ['theme_nav_text'] });
  expect((await state()).provenance['theme_nav_text']?.source).toBe('default');
});

test('both names at once are rejected as ambiguous', async () => {
  const answer = await save({ settings: { theme_text: '#000000', text_colour: '#ffffff' } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ field: 'text_colour', code: 'unknown_setting' }] });
});

test('the calls for one setting accept it too', async () => {
  const answer = await staff.post('/api/users/settings', { setting: 'zoom_to_begin_with', value: 9 });
  expect(answer.json()).toMatchObject({ setting: 'zoom_to_begin_with', value: 9 });
});

test('the audit trail of a setting continues under its earlier name', async () => {
  const events = await staff.get('/api/audit/events?type=provider_setting&object_id=theme_nav_text&limit=50');
  const ids = events.json<{ audit_events: { object_id: string }[] }>().audit_events.map(({ object_id }) => object_id);
  expect(new Set(ids)).toEqual(new Set(['theme_nav_text', 'nav_colour']));
});

test('so does its history, in which moving to the new name is not a change', async () => {
  await save({ reset: ['theme_nav_text'] });
  await storeUnder('nav_colour', '#222222');
  await save({ settings: { theme_nav_text: '#333333' } });
  const history = await staff.get('/api/providers/settings/history?setting=nav_colour&limit=2');
  const { revisions } = history.json<{ revisions: { changes: unknown[] }[] }>();
  expect(revisions.map(({ changes }) => changes)).toEqual([
    [expect.objectContaining({ setting: 'theme_nav_text', from: '#222222', to: '#333333' })],
    [expect.objectContaining({ setting: 'theme_nav_text', to: '#222222' })],
  ]);
});
