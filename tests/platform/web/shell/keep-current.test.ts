/** Responses that affect the whole page cause a redirect: signed out, closed, maintenance, impersonation ended. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterMaintenance } from '#platform/web/client/after-maintenance.ts';
import { acceptOwnSettings, acceptSettings } from '#platform/web/client/provider-settings.ts';
import { session, signOut } from '#platform/web/client/session.ts';
import { emitSignal } from '#platform/web/client/signals.ts';
import { keepCurrent } from '#platform/web/shell/keep-current.ts';
import { fakeStorage } from '../client/fake-storage.ts';
import { guest, open, person } from './person.ts';

type Listener = (moved: { id: number | null } | null) => void;
const live = vi.hoisted(() => ({ listeners: new Map<string, Listener>() }));
vi.mock('#platform/web/client/live.ts', () => ({
  onMoved: (entity: string, listener: Listener) => void live.listeners.set(entity, listener),
  startLive: () => () => undefined,
}));

const went: [string, object?][] = [];
const router = {
  state: {
    location: { pathname: '/', search: '', state: null as object | null },
    navigation: { location: undefined as object | undefined },
  },
  navigate: async () => undefined,
  revalidate: vi.fn<() => Promise<void>>(async () => undefined),
};
const page = {
  addEventListener: vi.fn<() => void>(),
  removeEventListener: vi.fn<() => void>(),
  location: { assign: vi.fn<() => void>(), reload: vi.fn<() => void>() },
};
let storage: Storage;
const sent: string[] = [];

vi.stubGlobal('window', page);
open(person());
keepCurrent({
  ...router,
  navigate: (to: string, how?: object) => Promise.resolve(void went.push(how ? [to, how] : [to])),
} as unknown as Parameters<typeof keepCurrent>[0]);

beforeEach(() => {
  went.length = 0;
  sent.length = 0;
  storage = fakeStorage({ access_token: 'secret', general_data: '{}', navigation_collapsed: 'true' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', fakeStorage({ draft: 'x' }));
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } });
  });
  session.set(person());
});

afterEach(() => void vi.useRealTimers());

function at(pathname: string, search = ''): void {
  router.state.location.pathname = pathname;
  router.state.location.search = search;
  router.state.navigation.location = undefined;
}

test('F107 F108 an expired session redirects to sign in, with the path and its query', () => {
  at('/shipments', '?status=collected&q=a b');
  router.state.location.state = { booking: 7 };
  emitSignal('signedOut');
  const state = { sessionEnded: true, returnState: { booking: 7 } };
  expect(went).toEqual([
    [`/login?redirect=${encodeURIComponent('/shipments?status=collected&q=a b')}`, { replace: true, state }],
  ]);
  expect(session.get().user).toBeNull();
  expect(storage.getItem('access_token')).toBeNull();
  // A form keeps what was typed; other calls of the screen that is left fail as well.
  sessionStorage.setItem('form_draft', '{}');
  emitSignal('signedOut');
  expect(went).toHaveLength(1);
  expect(sessionStorage.getItem('form_draft')).toBe('{}');
});

test('F107 a user who clicked a link meanwhile returns to its target', () => {
  at('/shipments');
  router.state.navigation.location = { pathname: '/users', search: '?q=a' };
  emitSignal('signedOut');
  expect(went).toMatchObject([[`/login?redirect=${encodeURIComponent('/users?q=a')}`, { replace: true }]]);
});

test('F107 on /logout it redirects home instead', () => {
  at('/logout');
  emitSignal('signedOut');
  expect(went).toEqual([['/']]);
});

test('F107 a guest who gets 401 stays', () => {
  at('/track');
  session.set(guest);
  emitSignal('signedOut');
  expect(went).toEqual([]);
});

test('F381 the open screen is asked for again when a feature is turned on or off, and for no other setting', () => {
  router.revalidate.mockClear();
  acceptSettings({ revision: 50, settings: { enabled_features: ['maps', 'tools'] }, removed: [] });
  expect(router.revalidate).toHaveBeenCalledTimes(1);
  acceptSettings({ revision: 51, settings: { enabled_features: ['maps', 'tools'], provider_title: 'K' }, removed: [] });
  expect(router.revalidate).toHaveBeenCalledTimes(1);
  acceptOwnSettings({ enabled_features: ['tools'] });
  expect(router.revalidate).toHaveBeenCalledTimes(2);
  acceptOwnSettings({});
});

test('F379 what the user may do follows a change of their record or role, and of nobody else’s', async () => {
  const who = person({ permissions: ['API_/users:GET'] });
  session.set(who);
  storage.setItem('access_token', 'secret');
  const fewer = { ...who.user!.role, permissions: [] };
  const answer = { user: { ...who.user!, role: fewer }, roles: [], impersonated_username: null, logged_in_user: null };
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const asked = () => sent.filter((url) => url.startsWith('/api/users/me')).length;
  live.listeners.get('user_record')!({ id: 77 });
  live.listeners.get('role_record')!({ id: 77 });
  expect(asked()).toBe(0);
  router.revalidate.mockClear();
  live.listeners.get('role_record')!({ id: who.user!.role.id });
  await vi.waitFor(() => expect(router.revalidate).toHaveBeenCalledOnce());
  expect(session.get().permissions).toEqual([]);
  for (const moved of [{ id: who.user!.id }, { id: null }, null]) live.listeners.get('user_record')!(moved);
  await vi.waitFor(() => expect(router.revalidate).toHaveBeenCalledTimes(4));
});

test('F109 acting as a user who no longer exists ends: the page starts again as the user who is signed in', () => {
  vi.stubGlobal('window', page);
  storage.setItem('impersonated_username', 'nobody@acme.test');
  emitSignal('impersonationEnded');
  expect(storage.getItem('impersonated_username')).toBeNull();
  expect(storage.getItem('access_token')).toBe('secret');
  expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('F110 a closed account redirects to its page', () => {
  at('/shipments');
  emitSignal('accountClosed');
  expect(went).toEqual([['/account-closed']]);
});

test('F111 F030 maintenance redirects to its page, which knows the return path', () => {
  at('/shipments', '?page=2');
  emitSignal('maintenanceMode');
  expect(went).toEqual([[`/maintenance?r=${encodeURIComponent('/shipments?page=2')}`]]);
});

test('F111 the maintenance page retries after five minutes plus up to one more', () => {
  vi.useFakeTimers();
  for (const [random, seconds] of [
    [0, 300],
    [0.999, 359.94],
  ] as const) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const again = vi.fn<() => void>();
    afterMaintenance(again);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(again).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledOnce();
  }
  vi.restoreAllMocks();
});

test('F106 signing out sends a POST, and removes user data but not browser preferences', async () => {
  await signOut();
  expect(sent.filter((url) => url === '/api/logout')).toHaveLength(1);
  expect(session.get()).toEqual(guest);
  expect([storage.getItem('access_token'), storage.getItem('general_data')]).toEqual([null, null]);
  expect(sessionStorage.getItem('draft')).toBeNull();
  expect(storage.getItem('navigation_collapsed')).toBe('true');
});

test('F106 without a connection user data is still removed, and signing out twice sends one request', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    throw new TypeError('Failed to fetch');
  });
  await signOut();
  await signOut();
  expect(sent.filter((url) => url === '/api/logout')).toHaveLength(1);
  expect(session.get().user).toBeNull();
});

test('with storage blocked, signing out works', async () => {
  const blocked = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: blocked });
  await signOut();
  expect(session.get().user).toBeNull();
});
