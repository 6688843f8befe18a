/** A browser that is lent again: whoever gets it finds nothing of who had it before. */
import type { BrowserContext, Page } from 'playwright';
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
let before: BrowserContext | undefined;

/** What a page can still find of earlier pages, by where it was kept; `null` is nothing. */
function found(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookie: /left=(\w+)/.exec(document.cookie)?.[1] ?? null,
    database: (await indexedDB.databases()).find(({ name }) => name === 'left')?.name ?? null,
    cache: (await caches.keys()).find((name) => name === 'left') ?? null,
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));
}

test('somebody leaves something of every kind', async () => {
  const page = await product.visit('/', { as: 'staff@kestrel.test' });
  before = page.context();
  await before.grantPermissions(['geolocation']);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
    await caches.open('left');
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
  });
  expect(await found(page)).toEqual({
    ...{ local: 'here', session: 'here', cookie: 'here', database: 'left', cache: 'left', permission: 'granted' },
  });
});

test('the next one finds nothing of it, and is a guest', async () => {
  const page = await product.visit('/');
  expect(page.context()).toBe(before);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  const nothing = { local: null, session: null, cookie: null, database: null, cache: null };
  expect(await found(page)).toEqual({ ...nothing, permission: 'prompt' });
});
