/** The API's own hosts: allowed origins, authentication, paths, and how pages learn about them (F016). */
import { expect, onTestFinished, test, vi } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../../app.ts';
import { signedIn } from '../../../signed-in.ts';

const site = await testApp({
  env: {
    API_HOST: 'http://api-{environment}.example',
    MARKETPLACE_API_HOST: 'http://market-{environment}.example:8080',
    PAYMENTS_API_HOST: 'http://pay-{environment}.example',
  },
});
const kestrel = 'http://localhost:3051';
const protea = 'http://protea.localhost:3051';
const prod = 'http://ship.kestrel.example';
const shop = 'http://market.localhost:3051';

await asOwner(site.database.owner, async (tx) => {
  const of = async (origin: string): Promise<number> =>
    (await tx.selectFrom('provider_origins').selectAll().where('origin', '=', origin).executeTakeFirstOrThrow())
      .provider_id;
  const { id } = await tx
    .insertInto('providers')
    .values({ name: 'Wide Market', kind: 'marketplace' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const origins = [
    { origin: 'ship.kestrel.example', provider_id: await of('localhost') },
    { origin: 'market.localhost', provider_id: id },
  ];
  await tx.insertInto('provider_origins').values(origins).execute();
});

interface RequestOptions {
  readonly host?: string;
  readonly origin?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(url: string, { host = 'api-dev.example', origin, token, headers }: RequestOptions = {}) {
  const own = { ...(origin && { origin }), ...(token && { authorization: `Bearer ${token}` }) };
  return site.request({ method: 'GET', url, headers: { host, ...own, ...headers } });
}

async function nameAt(options: RequestOptions): Promise<unknown> {
  const answer = await send('/api/providers', options);
  return answer.json<{ provider?: { name: string }; code?: string }>().provider?.name ?? answer.json<object>();
}

test('F016 an API host accepts each provider’s pages, allowing exactly the requesting origin', async () => {
  for (const [origin, name] of [
    [kestrel, 'Kestrel Couriers'],
    [protea, 'Protea Parcels'],
  ] as const) {
    const answer = await send('/api/providers', { origin });
    expect(answer.json()).toMatchObject({ provider: { name, environment: 'dev' } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, retry-after',
      vary: 'origin',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
  const guests = await send('/api/providers/settings', { origin: protea, headers: { 'accept-encoding': 'gzip' } });
  expect(guests.headers).toMatchObject({ 'access-control-allow-origin': protea });
  expect(String(guests.headers['vary'])).toMatch(/^origin\b/);
  const failed = await send('/api/users/me', { origin: kestrel });
  expect(failed.statusCode).toBe(401);
  expect(failed.headers['access-control-allow-origin']).toBe(kestrel);
});

test('F016 unknown pages, and those of another environment, less encrypted or for another host are rejected', async () => {
  const refused = { code: 'unknown_origin' };
  const foreign = ['https://evil.example', 'null', `${kestrel}/`, 'https://localhost:3051', prod, shop];
  for (const origin of foreign) {
    const answer = await send('/api/providers', { origin });
    expect(answer.json(), origin).toMatchObject(refused);
    expect(answer.headers, origin).not.toHaveProperty('access-control-allow-origin');
    expect((await send('/api/users/me', { origin })).json(), origin).toMatchObject(refused);
    expect((await preflight(origin)).statusCode, origin).toBe(404);
  }
  expect(await nameAt({ origin: prod, host: 'api-prod.example' })).toBe('Kestrel Couriers');
  expect(await nameAt({ origin: kestrel, host: 'api-prod.example' })).toMatchObject(refused);
  expect(await nameAt({ origin: shop, host: 'market-dev.example:8080' })).toBe('Wide Market');
  expect(await nameAt({ origin: kestrel, host: 'market-dev.example:8080' })).toMatchObject(refused);
  expect(await nameAt({})).toMatchObject(refused);
});

test('F016 at a page’s own host the origin header has no effect', async () => {
  const answer = await send('/api/providers', { host: 'localhost', origin: protea });
  expect(answer.json()).toMatchObject({ provider: { name: 'Kestrel Couriers' } });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await preflight(protea, 'localhost')).statusCode).toBe(404);
});

test('F016 while the database is away, pages known before can read so, and others cannot', async () => {
  expect(await nameAt({ origin: protea })).toBe('Protea Parcels');
  const failure = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { pool } = site.database.app;
  const away = [
    vi.spyOn(pool, 'query').mockRejectedValue(failure),
    vi.spyOn(pool, 'connect').mockRejectedValue(failure),
  ];
  onTestFinished(() => away.forEach((spy) => spy.mockRestore()));
  const allowed = async (origin: string) => {
    const answer = await send('/api/providers', { origin });
    return [answer.statusCode, answer.headers['access-control-allow-origin']];
  };
  expect(await allowed(protea)).toEqual([503, protea]);
  expect((await preflight(protea)).statusCode).toBe(204);
  expect(await allowed('https://evil.example')).toEqual([503, undefined]);
});

function preflight(origin: string, host = 'api-dev.example') {
  const headers = { host, origin, 'access-control-request-method': 'POST' };
  return site.app.inject({ method: 'OPTIONS', url: '/api/login', headers });
}

test('F016 a preflight allows the headers of the browser’s client, without a session or cookies', async () => {
  const answer = await preflight(kestrel);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': kestrel,
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
    'access-control-allow-headers': 'authorization, client-version, content-type, host-override, idempotency-key',
    'access-control-max-age': '86400',
    vary: 'origin',
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('F016 a token is valid only for the pages of its own provider, or of the one they show instead', async () => {
  const token = await signedIn(site.database, 'staff@kestrel.test', 'localhost');
  const statusFor = async (origin: string, headers = {}): Promise<number> =>
    (await send('/api/users/me', { origin, token, headers })).statusCode;
  expect(await statusFor(kestrel)).toBe(200);
  expect(await statusFor(protea)).toBe(401);
  expect(await statusFor(protea, { 'host-override': 'localhost' })).toBe(200);
  expect((await send('/api/users/me', { token })).statusCode).toBe(200);
  expect((await send('/api/providers/settings', { origin: protea, token })).json()).toMatchObject({
    code: 'not_logged_in',
  });
  const overridden = await send('/api/providers/settings', {
    ...{ origin: kestrel, headers: { 'host-override': 'protea.localhost' } },
  });
  const own = await send('/api/providers/settings', { origin: protea });
  expect(overridden.json()).toEqual(own.json());
});

test('a token is valid at its own provider’s address only: links in mails and files lead to where the request came from', async () => {
  const token = await signedIn(site.database, 'owner@acme.test', 'localhost');
  const statusAt = async (host: string, headers = {}): Promise<number> =>
    (await send('/api/users/me', { host, token, headers })).statusCode;
  expect(await statusAt('localhost:3051')).toBe(200);
  expect(await statusAt('ship.kestrel.example')).toBe(200);
  expect(await statusAt('protea.localhost:3051')).toBe(401);
  expect(await statusAt('protea.localhost:3051', { 'host-override': 'localhost' })).toBe(200);
  expect(await statusAt('phishing.example')).toBe(401);
});

test('F016 the payments host serves only its calls below /v2; no other host serves them', async () => {
  const token = await signedIn(site.database, 'owner@acme.test', 'localhost');
  const path = '/payments/payment-methods/public';
  const statusFor = async (url: string, host: string): Promise<string> => {
    const headers = { host, origin: kestrel, authorization: `Bearer ${token}` };
    const answer = await site.app.inject({ method: 'GET', url, headers });
    return answer.statusCode === 404 ? answer.json<{ code: string }>().code : 'answered';
  };
  expect(await statusFor(`/v2${path}`, 'pay-dev.example')).toBe('answered');
  expect(await statusFor(`/api${path}`, 'pay-dev.example')).toBe('unknown_call');
  expect(await statusFor('/api/users/me', 'pay-dev.example')).toBe('unknown_call');
  expect(await statusFor('/v2/users/me', 'pay-dev.example')).toBe('unknown_call');
  for (const host of ['localhost', 'api-dev.example']) {
    expect(await statusFor(`/api${path}`, host)).toBe('answered');
    expect(await statusFor(`/v2${path}`, host)).toBe('unknown_call');
  }
});

test('F016 links lead to the pages, for any host and caller', async () => {
  const { token } = await signIn(site, 'staff@kestrel.test');
  const address = async (options: RequestOptions): Promise<string> => {
    const answer = await send('/api/s3-url/upload?file_name=logo.png&folder=logos', { token, ...options });
    return new URL(answer.json<{ url: string }>().url).origin;
  };
  expect(await address({ origin: kestrel })).toBe(kestrel);
  expect(await address({ host: 'localhost:3051' })).toBe(kestrel);
  // Programs send no origin, so links use the provider's page of the host's environment.
  expect(await address({ host: 'api-prod.example' })).toBe(prod);
});

test('F016 a page gets its hosts, and may connect to no others', async () => {
  const page = async (host: string, of = site) => {
    const { body, headers } = await of.request({ method: 'GET', url: '/login', headers: { host } });
    const boot = /id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
    const policy = String(headers['content-security-policy']);
    return [(JSON.parse(boot) as { api?: object }).api, /connect-src ([^;]*)/.exec(policy)?.[1] ?? ''] as const;
  };
  expect((await page('localhost'))[0]).toEqual({
    main: 'http://api-dev.example/api',
    payments: 'http://pay-dev.example/v2',
  });
  const [, policy] = await page('ship.kestrel.example');
  expect(policy).toContain("'self' http://api-prod.example http://pay-prod.example");
  expect(policy).not.toMatch(/dev|stage|market/);
  expect(await page('market.localhost')).toEqual([
    { main: 'http://market-dev.example:8080/api', payments: 'http://pay-dev.example/v2' },
    "'self' http://market-dev.example:8080 http://pay-dev.example",
  ]);
  const { database } = site;
  const alone = await testApp({ database, env: { PAYMENTS_API_HOST: 'http://pay-{environment}.example' } });
  expect((await page('localhost', alone))[0]).toEqual({ main: '/api', payments: 'http://pay-dev.example/v2' });
  const without = await testApp({ database });
  expect((await page('localhost', without))[0]).toBeUndefined();
  expect((await page('market.localhost', without))[1]).toBe("'self'");
});

test('F016 the documentation lists the hosts, and the paths of the payments host', async () => {
  const document = (await send('/api/openapi.json')).json<{
    servers: { url: string; variables?: object }[];
    paths: Record<string, Record<string, { servers?: { url: string }[] }>>;
  }>();
  expect(document.servers.map(({ url }) => url)).toEqual([
    '/',
    'http://api-{environment}.example',
    'http://market-{environment}.example:8080',
  ]);
  expect(document.servers[1]?.variables).toMatchObject({ environment: { enum: ['dev', 'stage', 'prod'] } });
  const own = Object.keys(document.paths).filter((path) => path.startsWith('/v2/'));
  expect(own).toEqual(['/v2/payments/payment-methods/public']);
  expect(document.paths[own[0]!]?.['get']?.servers).toMatchObject([{ url: 'http://pay-{environment}.example' }]);
  expect(document.paths).toHaveProperty(['/api/payments/payment-methods/public']);
});
