/** Reading about a setting: from its menu to the reference, searching it, and back to the setting. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { field, row } from './settings-page.ts';

const product = await startProduct();

test('a setting links to its reference, which is searchable and links back', async () => {
  const page = await product.visit('/settings?setting=work_hours_to', { as: 'staff@kestrel.test' });
  await row(page, 'work_hours_to')
    .getByRole('button', { name: /^More about/ })
    .click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Open in reference' }).click();
  const other = await opening;
  const entry = other.locator('#about-work_hours_to');
  await expect(entry.getByRole('heading')).toBeFocused();
  await expect(entry).toBeInViewport();
  await expect(entry).toContainText('A time of day');
  await other.getByRole('textbox', { name: 'Search the reference' }).fill('privcy polcy');
  await expect(other.getByRole('article').first()).toContainText('privacy_url');
  await expect(other).toHaveURL(/q=privcy/);
  await other.getByRole('link', { name: /^Open this setting\s+Privacy policy URL/ }).click();
  await expect(field(other, 'privacy_url')).toBeFocused();
});

// The long tests check all of it with axe.
test('staff read the reference of all settings on one page', async () => {
  const page = await product.visit('/settings/reference', { as: 'platform@kestrel.test' });
  const entries = page.getByRole('article');
  await expect(entries.last()).toBeVisible();
  expect(await entries.count()).toBeGreaterThanOrEqual(Object.keys(catalogue.settings).length);
  await page.getByRole('textbox', { name: 'Search the reference' }).fill('payfast');
  await expect.poll(() => entries.count()).toBeLessThan(40);
  await expectAccessible(page, 'a part of it');
});

test('every user can read the reference of the settings they may see', async () => {
  const page = await product.visit('/settings/reference', { as: 'owner@acme.test' });
  await expect(page.locator('#about-auto_add_address_book')).toBeVisible();
  await expect(page.locator('#about-vip_accounts')).toHaveCount(0);
  await expectAccessible(page, 'the reference');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Section' }).selectOption('Address book');
  await expect(page.getByRole('heading', { name: 'Address book' })).toBeFocused();
  await expectAccessible(page, 'the reference on a phone');
});
