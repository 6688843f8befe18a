/** Reading settings: access, only changes, and nothing if unchanged. */
import { expect, test } from 'vitest';
import { callerWith, jsonOf, signIn, testApp, type Caller } from '../../app.ts';

interface Answer {
  provider_id: number;
  revision: number;
  settings: Record<string, unknown>;
  removed: string[];
  provenance: Record<string, { source: string; set_here: boolean; by?: string; at?: string }>;
}

const site = await testApp();
const guest = callerWith(site, null);
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const platform = await signIn(site, 'platform@kestrel.test');

async function read(caller: Caller, query = ''): Promise<Answer> {
  const answer = await caller.get(`/api/providers/settings${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function save(settings: object, reset: string[] = []): Promise<Answer> {
  const { revision } = await read(staff);
  const answer = await staff.post('/api/providers/settings', { base_revision: revision, settings, reset });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

test('each audience gets the settings exposed to it and no others', async () => {
  const [anybody, account, team] = [await read(guest), await read(customer), await read(staff)];
  expect(anybody.settings).toHaveProperty('theme_primary', '#0b5c8a');
  expect(anybody.settings).not.toHaveProperty('terms_mode');
  expect(account.settings).toHaveProperty('terms_mode');
  expect(account.settings).not.toHaveProperty('dashboard_undelivered_shipments_duration');
  expect(team.settings).toHaveProperty('dashboard_undelivered_shipments_duration');
  expect(Object.keys(anybody.provenance)).not.toContain('apple_login_private_key');
  expect(Object.keys(account.provenance)).not.toContain('apple_login_private_key');
});

test('the response has the provenance of a value, and only for staff the user who set it', async () => {
  await save({ theme_text: '#112233' });
  const { provenance } = await read(staff);
  expect(provenance['theme_text']).toMatchObject({ source: 'provider', set_here: true, by: 'Sipho Staff' });
  expect(provenance['theme_text']?.at).toMatch(/\+02:00$/);
  expect(provenance['theme_corner_radius']).toEqual({ source: 'default', set_here: false });
  for (const caller of [customer, guest]) {
    const { by, at, source } = (await read(caller)).provenance['theme_text'] ?? {};
    expect({ by, at, source }).toEqual({ by: undefined, at: undefined, source: 'provider' });
  }
});

test('a secret only shows whether it is set, and only to staff', async () => {
  await staff.confirm();
  expect((await read(staff)).settings['apple_login_private_key']).toEqual({ set: false });
  const key =
    '-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQ==\n-----END PRIVATE KEY-----';
  const apple = {
    apple_login_client_id: 'za.co.kestrel.portal',
    apple_login_team_id: '9KST4L7C2R',
    apple_login_key_id: 'ABC123DEFG',
  };
  const saved = await save({ apple_login_enabled: true, ...apple, apple_login_private_key: key });
  expect(saved.settings['apple_login_private_key']).toEqual({ set: true });
  expect(JSON.stringify(await read(staff))).not.toContain('MIGTAg');
  expect((await read(customer)).settings).not.toHaveProperty('apple_login_private_key');
});

test('F302 since returns only changes, and removed lists settings that fell back to their default', async () => {
  const before = await read(staff);
  await save({ theme_nav_text: '#ffffff', map_max_node_count: 900 });
  await save({}, ['work_hours_to']);
  const changed = await read(staff, `?since=${before.revision}`);
  expect(Object.keys(changed.settings).sort()).toEqual(['map_max_node_count', 'theme_nav_text', 'work_hours_to']);
  expect(changed.removed).toEqual(['work_hours_to']);
  expect(changed.revision).toBe(before.revision + 2);
  const seenByGuest = await read(guest, `?since=${before.revision}`);
  expect(Object.keys(seenByGuest.settings).sort()).toEqual(['theme_nav_text', 'work_hours_to']);
});

test('an unchanged response is 304, by revision or by ETag', async () => {
  const first = await staff.get('/api/providers/settings');
  const { revision } = first.json<Answer>();
  expect((await staff.get(`/api/providers/settings?since=${revision}`)).statusCode).toBe(304);
  const tag = String(first.headers['etag']);
  const again = await staff.get('/api/providers/settings', { 'if-none-match': tag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await guest.get('/api/providers/settings', { 'if-none-match': tag })).statusCode).toBe(200);
  await save({ theme_nav_text: '#fefefe' });
  expect((await staff.get('/api/providers/settings', { 'if-none-match': tag })).statusCode).toBe(200);
});

test('compressed responses are the same responses, separate for each reader and never stale', async () => {
  const compressed = async (caller: Caller): Promise<Answer> => {
    const answer = await caller.get('/api/providers/settings', { 'accept-encoding': 'gzip, deflate' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    return jsonOf(answer) as Answer;
  };
  for (const text of ['#111111', '#222222']) {
    await save({ theme_text: text });
    for (const caller of [staff, customer, guest, staff, customer, guest]) {
      const whole = await compressed(caller);
      expect(whole).toEqual(await read(caller));
      expect(whole.settings['theme_text']).toBe(text);
    }
  }
  const refused = await staff.get('/api/providers/settings', { 'accept-encoding': 'gzip;q=0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('with an unknown revision the response is complete', async () => {
  const whole = await read(staff);
  expect(Object.keys((await read(staff, '?since=999999')).settings)).toEqual(Object.keys(whole.settings));
});

test('staff of one provider cannot read another’s, a platform administrator can', async () => {
  const own = (await read(staff)).provider_id;
  const protea = (await read(await signIn(site, 'staff@protea.test'))).provider_id;
  expect(protea).not.toBe(own);
  for (const caller of [staff, customer, guest]) {
    const refused = await caller.get(`/api/providers/settings?provider_id=${protea}`);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'wrong_provider' });
  }
  expect((await read(platform, `?provider_id=${protea}`)).settings).toHaveProperty('provider_title', 'Protea Parcels');
});

test('the host determines the settings that a guest reads', async () => {
  const protea = await read(callerWith(site, null, 'protea.localhost:3051'));
  expect(protea.settings).toHaveProperty('provider_title', 'Protea Parcels');
  expect((await callerWith(site, null, 'nobody.example').get('/api/providers/settings')).statusCode).toBe(404);
});

test('an expired token is 401 even if none is required', async () => {
  expect((await callerWith(site, 'gone').get('/api/providers/settings')).statusCode).toBe(401);
});
