/** API keys of customers: permissions, expiry, revocation, and who sees them. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { insertApiKey } from '#modules/identity/server/api-keys/repository.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';

const now = new Date();
const site = await testApp({ clock: () => now });

interface Made {
  readonly token: string;
  readonly api_key: { readonly id: number; readonly expires_at?: string };
}

async function create(caller: Caller, expires = 'never', name = 'Web shop'): Promise<Made> {
  const answer = await caller.post('/api/users/me/api-keys', { name, expires });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Made>();
}

async function listed(caller: Caller) {
  return (await caller.get('/api/users/me/api-keys')).json<{ api_keys: { id: number; last_used_at?: string }[] }>()
    .api_keys;
}

test('F138 a key works for 7 days, 30 days or always, as the user who created it', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const lengths = [];
  for (const expires of ['7_days', '30_days', 'never']) {
    const { token, api_key } = await create(owner, expires);
    expect(token).toMatch(/^pk_/);
    const me = await callerWith(site, token).get('/api/users/me');
    expect(me.json()).toMatchObject({ user: { email: 'owner@acme.test' } });
    lengths.push(api_key.expires_at && (new Date(api_key.expires_at).getTime() - now.getTime()) / 86_400_000);
  }
  expect(lengths.map((length) => length && Math.round(Number(length)))).toEqual([7, 30, undefined]);
  const session = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('sessions').select('expires_at').where('is_api_key', '=', true).orderBy('expires_at').execute(),
  );
  expect(
    session.map(({ expires_at }) => Math.min(99, Math.round((expires_at.getTime() - now.getTime()) / 86_400_000))),
  ).toEqual([7, 30, 99]);
});

test('keys are listed with their last use but without the key; a revoked one stops working', async () => {
  const owner = await signIn(site, 'owner@prepaid.test');
  const { token, api_key } = await create(owner);
  expect(await listed(owner)).toMatchObject([{ id: api_key.id, name: 'Web shop' }]);
  expect((await listed(owner))[0]).not.toHaveProperty('last_used_at');
  const program = callerWith(site, token);
  await program.get('/api/users/me');
  await expect.poll(async () => (await listed(owner))[0]?.last_used_at).toBeDefined();
  expect(JSON.stringify(await listed(owner))).not.toContain(token);
  expect((await owner.get('/api/users/me/sessions')).body).not.toContain('API key');
  expect((await owner.post('/api/users/me/api-keys/revoke', { id: api_key.id })).statusCode).toBe(200);
  expect((await program.get('/api/users/me')).statusCode).toBe(401);
  expect((await owner.post('/api/users/me/api-keys/revoke', { id: api_key.id })).statusCode).toBe(404);
  expect(await listed(owner)).toEqual([]);
  const changes = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('audit_events').select(['change_from', 'change_to']).where('type', '=', 'user').execute(),
  );
  expect(changes).toEqual(
    expect.arrayContaining([
      { change_from: null, change_to: { api_key: 'Web shop', expires: 'never' } },
      { change_from: { api_key: 'Web shop' }, change_to: null },
    ]),
  );
});

test('an expired key is listed until it is removed, for its user and for who manages the users, and doesn’t count', async () => {
  const user = await signIn(site, 'nobilling@acme.test');
  const owner = await signIn(site, 'owner@acme.test');
  const made = [await create(user, '7_days', 'Old shop'), await create(user, '7_days', 'Old stock')] as const;
  const lasting = await create(user, 'never', 'New shop');
  const names = async () => (await listed(user)).map(({ id }) => id);
  const ofAccount = async () =>
    (await owner.get('/api/accounts/api-keys?limit=100')).json<{ account_api_keys: { id: number }[] }>()
      .account_api_keys;
  const soon = new Date(now.getTime() + 8 * 86_400_000);
  await inTenant(site.database.owner, 1, (tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: new Date(now.getTime() - 1000) })
      .where('is_api_key', '=', true)
      .where('expires_at', '<', soon)
      .execute(),
  );
  expect((await callerWith(site, made[0].token).get('/api/users/me')).statusCode).toBe(401);
  const [old, stock] = made.map(({ api_key }) => api_key.id);
  expect(await names(), 'after those that work').toEqual([lasting.api_key.id, stock, old]);
  const ids = (await ofAccount()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([old, stock]));
  expect((await user.post('/api/users/me/api-keys/revoke', { id: old })).statusCode).toBe(200);
  expect((await owner.post(`/api/accounts/api-keys/${stock}/revoke`, {})).statusCode).toBe(200);
  expect(await names()).toEqual([lasting.api_key.id]);
});

test('logging out everywhere else does not affect keys; a new password revokes them', async () => {
  const user = await signIn(site, 'user@acme.test');
  const program = callerWith(site, (await create(user)).token);
  await user.post('/api/users/me/sessions/end', {});
  expect((await program.get('/api/users/me')).statusCode).toBe(200);
  const password = { current_password: demoPassword, password: 'correct horse battery' };
  expect((await user.post('/api/users/me/password', password)).statusCode).toBe(200);
  expect((await program.get('/api/users/me')).statusCode).toBe(401);
  expect(await listed(user)).toEqual([]);
});

test('F138 a key can’t change how its user logs in, or who else does', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const program = callerWith(site, (await create(owner)).token);
  const closed = Object.values(calls).filter((call) => call.people_only);
  expect(closed.length).toBeGreaterThan(15);
  for (const { name, method, path } of closed) {
    const answer = await site.request({
      ...{ method, url: `/api${path.replace('{id}', '1')}`, payload: {} },
      headers: { host: 'localhost', authorization: `Bearer ${program.token}` },
    });
    expect([name, answer.statusCode]).toEqual([name, 403]);
  }
  // Nor end itself, which would leave no trace of who did.
  expect(closed.map(({ name }) => name)).toContain('logout');
  for (const caller of [owner, program]) expect((await caller.get('/api/users/me')).statusCode).toBe(200);
});

test('only users of accounts create keys, for themselves, not while impersonated, and up to a limit', async () => {
  const body = { name: 'Web shop', expires: 'never' };
  const staff = await signIn(site, 'staff@kestrel.test');
  const path = '/api/users/me/api-keys';
  expect((await staff.post(path, body)).statusCode).toBe(403);
  expect((await staff.post(path, { ...body, request_username: 'owner@acme.test' })).statusCode).toBe(403);
  const customer = await signIn(site, 'nobilling@acme.test');
  const { token, api_key } = await create(customer);
  expect((await callerWith(site, token).post(path, body)).statusCode).toBe(403);
  const other = await signIn(site, 'owner@acme.test');
  expect((await other.post(`${path}/revoke`, { id: api_key.id })).statusCode).toBe(404);
  expect((await customer.post(path, { ...body, name: '   ' })).statusCode).toBe(400);
});

test('concurrent requests create no more keys than the limit', async () => {
  const customer = await signIn(site, 'owner@prepaid.test');
  const { user } = (await customer.get('/api/users/me')).json<{ user: { id: number } }>();
  await inTenant(site.database.app, 1, async (tx) => {
    const key = { provider_id: 1, user_id: user.id, name: 'Web shop', expires_at: null, created_at: now };
    for (let made = 0; made < 16; made += 1) await insertApiKey(tx, { ...key, token_hash: randomBytes(32) });
    const expired = { ...key, expires_at: new Date(now.getTime() - 1000) };
    for (let made = 0; made < 5; made += 1) await insertApiKey(tx, { ...expired, token_hash: randomBytes(32) });
  });
  const createOne = () => customer.post('/api/users/me/api-keys', { name: 'Web shop', expires: 'never' });
  const statuses = (await Promise.all(Array.from({ length: 8 }, createOne))).map(({ statusCode }) => statusCode);
  expect(statuses.sort((one, other) => one - other)).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
});

test('users who manage an account’s users see and revoke their keys; others see none of another account', async () => {
  const user = await signIn(site, 'user@acme.test');
  const owner = await signIn(site, 'owner@acme.test');
  const staff = await signIn(site, 'staff@kestrel.test');
  const stranger = await signIn(site, 'owner@prepaid.test');
  const { token, api_key } = await create(user, 'never', 'Stock system');
  const keysOf = async (caller: Caller, more = '') =>
    (await caller.get(`/api/accounts/api-keys?limit=100${more}`)).json<{
      account_api_keys: { id: number; account_id: number; name: string; user: string }[];
    }>().account_api_keys;
  const seen = (await keysOf(owner)).find(({ id }) => id === api_key.id);
  expect(seen).toMatchObject({ name: 'Stock system', user: expect.any(String) as string });
  expect(JSON.stringify(await keysOf(owner))).not.toContain(token);
  const { account_id } = seen!;
  expect((await keysOf(staff, `&account_id=${account_id}`)).map(({ id }) => id)).toContain(api_key.id);
  expect((await keysOf(stranger)).map(({ id }) => id)).not.toContain(api_key.id);
  expect((await user.get('/api/accounts/api-keys')).statusCode).toBe(403);
  const revoke = (caller: Caller, id = api_key.id) => caller.post(`/api/accounts/api-keys/${id}/revoke`, {});
  expect((await revoke(stranger)).statusCode).toBe(404);
  expect((await revoke(user)).statusCode).toBe(403);
  expect((await revoke(owner)).statusCode).toBe(200);
  expect((await callerWith(site, token).get('/api/users/me')).statusCode).toBe(401);
  expect(await keysOf(owner)).not.toContainEqual(expect.objectContaining({ id: api_key.id }));
  expect((await revoke(staff)).json()).toMatchObject({ code: 'unknown_api_key' });
  expect((await revoke(staff, 999_999)).statusCode).toBe(404);
});
