/** A browser that is lent again: whoever gets it finds nothing of who had it before. */
import type { BrowserContext, Page } from 'playwright';
import { afterEach, test } from 'vitest';
import { expect } from '../e2e/expect.ts';
import { startProduct } from '../e2e/product.ts';
import { Browsers } from '../e2e/browsers/browsers.ts';

const product = await startProduct();
const browsers = new Browsers(() => undefined);
const wanted = { origin: product.kestrel, width: 1440, height: 900, scheme: 'light' } as const;

const lent = new Set<BrowserContext>();

async function lend(from = browsers): Promise<Page> {
  const page = await from.lend(wanted);
  lent.add(page.context());
  return page;
}

afterEach(async () => {
  await Promise.all([...lent].map((context) => context.close()));
  lent.clear();
});

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

test('nothing a user leaves behind is visible to the next one in the same browser', async () => {
  const page = await lend();
  await page.goto('/');
  await page.context().grantPermissions(['geolocation']);
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

  await browsers.takeBack(page.context());
  const next = await lend();
  expect(next.context()).toBe(page.context());
  await next.goto('/');
  const nothing = { local: null, session: null, cookie: null, database: null, cache: null };
  expect(await found(next)).toEqual({ ...nothing, permission: 'prompt' });
});

test('a browser with a replaced clock is not reused', async () => {
  const page = await lend();
  await page.clock.install();
  await browsers.takeBack(page.context());
  expect((await lend()).context()).not.toBe(page.context());
});

/** Opens the product; returns whether its first script came from the browser's own cache. */
async function findsItsScript(page: Page): Promise<boolean> {
  await page.goto('/');
  return page.evaluate(() => {
    const [script] = performance.getEntriesByName(document.querySelector<HTMLScriptElement>('script[src]')!.src);
    return (script as PerformanceResourceTiming).transferSize === 0;
  });
}

test('what a browser has loaded stays within a test file: another one has another database at the same address', async () => {
  const page = await lend();
  await page.goto('/');
  await browsers.takeBack(page.context());
  const same = await lend();
  expect([same.context() === page.context(), await findsItsScript(same)]).toEqual([true, true]);
  await browsers.takeBack(same.context());
  const other = await lend(new Browsers(() => undefined));
  expect([other.context() === page.context(), await findsItsScript(other)]).toEqual([true, false]);
});
