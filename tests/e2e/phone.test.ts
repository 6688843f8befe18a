/** The same work on a phone: the menu in a drawer, the sections in a select, everything within reach. */
import type { Locator } from 'playwright';
import { expect } from './expect.ts';
import { test } from 'vitest';
import { startProduct } from './product.ts';
import { bar, field, row, save } from './settings/settings-page.ts';

const product = await startProduct();

test('a setting is changed on a phone', async () => {
  const page = await product.visit('/', { as: 'staff@kestrel.test', width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Section' }).selectOption('Support contact');
  await expect(row(page, 'support_contact_number')).toBeInViewport();
  await field(page, 'support_contact_number').fill('011 555 0100');
  await expect(bar(page)).toBeInViewport();
  const button = await bar(page).getByRole('button', { name: 'Save', exact: true }).boundingBox();
  expect(button!.height).toBeGreaterThanOrEqual(36);
  expect(button!.y + button!.height).toBeLessThanOrEqual(844);
  await save(page);
  expect((await product.settings()).settings['support_contact_number']).toMatch(/555\s?0100/);
});

test('a text of several lines is shown whole', async () => {
  const page = await product.visit('/rates-and-estimates', { as: 'staff@kestrel.test', width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Service levels' }).click();
  const levels = page.getByRole('tabpanel', { name: 'Service levels' });
  await levels.getByRole('button', { name: /^Edit/ }).first().click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
  await expect(text).toHaveValue('Delivered within three to four working days.');
  const hidden = await text.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('a list of cards is sorted by what is above them', async () => {
  const page = await product.visit('/shipments', { as: 'staff@kestrel.test', width: 390, height: 844 });
  const list = page.getByRole('table', { name: 'Shipments' });
  await list.getByRole('button', { name: 'Booked' }).click();
  await expect(page).toHaveURL(/sort=/);
  await expect(list.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute('aria-sort', 'ascending');
});

test('tabs and sort headings take one line each, with the current tab in sight; a filter with two fields fits on the screen', async () => {
  const page = await product.visit('/billing/credit-notes', { as: 'staff@kestrel.test', width: 390, height: 844 });
  const boxOf = async (found: Locator) => (await found.boundingBox())!;
  const tab = page.getByRole('tab', { name: 'Debtors' });
  await tab.click();
  const table = page.getByRole('table', { name: 'Debtors' });
  await expect(table).toBeVisible();
  for (const line of [page.getByRole('tablist'), table.locator('thead')])
    expect((await boxOf(line)).height).toBeLessThan(60);
  const { x, width } = await boxOf(tab);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Amount due', exact: true }).first().click();
  const box = await boxOf(page.getByRole('dialog'));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/500/);
});
