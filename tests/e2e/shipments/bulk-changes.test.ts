/** A bulk change of more shipments than one request allows: chosen over several pages, run by a job, and reported row by row. */
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { jobMs } from '../../patience.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct({}, true);
const staff = 'staff@kestrel.test';
const [count, delivered] = [120, 2];

/** All with one customer reference, by which the list finds them; the first ones are already delivered, the next one has no weight. */
async function bookMany(): Promise<readonly number[]> {
  return asOwner(product.database.owner, async (tx) => {
    const account_id = await accountId(tx);
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const digits = at
        .toString(7)
        .padStart(4, '0')
        .replaceAll(/./g, (digit) => String(Number(digit) + 2));
      const numbers = { short_tracking_reference: `ZA${digits}`, tracking_reference: `ZA${digits}` };
      const status = at < delivered ? 'delivered' : 'at-hub';
      const shipment = { provider_id: 1, account_id, status, customer_reference: 'BULK', ...numbers };
      const parcels = [at === delivered ? { submitted_weight_kg: 0 } : {}];
      ids.push((await buildStoredShipment(tx, shipment, parcels)).id);
    }
    return ids;
  });
}

const statuses = () =>
  asOwner(product.database.owner, async (tx) => {
    const rows = await tx
      .selectFrom('shipments')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('customer_reference', '=', 'BULK')
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count: found }) => [status, found]));
  });

test('rows of all pages are chosen at once and changed by a job; those that were rejected or changed with a warning stay chosen', async () => {
  await product.save({ warn_out_for_delivery_for_zeroed_parcels: true });
  const [first] = await bookMany();
  const page = await product.visit('/shipments?customer_reference=BULK&size=20', { as: staff });
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  const status = bar.getByRole('status');
  const ofPage = page.getByRole('checkbox', { name: 'Choose all rows of this page' });
  await ofPage.click();
  await expect(status).toHaveText('20 chosen');
  // Still after opening one of them.
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Shipment / })).toBeVisible();
  await page.goBack();
  await expect(status).toHaveText('20 chosen');
  expect(await ofPage.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false);
  const all = bar.getByRole('button', { name: 'Choose all 120' });
  await expect(all).toBeVisible();
  // Only while the whole page is chosen.
  const box = page.getByRole('row').nth(1).getByRole('checkbox');
  await box.click();
  await expect(all).toHaveCount(0);
  await box.click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('21–40 of 120');
  // The rows of the page before stay until those of this one have arrived.
  await expect(ofPage).not.toBeChecked();
  await ofPage.click();
  await expect(status).toHaveText('40 chosen');
  await all.click();
  await expect(status).toHaveText('120 chosen');
  await expect(all).toHaveCount(0);

  await bar.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the status of ${count} shipments?` });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Out for delivery', exact: true }).click();
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByText('You can close this page.')).toBeVisible();
  await expect(dialog.getByText('You can close this page.')).toHaveCount(0, { timeout: jobMs });
  await expect(dialog.getByText(/can’t be changed to Out for delivery/).first()).toBeVisible();
  await expect(dialog.getByText('1 changed with a warning')).toBeVisible();
  await expect(dialog.getByText('A parcel has no size or weight')).toBeVisible();
  await expectAccessible(page, 'the end of a bulk change', 'dialog');
  expect(await statuses()).toEqual({ delivered, 'out-for-delivery': count - delivered });
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('3 chosen');
  await expect(bar.getByRole('button', { name: 'Change status' })).toBeFocused();
  // The bar disappears with the last selected row; the focus stays on the page.
  await bar.getByRole('button', { name: 'Change tags' }).click();
  const tags = page.getByRole('dialog');
  await expect(tags.locator('input:focus')).toHaveCount(1);
  await page.keyboard.type('Fragile');
  await page.keyboard.press('Enter');
  await tags.getByRole('button', { name: 'Change tags' }).click();
  await expect(tags).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('tbody :focus')).toHaveCount(1);

  await page.goto('/bulk-changes');
  const row = page.getByRole('row').filter({ hasText: '120 shipments to Out for delivery' });
  await expect(row).toContainText('118 of 120');
  await expect(row).toContainText('can’t be changed to Out for delivery (2): ');
  await row.getByRole('link', { name: String(first), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/shipments/${first}$`));
});
