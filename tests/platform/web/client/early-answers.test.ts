/** Requests that the page sends before its scripts have loaded: the first calls take their answers, once, for the same user. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBoot, type Boot } from '#platform/web/client/boot.ts';
import { call } from '#platform/web/client/call.ts';
import { sendEarly } from '#platform/web/client/address/early-answers.ts';
import { fakeStorage } from './fake-storage.ts';

const boot: Boot = {
  provider: { id: 7, name: 'Kestrel', kind: 'courier', status: 'active', environment: 'dev' },
  revision: 1,
  provider_settings: {},
  version: '1.2.3',
};
const sent: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('localStorage', fakeStorage({ access_token: 'secret' }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Response.json({ answer: sent.length });
  });
});

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
});

test.each<[string, Boot]>([
  ['the page’s own address', boot],
  ['hosts of the API', { ...boot, api: { main: 'https://api.test/api', payments: 'https://pay.test/v2' } }],
])('F126 settings and user are requested once, in this order, as the calls would: %s', async (_, page) => {
  setBoot(page);
  sendEarly('secret');
  const early = sent.splice(0);
  expect(await call('read_settings')).toEqual({ answer: 1 });
  expect(await call('read_current_user')).toEqual({ answer: 2 });
  expect(sent).toEqual([]);
  // Whoever asks later wants to know what is true then.
  await call('read_settings');
  await call('read_current_user');
  expect(sent.map(({ url }) => url)).toEqual(early.map(({ url }) => url));
  expect(sent[0]?.init.headers).toEqual(early[0]?.init.headers);
});

test('what was answered to another user is not used', async () => {
  setBoot(boot);
  sendEarly('secret');
  localStorage.setItem('access_token', 'other');
  expect(await call('read_current_user')).toEqual({ answer: 3 });
});

test('a request that could not be sent is the failure of the call', async () => {
  setBoot(boot);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  sendEarly('secret');
  await expect(call('read_current_user')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});
