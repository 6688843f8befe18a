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

test('F065 a dialog with unsaved changes asks once before it is closed, an unchanged one closes; staying keeps the text and the focus', async () => {
  const page = await product.visit('/', { as: 'owner@acme.test' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Address book' }).click();
  const dialog = await openDialog(page);
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await openDialog(page);
  const name = dialog.getByRole('textbox', { name: 'Name' }).first();
  await page.keyboard.type('Half an address');
  const stay = async (way: string): Promise<void> => {
    await expect(question(page), way).toHaveCount(1);
    await expect(question(page).getByRole('button', { name: 'Stay' }), way).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page), way).toHaveCount(0);
    await expect(name, way).toHaveValue('Half an address');
  };
  for (const [way, leave] of Object.entries(waysOut)) {
    await name.focus();
    await leave(page, dialog);
    await stay(way);
  }
  // Escape closes only the dialog in front.
  await name.focus();
  await page.keyboard.press('Control+k');
  const bar = page.getByRole('dialog', { name: 'Go to' });
  await expect(bar.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(question(page)).toHaveCount(0);
  // Back while one asks shows no second question.
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(1);
  await page.evaluate(() => history.back());
  await stay('Back while it asks');
  await expect(name).toBeFocused();

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Yes, leave' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
});

test('F065 a new name of a view is not lost by Escape, although the list of views is behind it', async () => {
  const page = await product.visit('/shipments', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  const list = page.getByRole('dialog', { name: 'Saved views of shipments' });
  await list
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  const rename = page.getByRole('dialog', { name: /^Rename/ });
  await expect(rename.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Another name');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Yes, leave' }).click();
  await expect(rename).toHaveCount(0);
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('F138 leaving while a new API key is shown asks first, because it is shown once', async () => {
  const page = await product.visit('/profile', { as: 'owner@acme.test' });
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Warehouse');
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Your new API key' });
  await expect(made).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Address book');
  await page.getByRole('option').first().click();
  await expect(question(page)).toContainText('The key can’t be viewed again.');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await expect(made).toHaveCount(0);
});

test('Escape while a row is moved by keyboard ends the move, not the dialog; an empty and a repeated entry get the focus', async () => {
  const page = await product.visit('/shiplogic-admin/providers', { as: 'platform@kestrel.test' });
  await page.getByRole('button', { name: 'Actions: Kestrel Couriers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Kestrel Couriers' });
  await dialog.getByRole('button', { name: /^Add / }).click();
  const added = dialog.locator('input:focus, textarea:focus');
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
  // Keys move the row from the task after that on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('Escape');
  await expect(page.getByText('The row stays where it was.')).toBeAttached();
  await expect(question(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
