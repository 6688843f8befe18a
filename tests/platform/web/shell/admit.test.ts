/** Access to a screen by its URL, and pages whose server does not respond. */
import { beforeEach, expect, test, vi } from 'vitest';
import { webModules } from '#app/web-modules.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { refreshSettings, shownSettings } from '#platform/web/client/provider-settings.ts';
import { clearSession, reloadSession, session } from '#platform/web/client/session.ts';
import { admit } from '#platform/web/shell/admit.ts';
import { loadFrame } from '#platform/web/shell/frame/load-frame.ts';
import { allScreens, registerModules } from '#platform/web/shell/screens.ts';
import { fakeStorage } from '../client/fake-storage.ts';
import { guest, open } from './person.ts';

registerModules(webModules);
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('location', { host: 'localhost', origin: 'http://localhost' });
  vi.stubGlobal('localStorage', fakeStorage({ access_token: 'secret' }));
  vi.stubGlobal('fetch', async () => answer());
  open(guest);
});

const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code, message: 'no', errors: [] }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** The result of opening this URL: a path, a status, or the error. */
async function opened(address: string): Promise<unknown> {
  const url = new URL(address, 'http://localhost');
  const screen = allScreens().find(({ path }) => path === url.pathname)!;
  const outcome: unknown = await admit(screen, { request: new Request(url) }).catch((failure: unknown) => failure);
  return outcome instanceof Response ? (outcome.headers.get('location') ?? outcome.status) : outcome;
}

async function openedAfter(status: number, code: string, address: string): Promise<unknown> {
  answer = () => refusal(status, code);
  await reloadSession().catch(() => undefined);
  return opened(address);
}

test('F111 418 while a page loads redirects to the maintenance page, which opens without requests and knows the return path', async () => {
  const path = await openedAfter(418, 'maintenance', '/shipments?page=2');
  expect(path).toBe(`/maintenance?r=${encodeURIComponent('/shipments?page=2')}`);
  expect(await openedAfter(418, 'maintenance', String(path))).toBeNull();
});

test('F031 423 while a page loads redirects to the page of the closed account, which opens without requests', async () => {
  expect(await openedAfter(423, 'account_closed', '/shipments')).toBe('/account-closed');
  expect(await openedAfter(423, 'account_closed', '/account-closed')).toBeNull();
  expect(await openedAfter(423, 'account_closed', '/login')).toBeNull();
});

test('without a connection at the start the error says so, and the next attempt requests again', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await reloadSession().catch(() => undefined);
  const failure = await opened('/shipments');
  expect(failure).toBeInstanceOf(CallError);
  expect(messageOf(failure)).toBe('There is a problem with your internet connectivity.');
  expect(await openedAfter(401, 'not_logged_in', '/shipments')).toBe('/login?redirect=%2Fshipments');
});

test('a screen opens once the settings of its user have arrived, and also when they could not be loaded', async () => {
  const user = { id: 7, role: { permissions: ['*'], permissions_ui: [] } };
  answer = () => new Response(JSON.stringify({ user }), { headers: { 'content-type': 'application/json' } });
  await reloadSession();
  for (const settings of [{ provider_title: 'Falcon' }, undefined]) {
    open(session.get(), { provider_title: 'Kestrel' });
    let deliver: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (deliver = resolve));
    const loading = refreshSettings().catch(() => undefined);
    const order: string[] = [];
    const opening = opened('/shipments').then(() => order.push('opened'));
    await loadFrame();
    await new Promise(setImmediate);
    order.push('settings');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ provider_id: 1, revision: 6, settings, removed: [] });
    deliver(settings ? new Response(body, { headers }) : refusal(500, 'failed'));
    await Promise.all([loading, opening]);
    expect(order).toEqual(['settings', 'opened']);
    expect(shownSettings()).toEqual(settings ?? { provider_title: 'Kestrel' });
  }
});

test('a sign-in page with itself or a redirect to it as return path goes home, to avoid a redirect loop', async () => {
  const user = { id: 7, role: { permissions: ['*'], permissions_ui: [] } };
  answer = () => new Response(JSON.stringify({ user }), { headers: { 'content-type': 'application/json' } });
  await reloadSession();
  const cyclic = [
    '/login',
    '/login?redirect=%2Flogin',
    '/logout',
    '/idm',
    '/maintenance?r=%2Flogin',
    '/account-closed',
  ];
  for (const path of cyclic) expect(await opened(`/login?redirect=${encodeURIComponent(path)}`), path).toBe('/');
  expect(await opened('/login?redirect=%2Fshipments')).toBe('/shipments');
  clearSession();
  expect(await opened('/shipments')).toBe('/login?redirect=%2Fshipments');
});
