/** Checks the settings screen in each of its states with axe, on a phone and among all variants on a desktop. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { openWholeTab, showEverything } from './every-section.ts';
import { addressOf, bar, field, fill, find, row, save, toggle } from './settings-page.ts';
import { variants } from '../../variants.ts';

const product = await startProduct();
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** High enough that all of a tab is rendered instead of deferred. */
const height = 24_000;

/** Checks the current state on a phone, among all variants on a desk too; the page has phone width again afterwards. */
async function expectAccessibleAtWidths(page: Page, state: string, within?: 'dialog'): Promise<void> {
  for (const size of variants(phone, desk)) {
    await page.setViewportSize(size);
    if (within) await expect(page.getByRole(within)).toBeVisible();
    await expectAccessible(page, `${state} at ${size.width} pixels`, within);
  }
  await page.setViewportSize(phone);
}

// The long tests check all tabs with axe at both widths.
test('F296 every section of the first tab, with its editors', async () => {
  await showEverything(product);
  const page = await product.visit('/settings', { as: 'platform@kestrel.test', ...phone, height });
  await expect(page.getByRole('tab')).toHaveCount(catalogue.tabs.length);
  await openWholeTab(page, catalogue.tabs[0]);
  await expectAccessible(page, 'the first tab');
});

test('unsaved changes, errors, the tray and the leave dialog', async () => {
  const page = await product.visit('/settings', { as: 'staff@kestrel.test', ...phone });
  await fill(page, 'provider_title', 'Falcon');
  await fill(page, 'theme_primary', 'blue');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await expectAccessibleAtWidths(page, 'search results with an unsaved change');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One setting needs attention')).toBeVisible();
  await expectAccessibleAtWidths(page, 'summary of mistakes');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: '3 unsaved changes' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'tray');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard 3 changes?' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'question', 'dialog');
});

// A menu closes when the window is resized, so each width needs its own visit.
test.for(variants(390, 1440))('menu, explanation and audit trail at %i pixels', async (width) => {
  await product.save({ map_default_zoom: 11 });
  const page = await product.visit(addressOf('support_whatsapp_number'), { as: 'staff@kestrel.test', width });
  await row(page, 'support_whatsapp_number')
    .getByRole('button', { name: /^More about/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expectAccessible(page, 'menu of a setting', 'menu');
  await page.getByRole('menuitem', { name: 'About this setting' }).click();
  await expect(page.getByRole('dialog', { name: /WhatsApp number/ })).toBeVisible();
  await expectAccessible(page, 'explanation', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View audit trail' }).click();
  await expect(page.getByRole('dialog', { name: /Audit trail/ })).toContainText('Default zoom level');
  await expectAccessible(page, 'audit trail', 'dialog');
});

test('a conflict between two users', async () => {
  product.expectTrouble(/status of 409/);
  const page = await product.visit(addressOf('terms_url'), { as: 'staff@kestrel.test', ...phone });
  await field(page, 'terms_url').fill('https://kestrel.test/mine');
  await product.save({ terms_url: 'https://kestrel.test/theirs' }, 'manager@kestrel.test');
  await expect(page.getByText(/Mpho Manager saved another value/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Someone else changed this setting' })).toBeVisible();
  await expectAccessibleAtWidths(page, 'conflict', 'dialog');
});

test('locked settings, and a screen without permission', async () => {
  const limited = await product.visit('/settings?scope=provider', { as: 'ops@kestrel.test' });
  await expect(limited.getByText('You can view these settings but not change them')).toBeVisible();
  await expect(row(limited, 'url')).toBeVisible();
  await expectAccessible(limited, 'locked');
  const customer = await product.visit('/settings/history', { as: 'owner@acme.test' });
  await expect(customer.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await expectAccessible(customer, 'refused');
});

test('a brand of any colour stays readable', async () => {
  const page = await product.visit('/settings?tab=theme', { as: 'staff@kestrel.test' });
  await fill(page, 'theme_primary', '#ffe14d');
  await fill(page, 'theme_text', '#9fb4c4');
  await fill(page, 'theme_nav_bg', '#f4f4f4');
  await fill(page, 'theme_nav_text', '#dddddd');
  await save(page);
  const screens = variants(['/', 'staff@kestrel.test'], ['/login'], ['/settings?tab=theme', 'staff@kestrel.test']);
  for (const [path = '/', as] of screens) {
    const fresh = await product.visit(path, as ? { as } : {});
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(fresh, `${path} in pale colours`);
  }
});
