/** The requests of calls, and the effect of their responses on the page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, setBoot, takeHostOverride } from '#platform/web/client/boot.ts';
import { call, callIfNewer } from '#platform/web/client/call.ts';
import { callForFile } from '#platform/web/client/call-for-file.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { loadBoot } from '#platform/web/client/start-boot.ts';
import { acceptToken, reloadSession, session, signIn, signOut } from '#platform/web/client/session.ts';
import { onSignal, type Signal } from '#platform/web/client/signals.ts';
import { fakeStorage } from './fake-storage.ts';

const sent: { url: string; init: RequestInit }[] = [];
let answer: (url: string, init: RequestInit) => Promise<Response> | Response;
const signals: Signal[] = [];
let deaf: () => void;

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

beforeEach(() => {
  sent.length = 0;
  signals.length = 0;
  setBoot({
    provider: { id: 7, name: 'Kestrel', kind: 'courier', status: 'active', environment: 'dev' },
    revision: 1,
    provider_settings: {},
    version: '1.2.3',
  });
  vi.stubGlobal('localStorage', fakeStorage({ access_token: 'secret' }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer(url, init);
  });
  answer = () => json(200, {});
  deaf = onSignal((signal) => signals.push(signal));
});

afterEach(() => {
  deaf();
  vi.unstubAllGlobals();
});

test('F411 sends the bearer token, the client version, the provider, and the impersonated user', async () => {
  await call('read_settings', { query: { since: 3 } });
  expect(sent[0]?.url).toBe('/api/providers/settings?provider_id=7&since=3');
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret', 'client-version': '1.2.3' });
  await call('save_settings', { body: { base_revision: 1, settings: {}, reset: [] } });
  expect(sent[1]?.init.body).toBe('{"provider_id":7,"base_revision":1,"settings":{},"reset":[]}');
  localStorage.setItem('impersonated_username', 'user@acme.test');
  await call('read_settings');
  expect(sent[2]?.url).toContain('request_username=user%40acme.test');
});

test('F014 a host named in the URL is stored and sent with requests, until the URL names none', async () => {
  const replaceState = vi.fn<(state: unknown, title: string, address: URL) => void>();
  vi.stubGlobal('history', { state: null, replaceState });
  const at = (href: string): void => void vi.stubGlobal('location', new URL(href));
  const sentHost = async (): Promise<string | null> => {
    await call('read_settings');
    return new Headers(sent.at(-1)?.init.headers).get('host-override');
  };
  at('https://dev.kestrel.test/track?host_override=protea.test&x=1');
  takeHostOverride();
  expect(String(replaceState.mock.lastCall?.[2])).toBe('https://dev.kestrel.test/track?x=1');
  expect(localStorage.getItem('host_override')).toBe('protea.test');
  expect(await sentHost()).toBe('protea.test');
  at('https://dev.kestrel.test/?host_override=');
  takeHostOverride();
  expect(await sentHost()).toBeNull();
});

test('a call outside the API has no prefix or provider', async () => {
  await call('read_version');
  expect(sent[0]?.url).toBe('/version.json');
});

test('F016 calls go to the page’s API hosts, those for payments to their own; others do not', async () => {
  const requestedUrls = async (api: ReturnType<typeof boot>['api']): Promise<string[]> => {
    setBoot({ ...boot(), api });
    sent.length = 0;
    await call('read_settings');
    await call('read_public_payment_methods');
    await callForFile('read_export_file', { params: { export_id: '5' } });
    await call('read_version');
    return sent.map(({ url }) => url.replace('?provider_id=7', ''));
  };
  const [main, payments] = ['https://api.kestrel.test/api', 'https://pay.kestrel.test/v2'];
  const under = (base: string, ofPayments: string): string[] => [
    ...[`${base}/providers/settings`, `${ofPayments}/payments/payment-methods/public`],
    ...[`${base}/exports/5/file`, '/version.json'],
  ];
  expect(await requestedUrls({ main, payments })).toEqual(under(main, payments));
  expect(await requestedUrls({ main: '/api', payments })).toEqual(under('/api', payments));
  expect(await requestedUrls(undefined)).toEqual(under('/api', '/api'));
});

test('F016 a page that shows another site keeps its own API hosts', async () => {
  const api = { main: 'https://api.kestrel.test/api', payments: '/api' };
  const inPage = JSON.stringify({ ...boot(), api });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: inPage, dataset: {} }) });
  vi.stubGlobal('location', new URL('https://dev.kestrel.test/'));
  localStorage.setItem('host_override', 'protea.test');
  answer = () => json(200, { provider: { id: 9, environment: 'prod' }, version: '2.0.0' });
  await loadBoot();
  expect(sent.map(({ url }) => url.split('?')[0])).toEqual(['/api/providers', '/version.json']);
  expect(boot()).toMatchObject({ provider: { id: 9 }, version: '2.0.0', api });
});

test('304 means that nothing has changed', async () => {
  answer = () => new Response(null, { status: 304 });
  expect(await callIfNewer('read_settings', { query: { since: 3 } })).toBeUndefined();
});

test('an error has code, message, field errors, other fields and the time to wait', async () => {
  const body = { code: 'conflict', message: 'Changed', errors: [{ field: 'url', message: 'No' }], revision: 9 };
  answer = () => json(409, body, { 'retry-after': '12' });
  const failure = await call('save_settings', { body: { base_revision: 1 } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({ status: 409, code: 'conflict', message: 'Changed', data: body, retryAfter: 12 });
  expect((failure as CallError).errors).toEqual([{ field: 'url', message: 'No' }]);
});

test.each([
  [401, 'signedOut'],
  [423, 'accountClosed'],
  [418, 'maintenanceMode'],
] as const)('F108 F110 F111 %i is announced to the page as %s', async (status, signal) => {
  answer = () => json(status, { code: 'x', message: 'x' });
  await expect(call('read_current_user')).rejects.toBeInstanceOf(CallError);
  expect(signals).toEqual([signal]);
});

test('F109 a user who may no longer be acted as is announced, and signs nobody out', async () => {
  for (const status of [401, 403]) {
    answer = () => json(status, { code: 'expired_token', message: 'x' });
    await expect(call('read_current_user')).rejects.toMatchObject({ status });
  }
  expect(signals).toEqual(['impersonationEnded', 'impersonationEnded']);
});

test('F108 a failed sign-in and a token that was replaced meanwhile sign nobody out', async () => {
  answer = () => json(401, { code: 'invalid_credentials', message: 'x' });
  await expect(call('login', { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({ status: 401 });
  answer = () => {
    localStorage.setItem('access_token', 'another');
    return json(401, { code: 'not_logged_in', message: 'x' });
  };
  await expect(call('read_current_user')).rejects.toMatchObject({ status: 401 });
  expect(signals).toEqual([]);
});

test('without a connection the message says so', async () => {
  answer = () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  await expect(call('read_current_user')).rejects.toMatchObject({ status: 0, message: 'Failed to fetch' });
});

test('logging out gives up what is being read, and reads nothing until it is over', async () => {
  let loggedOut = (): void => undefined;
  answer = (url, { signal }) =>
    new Promise((resolve, reject) => {
      if (url.includes('logout')) loggedOut = () => resolve(json(200, {}));
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const early = call('read_settings');
  const leaving = signOut();
  await expect(early).rejects.toMatchObject({ name: 'AbortError' });
  await expect(call('read_settings')).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent.map(({ url }) => new URL(url, 'http://x').pathname)).toEqual(['/api/providers/settings', '/api/logout']);
  loggedOut();
  await leaving;
  answer = () => json(200, {});
  await call('read_settings');
  expect(sent).toHaveLength(3);
  expect(signals).toEqual([]);
});

test('F412 of identical GETs the older is aborted and gets the newer response', async () => {
  let count = 0;
  answer = (_, { signal }) => {
    const number = ++count;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      setImmediate(() => resolve(json(200, { version: String(number) })));
    });
  };
  const both = await Promise.all([call('read_version'), call('read_version')]);
  expect(both).toEqual([{ version: '2' }, { version: '2' }]);
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  expect(sent[1]?.init.signal?.aborted).toBe(false);
});

test('F404 a cancelled caller aborts only its own request', async () => {
  answer = (_, { signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      setImmediate(() => resolve(json(200, { version: '1' })));
    });
  const control = new AbortController();
  const given = call('read_version', { signal: control.signal });
  control.abort();
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  expect(await call('read_version')).toEqual({ version: '1' });
});

test('F099 signing in sends email address and password, and stores the access_token in local storage as the bearer', async () => {
  localStorage.clear();
  answer = (url) => (url.startsWith('/api/login') ? json(200, { access_token: 'fresh' }) : json(200, signedIn));
  expect(await signIn({ email: 'staff@kestrel.test', password: 'right-pass' })).toBe(true);
  expect(sent[0]).toMatchObject({ url: '/api/login', init: { method: 'POST' } });
  expect(JSON.parse(sent[0]?.init.body as string)).toMatchObject({
    email: 'staff@kestrel.test',
    password: 'right-pass',
  });
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  expect(localStorage.getItem('access_token')).toBe('fresh');
  expect(sent[1]?.init.headers).toMatchObject({ authorization: 'Bearer fresh' });
  expect(session.get().user?.email).toBe('staff@kestrel.test');
});

test('a tab that signs out after another one did so still forgets the user', async () => {
  answer = (url) => (url.startsWith('/api/logout') ? json(401, {}) : json(200, signedIn));
  await acceptToken('secret');
  expect(session.get().user).not.toBeNull();
  await signOut();
  expect(sent.at(-1)?.url).toBe('/api/logout');
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(session.get().user).toBeNull();
  sent.length = 0;
  await signOut();
  expect(sent).toEqual([]);
});

/** The server's response for a signed-in user. */
const signedIn = {
  user: { id: 1, email: 'staff@kestrel.test', role: { id: 2, permissions: [], permissions_ui: [] } },
  roles: [],
  impersonated_username: null,
  logged_in_user: null,
};

test('a user who is read while the session ends is not logged in again', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = (url) =>
    url.includes('/users/me') ? new Promise<Response>((resolve) => (arrive = resolve)) : json(200, {});
  const loading = reloadSession();
  await signOut();
  const user = { id: 7, name: 'Sipho', role: { id: 3, permissions: ['*'], permissions_ui: [] } };
  arrive(json(200, { user, impersonated_username: null, logged_in_user: null }));
  expect((await loading).user).toBeNull();
  expect(session.get().user).toBeNull();
});

test('F402 a success that did not come from the server is a lost connection: nothing counts as saved, read or downloaded', async () => {
  const page = (): Response =>
    new Response('<html>Log in to this network</html>', { headers: { 'content-type': 'text/html' } });
  const cut = (): Response => new Response('{"user":', { headers: { 'content-type': 'application/json' } });
  for (const foreign of [page, cut]) {
    answer = foreign;
    await expect(call('read_settings')).rejects.toMatchObject({ status: 0, message: 'Failed to fetch' });
    await expect(call('update_current_user', { body: { name: 'Thandi' } })).rejects.toMatchObject({ status: 0 });
  }
  answer = page;
  await expect(callForFile('read_bulk_booking_template', {})).rejects.toMatchObject({ status: 0 });
  answer = () => new Response('{"code":', { status: 500, headers: { 'content-type': 'application/json' } });
  await expect(call('read_settings')).rejects.toMatchObject({
    status: 500,
    message: 'Something went wrong. Try again.',
  });
});
