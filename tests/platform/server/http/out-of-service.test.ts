/** Unavailability: 418 during maintenance of the platform, 423 once a provider is closed. */
import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#generated/calls.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { isAway } from '#platform/server/http/errors.ts';
import { callerWith, signIn, testApp } from '../../../app.ts';
import { demoPassword } from '../../../factories/password.ts';

const site = await testApp();
const atWork = await testApp({ database: site.database, env: { MAINTENANCE: 'yes' } });
const declared = Object.values(calls).map((call) => ({
  ...call,
  url: `${call.outside_api ? '' : '/api'}${call.path.replaceAll(/\{\w+\}/g, '1')}`,
}));

function send(
  at: typeof site,
  { method, url }: { method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'; url: string },
  token?: string,
) {
  return at.request({
    ...{ method, url },
    headers: { host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
}

async function become(status: 'active' | 'inactive'): Promise<void> {
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('providers').set({ status }).where('name', '=', 'Kestrel Couriers').execute(),
  );
}

test('F112 every call returns 418 during maintenance, for every caller', async () => {
  const { token } = await signIn(site, 'staff@kestrel.test');
  for (const call of declared.filter(({ outside_api: outside }) => !outside)) {
    const answer = await send(atWork, call, token);
    expect([call.name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      call.name,
      418,
      'maintenance',
    ]);
  }
});

test('system calls still work during maintenance, and pages come without a brand, so that the browser requests it', async () => {
  for (const url of ['/health', '/ready', '/version.json'])
    expect((await send(atWork, { method: 'GET', url })).statusCode).toBe(200);
  const page = await send(atWork, { method: 'GET', url: '/shipments' });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '300']);
  expect(page.body).not.toContain('id="boot"');
  expect(page.body).toContain('id="root"');
});

test('normally nothing is closed or under maintenance', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  expect((await staff.get('/api/users/me')).statusCode).toBe(200);
});

test('users of an overdue provider keep working', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('providers').set({ status: 'overdue' }).where('name', '=', 'Kestrel Couriers').execute(),
  );
  expect((await staff.get('/api/users/me')).statusCode).toBe(200);
  await become('active');
});

test('F110 for sessions of a closed provider every call except signing out returns 423', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const customer = await signIn(site, 'owner@acme.test');
  await become('inactive');
  const affected = declared.filter(
    ({ name, audience, tenant }) => name !== 'logout' && (audience === 'signed_in' || tenant === 'provider'),
  );
  expect(affected.length).toBeGreaterThan(20);
  for (const { token } of [staff, customer])
    for (const call of affected) {
      const answer = await send(site, call, token);
      expect([call.name, answer.statusCode, answer.json<{ code: string; message: string }>()]).toMatchObject([
        call.name,
        423,
        { code: 'account_closed', message: 'The account has been closed.' },
      ]);
    }
  expect((await staff.post('/api/logout', {})).statusCode).toBe(200);
  await become('active');
  expect((await customer.get('/api/users/me')).statusCode).toBe(200);
});

test('a closed provider does not affect others: the platform, guests on its pages and other providers', async () => {
  const platform = await signIn(site, 'platform@kestrel.test');
  const neighbour = await signIn(site, 'staff@protea.test');
  await become('inactive');
  expect((await platform.get('/api/users/me')).statusCode).toBe(200);
  const asCustomer = await platform.get('/api/users/me?request_username=owner%40acme.test');
  expect(asCustomer.json()).toMatchObject({ impersonated_username: 'owner@acme.test' });
  expect((await neighbour.get('/api/users/me')).statusCode).toBe(200);
  expect((await callerWith(site, null).get('/api/providers/settings')).statusCode).toBe(200);
  const login = { email: 'staff@kestrel.test', password: demoPassword };
  const refused = await callerWith(site, null).post('/api/login', login);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'provider_inactive']);
  await become('active');
});

beforeAll(() => become('active'));

test.each([
  ['that refuses connections', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['that was stopped', Object.assign(new Error('connect ENOENT /data/.s.PGSQL.5432'), { code: 'ENOENT' })],
  ['that is starting up', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['whose connection broke', new Error('Connection terminated unexpectedly')],
  ['whose connection broke before', new Error('Client has encountered a connection error and is not queryable')],
])(
  'with a database %s every call returns 503, and pages say that they are temporarily unavailable',
  async (_which, failure) => {
    const { token } = await signIn(site, 'staff@kestrel.test');
    const { pool } = site.database.app;
    const away = [
      vi.spyOn(pool, 'query').mockRejectedValue(failure),
      vi.spyOn(pool, 'connect').mockRejectedValue(failure),
    ];
    onTestFinished(() => away.forEach((spy) => spy.mockRestore()));
    for (const url of ['/api/users/me', '/api/accounts', '/ready']) {
      const answer = await send(site, { method: 'GET', url }, token);
      expect([url, answer.statusCode]).toEqual([url, 503]);
    }
    const page = await send(site, { method: 'GET', url: '/shipments' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('id="root"');
    expect((await send(site, { method: 'GET', url: '/health' })).statusCode).toBe(200);
  },
);

test('a transaction whose connection breaks between two statements reports an unavailable database', async () => {
  const { app } = site.database;
  let broken: Promise<unknown> | undefined;
  app.pool.once('acquire', (client: pg.PoolClient) => {
    broken = new Promise<void>((resolve) => client.once('end', resolve));
  });
  const failure = await inTenant(app, 1, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await app.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await broken;
    await sql`select 1`.execute(tx);
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isAway(failure), String(failure)).toBe(true);
});
