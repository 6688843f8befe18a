/** In a dead spot: the tripsheet and the hub scanner open again without a connection, and what was done is sent afterwards. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
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

test('F351 the tripsheet opens without a connection, as it was last served, and a failed attempt is sent afterwards', async () => {
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
  await page.getByRole('button', { name: `Failed ${waybill}` }).click();
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Record failed attempt' }).click();
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();

  await page.context().setOffline(false);
  // A page that was opened offline is not told by the emulation.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => statusOf(waybill)).toBe('collection-failed-attempt');
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

test('F352 the hub scanner opens without a connection, and what is scanned there is sent afterwards', async () => {
  const { short_tracking_reference: waybill } = await asOwner(product.database.owner, async (tx) => {
    const { branch_id } = await tx
      .selectFrom('users')
      .select('limit_user_to_branch as branch_id')
      .where('email', '=', 'ops@kestrel.test')
      .executeTakeFirstOrThrow();
    const here = { collection_branch_id: branch_id, status: 'collected' };
    return buildStoredShipment(tx, { provider_id: 1, account_id: await accountId(tx), ...here });
  });
  // A user of one branch scans there.
  const page = await product.visit('/hub-scanner', { as: 'ops@kestrel.test' });
  const field = page.getByRole('textbox', { name: 'Waybill or parcel number' });
  await expect(page.getByText('Hub: Johannesburg')).toBeVisible();
  await isKept(page);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/hub-scanner')) !== undefined)).toBe(true);

  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('Hub: Johannesburg')).toBeVisible();
  await field.fill(waybill);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('waiting for a connection')).toBeVisible();

  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => statusOf(waybill)).toBe('at-hub');
  await expect(page.getByText('1 recorded', { exact: true })).toBeVisible();
});
