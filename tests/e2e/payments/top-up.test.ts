/** A customer tops up at a gateway and comes back to the new balance. */
import { afterAll, test } from 'vitest';
import { accepted } from '../../simulators/gateways.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const product = await startProduct(simulators.environment);
const { merchant_id, merchant_key, passphrase } = accepted.payfast;

test('F271 F285 F286 F292 a prepaid customer cancels a payment, then tops up R 500.00 with PayFast and sees the balance', async () => {
  await product.save({
    payment_methods_payfast_topup_enabled: true,
    payment_methods_payfast_topup_limit: 4000,
    payment_methods_payfast_topup_merchant_id: merchant_id,
    payment_methods_payfast_topup_merchant_key: merchant_key,
    payment_methods_payfast_topup_passphrase: passphrase,
  });
  const page = await product.visit('/top-up-account', { as: 'owner@prepaid.test' });
  const pay = page.getByRole('button', { name: 'Pay now' });
  const balanceText = page.getByRole('navigation', { name: 'Main' }).getByText(/^-?R \d/);
  const before = Number((await balanceText.textContent())?.replaceAll(/[^\d.-]/g, ''));
  await expect(page.getByRole('radio', { name: 'R 200.00' })).toBeChecked();
  await page.getByRole('radio', { name: 'Own amount' }).check();
  await page.getByRole('textbox', { name: 'Own amount' }).fill('4000.01');
  await pay.click();
  await expect(page.getByText('The amount you have specified is more than the maximum allowed limit.')).toBeVisible();

  await page.getByRole('radio', { name: 'R 500.00' }).check();
  await pay.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the payment. Nothing was added to your account.')).toBeVisible();

  await page.getByRole('radio', { name: 'R 500.00' }).check();
  await pay.click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  const after = (before + 500).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
  await expect(balanceText).toHaveText(`R ${after}`);
});
