/** Two users save from the same base: what merges, what conflicts, and that no change is lost silently. */
import { expect, test } from 'vitest';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');

interface State {
  revision: number;
  settings: Record<string, unknown>;
}

async function state(): Promise<State> {
  return (await staff.get('/api/providers/settings')).json<State>();
}

async function both(first: object, second: object) {
  const { revision: base_revision } = await state();
  const save = (caller: Caller, body: object) => caller.post('/api/providers/settings', { base_revision, ...body });
  const won = await save(staff, first);
  expect(won.statusCode).toBe(200);
  return { base_revision, answer: await save(manager, second) };
}

test('changes of different settings merge, and the second user gets the first one’s', async () => {
  const { answer } = await both({ settings: { theme_text: '#111111' } }, { settings: { theme_nav_text: '#eeeeee' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ settings: { theme_text: '#111111', theme_nav_text: '#eeeeee' } });
  expect((await state()).settings).toMatchObject({ theme_text: '#111111', theme_nav_text: '#eeeeee' });
});

test('changes of the same setting conflict: 409 with both sides, nothing saved', async () => {
  const before = (await state()).settings['theme_text'];
  const { base_revision, answer } = await both(
    { settings: { theme_text: '#222222' } },
    { settings: { theme_text: '#333333', theme_nav_text: '#dddddd' } },
  );
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'conflict',
    revision: base_revision + 1,
    errors: [{ field: 'theme_text', code: 'conflict' }],
    conflicts: [{ key: 'theme_text', base: before, theirs: '#222222', mine: '#333333', by: 'Sipho Staff' }],
  });
  const now = await state();
  expect(now.settings).toMatchObject({ theme_text: '#222222', theme_nav_text: '#eeeeee' });
  expect(now.revision).toBe(base_revision + 1);
});

test('equal changes of both are not a conflict', async () => {
  const same = { settings: { theme_text: '#444444' } };
  expect((await both(same, same)).answer.statusCode).toBe(200);
});

test('a reset against a change conflicts; two resets agree', async () => {
  const { answer } = await both({ settings: { theme_text: '#555555' } }, { reset: ['theme_text'] });
  expect(answer.json()).toMatchObject({ code: 'conflict', conflicts: [{ theirs: '#555555', mine: null }] });
  expect((await both({ reset: ['theme_text'] }, { reset: ['theme_text'] })).answer.statusCode).toBe(200);
});

test('different members of a set changed by two users do not conflict', async () => {
  await both({ settings: { provider_tracking_prefixes: ['KC', 'KX'] } }, { settings: { theme_nav_text: '#ffffff' } });
  const { answer } = await both(
    { settings: { provider_tracking_prefixes: ['KC', 'KX', 'KZ'] } },
    { settings: { provider_tracking_prefixes: ['KX'] } },
  );
  expect(answer.statusCode).toBe(200);
  expect((await state()).settings['provider_tracking_prefixes']).toEqual(['KX', 'KZ']);
});

test('a conflict of a secret contains neither text', async () => {
  for (const person of [staff, manager]) await person.confirm();
  const pem = (text: string) => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`;
  const apple = {
    apple_login_enabled: true,
    apple_login_client_id: 'za.co.kestrel.portal',
    apple_login_team_id: '9KST4L7C2R',
    apple_login_key_id: 'ABC123DEFG',
  };
  await both(
    { settings: { ...apple, apple_login_private_key: pem('AAAA') } },
    { settings: { theme_nav_text: '#fefefe' } },
  );
  const { answer } = await both(
    { settings: { apple_login_private_key: pem('BBBB') } },
    { settings: { apple_login_private_key: pem('CCCC') } },
  );
  expect(answer.json()).toMatchObject({ conflicts: [{ theirs: { set: true }, mine: { set: true } }] });
  expect(answer.body).not.toMatch(/AAAA|BBBB|CCCC/);
});

test('many concurrent saves of different settings all succeed', async () => {
  const { revision: base_revision } = await state();
  const edits = [
    { theme_primary: '#010101' },
    { theme_primary_light: '#fafafa' },
    { theme_primary_dark: '#020202' },
    { theme_nav_bg: '#030303' },
    { theme_nav_active_bg: '#040404' },
    { theme_corner_radius: 9 },
  ];
  const answers = await Promise.all(
    edits.map((settings) => staff.post('/api/providers/settings', { base_revision, settings })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(edits.map(() => 200));
  expect(new Set(answers.map((answer) => answer.json<State>().revision)).size).toBe(edits.length);
  expect((await state()).settings).toMatchObject(Object.assign({}, ...edits) as object);
});

test('a user who may not write a setting gets that error, and not the values of others', async () => {
  const { revision: base_revision } = await state();
  const saved = await staff.post('/api/providers/settings', { base_revision, settings: { theme_text: '#454545' } });
  expect(saved.statusCode).toBe(200);
  for (const email of ['support@kestrel.test', 'driver@kestrel.test', 'ops@kestrel.test']) {
    const caller = await signIn(site, email);
    const late = await caller.post('/api/providers/settings', { base_revision, settings: { theme_text: '#464646' } });
    expect(late.statusCode, email).toBe(403);
    expect(late.body).not.toMatch(/conflict|#454545|Sipho/);
  }
});
