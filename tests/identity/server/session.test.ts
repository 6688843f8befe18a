/** Signing in and out: correct and wrong passwords, and the validity of a token afterwards. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword } from '#modules/identity/server/session/password.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';

const site = await testApp();

function login(payload: object, host = 'localhost') {
  return site.request({ method: 'POST', url: '/api/login', headers: { host }, payload });
}

test('F099 a correct email address and password return an access_token, which is a bearer token from then on', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  expect(staff.token).toMatch(/^[\w-]{43}$/);
  const me = await staff.get('/api/users/me');
  expect(me.json()).toMatchObject({
    user: { email: 'staff@kestrel.test', username: 'staff@kestrel.test', role: { id: 2 } },
    roles: [{ id: 2 }],
    impersonated_username: null,
    logged_in_user: { id: expect.any(Number) as number, name: 'Sipho Staff', email: 'staff@kestrel.test' },
  });
});

test('the email address is case-insensitive; the platform administrator signs in anywhere', async () => {
  await signIn(site, 'Staff@Kestrel.test');
  for (const host of ['localhost', 'protea.localhost:3051']) {
    const answer = await login({ email: 'platform@kestrel.test', password: demoPassword }, host);
    expect(answer.statusCode).toBe(200);
  }
});

test('a wrong password, an unknown address and another provider’s user get the same response', async () => {
  const attempts = [
    await login({ email: 'staff@kestrel.test', password: 'wrong' }),
    await login({ email: 'nobody@kestrel.test', password: demoPassword }),
    await login({ email: 'staff@protea.test', password: demoPassword }),
  ];
  for (const answer of attempts) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'invalid_credentials',
      message: 'The email address or password is incorrect.',
      errors: [],
    });
  }
});

test('an unknown address takes as long as a wrong password', async () => {
  // The hashes of other users of tests are quick to compare.
  const password_hash = await hashPassword(demoPassword);
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('users').set({ password_hash }).where('email', '=', 'ops@kestrel.test').execute(),
  );
  const times = { 'who@kestrel.test': [] as number[], 'ops@kestrel.test': [] as number[] };
  // Takes turns and compares the minimum, because the machine may be busy.
  for (let turn = 0; turn < 4; turn += 1)
    for (const email of Object.keys(times) as (keyof typeof times)[]) {
      const start = performance.now();
      await login({ email, password: 'wrong' });
      times[email].push(performance.now() - start);
    }
  const [unknown = 0, known = 0] = Object.values(times).map((all) => Math.min(...all));
  expect(unknown).toBeGreaterThan(known / 3);
});

test('a disabled user is rejected, and their open sessions end immediately', async () => {
  const driver = await signIn(site, 'driver@kestrel.test');
  await site.database.owner.pool.query(
    "begin; select set_config('app.all_providers', 'on', true); update users set is_disabled = true where email = 'driver@kestrel.test'; commit",
  );
  const answer = await login({ email: 'driver@kestrel.test', password: demoPassword });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'user_disabled' });
  expect((await driver.get('/api/users/me')).statusCode).toBe(401);
});

test('signing out revokes the token', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  expect((await support.post('/api/logout', {})).json()).toEqual({ ok: true });
  const after = await support.get('/api/users/me');
  expect(after.statusCode).toBe(401);
  expect(after.json()).toMatchObject({ code: 'not_logged_in' });
});

test('only the hash of a token is stored', async () => {
  const { token } = await signIn(site, 'user@acme.test');
  const { id } = (await callerWith(site, token).get('/api/users/me')).json<{ user: { id: number } }>().user;
  const rows = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('sessions').selectAll().where('user_id', '=', id).execute(),
  );
  expect(rows[0]?.token_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('an unknown token is 401, and so is a call without one', async () => {
  for (const token of ['x'.repeat(43), null]) {
    const answer = await callerWith(site, token).get('/api/users/me');
    expect(answer.statusCode).toBe(401);
  }
});

test('a tampered token and an expired one are 401; one of another provider is valid only there', async () => {
  const { token } = await signIn(site, 'owner@acme.test');
  const last = token.endsWith('A') ? 'B' : 'A';
  for (const wrong of [`${token.slice(0, -1)}${last}`, token.slice(0, -1), `${token}x`, token.toUpperCase()])
    expect((await callerWith(site, wrong).get('/api/users/me')).statusCode).toBe(401);
  const foreign = await signIn(site, 'staff@protea.test');
  expect((await callerWith(site, foreign.token).get('/api/users/me')).statusCode).toBe(401);
  const there = await foreign.get('/api/users?provider_id=1');
  expect([there.statusCode, there.json<{ code: string }>().code]).toEqual([403, 'wrong_provider']);
  await asOwner(site.database.owner, (tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('token_hash', '=', createHash('sha256').update(token).digest())
      .execute(),
  );
  expect((await callerWith(site, token).get('/api/users/me')).statusCode).toBe(401);
});

test('concurrent sign-outs end a session once, without an error', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  const both = await Promise.all([support.post('/api/logout', {}), support.post('/api/logout', {})]);
  expect(both.map(({ statusCode }) => statusCode).every((status) => status === 200 || status === 401)).toBe(true);
  expect((await support.get('/api/users/me')).statusCode).toBe(401);
});

test('an incomplete or unknown field is reported', async () => {
  const answer = await login({ email: 'staff@kestrel.test', pasword: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'pasword', message: 'Unknown field.', code: 'additionalProperties' }],
  });
  const without = await login({ email: 'staff@kestrel.test' });
  expect(without.statusCode).toBe(400);
  expect(without.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'password', message: 'This is required.', code: 'required' }],
  });
});

test('F014 outside production a header selects the host whose site is requested; in production the host itself counts', async () => {
  await asOwner(site.database.owner, (tx) =>
    tx.insertInto('provider_origins').values({ origin: 'kestrel.co.za', provider_id: 1 }).execute(),
  );
  const credentials = { email: 'staff@protea.test', password: demoPassword };
  const loginAt = (host: string, override: string) =>
    site.request({
      method: 'POST',
      url: '/api/login',
      headers: { host, 'host-override': override },
      payload: credentials,
    });
  expect((await loginAt('localhost', 'protea.localhost:3051')).statusCode).toBe(200);
  expect((await loginAt('kestrel.co.za', 'protea.localhost')).statusCode).toBe(401);
  expect((await loginAt('localhost', 'nobody.test')).statusCode).toBe(404);
  expect((await loginAt('localhost', '')).statusCode).toBe(401);
});

test('F014 another host is selected at the address of a provider only: a host that anyone may send gets no links and no session', async () => {
  const headers = { host: 'dev.evil.example', 'host-override': 'localhost' };
  const post = (url: string, payload: object) => site.request({ method: 'POST', url, headers, payload });
  const email = 'owner@acme.test';
  expect((await post('/api/users/reset-password', { email })).json()).toMatchObject({ code: 'unknown_origin' });
  expect((await post('/api/login', { email, password: demoPassword })).statusCode).toBe(404);
  const { token } = await signIn(site, email);
  const readAt = async (host: string): Promise<number> => {
    const asked = { host, 'host-override': 'localhost', authorization: `Bearer ${token}` };
    return (await site.request({ method: 'GET', url: '/api/users/me', headers: asked })).statusCode;
  };
  expect(await readAt('protea.localhost')).toBe(200);
  expect(await readAt('dev.evil.example')).toBe(401);
});

test('an unknown origin is 404', async () => {
  const answer = await login({ email: 'staff@kestrel.test', password: demoPassword }, 'nobody.example');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'unknown_origin' });
});

test('users change their own name and phone number, and accept only the current terms', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const patch = (payload: object) =>
    site.request({
      method: 'PATCH',
      url: '/api/users',
      payload,
      headers: { host: 'localhost', authorization: `Bearer ${owner.token}` },
    });
  const changed = await patch({ name: 'Naledi Dlamini', phone_number: '+27825550142' });
  expect(changed.json()).toMatchObject({ ok: true, user: { name: 'Naledi Dlamini', phone_number: '+27825550142' } });
  expect((await owner.get('/api/users/me')).json()).toMatchObject({ user: { name: 'Naledi Dlamini' } });

  expect((await patch({ terms_and_conditions_accepted_version: '0.9' })).json()).toMatchObject({
    code: 'outdated_terms',
  });
  expect((await patch({ terms_and_conditions_accepted_version: '1' })).json()).toMatchObject({ ok: true });
  expect((await owner.get('/api/users/me')).json()).toMatchObject({
    user: { terms_and_conditions_accepted_version: '1' },
  });
  expect((await patch({ role_id: 2 })).statusCode).toBe(400);
  expect((await patch({ name: ' ' })).statusCode).toBe(400);
});

test('F014 a token is no longer good at a host that its provider gave up, and is at one that it got', async () => {
  const platform = await signIn(site, 'platform@kestrel.test');
  const { token } = await signIn(site, 'staff@protea.test');
  const readAt = async (host: string, bearer = token) => {
    const headers = { host, authorization: `Bearer ${bearer}` };
    return (await site.request({ method: 'GET', url: '/api/users/me', headers })).statusCode;
  };
  const moveTo = async (origins: readonly string[]) => {
    const headers = { host: 'localhost', authorization: `Bearer ${platform.token}` };
    const answer = await site.request({ method: 'PATCH', url: '/api/providers/2', headers, payload: { origins } });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  expect([await readAt('protea.localhost'), await readAt('moved.localhost')]).toEqual([200, 401]);
  await moveTo(['moved.localhost']);
  expect([await readAt('protea.localhost'), await readAt('moved.localhost')]).toEqual([401, 200]);
  await moveTo(['protea.localhost']);
  expect([await readAt('protea.localhost'), await readAt('moved.localhost')]).toEqual([200, 401]);
});
