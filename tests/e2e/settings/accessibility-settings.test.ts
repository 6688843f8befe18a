/** Checks the settings screen in each of its states with axe, on a phone. */
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { openWholeTab, showEverything } from './every-section.ts';
import { addressOf, fill, find, row, toggle } from './settings-page.ts';
import { variants } from '../../variants.ts';

const product = await startProduct();
const phone = { width: 390, height: 844 };
/** High enough that all of a tab is rendered instead of deferred. */
const height = 24_000;

// The long tests check all tabs with axe at both widths.
test('F296 every section of the first tab, with its editors', async () => {
  await showEverything(product);
  const page = await product.visit('/settings', { as: 'platform@kestrel.test', ...phone, height });
  await expect(page.getByRole('tab')).toHaveCount(catalogue.tabs.length);
  await openWholeTab(page, catalogue.tabs[0]);
  await expectAccessible(page, 'the first tab');
});

test('menu, explanation with conditions and permission, audit trail, and a summary of mistakes', async () => {
  await product.save({ map_default_zoom: 11 });
  const page = await product.visit(addressOf('support_whatsapp_number'), { as: 'staff@kestrel.test', ...phone });
  await row(page, 'support_whatsapp_number')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'About this setting' }).hover();
  await expectAccessible(page, 'menu of a setting', 'menu');
  await page.getByRole('menuitem', { name: 'About this setting' }).click();
  const about = page.getByRole('dialog', { name: /WhatsApp number/ });
  for (const text of ['WhatsApp is on', 'Change settings', 'support_whatsapp_number'])
    await expect(about).toContainText(text);
  await expectAccessible(page, 'explanation', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View audit trail' }).click();
  await expect(page.getByRole('dialog', { name: /Audit trail/ })).toContainText('Default zoom level');
  await expectAccessible(page, 'audit trail', 'dialog');
  await page.keyboard.press('Escape');
  await fill(page, 'theme_primary', 'blue');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One setting needs attention')).toBeVisible();
  await expectAccessible(page, 'search results with an unsaved change, and a summary of mistakes');
});

test('a brand of any colour stays readable', async () => {
  await product.save({
    theme_primary: '#ffe14d',
    theme_text: '#9fb4c4',
    theme_nav_bg: '#f4f4f4',
    theme_nav_text: '#dddddd',
  });
  const screens = variants(['/', 'staff@kestrel.test'], ['/login'], ['/settings?tab=theme', 'staff@kestrel.test']);
  for (const [path = '/', as] of screens) {
    const fresh = await product.visit(path, as ? { as } : {});
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(fresh, `${path} in pale colours`);
  }
});
