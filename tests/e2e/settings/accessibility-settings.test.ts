/** Checks the settings screen in each of its states with axe, on a desktop and a phone. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { openWholeTab, showEverything } from './every-section.ts';
import { addressOf, bar, field, fill, find, row, save, toggle } from './settings-page.ts';

const product = await startProduct();
/** Opened on a phone, then also checked at desktop width, because a visit costs more than a check. */
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** High enough that all of a tab is rendered instead of deferred. */
const height = 24_000;

/** Checks the current state at both widths; the page has phone width again afterwards. */
async function expectAccessibleAtBoth(page: Page, state: string, within?: 'dialog'): Promise<void> {
  await expectAccessible(page, `${state} on a phone`, within);
  await page.setViewportSize(desk);
  if (within) await expect(page.getByRole(within)).toBeVisible();
  await expectAccessible(page, `${state} on a desk`, within);
  await page.setViewportSize(phone);
}

// The long tests check all tabs with axe at both widths; here one of them, and that all exist.
test('F296 every section of every tab, with its editors', async () => {
  await showEverything(product);
  const page = await product.visit('/settings', { as: 'platform@kestrel.test', height });
  await expect(page.getByRole('tab')).toHaveCount(catalogue.tabs.length);
  const [first, ...others] = catalogue.tabs;
  await openWholeTab(page, first);
  await expect(page.getByRole('tab', { name: first.title })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the first tab on a desk');
  await page.setViewportSize({ ...phone, height });
  await openWholeTab(page, first);
  await expectAccessible(page, 'the first tab on a phone');
  await page.setViewportSize({ ...desk, height });
  for (const tab of others) await openWholeTab(page, tab);
});

test('unsaved changes, errors, the tray and the leave dialog, on a phone and on a desktop', async () => {
  const page = await product.visit('/settings', { as: 'staff@kestrel.test', ...phone });
  await fill(page, 'provider_title', 'Falcon');
  await fill(page, 'theme_primary', 'blue');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await expectAccessibleAtBoth(page, 'search results with an unsaved change');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One setting needs attention')).toBeVisible();
  await expectAccessibleAtBoth(page, 'summary of mistakes');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: '3 unsaved changes' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'tray');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard 3 changes?' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'question', 'dialog');
});

// A menu closes when the window is resized, so each width needs its own visit.
test.for([1440, 390])('menu, explanation and audit trail at %i pixels', async (width) => {
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

test('a conflict between two users, on a phone and on a desktop', async () => {
  product.expectTrouble(/status of 409/);
  const page = await product.visit(addressOf('terms_url'), { as: 'staff@kestrel.test', ...phone });
  await field(page, 'terms_url').fill('https://kestrel.test/mine');
  await product.save({ terms_url: 'https://kestrel.test/theirs' }, 'manager@kestrel.test');
  await expect(page.getByText(/Mpho Manager saved another value/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Someone else changed this setting' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'conflict', 'dialog');
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
  for (const [path, as] of [['/login'], ['/', 'staff@kestrel.test'], ['/settings?tab=theme', 'staff@kestrel.test']]) {
    const fresh = await product.visit(path ?? '/', as ? { as } : {});
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(fresh, `${path} in pale colours`);
  }
});
