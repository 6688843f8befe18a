/** The platform's team shortens a link, and hands it out. */
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F387 a link is shortened, copied and counted', async () => {
  const page = await product.visit('/shiplogic-admin/short-urls', { as: 'platform@kestrel.test' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Add short link' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add short link' });
  await dialog.getByRole('textbox', { name: /^Page/ }).fill('not a page');
  await dialog.getByRole('button', { name: 'Add short link' }).click();
  await expect(dialog.getByText('Enter the full URL, starting with https://.')).toBeVisible();
  await expectAccessible(page, 'adding a short link');
  // What is typed without https:// is completed.
  await dialog.getByRole('textbox', { name: /^Page/ }).fill('www.kestrel.test/prices');
  await dialog.getByRole('button', { name: 'Add short link' }).dblclick();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'https://www.kestrel.test/prices' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Copy short link' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toMatch(/^\/s\/[A-Za-z0-9]{7}$/);
  const followed = await fetch(link, { redirect: 'manual' });
  expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://www.kestrel.test/prices']);
  await page.reload();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
});
