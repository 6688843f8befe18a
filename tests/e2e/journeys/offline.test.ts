/** A driver in a dead spot: the tripsheet opens again without a connection, and what was done is sent afterwards. */
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

test('F351 the tripsheet opens without a connection, as it was last served', async () => {
  const page = await product.visit('/tripsheet', { as: 'driver@kestrel.test', width: 390, height: 844 });
  const collect = page.getByRole('button', { name: /^Collect / });
  await expect(collect.first()).toBeVisible();
  const isReady = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      return name !== undefined && (await (await caches.open(name)).match('/tripsheet')) !== undefined;
    });
  await expect.poll(isReady).toBe(true);
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
  await expect.poll(() => statusOf(waybill)).toBe('collected');
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
});

test('F351 with a connection the page is always the current one, and that is kept', async () => {
  const page = await product.visit('/tripsheet', { as: 'driver@kestrel.test', width: 390, height: 844 });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await product.save({ provider_title: 'Renamed Couriers' });
  const served = () => page.evaluate(async () => (await (await caches.match('/tripsheet'))?.text()) ?? '');
  await page.reload();
  await expect(page).toHaveTitle(/Renamed Couriers/);
  await expect.poll(served).toContain('Renamed Couriers');
  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(/Renamed Couriers/);
});
