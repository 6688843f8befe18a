/** Reading the rows of all pages of a list, to print or choose them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBoot } from '#platform/web/client/boot.ts';
import { pagesOf } from '#platform/web/client/read-list.ts';
import { fakeStorage } from './fake-storage.ts';

const asked: URLSearchParams[] = [];
/** Whether the list has cursors: groups of a report have none. */
let hasCursors = true;
const stored = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }));

beforeEach(() => {
  asked.length = 0;
  hasCursors = true;
  setBoot({
    provider: { id: 7, name: 'Kestrel', kind: 'courier', status: 'active', environment: 'dev' },
    revision: 1,
    provider_settings: {},
    version: '1.2.3',
  });
  vi.stubGlobal('localStorage', fakeStorage({}));
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://localhost').searchParams;
    asked.push(query);
    const from = Number(query.get('cursor') ?? query.get('offset') ?? 0);
    const accounts = stored.slice(from, from + Number(query.get('limit')));
    const next = from + accounts.length;
    const more = hasCursors && next < stored.length ? { next_cursor: String(next) } : {};
    return Response.json({ accounts, count: stored.length, ...more });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function read(most: number): Promise<unknown[]> {
  const rows: unknown[] = [];
  const { signal } = new AbortController();
  const list = { call: 'read_accounts', id: 'accounts' };
  const query = { search: 'shop', limit: 20, offset: 40 };
  for await (const page of pagesOf(list, query, { most, signal })) rows.push(...page.rows.map(({ id }) => id));
  return rows;
}

test.each([true, false])('every row is read once, from the first, with cursors: %s', async (with_cursors) => {
  hasCursors = with_cursors;
  expect(await read(1000)).toEqual(stored.map(({ id }) => id));
  expect(asked).toHaveLength(3);
  expect(asked.every((query) => query.get('search') === 'shop' && query.get('limit') === '100')).toBe(true);
  expect(asked[0]?.get('offset')).toBeNull();
});

test('no more pages are read than are needed', async () => {
  expect(await read(150)).toHaveLength(200);
  expect(asked).toHaveLength(2);
});
