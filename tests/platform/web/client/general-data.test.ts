/** General data in the browser: the person's own, and of the roles only the one that counts here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBoot } from '#platform/web/client/boot.ts';
import { generalDataNow, refreshGeneralData } from '#platform/web/client/general-data.ts';
import { session, type CurrentUser } from '#platform/web/client/session.ts';
import { fakeStorage } from './fake-storage.ts';

const user = { id: 7, role_id: 3 };
const answer = { revision: 4, user, roles: [{ id: 1 }, { id: 3 }, { id: 5 }], branches: [{ id: 1 }] };
let storage: Storage;
let status: number;

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

const kept = (): unknown => JSON.parse(storage.getItem('general_data') ?? 'null');

test('of all roles only the person’s own is kept, also of what an earlier version kept', async () => {
  const own = { ...answer, roles: [{ id: 3 }] };
  storage.setItem('general_data', JSON.stringify(answer));
  status = 304;
  await refreshGeneralData();
  expect(kept()).toEqual(own);
  storage.removeItem('general_data');
  status = 200;
  await refreshGeneralData();
  expect(kept()).toEqual(own);
});

test('F127 what is seen as another user is neither kept nor taken from what is kept', async () => {
  storage.setItem('general_data', JSON.stringify({ ...answer, revision: 99 }));
  storage.setItem('impersonated_username', 'user@acme.test');
  status = 200;
  await refreshGeneralData();
  expect(kept()).toEqual({ ...answer, revision: 99 });
  expect(generalDataNow()).toMatchObject({ revision: answer.revision });
  storage.removeItem('impersonated_username');
  storage.removeItem('general_data');
});
