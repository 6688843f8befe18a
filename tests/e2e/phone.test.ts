/** The same work on a phone: the menu in a drawer, the sections in a select, everything within reach. */
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

test('a filter with two fields fits on the screen; the second line of a value in a card is under the first', async () => {
  const page = await product.visit('/billing', { as: 'staff@kestrel.test', width: 390, height: 844 });
  const note = page.locator('td[data-title="Invoice"] > p').first();
  await expect(note).toHaveText(/^(Once|Waits)/);
  expect((await note.boundingBox())!.x).toBeGreaterThan(130);
  await page.getByRole('button', { name: 'Amount', exact: true }).first().click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: 'To' }).fill('500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/amount=/);
});
