/** The settings screen in each of its states, on a desk and on a phone, as axe checks it. */
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { openWholeTab, showEverything } from './every-section.ts';
import { addressOf, bar, field, fill, find, row, save, toggle } from './settings-page.ts';

const product = await startProduct();
const widths = [1440, 390];
/** High enough that nothing of a tab is left out because it is far from the screen. */
const height = 24_000;

// All tabs are checked by axe among the long tests; here one of them, and that they all are there.
test.for(widths)('a whole tab at %i pixels', async (width) => {
  const page = await product.visit('/settings', { as: 'staff@kestrel.test', width, height });
  await openWholeTab(page, catalogue.tabs[0]);
  await expect(page.getByRole('tab', { name: catalogue.tabs[0].title })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the first tab');
});

test('F296 every section of every tab, with its editors', async () => {
  await showEverything(product);
  const page = await product.visit('/settings', { as: 'platform@kestrel.test', height });
  await expect(page.getByRole('tab')).toHaveCount(catalogue.tabs.length);
  for (const tab of catalogue.tabs) await openWholeTab(page, tab);
});

test.for(widths)('unsaved changes, mistakes, the tray and the question at %i pixels', async (width) => {
  const page = await product.visit('/settings', { as: 'staff@kestrel.test', width });
  await fill(page, 'provider_title', 'Falcon');
  await fill(page, 'theme_primary', 'blue');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await expectAccessible(page, 'search results with an unsaved change');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One setting needs attention')).toBeVisible();
  await expectAccessible(page, 'summary of mistakes');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: '3 unsaved changes' })).toBeVisible();
  await expectAccessible(page, 'tray');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard 3 changes?' })).toBeVisible();
  await expectAccessible(page, 'question', 'dialog');
});

test.for(widths)('menu, explanation and audit trail at %i pixels', async (width) => {
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

test.for(widths)('a conflict between two people at %i pixels', async (width) => {
  product.expectTrouble(/status of 409/);
  const page = await product.visit(addressOf('terms_url'), { as: 'staff@kestrel.test', width });
  await field(page, 'terms_url').fill(`https://kestrel.test/mine-${width}`);
  await product.save({ terms_url: `https://kestrel.test/theirs-${width}` }, 'manager@kestrel.test');
  await expect(page.getByText(/Mpho Manager saved another value/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Someone else changed this setting' })).toBeVisible();
  await expectAccessible(page, 'conflict', 'dialog');
});

test('locked settings, and a screen that may not be opened', async () => {
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
