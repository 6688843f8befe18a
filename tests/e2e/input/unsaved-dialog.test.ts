/** What was typed in a dialog is never lost without a question, however it is closed. */
import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

function question(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await expect(dialog.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
  return dialog;
}

const waysOut: Readonly<Record<string, (page: Page, dialog: Locator) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (_page, dialog) => dialog.getByRole('button', { name: 'Close' }).click(),
  Cancel: (_page, dialog) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  'a click beside it': (page) => page.mouse.click(5, 450),
  Back: (page) => page.evaluate(() => history.back()),
};

test('F065 a dialog with unsaved changes asks before it is closed; staying keeps the text and the focus', async () => {
  const page = await product.visit('/', { as: 'owner@acme.test' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Address book' }).click();
  const dialog = await openDialog(page);
  const name = dialog.getByRole('textbox', { name: 'Name' }).first();
  await page.keyboard.type('Half an address');
  for (const [way, leave] of Object.entries(waysOut)) {
    await name.focus();
    await leave(page, dialog);
    await expect(question(page).getByRole('button', { name: 'Stay' }), way).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page), way).toHaveCount(0);
    await expect(name, way).toHaveValue('Half an address');
  }
  await name.focus();
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Yes, leave' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
});

test('an unchanged dialog closes at once, also after what was typed was removed again', async () => {
  const page = await product.visit('/address-book', { as: 'owner@acme.test' });
  const dialog = await openDialog(page);
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Escape while a row is moved by keyboard ends the move, not the dialog; an empty and a repeated entry get the focus', async () => {
  const page = await product.visit('/shiplogic-admin/providers', { as: 'platform@kestrel.test' });
  await page.getByRole('button', { name: 'Actions: Kestrel Couriers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Kestrel Couriers' });
  await dialog.getByRole('button', { name: /^Add / }).click();
  const added = page.locator(':focus');
  await dialog.getByRole('button', { name: 'Save provider' }).click();
  await expect(dialog).toContainText('This is required.');
  await expect(added).toHaveValue('');
  await page.keyboard.type('localhost');
  await dialog.getByRole('button', { name: 'Save provider' }).click();
  await expect(dialog).toContainText(/Entries \d and \d are the same \(localhost\)\./);
  await expect(added).toHaveValue('localhost');

  await dialog
    .getByRole('button', { name: /^Reorder/ })
    .first()
    .press('Space');
  await expect(page.getByText(/^Row (?:picked up at|is at) place 1 of/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The row stays where it was.')).toBeAttached();
  await expect(question(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
