/** 'View audit trail': who changed which setting, from what, to what; ten at a time. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';

const product = await startProduct();
/** Low enough that ten events need scrolling. */
const staff = { as: 'staff@kestrel.test', height: 600 };

for (let turn = 1; turn <= 22; turn += 1) await product.save({ map_default_zoom: (turn % 20) + 1 });
await product.save({ provider_title: 'Falcon Freight' }, 'manager@kestrel.test');

async function openTrail(page: Page) {
  await page.getByRole('button', { name: 'View audit trail' }).click();
  const trail = page.getByRole('dialog', { name: 'Provider setting - Audit trail' });
  await expect(trail).toBeVisible();
  return {
    trail,
    list: trail.getByRole('region', { name: 'Events' }),
    rows: trail.getByRole('row').filter({ has: page.getByRole('cell') }),
  };
}

/** Scrolls until this share of the list has been visible. */
async function seen(list: ReturnType<Page['getByRole']>, share: number): Promise<void> {
  await list.evaluate((box, part) => {
    box.scrollTop = Math.ceil(box.scrollHeight * part) - box.clientHeight;
  }, share);
}

test('F020 F341 F342 F344 the dialog has a title, shows when, request, version, source, from and to, an empty trail and a failure, and can be refreshed and closed', async () => {
  product.expectTrouble(/status of 500/);
  const page = await product.visit('/settings', staff);
  const { trail, rows } = await openTrail(page);
  const newest = rows.first();
  await expect(newest).toContainText('Mpho Manager');
  await expect(newest).toContainText('Company name');
  await expect(newest).toContainText(/Kestrel Couriers.*Falcon Freight/s);
  await expect(newest).toContainText(/just now|min ago|\d\d:\d\d/);
  for (const heading of ['When', 'Who', 'What', 'Change', 'Source', 'Version', 'Request']) {
    await expect(trail.getByRole('columnheader', { name: heading, exact: true })).toHaveCount(1);
  }
  await expect(trail).toContainText('10 of 23');
  await product.save({ provider_title: 'Kestrel Couriers' });
  await trail.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows.first()).toContainText(/Falcon Freight.*Kestrel Couriers/s);
  await expect(trail).toContainText('10 of 24');
  const events = '**/api/audit/events*';
  await page.route(events, (route) => route.fulfill({ json: { audit_events: [], count: 0 } }));
  await trail.getByRole('button', { name: 'Refresh' }).click();
  await expect(trail.getByText('No audit trail found.')).toBeVisible();
  await expect(trail.getByRole('alert')).toHaveCount(0);
  await page.unroute(events);
  await page.route(events, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'The trail could not be read', errors: [] } }),
  );
  await trail.getByRole('button', { name: 'Refresh' }).click();
  const failure = trail.getByRole('alert');
  await expect(failure).toContainText(/\w/);
  const [above, below] = await Promise.all([
    trail.getByText('No audit trail found.').boundingBox(),
    failure.boundingBox(),
  ]);
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  await trail.getByRole('button', { name: 'Close' }).click();
  await expect(trail).toHaveCount(0);
});

test('F343 loads ten at a time, more from 80 percent and not before, at most every 150 ms, until all are loaded', async () => {
  const page = await product.visit('/version.json', staff);
  await page.clock.install();
  await page.goto('/settings');
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/audit/events') pages.push(`${searchParams.get('offset')}+${searchParams.get('limit')}`);
  });
  const { trail, list, rows } = await openTrail(page);
  await expect(rows).toHaveCount(10);
  const count = Number(/of (\d+)/.exec((await trail.textContent()) ?? '')?.[1]);
  await seen(list, 0.79);
  await settle(page);
  expect(pages).toEqual(['0+10']);
  // Within 150 ms of the previous scroll, so this response is delayed.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await seen(list, 0.5);
  await settle(page);
  await seen(list, 0.82);
  await settle(page);
  await page.clock.runFor(140);
  expect(pages).toEqual(['0+10']);
  await page.clock.runFor(20);
  await expect.poll(() => pages).toEqual(['0+10', '10+10']);
  await page.clock.resume();
  await expect(rows).toHaveCount(20);
  await seen(list, 1);
  await expect(rows).toHaveCount(count);
  expect(pages).toEqual(['0+10', '10+10', '20+10']);
  await seen(list, 0.5);
  await seen(list, 1);
  await settle(page);
  expect(pages).toHaveLength(3);
});

/** Two frames, because scroll events fire with the next frame. */
function settle(page: Page): Promise<unknown> {
  return page
    .locator('body')
    .boundingBox()
    .then(() => page.locator('body').boundingBox());
}
