/** The settings of the page: updated by revision, and previewed without saving. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBoot } from '#platform/web/client/boot.ts';
import {
  acceptSettings,
  applyThemePreview,
  onSettingsChanged,
  refreshSettings,
  settingsArrived,
  settingsRevision,
  shownSettings,
  startSettings,
  wholeSettings,
} from '#platform/web/client/provider-settings.ts';
import { fakeStorage } from './fake-storage.ts';

const requested: string[] = [];
let reply: { status: number; body: unknown };

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const { status, body } = reply;
    return status === 304
      ? new Response(null, { status })
      : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  setBoot({
    provider: { id: 1, name: 'Kestrel', kind: 'courier', status: 'active', environment: 'dev' },
    revision: 5,
    provider_settings: { provider_title: 'Kestrel Couriers', theme_primary: '#111111' },
    version: '1.0.0',
  });
  startSettings();
});

afterEach(() => vi.unstubAllGlobals());

test('requests only changes, applies removals and notifies once', async () => {
  const revisions: number[] = [];
  const stop = onSettingsChanged((revision) => revisions.push(revision));
  reply = {
    status: 200,
    body: { provider_id: 1, revision: 6, settings: { provider_title: 'Falcon' }, removed: ['theme_primary'] },
  };
  await refreshSettings(6);
  expect(requested).toEqual(['/api/providers/settings?provider_id=1&since=5']);
  expect(shownSettings()).toEqual({ provider_title: 'Falcon' });
  expect([settingsRevision(), revisions]).toEqual([6, [6]]);
  stop();
});

test('a known revision causes no request', async () => {
  await refreshSettings(5);
  expect(requested).toEqual([]);
});

test('signing in requests everything again, because more may be readable', async () => {
  localStorage.setItem('access_token', 'token');
  reply = {
    status: 200,
    body: { provider_id: 1, revision: 5, settings: { site_wide_admin_message: 'Hi' }, removed: [] },
  };
  await refreshSettings();
  expect(requested).toEqual(['/api/providers/settings?provider_id=1']);
  expect(shownSettings()).toEqual({ site_wide_admin_message: 'Hi' });
});

test('a response after signing out is dropped', async () => {
  localStorage.setItem('access_token', 'token');
  reply = {
    status: 200,
    body: { provider_id: 1, revision: 9, settings: { site_wide_admin_message: 'Hi' }, removed: [] },
  };
  const pending = refreshSettings();
  localStorage.removeItem('access_token');
  await pending;
  expect(shownSettings()).toMatchObject({ provider_title: 'Kestrel Couriers' });
});

test('without changes everything stays the same', async () => {
  reply = { status: 304, body: null };
  await refreshSettings();
  expect(settingsRevision()).toBe(5);
});

test('a preview overrides the settings and survives a refresh until it ends', async () => {
  applyThemePreview({ theme_primary: '#ff0000' });
  reply = { status: 200, body: { provider_id: 1, revision: 6, settings: { provider_title: 'Falcon' }, removed: [] } };
  await refreshSettings();
  expect(shownSettings()).toEqual({ provider_title: 'Falcon', theme_primary: '#ff0000' });
  applyThemePreview(null);
  expect(shownSettings()).toEqual({ provider_title: 'Falcon', theme_primary: '#111111' });
});

test('the response of a save is applied without a request, and never an older one', () => {
  acceptSettings({ revision: 8, settings: { provider_title: 'Saved' }, removed: ['theme_primary'] });
  acceptSettings({ revision: 7, settings: { provider_title: 'Old' }, removed: [] });
  expect([settingsRevision(), shownSettings()]).toEqual([8, { provider_title: 'Saved' }]);
  expect(requested).toEqual([]);
});

test('concurrent callers share one pending response, and a newer revision is requested afterwards', async () => {
  localStorage.setItem('access_token', 'shared');
  reply = { status: 200, body: { provider_id: 1, revision: 7, settings: { provider_title: 'Falcon' }, removed: [] } };
  await Promise.all([refreshSettings(), refreshSettings(), refreshSettings(7), settingsArrived()]);
  expect(requested).toEqual(['/api/providers/settings?provider_id=1']);
  const first = refreshSettings();
  await Promise.all([first, refreshSettings(8)]);
  expect(requested.slice(1)).toEqual(Array(2).fill('/api/providers/settings?provider_id=1&since=7'));
});

test('the full response is cached until something changes or another user signs in', async () => {
  localStorage.setItem('access_token', 'whole');
  const body = { provider_id: 1, revision: 9, settings: { provider_title: 'Falcon' }, removed: [], provenance: {} };
  reply = { status: 200, body };
  await refreshSettings();
  expect(wholeSettings()).toEqual(body);
  localStorage.setItem('access_token', 'another');
  expect(wholeSettings()).toBeUndefined();
  localStorage.setItem('access_token', 'whole');
  acceptSettings({ revision: 10, settings: { provider_title: 'Kite' }, removed: [] });
  expect(wholeSettings()).toBeUndefined();
});
