/** Changing settings without a mouse, and the focus after each step. */
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { startProduct } from '../product.ts';
import { bar, field, row, saved, search, titleOf } from './settings-page.ts';

const product = await startProduct();

/** Presses Tab until the target is focused, with a limit. */
async function tabTo(page: Page, target: Locator, most = 30): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`${most} times Tab did not lead there`);
}

test('sign in, find, change, review and save with keys only: text, a colour, a choice, a switch and a time, and tabs by arrow keys', async () => {
  const page = await product.visit('/login');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('staff@kestrel.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-pass-123');
  await page.keyboard.press('Enter');
  const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
  await expect(settings).toBeVisible();
  // Past the links of the home screen.
  await tabTo(page, settings, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'General' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search settings' })).toBeFocused();
  await page.keyboard.type('Company name');
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
  await expect(row(page, 'provider_title')).toBeVisible();
  await tabTo(page, field(page, 'provider_title'), 10);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed by keys');
  await tabTo(page, bar(page).getByRole('button', { name: 'Review' }), 60);
  await page.keyboard.press('Enter');
  const tray = page.getByRole('dialog', { name: '1 unsaved change' });
  await expect(tray).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tray).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Review' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  const general = page.getByRole('tab', { name: 'General' });
  await general.focus();
  const order = catalogue.tabs.map((tab) => tab.title);
  for (const title of order.slice(order.indexOf('General') + 1, order.indexOf('Theme') + 1)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: title, exact: true })).toHaveAttribute('aria-selected', 'true');
  }
  await tabTo(page, field(page, 'theme_primary'), 20);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#123456');

  await search(page, 'terms_mode');
  await expect(row(page, 'terms_mode')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Don’t ask' }), 10);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Checkboxes' })).toBeChecked();
  await page.keyboard.press('ArrowUp');

  await search(page, 'enable_map_edit_lock');
  await tabTo(page, field(page, 'enable_map_edit_lock'), 10);
  await page.keyboard.press('Space');
  // A list is not in the page before its field is used, and starts at the value.
  await search(page, 'work_hours_from');
  await expect(row(page, 'work_hours_from')).toBeVisible();
  await expect(page.getByRole('option', { name: '07:30', includeHidden: true })).toHaveCount(0);
  await tabTo(page, field(page, 'work_hours_from'), 10);
  await expect(field(page, 'work_hours_from')).toHaveValue('07:30');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '07:30' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'work_hours_from')).toHaveValue('08:00');
  await search(page, 'work_hours_to');
  await tabTo(page, field(page, 'work_hours_to'), 10);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('19:30');
  await page.keyboard.press('Control+s');
  await saved(page);
  expect((await product.settings()).settings).toMatchObject({
    provider_title: 'Typed by keys',
    theme_primary: '#123456',
    enable_map_edit_lock: false,
    work_hours_from: '08:00',
    work_hours_to: '19:30',
  });
});

test('the first Tab skips the navigation; a menu and a dialog return the focus', async () => {
  // So low that the active entry must be scrolled into view in the navigation.
  const page = await product.visit('/settings', { as: 'staff@kestrel.test', height: 500 });
  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
  await expect(here).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const more = row(page, 'provider_title').getByRole('button', { name: 'More about Company name' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'About this setting' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'About this setting' }).click();
  await expect(page.getByRole('dialog', { name: /Company name/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
  const audit = page.getByRole('button', { name: 'View audit trail' });
  await audit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Audit trail/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(audit).toBeFocused();
});

test('a tab accepts keys once its first editors are rendered; the others are readable, and rendered when the user reaches them', async () => {
  const page = await product.visit('/version.json', { as: 'staff@kestrel.test' });
  // Simulates a browser that is never idle.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(`${product.kestrel}/settings?tab=shipments`);
  const [first, last] = ['minimum_parcel_length', 'hub_scanner_bays'] as const;
  await expect(field(page, first)).toBeEnabled();
  await expect(page.getByText(titleOf(last), { exact: true }).last()).toBeAttached();
  await expect(row(page, last)).toHaveCount(0);
  await field(page, first).focus();
  await page.keyboard.press('Tab');
  await expect(row(page, last)).toBeAttached();
});
