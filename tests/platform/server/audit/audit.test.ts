/** The audit trail: who, when, from what to what, impersonated or not, and never a secret. */
import { expect, test } from 'vitest';
import { signIn, testApp, type Caller } from '../../../app.ts';

interface Event {
  id: number;
  timestamp: string;
  object_id: string;
  user: { name: string } | null;
  impersonated_user: { name: string } | null;
  change: { change_from?: unknown; change_to?: unknown };
}

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

async function save(settings: object, caller: Caller = staff, headers?: Record<string, string>, more: object = {}) {
  const { revision } = (await caller.get('/api/providers/settings')).json<{ revision: number }>();
  const body = { base_revision: revision, settings, ...more };
  const answer = await caller.post('/api/providers/settings', body, headers);
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function trail(query: string, caller: Caller = staff) {
  const answer = await caller.get(`/api/audit/events?type=provider_setting${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ audit_events: Event[]; count: number }>();
}

test('F344 an event has timestamp, request_id, client_version, source and both values, and the list its count', async () => {
  const answer = await save({ theme_text: '#123123' }, staff, { 'client-version': '1.0.0' });
  const { audit_events, count } = await trail('&object_id=theme_text');
  expect(count).toBe(1);
  expect(audit_events[0]).toMatchObject({
    object_id: 'theme_text',
    request_id: answer.headers['x-request-id'],
    client_version: '1.0.0',
    source: 'staff',
    user: { name: 'Sipho Staff' },
    impersonated_user: null,
    change: { change_from: '#16262f', change_to: '#123123' },
  });
  expect(audit_events[0]?.timestamp).toMatch(/\+02:00$/);
});

test('a client without a version is the API', async () => {
  await save({ theme_text: '#123124' });
  expect((await trail('&object_id=theme_text')).audit_events[0]).toMatchObject({ source: 'api', client_version: null });
});

test('a reset is shown as the value it falls back to', async () => {
  await save({}, staff, {}, { reset: ['theme_text'] });
  const [event] = (await trail('&object_id=theme_text')).audit_events;
  expect(event?.change.change_from).toBe('#123124');
  expect(event?.change.change_to).not.toBe('#123124');
});

test('events come newest first, ten at a time, until count', async () => {
  for (let round = 0; round < 12; round += 1) await save({ theme_corner_radius: round });
  const first = await trail('&object_id=theme_corner_radius');
  expect(first.count).toBe(12);
  expect(first.audit_events).toHaveLength(10);
  const rest = await trail('&object_id=theme_corner_radius&offset=10&limit=10');
  expect(rest.audit_events).toHaveLength(2);
  const radii = [...first.audit_events, ...rest.audit_events].map(({ change }) => change.change_to);
  expect(radii).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('while impersonating, the trail has the real and the impersonated user', async () => {
  const platform = await signIn(site, 'platform@kestrel.test');
  await save({ theme_nav_text: '#f0f0f0' }, platform, { 'request-username': 'staff@kestrel.test' });
  const [event] = (await trail('&object_id=theme_nav_text')).audit_events;
  expect(event).toMatchObject({ user: { name: 'Palesa Platform' }, impersonated_user: { name: 'Sipho Staff' } });
});

test('F115 F116 the impersonated user’s permissions apply, and impersonating requires a permission', async () => {
  const platform = await signIn(site, 'platform@kestrel.test');
  const asCustomer = { 'request-username': 'owner@acme.test' };
  const refused = await platform.post('/api/providers/settings', { base_revision: 0, settings: {} }, asCustomer);
  expect(refused.statusCode).toBe(403);
  const me = await staff.get('/api/users/me', asCustomer);
  expect(me.json()).toMatchObject({ user: { email: 'owner@acme.test' }, impersonated_username: 'owner@acme.test' });
  expect((await staff.get('/api/users/me?request_username=owner@acme.test')).json()).toEqual(me.json());
  for (const [caller, username] of [
    [staff, 'ops@kestrel.test'],
    [staff, 'platform@kestrel.test'],
    [staff, 'staff@protea.test'],
    [await signIn(site, 'user@acme.test'), 'owner@acme.test'],
  ] as const) {
    const answer = await caller.get('/api/audit/events?type=provider_setting', { 'request-username': username });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'expired_token' });
  }
});

test('a secret is only shown as changed', async () => {
  await staff.confirm();
  const key =
    '-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQ==\n-----END PRIVATE KEY-----';
  await save({
    apple_login_enabled: true,
    apple_login_client_id: 'za.co.kestrel.portal',
    apple_login_team_id: '9KST4L7C2R',
    apple_login_key_id: 'ABC123DEFG',
    apple_login_private_key: key,
  });
  const [event] = (await trail('&object_id=apple_login_private_key')).audit_events;
  expect(event?.change).toEqual({ change_to: 'changed' });
});

test('only staff with permission see the trail, and only their own provider’s', async () => {
  for (const email of ['support@kestrel.test', 'owner@acme.test']) {
    const answer = await (await signIn(site, email)).get('/api/audit/events?type=provider_setting');
    expect(answer.statusCode).toBe(403);
  }
  const protea = await signIn(site, 'staff@protea.test');
  expect((await trail('', protea)).count).toBe(0);
});

test('the trail of a scope contains only changes in it, for users who may read the scope', async () => {
  const platform = await signIn(site, 'platform@kestrel.test');
  const ops = await signIn(site, 'ops@kestrel.test');
  const { user } = (await ops.get('/api/users/me')).json<{ user: { id: number; limit_user_to_branch: number } }>();
  const { branches } = (await staff.get('/api/general-data')).json<{ branches: { id: number }[] }>();
  const branch = user.limit_user_to_branch;
  const other = branches.find(({ id }) => id !== branch)!.id;
  const at = (kind: string, id: number | undefined, settings: object) => ({ scope: { kind, id }, settings });
  const put = async (caller: Caller, body: { scope: { kind: string; id: number | undefined } }) => {
    const { kind, id } = body.scope;
    const query = id === undefined ? kind : `${kind}:${id}`;
    const read = await caller.get(`/api/providers/settings?scope=${query}`);
    const { revision: base_revision } = read.json<{ revision: number }>();
    const answer = await caller.post('/api/providers/settings', { base_revision, ...body });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await put(staff, at('branch', branch, { work_hours_from: '06:00' }));
  await put(staff, at('branch', other, { work_hours_from: '06:30' }));
  await put(platform, at('platform', undefined, { map_max_node_count: 901 }));
  await put(ops, at('user', user.id, { map_default_zoom: 7 }));

  const found = async (caller: Caller, query: string) => {
    const answer = await caller.get(`/api/audit/events?${query}`);
    if (answer.statusCode !== 200) return answer.statusCode;
    return answer.json<{ audit_events: Event[] }>().audit_events.map((one) => one.object_id);
  };
  const ofBranch = (id: number) => `type=provider_setting&scope=branch&scope_id=${id}`;
  const name = `branch/${branch}/work_hours_from`;
  expect(await found(staff, ofBranch(branch))).toEqual([name]);
  expect(await found(staff, `${ofBranch(branch)}&object_id=work_hours_from`)).toEqual([name]);
  expect(await found(staff, `${ofBranch(branch)}&object_id=theme_text`)).toEqual([]);
  expect(await found(ops, ofBranch(branch))).toEqual([name]);
  expect(await found(ops, ofBranch(other))).toBe(403);
  const everybody = 'type=provider_setting&scope=platform';
  expect(await found(platform, everybody)).toEqual(['map_max_node_count']);
  expect(await found(staff, everybody)).toBe(403);
  const whole = await found(staff, 'type=provider_setting&scope=provider&limit=100');
  expect(whole).toContain('theme_text');
  expect(whole).not.toContain(name);
  const oneself = `type=user_setting&scope=user&scope_id=${user.id}`;
  expect(await found(ops, oneself)).toEqual([`user/${user.id}/map_default_zoom`]);
  expect(await found(await signIn(site, 'staff@protea.test'), ofBranch(branch))).toEqual([]);
  expect(await found(staff, 'type=provider_setting&scope=branch')).toBe(400);
});

test('an unknown type is rejected', async () => {
  expect((await staff.get('/api/audit/events?type=weather')).statusCode).toBe(400);
});
