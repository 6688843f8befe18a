/** General data, which every screen needs: sent in full the first time, and not at all while it is unchanged. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

const site = await testApp();

test('staff get roles, branches and drivers with the settings they may read', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const data = (await staff.get('/api/general-data')).json<Record<string, unknown[]>>();
  expect(data['provider_settings']).toHaveProperty('dashboard_undelivered_shipments_duration');
  expect(data['roles']?.length).toBeGreaterThan(5);
  expect(data['branches']).toHaveLength(13);
  expect(data['drivers']).toMatchObject([{ name: 'Dumi Driver' }]);
  expect(data['account']).toBeNull();
  const guests = await asOwner(site.database.owner, (tx) => accountId(tx, 'GUEST'));
  expect(data['guest_account_id']).toBe(guests);
  expect(data['current_time']).toMatch(/\+02:00$/);
});

test('a user limited to a branch sees only that branch', async () => {
  const ops = await signIn(site, 'ops@kestrel.test');
  const data = (await ops.get('/api/general-data')).json<Record<string, unknown>>();
  expect(data['branches']).toMatchObject([{ code: 'JNB' }]);
});

test('customers get their own account and nothing about the team; without billing access, no amounts either', async () => {
  const data = async (email: string) =>
    (await (await signIn(site, email)).get('/api/general-data')).json<Record<string, unknown>>();
  const owner = await data('owner@acme.test');
  expect(owner).toMatchObject({
    account: { account_code: 'ACME', balance: -1842.5, credit_limit: 25000 },
    branches: [],
    drivers: [],
  });
  expect(owner).not.toHaveProperty('guest_account_id');
  expect(owner['roles']).toMatchObject([{ id: 5 }]);
  expect(owner['provider_settings']).not.toHaveProperty('dashboard_undelivered_shipments_duration');
  const poor = await data('nobilling@acme.test');
  expect(poor['account']).not.toHaveProperty('balance');
});

test('F133 staff who are limited to an account have that account, and each call at start-up returns its part', async () => {
  const limited = await asOwner(site.database.owner, async (tx) => {
    const { id } = await tx
      .selectFrom('accounts')
      .select('id')
      .where('account_code', '=', 'ACME')
      .executeTakeFirstOrThrow();
    return buildUser(tx, { provider_id: 1, role_id: roleIds.support, limit_user_to_account: id });
  });
  const caller = callerWith(site, await signedIn(site.database, limited.email, 'localhost'));
  const { account } = (await caller.get('/api/general-data')).json<{ account: { id: number; account_code: string } }>();
  expect(account.account_code).toBe('ACME');
  const found = (await caller.get('/api/accounts')).json<{ accounts: { id: number }[] }>().accounts;
  expect(found.map(({ id }) => id)).toEqual([account.id]);
  expect((await caller.get('/api/users/me')).json()).toMatchObject({
    user: { id: limited.id, limit_user_to_account: account.id },
    roles: [{ id: roleIds.support }],
  });
  const staff = await signIn(site, 'staff@kestrel.test');
  expect((await staff.get('/api/accounts/settings?provider_id=1&limit=9999')).json()).toMatchObject({
    account_settings: expect.any(Array) as unknown,
  });
  const image = 'https://images.kestrel.test/dangerous-goods.png';
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  await staff.post('/api/providers/settings', {
    base_revision: revision,
    settings: { confirm_no_dangerous_goods: true, dangerous_goods_image_url: image },
  });
  const customer = await signIn(site, 'user@acme.test');
  expect((await customer.get('/api/general-data')).json()).toMatchObject({
    provider_settings: { dangerous_goods_image_url: image },
  });
});

test('an unchanged response is 304, with since or an ETag; a settings change invalidates it', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const first = await staff.get('/api/general-data');
  const { revision } = first.json<{ revision: number }>();
  const { revision: settings } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const tag = String(first.headers['etag']);
  expect((await staff.get(`/api/general-data?since=${revision}`)).statusCode).toBe(304);
  expect((await staff.get('/api/general-data', { 'if-none-match': tag })).statusCode).toBe(304);
  await staff.post('/api/providers/settings', { base_revision: settings, settings: { theme_text: '#101010' } });
  expect((await staff.get(`/api/general-data?since=${revision}`)).json()).toMatchObject({ revision: revision + 1 });
  expect((await staff.get('/api/general-data', { 'if-none-match': tag })).statusCode).toBe(200);
});

test('a change of the user’s role invalidates the response', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  const tag = String((await support.get('/api/general-data')).headers['etag']);
  await site.database.owner.pool.query(
    "begin; select set_config('app.all_providers', 'on', true); update roles set label = 'Helpers' where id = 4; commit",
  );
  expect((await support.get('/api/general-data', { 'if-none-match': tag })).json()).toMatchObject({
    user: { role: { label: 'Helpers' } },
  });
});

test('changes of accounts, branches, drivers or roles invalidate the response; changes of other providers and sign-ins do not', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const owner = await signIn(site, 'owner@acme.test');
  const stand = async ({ get }: Caller) => (await get('/api/general-data')).json<{ revision: number }>().revision;
  const statuses = async (caller: Caller, since: number, tag: string) => [
    (await caller.get(`/api/general-data?since=${since}`)).statusCode,
    (await caller.get('/api/general-data', { 'if-none-match': tag })).statusCode,
  ];
  const changes: [string, number][] = [
    ["update accounts set is_on_hold = not is_on_hold where account_code = 'ACME'", 200],
    ["update branches set name = 'Egoli' where code = 'JNB' and provider_id = 1", 200],
    ["update users set name = 'Dumi D. Driver' where email = 'driver@kestrel.test'", 200],
    ["insert into branches (provider_id, code, name) values (1, 'UPI', 'Upington')", 200],
    ["delete from branches where code = 'UPI'", 200],
    ["update roles set label = 'Support desk' where id = 4", 200],
    ['update branches set name = name where provider_id = 1', 304],
    ["update branches set name = 'Kaapstad' where provider_id = 2", 304],
    ['update users set last_signed_in_at = now() where provider_id = 1', 304],
  ];
  for (const [statement, status] of changes) {
    const since = [await stand(staff), await stand(owner)] as const;
    const tags = await Promise.all(
      [staff, owner].map(async (caller) => String((await caller.get('/api/general-data')).headers['etag'])),
    );
    await asOwner(site.database.owner, (tx) => sql.raw(statement).execute(tx));
    expect(await statuses(staff, since[0], tags[0]!), statement).toEqual([status, status]);
    expect(await statuses(owner, since[1], tags[1]!), statement).toEqual([status, status]);
  }
});

test('a call without a session returns 401', async () => {
  expect((await site.request({ method: 'GET', url: '/api/general-data' })).statusCode).toBe(401);
});

test('one setting of every account is found however many others come first, and counted beyond the limit', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const ids = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('accounts').select('id').where('account_type', '<>', 'guest').orderBy('id').limit(3).execute(),
  );
  for (const { id: account_id } of ids)
    await staff.post('/api/accounts/settings', { account_id, setting: 'auto_add_address_book', value: true });
  const read = async (query: string) =>
    (await staff.get(`/api/accounts/settings?${query}`)).json<{
      account_settings: { account_id: number; setting: string }[];
      count: number;
    }>();
  const one = await read('setting=auto_add_address_book&limit=2');
  expect(one.account_settings.map(({ account_id, setting }) => [account_id, setting])).toEqual(
    ids.slice(0, 2).map(({ id }) => [id, 'auto_add_address_book']),
  );
  expect(one.count).toBe(3);
  expect((await read('limit=1')).count).toBeGreaterThan(3);
  expect(await read('setting=nothing_of_the_kind')).toEqual({ account_settings: [], count: 0 });
});
