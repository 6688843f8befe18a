/** General data in the browser: the user's own, with only the role that applies. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBoot } from '#platform/web/client/boot.ts';
import {
  generalDataNow,
  keepGeneralData,
  refreshGeneralData,
  useGeneralData,
} from '#platform/web/client/general-data.ts';
import { startLive } from '#platform/web/client/live.ts';
import { acceptSettings, shownSettings } from '#platform/web/client/provider-settings.ts';
import { roles } from '#platform/domain/role.ts';
import { session, type CurrentUser } from '#platform/web/client/session.ts';
import { onSignal, type Signal } from '#platform/web/client/signals.ts';
import { fakeStorage } from './fake-storage.ts';

const user = { id: 7, role_id: 3 };
const features = ['maps', 'tools'];
const answer = {
  revision: 4,
  user,
  user_settings: { enabled_features: features },
  roles: [{ id: 1 }, { id: 3 }, { id: 5 }],
  branches: [{ id: 1 }],
};
let storage: Storage;
let status: number;

// Tabs notify each other; this file has no event stream.
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async () =>
    status === 304
      ? new Response(null, { status })
      : new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } }),
  );
  setBoot({
    provider: { id: 1, name: 'Kestrel', kind: 'courier', status: 'active', environment: 'dev' },
    revision: 4,
    provider_settings: {},
    version: '1.0.0',
  });
  session.set({ user: user as CurrentUser, permissions: [], impersonatedUsername: null, loggedInUser: null });
});

afterEach(() => vi.unstubAllGlobals());

const stored = (): unknown => JSON.parse(storage.getItem('general_data') ?? 'null');

test('of all roles only the user’s own is stored, also from earlier versions’ data', async () => {
  const own = { ...answer, roles: [{ id: 3 }] };
  storage.setItem('general_data', JSON.stringify(answer));
  status = 304;
  await refreshGeneralData();
  expect(stored()).toEqual(own);
  storage.removeItem('general_data');
  status = 200;
  await refreshGeneralData();
  expect(stored()).toEqual(own);
});

test('F381 the features of one member of staff apply instead of the provider’s until they log out', async () => {
  acceptSettings({ revision: 5, settings: { enabled_features: ['inbox'] }, removed: [] });
  session.set({ ...session.get(), user: { ...user, account_id: null } as CurrentUser });
  status = 200;
  const stop = keepGeneralData();
  await refreshGeneralData();
  expect(shownSettings().enabled_features).toEqual(features);
  acceptSettings({ revision: 6, settings: { enabled_features: ['reports'] }, removed: [] });
  expect(shownSettings().enabled_features).toEqual(features);
  stop();
  expect(shownSettings().enabled_features).toEqual(['reports']);
});

test('what customers read contains their own features, so that their general data changes nothing', async () => {
  acceptSettings({ revision: 7, settings: { enabled_features: ['inbox'] }, removed: [] });
  session.set({ ...session.get(), user: { ...user, role_id: roles.accountOwner, account_id: 9 } as CurrentUser });
  status = 200;
  await refreshGeneralData();
  expect(shownSettings().enabled_features).toEqual(['inbox']);
});

test('F127 F139 data read while impersonating is neither stored nor taken from the store', async () => {
  storage.setItem('general_data', JSON.stringify({ ...answer, revision: 99 }));
  storage.setItem('impersonated_username', 'user@acme.test');
  status = 200;
  await refreshGeneralData();
  expect(stored()).toEqual({ ...answer, revision: 99 });
  expect(generalDataNow()).toMatchObject({ revision: answer.revision });
  storage.removeItem('impersonated_username');
  storage.removeItem('general_data');
});

test('data that arrives after the user logged out is neither shown nor stored', async () => {
  status = 200;
  keepGeneralData()();
  storage.removeItem('general_data');
  const refreshed = refreshGeneralData();
  session.set({ user: null, permissions: [], impersonatedUsername: null, loggedInUser: null });
  await refreshed;
  expect([stored(), generalDataNow()]).toEqual([null, null]);
});

test('F139 stored data is requested only since its revision', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return new Response(null, { status: 304 });
  });
  storage.setItem('general_data', JSON.stringify(answer));
  await refreshGeneralData();
  storage.setItem('impersonated_username', 'user@acme.test');
  storage.setItem('access_token', 'secret');
  keepGeneralData()();
  await refreshGeneralData();
  expect(requested[0]).toContain('since=4');
  expect(requested.at(-1)).not.toContain('since');
  storage.removeItem('impersonated_username');
});

test('F128 it is refreshed every hour while a user is signed in', async () => {
  vi.useFakeTimers();
  const fetchMock = vi
    .fn<() => Promise<Response>>()
    .mockImplementation(async () => new Response(null, { status: 304 }));
  vi.stubGlobal('fetch', fetchMock);
  const stop = keepGeneralData();
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test.each(['setting_revision', 'user_record', 'role_record', 'branch_record', 'driver'] as const)(
  'F381 it follows a change of %s at once, which may be the user’s own features, a new branch or a new driver',
  async (entity) => {
    status = 200;
    const stop = keepGeneralData();
    const stopLive = startLive();
    await vi.waitFor(() => expect(generalDataNow()).toMatchObject({ revision: 4 }));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(null, { status: 304 });
    });
    const live = new BroadcastChannel('live');
    live.postMessage({ position: 1, moved: [{ entity: 'shipment', id: 1, revision: null }] });
    live.postMessage({ position: 2, moved: [{ entity, id: null, revision: 9 }] });
    const again = (): readonly string[] => asked.filter((url) => url.includes('/general-data'));
    await vi.waitFor(() => expect(again()).toHaveLength(1));
    live.close();
    stopLive();
    stop();
  },
);

test('F125 data loaded in one tab is used by the others: for the same user, and never an older one', async () => {
  status = 304;
  const stop = keepGeneralData();
  const other = new BroadcastChannel('account_channel');
  other.postMessage({ ...answer, revision: 9 });
  await vi.waitFor(() => expect(generalDataNow()).toMatchObject({ revision: 9 }));
  other.postMessage({ ...answer, revision: 8 });
  other.postMessage({ ...answer, revision: 12, user: { ...user, id: 8 } });
  other.postMessage({ ...answer, revision: 10 });
  await vi.waitFor(() => expect(generalDataNow()).toMatchObject({ revision: 10 }));
  const received: unknown[] = [];
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => void received.push(data));
  status = 200;
  await refreshGeneralData();
  await vi.waitFor(() => expect(received).toMatchObject([{ revision: 4, user }]));
  other.close();
  stop();
});

test.each([
  [500, 'Could not load general data.'],
  [404, 'Provider settings not found.'],
  [503, 'Could not load general data.'],
] as const)('F407 response %i shows %s', async (code, text) => {
  status = code;
  await refreshGeneralData();
  expect(renderToStaticMarkup(createElement(() => useGeneralData().error))).toBe(text);
});

test('F407 a user who can’t be impersonated ends the impersonation; a lost connection does not', async () => {
  const signals: Signal[] = [];
  const deaf = onSignal((signal) => signals.push(signal));
  storage.setItem('impersonated_username', 'user@acme.test');
  status = 503;
  await refreshGeneralData();
  expect(signals).toEqual([]);
  status = 500;
  await refreshGeneralData();
  expect(signals).toEqual(['impersonationEnded']);
  storage.removeItem('impersonated_username');
  deaf();
});
