/** What every screen needs: all of it the first time, nothing while nothing changed. */
import { expect, test } from 'vitest';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();

test('staff get roles, branches and drivers with the settings they may read', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const data = (await staff.get('/api/general-data')).json<Record<string, unknown[]>>();
  expect(data['provider_settings']).toHaveProperty('dashboard_undelivered_shipments_duration');
  expect(data['roles']?.length).toBeGreaterThan(5);
  expect(data['branches']).toHaveLength(13);
  expect(data['drivers']).toMatchObject([{ name: 'Dumi Driver' }]);
  expect(data['account']).toBeNull();
  expect(data['current_time']).toMatch(/\+02:00$/);
});

test('a user limited to a branch sees only that branch', async () => {
  const ops = await signIn(site, 'ops@kestrel.test');
  const data = (await ops.get('/api/general-data')).json<Record<string, unknown>>();
  expect(data['branches']).toMatchObject([{ code: 'JNB' }]);
});

test('customers get their account and nothing of the team; without billing, no money either', async () => {
  const data = async (email: string) =>
    (await (await signIn(site, email)).get('/api/general-data')).json<Record<string, unknown>>();
  const owner = await data('owner@acme.test');
  expect(owner).toMatchObject({
    account: { account_code: 'ACME', balance: -1842.5, credit_limit: 25000 },
    branches: [],
    drivers: [],
  });
  expect(owner['roles']).toMatchObject([{ id: 5 }]);
  expect(owner['provider_settings']).not.toHaveProperty('dashboard_undelivered_shipments_duration');
  const poor = await data('nobilling@acme.test');
  expect(poor['account']).not.toHaveProperty('balance');
});

test('unchanged it is 304, by since or by entity tag; a change of the settings ends that', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const first = await staff.get('/api/general-data');
  const { revision } = first.json<{ revision: number }>();
  const tag = String(first.headers['etag']);
  expect((await staff.get(`/api/general-data?since=${revision}`)).statusCode).toBe(304);
  expect((await staff.get('/api/general-data', { 'if-none-match': tag })).statusCode).toBe(304);
  await staff.post('/api/providers/settings', { base_revision: revision, settings: { theme_text: '#101010' } });
  expect((await staff.get(`/api/general-data?since=${revision}`)).json()).toMatchObject({ revision: revision + 1 });
  expect((await staff.get('/api/general-data', { 'if-none-match': tag })).statusCode).toBe(200);
});

test('a change of the user’s own role ends it too', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  const tag = String((await support.get('/api/general-data')).headers['etag']);
  await site.database.owner.pool.query(
    "begin; select set_config('app.all_providers', 'on', true); update roles set label = 'Helpers' where id = 4; commit",
  );
  expect((await support.get('/api/general-data', { 'if-none-match': tag })).json()).toMatchObject({
    user: { role: { label: 'Helpers' } },
  });
});

test('a call without a session is 401', async () => {
  expect((await site.request({ method: 'GET', url: '/api/general-data' })).statusCode).toBe(401);
});
