/** System calls, and what all responses have in common: headers, error format, documentation. */
import { expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../../app.ts';
import { eachAtOnce } from '../../../at-once.ts';
import { demoPassword } from '../../../factories/password.ts';

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const site = await testApp({ logStream, env: { LOG_LEVEL: 'info' } });

test('version, health and readiness respond without a session', async () => {
  const send = (url: string) => site.request({ method: 'GET', url, headers: { host: 'nobody.example' } });
  expect((await send('/version.json')).json()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
  });
  expect((await send('/health')).json()).toEqual({ status: 'ok' });
  expect((await send('/ready')).json()).toEqual({ status: 'ready' });
});

test('a host is resolved by the requested origin, otherwise by the request’s own', async () => {
  const send = (query: string, host = 'localhost') =>
    site.request({ method: 'GET', url: `/api/providers${query}`, headers: { host } });
  expect((await send('')).json()).toMatchObject({ provider: { name: 'Kestrel Couriers', status: 'active' } });
  for (const origin of ['protea.localhost', 'http://protea.localhost:3051', 'PROTEA.localhost:80']) {
    const answer = await send(`?origin=${encodeURIComponent(origin)}`);
    expect(answer.json()).toMatchObject({ provider: { name: 'Protea Parcels' } });
  }
  expect((await send('?origin=nobody.example')).json()).toMatchObject({ code: 'unknown_origin' });
  expect((await send('')).json<{ provider_settings: object }>().provider_settings).not.toHaveProperty('terms_mode');
});

test('F062 a browser error is logged with its client version', async () => {
  const body = { message: 'x is undefined', path: '/shipments', stack: 'at f (main.js:1)' };
  const headers = { host: 'localhost', 'client-version': '1.2.3' };
  const response = await site.request({ method: 'POST', url: '/api/ui/errors', headers, payload: body });
  expect(response.json()).toEqual({ ok: true });
  const line = lines.map((one) => JSON.parse(one) as { msg: string; browser?: object }).find(({ browser }) => browser);
  expect(line).toMatchObject({ msg: 'a browser met an error', browser: { ...body, version: '1.2.3' } });
});

test('F017 the browser gets the image host of its environment', async () => {
  const own = await testApp({
    database: site.database,
    env: { IMAGE_HOST: 'https://images-{environment}.kestrel.example' },
  });
  const answer = await own.request({ method: 'GET', url: '/api/providers', headers: { host: 'localhost' } });
  expect(answer.json()).toMatchObject({ provider: { image_host: 'https://images-dev.kestrel.example' } });
  const without = await site.request({ method: 'GET', url: '/api/providers', headers: { host: 'localhost' } });
  expect(without.json<{ provider: object }>().provider).not.toHaveProperty('image_host');
});

test('F013 dev, stage or prod is derived from the host', async () => {
  const hosts = { localhost: 'dev', 'stage.kestrel.example': 'stage', 'ship.kestrel.example': 'prod' };
  await asOwner(site.database.owner, (tx) =>
    tx
      .insertInto('provider_origins')
      .values(
        Object.keys(hosts)
          .slice(1)
          .map((origin) => ({ origin, provider_id: 1 })),
      )
      .execute(),
  );
  const pending = Object.keys(hosts).map(async (host) => {
    const answer = await site.request({ method: 'GET', url: '/api/providers', headers: { host: `${host}:3051` } });
    return [host, answer.json<{ provider: { environment: string } }>().provider.environment] as const;
  });
  expect(Object.fromEntries(await Promise.all(pending))).toEqual(hosts);
});

test('an unknown call is 404 in the standard error format', async () => {
  const answer = await site.app.inject({ method: 'GET', url: '/api/nothing-like-this' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    code: 'unknown_call',
    message: 'There is no call GET /api/nothing-like-this.',
    errors: [],
  });
});

test('an invalid JSON body is 400, not 500', async () => {
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const answer = await site.app.inject({ method: 'POST', url: '/api/login', headers, payload: '{"email":' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_body' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/octet-stream', ''])(
  'a body of the type “%s” is 415 for a call that takes JSON, without internals of the server',
  async (type) => {
    const headers = { host: 'localhost', ...(type && { 'content-type': type }) };
    const payload = '{"email":"owner@acme.test","password":"x"}';
    const answer = await site.app.inject({ method: 'POST', url: '/api/login', headers, payload });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({
      code: 'unsupported_media_type',
      message: 'Send the request body as JSON.',
      errors: [],
    });
  },
);

test('no answer of a call is kept by a browser or a proxy, unless it says so itself', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const urls = Object.values(calls)
    .filter(({ method, name }) => method === 'GET' && name !== 'read_events')
    .map(({ path, outside_api }) => `${outside_api ? '' : '/api'}${path.replaceAll(/\{\w+\}/g, '1')}`);
  const kept: string[] = [];
  await eachAtOnce(urls, async (url) => {
    const { headers } = await site.app.inject({
      url,
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
    if (!/no-store|private, no-cache/.test(String(headers['cache-control']))) kept.push(url);
  });
  expect(urls.length).toBeGreaterThan(100);
  expect(kept).toEqual([]);
});

test('the head of what is outside of the API is that of the answer, not of a page', async () => {
  const head = (url: string) => site.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } });
  for (const url of ['/health', '/ready', '/version.json']) {
    const { statusCode, headers, body } = await head(url);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/json; charset=utf-8', '']);
  }
  expect((await head('/s/unknown')).statusCode).toBe(302);
  expect((await head('/images/1/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
});

test('internal errors are logged and not returned', async () => {
  const broken = await testApp({ database: site.database, logStream, env: { LOG_LEVEL: 'info' } });
  const query = site.database.app.pool.query.bind(site.database.app.pool);
  site.database.app.pool.query = () => Promise.reject(new Error('relation "hidden" is gone'));
  const answer = await broken.app.inject({ method: 'GET', url: '/api/providers', headers: { host: 'localhost' } });
  site.database.app.pool.query = query;
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'internal_error',
    message: 'Something went wrong on our side. Try again.',
    errors: [],
  });
  expect(lines.join('')).toContain('relation \\"hidden\\" is gone');
});

test('every response has the security headers and its request id', async () => {
  const { headers } = await callerWith(site, null).get('/api/providers');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  });
});

test('the log has one line per request with its id, without passwords and tokens', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const answer = await staff.get('/api/users/me');
  const all = lines.join('');
  expect(all).toContain(`"reqId":"${String(answer.headers['x-request-id'])}"`);
  expect(all).toContain('"path":"/api/users/me","status":200');
  expect(all).not.toContain(staff.token);
  expect(all).not.toContain(demoPassword);
});

test('the documentation lists every call', async () => {
  const document = (await site.app.inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    openapi: string;
    paths: Record<string, unknown>;
  }>();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(JSON.stringify(Object.keys(document.paths))).toContain('/providers/settings');
  const page = await site.app.inject({ method: 'GET', url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).toContain('<title>API documentation</title>');
  expect(page.body).not.toContain('favicon');
  const style = await site.app.inject({ method: 'GET', url: '/api/docs/static/theme/neutral.css' });
  expect(style.body).toContain('.topbar { display: none; }');
});
