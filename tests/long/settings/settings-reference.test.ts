/** Reading about a setting: from its menu to the reference, searching it, and back to the setting. */
import { expect } from '../../e2e/expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../../e2e/accessible.ts';
import { startProduct } from '../../e2e/product.ts';
import { field, row } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();

// The long tests check all of it with axe.
test('a setting links to the reference of all settings on one page, which is searchable and links back; on a phone a list leads to a section', async () => {
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
  const entries = other.getByRole('article');
  expect(await entries.count()).toBeGreaterThan(200);
  await other.getByRole('textbox', { name: 'Search the reference' }).fill('privcy polcy');
  await expect(other.getByRole('article').first()).toContainText('privacy_url');
  await expect(other).toHaveURL(/q=privcy/);
  await expect.poll(() => entries.count()).toBeLessThan(40);
  await other.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(other, 'a part of the reference on a phone');
  await other.getByRole('textbox', { name: 'Search the reference' }).fill('');
  await other.getByRole('combobox', { name: 'Section' }).selectOption('Address book');
  await expect(other.getByRole('heading', { name: 'Address book' })).toBeFocused();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.getByRole('link', { name: /^Open this setting\s+Privacy policy URL/ }).click();
  await expect(field(other, 'privacy_url')).toBeFocused();
});
