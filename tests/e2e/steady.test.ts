/** Nothing that is drawn moves while its data arrives: neither the footer nor what a card is above. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';
import { variants } from '../variants.ts';

const product = await startProduct();

type Screen = readonly [path: string, as: string, arrived: string];

const screens = variants<Screen>(
  ['/shipments', 'staff@kestrel.test', 'Waybill'],
  ['/rates-and-estimates', 'staff@kestrel.test', 'Service levels'],
  ['/integrations', 'staff@kestrel.test', 'Add rule'],
  ['/', 'owner@acme.test', 'What you can do'],
  ['/account?tab=billing', 'owner@acme.test', 'Closing balance'],
  ['/profile', 'owner@acme.test', 'This browser'],
);

/** The page draws before each answer arrives, and lists what moved by then. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (entries: PerformanceObserverEntryList): void => {
      for (const entry of entries.getEntries() as (PerformanceEntry & Shift)[])
        // A number is wider than the one that keeps its room.
        if (entry.value > 0.001)
          for (const { node } of entry.sources)
            moved.push(`${entry.value.toFixed(4)} ${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/api\/(?!events)/, async (route) => {
    await page
      .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      .catch(() => undefined);
    await route.continue();
  });
}

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test.for(screens)('%s stays in place while it loads', async ([path, as, arrived]) => {
  const page = await product.visit('/help-centre', { as });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await watch(page);
  await page.goto(path);
  await expect(page.getByRole('main').getByText(arrived).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y, 'below the fold').toBeGreaterThanOrEqual(900);
});
