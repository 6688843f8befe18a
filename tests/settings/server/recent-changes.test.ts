/** A process's cache of recent saves agrees with the history, and it detects when it is incomplete. */
import { expect, test } from 'vitest';
import { findMoved, movedBy, savesSince } from '#modules/settings/server/saving/recent-changes.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildUser } from '../../factories/user.ts';

const site = await testApp();
const other = await testApp({ database: site.database });
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const elsewhere = await signIn(other, 'manager@kestrel.test');

const privateKey =
  '-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQ==\n-----END PRIVATE KEY-----';

const apple = {
  apple_login_enabled: true,
  apple_login_client_id: 'za.co.kestrel.portal',
  apple_login_team_id: '9KST4L7C2R',
  apple_login_key_id: 'ABC123DEFG',
};

interface State {
  provider_id: number;
  revision: number;
  settings: Record<string, unknown>;
}

async function state(caller: Caller = staff): Promise<State> {
  return (await caller.get('/api/providers/settings')).json<State>();
}

async function save(caller: Caller, body: object): Promise<State> {
  const { revision: base_revision } = await state();
  const answer = await caller.post('/api/providers/settings', { base_revision, ...body });
  expect(answer.statusCode).toBe(200);
  return answer.json<State>();
}

test('the cache has the changes since every revision, for every kind of change', async () => {
  const { provider_id, revision: first } = await save(staff, { settings: { theme_text: '#010101' } });
  const keys = ['theme_text', 'theme_nav_text', 'work_hours_to', 'apple_login_private_key', 'terms_url'];
  await staff.confirm();
  const steps: readonly (readonly [Caller, object])[] = [
    [manager, { settings: { theme_text: '#020202', theme_nav_text: '#030303' } }],
    [staff, { reset: ['work_hours_to'] }],
    [staff, { settings: { theme_text: '#040404' } }],
    [staff, { settings: { ...apple, apple_login_private_key: privateKey } }],
    [manager, { reset: ['theme_nav_text'], settings: { work_hours_to: '18:00' } }],
    [manager, { settings: { theme_nav_text: '#050505' } }],
    [staff, { settings: { work_hours_to: '17:30' } }],
  ];
  for (const [caller, body] of steps) await save(caller, body);
  const { recent, revision } = site.app.settingValues.latest(provider_id)!;
  expect(revision).toBe(first + steps.length);
  for (let since = first; since <= revision; since += 1) {
    const remembered = movedBy(savesSince(recent, since)!, keys);
    const moved = await inTenant(site.database.app, provider_id, (tx) =>
      findMoved(tx, provider_id, { scope: 'provider', scopeId: 0 }, keys, since),
    );
    expect(remembered).toEqual(moved);
  }
  expect(Object.keys(movedBy(savesSince(recent, first)!, keys)).sort()).toEqual(keys.slice(0, 4).sort());
});

test('many users of one provider save concurrently on the same base, and each is told all changes', async () => {
  const { provider_id, revision } = await state();
  const keys = Object.keys((await state()).settings).filter((key) => /^(theme|dashboard)_/.test(key));
  const before = await state();
  const values = keys
    .map((key) => [key, before.settings[key]] as const)
    .filter(([, value]) => String(value).startsWith('#'));
  expect(values.length).toBeGreaterThan(5);
  const answers = await Promise.all(
    values.map(([key], index) =>
      save(index % 2 ? staff : manager, {
        base_revision: revision,
        settings: { [key]: `#0000${String(index).padStart(2, '0')}` },
      }),
    ),
  );
  const taken = answers.map((answer) => answer.revision).sort((a, b) => a - b);
  expect(taken).toEqual(values.map((_, index) => revision + 1 + index));
  // The last save reports what all others changed since its base.
  const last = answers.find((answer) => answer.revision === taken.at(-1))!;
  for (const [index, [key]] of values.entries())
    expect(last.settings[key]).toBe(`#0000${String(index).padStart(2, '0')}`);
  expect(site.app.settingValues.latest(provider_id)?.revision).toBe(taken.at(-1));
});

test('a save of another process in between is detected: its change conflicts or is merged, like one of our own', async () => {
  const { revision: base_revision } = await state();
  const mine = await save(staff, { base_revision, settings: { theme_text: '#0a0a0a' } });
  const theirs = await save(elsewhere, { base_revision, settings: { theme_nav_text: '#0b0b0b' } });
  expect(theirs.settings).toMatchObject({ theme_text: '#0a0a0a', theme_nav_text: '#0b0b0b' });
  const conflict = await staff.post('/api/providers/settings', {
    base_revision: mine.revision,
    settings: { theme_nav_text: '#0c0c0c' },
  });
  expect(conflict.statusCode).toBe(409);
  expect(conflict.json()).toMatchObject({ conflicts: [{ theirs: '#0b0b0b', mine: '#0c0c0c' }] });
  const merged = await save(staff, { base_revision, settings: { work_hours_to: '19:00' } });
  expect(merged.settings).toMatchObject({ theme_text: '#0a0a0a', theme_nav_text: '#0b0b0b', work_hours_to: '19:00' });
});

test('a failed save does not block the next', async () => {
  const { revision: base_revision } = await state();
  const limited = await asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: 1, role_id: 4 }));
  const support = await signIn(site, limited.email);
  const answers = await Promise.all([
    support.post('/api/providers/settings', { base_revision, settings: { theme_text: '#0d0d0d' } }),
    staff.post('/api/providers/settings', { base_revision, settings: { theme_nav_text: 'no colour' } }),
    staff.post('/api/providers/settings', { base_revision, settings: { theme_text: '#0e0e0e' } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 422, 200]);
});

test('a save rejected by the database fails alone, whichever are written with it', async () => {
  const { revision: base_revision } = await state();
  await site.database.owner.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.key = 'theme_nav_text' then raise exception 'not this one'; end if; return new; end $$;
    create trigger refuse before insert or update on setting_values for each row execute function refuse()`);
  const bodies = [
    { theme_text: '#100000' },
    { theme_nav_text: '#200000' },
    { work_hours_to: '20:00' },
    { work_hours_from: '06:00' },
  ];
  // Not through `request`, because no call declares an internal error.
  const send = (settings: object) =>
    site.app.inject({
      method: 'POST',
      url: '/api/providers/settings',
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
      payload: { base_revision, settings },
    });
  const answers = await Promise.all(bodies.map(send));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 500, 200, 200]);
  await site.database.owner.pool.query('drop trigger refuse on setting_values; drop function refuse()');
  const { settings, revision } = await state();
  expect(settings).toMatchObject({ theme_text: '#100000', work_hours_to: '20:00', work_hours_from: '06:00' });
  expect(settings['theme_nav_text']).not.toBe('#200000');
  expect(revision).toBe(base_revision + 3);
});
