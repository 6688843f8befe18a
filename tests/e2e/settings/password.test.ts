/** Gateway credentials: tested before use, and changed only after entering the password. */
import { expect } from '../expect.ts';
import { afterAll, test } from 'vitest';
import { demoPassword } from '../../factories/password.ts';
import { accepted } from '../../simulators/gateways.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, fill, passwordDialog, row, saved } from './settings-page.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const product = await startProduct(simulators.environment);
const staff = { as: 'staff@kestrel.test' };
const id = 'payment_methods_payfast_merchant_id';
const key = 'payment_methods_payfast_merchant_key';
const passphrase = 'payment_methods_payfast_passphrase';

test('F300 a gateway is tested with stored and with unsaved values; a changed merchant requires the password, and the same save continues; a secret is replaced and removed', async () => {
  product.expectTrouble(/403|422/);
  await product.save({ payment_methods_payfast_enabled: true, [id]: '10000100', [key]: accepted.payfast.merchant_key });
  const page = await product.visit(addressOf(passphrase), staff);
  // It is empty, but shows stars because the merchant key is stored, and says that they belong to the merchant.
  await expect(field(page, passphrase)).toHaveAttribute('placeholder', '***');
  await expect(row(page, passphrase)).toContainText('PayFast merchant key is stored. This one is not yet.');
  await product.save({ [passphrase]: accepted.payfast.passphrase });
  await expect(field(page, passphrase)).toHaveValue('***');

  const connection = row(page, passphrase).getByRole('status');
  const tryIt = row(page, passphrase).getByRole('button', { name: 'Test connection to PayFast' });
  await tryIt.click();
  await expect(connection).toContainText('Connected as merchant 10000100.');
  await field(page, id).fill('');
  await expect(connection).toHaveText('');
  await expect(tryIt).toHaveAccessibleDescription('Enter PayFast merchant ID to test the connection.');
  await field(page, id).fill('10000999');
  await tryIt.focus();
  await page.keyboard.press('Enter');
  await expect(connection).toContainText('Refused: PayFast rejected');
  await expect(tryIt).toBeFocused();
  const { revision } = await product.settings();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = passwordDialog(page);
  await expect(dialog).toContainText('Guest payments: PayFast › PayFast merchant ID');
  await expect(dialog).not.toContainText('10000999');
  const password = dialog.getByLabel('Your password');
  await expect(password).toBeFocused();

  // After cancelling, nothing is saved and nothing is lost.
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
  await expect(password).toHaveAccessibleDescription(/The password is incorrect\./);
  await expect(password).toBeFocused();
  await page.setViewportSize({ width: 390, height: 780 });
  await expectAccessible(page, 'a wrong password on a phone', 'dialog');
  await page.setViewportSize({ width: 1440, height: 900 });

  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(dialog).toHaveCount(0);
  expect((await product.settings()).settings[id]).toBe('10000999');

  // A stored secret is replaced and removed; the password is not requested again for a while.
  const secret = field(page, passphrase);
  await row(page, passphrase).getByRole('button', { name: 'Replace PayFast passphrase' }).click();
  await expect(secret).toHaveValue('');
  await expect(secret).toBeFocused();
  // Left empty, the current one stays.
  await page.keyboard.press('Tab');
  await expect(secret).toHaveValue('***');
  await row(page, passphrase).getByRole('button', { name: 'Remove PayFast passphrase' }).click();
  await fill(page, id, '10000998');
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await product.settings()).settings[id]).toBe('10000998');
  await expect(dialog).toHaveCount(0);
  expect((await product.settings()).settings[passphrase]).toEqual({ set: false });
});
