/** The password again before bank details and secrets: the dialog, a wrong password, cancelling, and going on with the same save. */
import { expect } from 'playwright/test';
import { test } from 'vitest';
import { demoPassword } from '../factories/password.ts';
import { expectAccessible } from './accessible.ts';
import { startProduct } from './product.ts';
import { addressOf, bar, field, fill, passwordDialog, row, saved } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };
const id = 'payment_methods_payfast_merchant_id';
const key = 'payment_methods_payfast_merchant_key';

test('a changed merchant asks for the password, and the same save goes on', async () => {
  product.expectTrouble(/403|422/);
  await product.save({ payment_methods_payfast_enabled: true, [id]: '10000100', [key]: '46f0cd694581a' });
  const page = await product.visit(addressOf(id), staff);
  await fill(page, id, '10000999');
  const { revision } = await product.settings();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = passwordDialog(page);
  await expect(dialog).toContainText('Guest payments: PayFast › PayFast merchant ID');
  await expect(dialog).not.toContainText('10000999');
  const password = dialog.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page, 'the password dialog', 'dialog');

  // Cancelled, nothing is saved and nothing is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toContainText('1 unsaved change');
  await expect(field(page, id)).toHaveValue('10000999');
  expect((await product.settings()).revision).toBe(revision);

  await page.keyboard.press('Control+s');
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter your password.');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/The password is not correct\./);
  await expect(password).toBeFocused();
  await expectAccessible(page, 'a wrong password', 'dialog');

  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(dialog).toHaveCount(0);
  expect((await product.settings()).settings[id]).toBe('10000999');

  // For a while it is not asked again.
  await fill(page, id, '10000998');
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await product.settings()).settings[id]).toBe('10000998');
  await expect(dialog).toHaveCount(0);
});

test('fits a phone', async () => {
  product.expectTrouble(/403/);
  const page = await product.visit(addressOf(id), { ...staff, width: 390, height: 780 });
  await row(page, id).getByLabel('PayFast merchant ID', { exact: true }).fill('10000555');
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(passwordDialog(page)).toBeVisible();
  await expectAccessible(page, 'the password dialog on a phone', 'dialog');
});
