/** Keyboard use: a dialog takes the focus and returns it to the element that opened it. */
import { expect } from '../expect.ts';
import { pressMenuItem } from '../menu-item.ts';
import { test } from 'vitest';
import { interhubSettings } from '../../factories/demo/interhub.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('a closed dialog returns the focus to the button that opened it, and Tab selects the text of a field in a dialog', async () => {
  const page = await product.visit('/shipments/bulk', { as: 'owner@acme.test' });
  const upload = page.getByRole('button', { name: 'Upload file' }).first();
  await upload.press('Enter');
  const window = page.getByRole('dialog', { name: 'Upload shipments' });
  await expect(window.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(upload).toBeFocused();

  // A dialog that leads to another page leaves the focus on that page's title, also after its skeleton.
  await upload.press('Enter');
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Phone\nThandi,0825550142\n') };
  await window.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Checking 0 of 1 line')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'orders.csv' })).toBeFocused();

  // Tab selects the text of a field, so that typing replaces it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Address book' }).click();
  await page.getByRole('button', { name: 'Add address' }).press('Enter');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Depot');
  await page.keyboard.press('Tab');
  await expect(name).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(name).toBeFocused();
  await page.keyboard.type('Shop');
  await expect(name).toHaveValue('Shop');
});

test('a closed dialog returns the focus to the menu button that opened it', async () => {
  const ops = await product.visit('/shipments?status=delivered', { as: 'manager@kestrel.test' });
  await ops.locator('tbody tr a').first().press('Enter');
  const actions = ops.getByRole('button', { name: 'Actions', exact: true });
  for (const name of ['Audit trail', 'Communication log']) {
    await actions.press('Enter');
    await pressMenuItem(ops, name);
    await expect(ops.getByRole('dialog')).toBeVisible();
    await expect(ops.getByRole('menu')).toHaveCount(0);
    await ops.keyboard.press('Escape');
    await expect(ops.getByRole('dialog')).toHaveCount(0);
    await expect(actions).toBeFocused();
  }
});

test('a transfer is opened by typing, and what a fast scanner is refused stays in sight', async () => {
  await product.save(interhubSettings);
  product.expectTrouble(/status of 404/);
  const page = await product.visit('/interhub-transfers', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Open transfer' }).first().press('Enter');
  const window = page.getByRole('dialog');
  await expect(window.getByRole('combobox', { name: 'From' })).toBeFocused();
  // What finds nothing does not send the form.
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await expect(window.getByText('This is required.')).toHaveCount(0);
  // A pasted text opens the list and finds at once. Choosing it again removes nothing.
  const from = window.getByRole('combobox', { name: 'From' });
  await page.keyboard.press('Escape');
  await page.keyboard.insertText('Cape Town');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  await expect(from).toHaveValue('Cape Town');
  for (const key of ['ArrowDown', 'Enter', 'Control+A']) await page.keyboard.press(key);
  await expect(from).toHaveValue('Cape Town');
  const typed = { From: 'Joh', To: 'Cap', 'Service level': 'over', Carrier: 'line' };
  const chosen = ['Johannesburg', 'Cape Town', 'Overnight road (ONR)', 'Kestrel line-haul (KES)'];
  for (const [at, [label, text]] of Object.entries(typed).entries()) {
    const field = window.getByRole('combobox', { name: label });
    await expect(field).toBeFocused();
    // People see the list before they type, and what was found before they press Enter.
    await page.keyboard.press('ArrowDown');
    const found = page.getByRole('option', { name: chosen[at]!, exact: true });
    await expect(found).toBeVisible();
    await page.keyboard.type(text);
    await expect(found).toHaveAttribute('data-combobox-selected');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(chosen[at]!);
    await page.keyboard.press('Tab');
  }
  await window.getByRole('button', { name: 'Open transfer' }).press('Enter');
  const scanner = page.getByLabel('Waybill or parcel number');
  await expect(scanner).toBeFocused();
  for (const number of ['HALF', 'OTHER']) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: 'OTHER' })).toContainText('Could not find shipment.');
  await expect(page.getByRole('list', { name: 'Earlier scans' })).toContainText('HALF');
  await expect(scanner).toBeFocused();
});

test('filters return the focus to their button: an added one on Escape, its cross and the button that clears all; Tab reaches every choice of a long one, and stays in a dialog whose first button is disabled', async () => {
  const page = await product.visit('/shipments?status=delivered&is_return=true', {
    as: 'staff@kestrel.test',
    height: 700,
  });
  const filters = page.getByRole('search', { name: 'Filter shipments' });
  await filters.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(filters.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await expect(filters.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'More filters' }).press('Enter');
  await pressMenuItem(page, 'Booked');
  await expect(page.getByRole('combobox', { name: 'Booked' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters.getByRole('button', { name: 'Booked' })).toBeFocused();

  await filters.getByRole('button', { name: 'Status', exact: true }).press('Enter');
  const choices = page.getByRole('dialog').getByRole('checkbox');
  await expect(choices.first()).toBeFocused();
  const count = await choices.count();
  for (let at = 1; at < count; at += 1) await page.keyboard.press('Tab');
  await expect(choices.last()).toBeFocused();
  await expect(choices.last()).toBeInViewport();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(filters.getByRole('button', { name: /^Status: / })).toBeFocused();
  await filters.getByRole('button', { name: 'Remove the filter status' }).press('Enter');
  await expect(filters.getByRole('button', { name: 'Status', exact: true })).toBeFocused();

  // Staff choose the account first; until then no file can be chosen.
  await page.getByRole('link', { name: 'Bulk booking' }).first().click();
  await page.getByRole('button', { name: 'Upload file' }).first().press('Enter');
  const window = page.getByRole('dialog', { name: 'Upload shipments' });
  await expect(window.getByRole('combobox', { name: 'Account' })).toBeFocused();
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab');
    await expect(window.locator(':focus')).toHaveCount(1);
  }
});

test('a copy button is left with Tab, a dialog focuses its first field although it is loading, a list without links its menus, and a setting that is reset keeps the focus in its row', async () => {
  await product.save({ support_contact_number: '011 555 0100' });
  const page = await product.visit('/accounts', { as: 'staff@kestrel.test' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const copy = page.getByRole('button', { name: 'Copy the code' });
  // Its tooltip disappears at that moment.
  for (const key of ['Tab', 'Shift+Tab']) {
    await copy.first().focus();
    await page.keyboard.press(key);
    await expect(copy.first()).not.toBeFocused();
  }
  await expect(page.locator(':focus')).toHaveCount(1);

  await navigation.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'Invite user' }).press('Enter');
  await pressMenuItem(page, 'User of a customer account');
  const window = page.getByRole('dialog', { name: 'Invite user' });
  await expect(window.getByRole('combobox', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  // A user's email address is a link that would open a mail program.
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: /^Actions: / }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');

  await navigation.getByRole('link', { name: 'Settings' }).click();
  const row = page.locator('[data-setting="support_contact_number"]');
  const reset = row.getByRole('button', { name: /^Reset to/ });
  await reset.press('Enter');
  await expect(reset).toHaveCount(0);
  await expect(row.locator(':focus')).toHaveCount(1);
});
