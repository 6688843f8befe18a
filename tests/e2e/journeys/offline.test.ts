/** A driver in a dead spot: the tripsheet opens again without a connection, and what was done is sent afterwards. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

const statusOf = async (waybill: string): Promise<string | undefined> => {
  const found = await asOwner(product.database.owner, (tx) =>
    tx.selectFrom('shipments').select('status').where('short_tracking_reference', '=', waybill).executeTakeFirst(),
  );
  return found?.status;
};

/** The page is kept once its service worker has started. */
const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('F351 the tripsheet opens without a connection, as it was last served', async () => {
  const page = await product.visit('/tripsheet', { as: 'driver@kestrel.test', width: 390, height: 844 });
  const collect = page.getByRole('button', { name: /^Collect / });
  await expect(collect.first()).toBeVisible();
  await isKept(page);
  const stops = await page.getByText(/left today$/).textContent();

  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText(stops ?? '')).toBeVisible();
  const name = (await collect.first().getAttribute('aria-label')) ?? '';
  const waybill = name.replace('Collect ', '');
  await collect.first().click();
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();

  await page.context().setOffline(false);
  // A page that was opened offline is not told by the emulation.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => statusOf(waybill)).toBe('collected');
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
});

test('F351 with a connection the page is always the current one, and that is kept', async () => {
  const page = await product.visit('/tripsheet', { as: 'driver@kestrel.test', width: 390, height: 844 });
  await isKept(page);
  await product.save({ provider_title: 'Renamed Couriers' });
  const served = () => page.evaluate(async () => (await (await caches.match('/tripsheet'))?.text()) ?? '');
  await page.reload();
  await expect(page).toHaveTitle(/Renamed Couriers/);
  await expect.poll(served).toContain('Renamed Couriers');
  const settings = () => page.evaluate(() => Object.values(localStorage).join(' '));
  await expect.poll(settings).toContain('Renamed Couriers');
  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(/Renamed Couriers/);
});
