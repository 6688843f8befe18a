/** Bulk changes of more shipments than one request allows: selected over several pages, run by a job, and reported row by row. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct({}, true);
const staff = 'staff@kestrel.test';
const [count, delivered] = [120, 2];

/** All with one customer reference, by which the list finds them; the first ones are already delivered. */
async function bookMany(letter: string): Promise<readonly number[]> {
  return asOwner(product.database.owner, async (tx) => {
    const account_id = await accountId(tx);
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const digits = at
        .toString(7)
        .padStart(4, '0')
        .replaceAll(/./g, (digit) => String(Number(digit) + 2));
      const number = `Z${letter}${digits}`;
      const numbers = { short_tracking_reference: number, tracking_reference: number };
      const status = at < delivered ? 'delivered' : 'at-hub';
      const shipment = { provider_id: 1, account_id, status, customer_reference: `BULK-${letter}`, ...numbers };
      ids.push((await buildStoredShipment(tx, shipment)).id);
    }
    return ids;
  });
}

const statusesOf = (letter: string) =>
  asOwner(product.database.owner, async (tx) => {
    const rows = await tx
      .selectFrom('shipments')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('customer_reference', '=', `BULK-${letter}`)
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count: found }) => [status, found]));
  });

/** Both pages of a hundred rows, with the mouse. */
async function chooseAll(page: Page): Promise<void> {
  const all = page.getByRole('checkbox', { name: 'Choose all rows of this page' });
  const chosen = page.getByRole('region', { name: 'Chosen rows' }).getByRole('status');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–100 of 120');
  await all.click();
  await expect(chosen).toHaveText('100 chosen');
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('101–120 of 120');
  await all.click();
  await expect(chosen).toHaveText('120 chosen');
}

async function beginChange(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the status of ${count} shipments?` });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: title, exact: true }).click();
  await dialog.getByRole('button', { name: 'Change status' }).click();
}

test('a bulk change of more than a hundred shows progress to its end, and rejected rows are listed', async () => {
  const [first] = await bookMany('A');
  const page = await product.visit('/shipments?customer_reference=BULK-A&size=100', { as: staff });
  // On a phone the same box is above the cards.
  await page.setViewportSize({ width: 390, height: 844 });
  const chosen = page.getByRole('region', { name: 'Chosen rows' });
  await page.getByText('Choose all rows of this page').click();
  await expect(chosen.getByRole('status')).toHaveText('100 chosen');
  await page.getByText('Choose all rows of this page').click();
  await expect(chosen).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseAll(page);
  await beginChange(page, 'Out for delivery');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/can’t be changed to Out for delivery/).first()).toBeVisible();
  await expectAccessible(page, 'the end of a bulk change');
  await expect(dialog.getByText('You can close this page.')).toHaveCount(0);
  expect(await statusesOf('A')).toEqual({ delivered, 'out-for-delivery': count - delivered });
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  await expect(bar.getByRole('status')).toHaveText('2 chosen');
  await expect(bar.getByRole('button', { name: 'Change status' })).toBeFocused();
  // The bar disappears with the last selected row; the focus stays on the page.
  await bar.getByRole('button', { name: 'Change tags' }).click();
  await expect(dialog.locator('input:focus')).toHaveCount(1);
  await page.keyboard.type('Fragile');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Change tags' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/bulk-changes');
  const row = page.getByRole('row').filter({ hasText: '120 shipments to Out for delivery' });
  await expect(row).toContainText('118 of 120');
  await expect(row).toContainText('can’t be changed to Out for delivery (2): ');
  await row.getByRole('link', { name: String(first), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/shipments/${first}$`));
  await expect(page.locator('header').getByText('Delivered')).toBeVisible();
});

test('rows of all pages are chosen at once, and their bulk change continues when its page is closed', async () => {
  await bookMany('B');
  const page = await product.visit('/shipments?customer_reference=BULK-B&size=20', { as: staff });
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  const all = bar.getByRole('button', { name: 'Choose all 120' });
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click();
  await expect(all).toBeVisible();
  // Only while the whole page is chosen.
  const first = page.getByRole('row').nth(1).getByRole('checkbox');
  await first.click();
  await expect(all).toHaveCount(0);
  await first.click();
  await all.click();
  await expect(bar.getByRole('status')).toHaveText('120 chosen');
  await expect(all).toHaveCount(0);
  const begun = page.waitForResponse(
    (answer) => answer.url().endsWith('/shipments/status/bulk') && answer.status() === 202,
  );
  await beginChange(page, 'Delivery unassigned');
  await begun;
  await page.close();
  const later = await product.visit('/bulk-changes', { as: staff });
  const row = later.getByRole('row').filter({ hasText: '120 shipments to Delivery unassigned' });
  await expect(row).toContainText('118 of 120');
  await expectAccessible(later, 'bulk changes');
  expect(await statusesOf('B')).toEqual({ delivered, 'delivery-unassigned': count - delivered });
});

test('rows that changed with a warning stay chosen, so that they can be found', async () => {
  await product.save({ warn_out_for_delivery_for_zeroed_parcels: true });
  const unweighed = await asOwner(product.database.owner, async (tx) => {
    const account_id = await accountId(tx);
    const shipment = { provider_id: 1, account_id, status: 'at-hub', customer_reference: 'BULK-W' };
    await buildStoredShipment(tx, shipment);
    return buildStoredShipment(tx, shipment, [{ submitted_weight_kg: 0 }]);
  });
  const page = await product.visit('/shipments?customer_reference=BULK-W', { as: staff });
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 shipments?' });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Out for delivery', exact: true }).click();
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByText('1 changed with a warning')).toBeVisible();
  await expect(dialog.getByText('A parcel has no size or weight')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chosen rows' }).getByRole('status')).toHaveText('1 chosen');
  const row = page.getByRole('row').filter({ hasText: unweighed.tracking_reference });
  await expect(row.getByRole('checkbox')).toBeChecked();
});
