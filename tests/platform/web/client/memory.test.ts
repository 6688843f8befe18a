/** State of a page when its storage is denied or full. */
import { expect, test, vi } from 'vitest';
import { clearUserData, recall, recallInTab, remember, rememberInTab } from '#platform/web/client/memory.ts';
import { acceptToken, session, signOut } from '#platform/web/client/session.ts';
import { readToken } from '#platform/web/client/token.ts';
import { open, guest } from '../shell/person.ts';
import { fakeStorage } from './fake-storage.ts';

function deny(): void {
  const blocked = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked, clear: blocked };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

test('with storage denied users can still sign in and out: the token lives as long as the page', async () => {
  deny();
  open(guest);
  const bearers: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    bearers.push(headers['authorization']);
    const user = { id: 7, role: { permissions: [], permissions_ui: [] } };
    return new Response(JSON.stringify({ user }), { headers: { 'content-type': 'application/json' } });
  });
  await acceptToken('of-this-page');
  expect(bearers).toEqual(['Bearer of-this-page']);
  expect(session.get().user?.id).toBe(7);
  await signOut();
  expect(bearers).toHaveLength(2);
  expect(readToken()).toBeNull();
  expect(session.get().user).toBeNull();
});

test('data that did not fit is held in memory, until there is space again', () => {
  const storage = fakeStorage({ note: 'old' });
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', fakeStorage());
  remember('note', 'new');
  expect(recall('note')).toBe('new');
  full.mockRestore();
  remember('note', 'newer');
  expect([recall('note'), storage.getItem('note')]).toEqual(['newer', 'newer']);
  clearUserData();
  expect(recall('note')).toBeNull();
});

test('work that waits on the device, and choices for it, outlive the session; everything else goes with it', () => {
  const kept = { 'hub-scans': '[]', 'schema-draft:general/a.json': '{}', scanning_hub: '3', appearance: 'dark' };
  const storage = fakeStorage({ ...kept, access_token: 'theirs', general_data: '{}', 'form_draft:1:2:x': '{}' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', fakeStorage());
  clearUserData();
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(new Set(left)).toEqual(new Set(Object.keys(kept)));
});

test('with storage denied a value of this tab lives as long as the page, and goes with the user', () => {
  deny();
  rememberInTab('draft', 'typed');
  expect([recallInTab('draft'), recall('draft')]).toEqual(['typed', null]);
  clearUserData();
  expect(recallInTab('draft')).toBeNull();
});
