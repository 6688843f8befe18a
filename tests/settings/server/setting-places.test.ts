/** The scopes that a user can select, and the impact of a change in a wide scope. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp({ env: { INTERNAL_EMAIL_DOMAINS: 'kestrel.test' } });
const staff = await signIn(site, 'staff@kestrel.test');
const ops = await signIn(site, 'ops@kestrel.test');
const support = await signIn(site, 'support@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const user = await signIn(site, 'user@acme.test');
const platform = await signIn(site, 'platform@kestrel.test');

interface Found {
  kind: string;
  id: number;
  title: string;
  detail: string;
  own: number;
}

async function places(caller: Caller, query = ''): Promise<Found[]> {
  return (await caller.get(`/api/providers/settings/places${query}`)).json<{ places: Found[] }>().places;
}

async function numberOf(detail: string): Promise<number> {
  return (await places(staff, `?search=${detail}`)).find((one) => one.detail === detail)!.id;
}

async function impact(caller: Caller, scope: string) {
  return (await caller.get(`/api/providers/settings/impact?provider_id=1&scope=${scope}`)).json<{
    totals: { kind: string; count: number }[];
    own: { setting: string; kind: string; count: number }[];
  }>();
}

async function save(caller: Caller, scope: object, settings: object) {
  const body = { base_revision: 0, scope, settings };
  const answer = await caller.post('/api/providers/settings', body);
  expect(answer.statusCode, answer.body).toBe(200);
}

test('staff find branches, accounts and users by name, code or address', async () => {
  const all = await places(staff);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['branch', 'account', 'user']));
  expect((await places(staff, '?search=acme')).map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['ACME', 'owner@acme.test', 'user@acme.test']),
  );
  expect(await places(staff, '?search=%25')).toEqual([]);
  expect(await places(staff, '?limit=1')).toHaveLength(3);
});

test('the current scope is included for any search', async () => {
  const id = await numberOf('KAROO');
  const found = await places(staff, `?search=durban&shown=account:${id}`);
  expect(found.map(({ title }) => title)).toEqual(['Durban', 'Karoo Crafts']);
});

test('nobody finds scopes that they may not read', async () => {
  expect((await places(ops)).filter(({ kind }) => kind === 'branch')).toMatchObject([{ detail: 'JNB' }]);
  expect((await places(support)).filter(({ kind }) => kind === 'user')).toMatchObject([
    { detail: 'support@kestrel.test' },
  ]);
  const ofOwner = await places(owner);
  expect(ofOwner.filter(({ kind }) => kind === 'account')).toMatchObject([{ detail: 'ACME' }]);
  expect(ofOwner.filter(({ kind }) => kind === 'user').map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['owner@acme.test', 'user@acme.test', 'nobilling@acme.test']),
  );
  expect(JSON.stringify(ofOwner)).not.toMatch(/karoo|branch|kestrel/i);
  expect((await places(user)).map(({ detail }) => detail).sort()).toEqual(['ACME', 'user@acme.test']);
});

test('narrower scopes with their own value are counted, by kind and only those below', async () => {
  const acme = await numberOf('ACME');
  await save(owner, { kind: 'account' }, { auto_add_address_book: true });
  await save(user, { kind: 'user' }, { map_default_zoom: 9 });
  const whole = await impact(staff, 'provider');
  expect(whole.totals).toContainEqual({ kind: 'account', count: 12 });
  expect(whole.own).toContainEqual({ setting: 'auto_add_address_book', kind: 'account', count: 1 });
  expect(whole.own).toContainEqual({ setting: 'map_default_zoom', kind: 'user', count: 1 });
  const below = await impact(owner, `account:${acme}`);
  expect(below).toEqual({
    totals: [{ kind: 'user', count: 3 }],
    own: [{ setting: 'map_default_zoom', kind: 'user', count: 1 }],
  });
  expect((await places(staff, '?search=ACME')).find(({ kind }) => kind === 'account')).toMatchObject({ own: 1 });
});

test('the platform gets the number of providers, and nobody else does', async () => {
  const { totals, own } = await impact(platform, 'platform');
  expect(totals).toEqual([{ kind: 'provider', count: 2 }]);
  expect(own).toContainEqual({ setting: 'provider_title', kind: 'provider', count: 2 });
  expect((await staff.get('/api/providers/settings/impact?scope=platform')).statusCode).toBe(403);
  expect((await user.get('/api/providers/settings/impact?scope=provider')).statusCode).toBe(403);
});

test('F378 the platform’s own users are recognized by the domain of their address', async () => {
  const internal = async (caller: Caller) =>
    (await caller.get('/api/users/me')).json<{ user: { is_internal: boolean } }>().user.is_internal;
  expect([await internal(staff), await internal(owner)]).toEqual([true, false]);
});

test('another provider’s scopes are not counted', async () => {
  await asOwner(site.database.owner, (tx) =>
    tx
      .insertInto('accounts')
      .values({ provider_id: 2, account_code: 'CAPE', name: 'Cape Trading', account_type: 'postpaid' })
      .execute(),
  );
  expect((await impact(staff, 'provider')).totals).toContainEqual({ kind: 'account', count: 12 });
  expect(await places(staff, '?search=CAPE+Trading')).toEqual([]);
});

test('users who may not see accounts find none of them, nor the number of their values', async () => {
  const driver = await signIn(site, 'driver@kestrel.test');
  const found = await places(driver);
  expect(found.map(({ kind }) => kind)).not.toContain('account');
  expect(JSON.stringify(found)).not.toContain('Acme');
  const acme = await numberOf('ACME');
  for (const query of ['', `?account_id=${acme}`])
    expect((await driver.get(`/api/accounts/settings${query}`)).statusCode).toBe(403);
  expect((await driver.get(`/api/providers/settings?scope=account:${acme}`)).statusCode).toBe(403);
});
