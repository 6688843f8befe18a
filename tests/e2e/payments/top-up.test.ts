/** Customers and guests pay at a gateway and come back to the new balance, or to a shipment that is booked. */
import { afterAll, test } from 'vitest';
import { moneyText } from '#platform/domain/amount.ts';
import { accepted } from '../../simulators/gateways.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { expect } from '../expect.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { askJson } from '../api.ts';
import { startProduct } from '../product.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const product = await startProduct(simulators.environment);
const { merchant_id, merchant_key, passphrase } = accepted.payfast;
const { account_code, passphrase: bobPaySecret } = accepted.bobPay;
const { client_id, client_secret, webhook_secret } = accepted.stitch;

test('F271 F272 F273 F285 F286 F292 a prepaid customer cancels a payment, then tops up with each gateway and sees the balance', async () => {
  await product.save({
    payment_methods_payfast_topup_enabled: true,
    payment_methods_payfast_topup_limit: 4000,
    payment_methods_payfast_topup_merchant_id: merchant_id,
    payment_methods_payfast_topup_merchant_key: merchant_key,
    payment_methods_payfast_topup_passphrase: passphrase,
    payment_methods_bobpay_topup_enabled: true,
    payment_methods_bobpay_topup_recipient_account_code: account_code,
    payment_methods_bobpay_topup_passphrase: bobPaySecret,
    payment_methods_stitch_topup_enabled: true,
    payment_methods_stitch_topup_client_id: client_id,
    payment_methods_stitch_topup_client_secret: client_secret,
    payment_methods_stitch_topup_webhook_secret: webhook_secret,
    payment_methods_stitch_topup_beneficiary_name: 'Kestrel Couriers',
    payment_methods_stitch_topup_beneficiary_bank_id: 'fnb',
    payment_methods_stitch_topup_beneficiary_account_number: '62845501377',
    payment_methods_stitch_topup_beneficiary_reference: 'KESTREL',
  });
  const page = await product.visit('/top-up-account', { as: 'owner@prepaid.test' });
  const pay = page.getByRole('button', { name: 'Pay now' });
  const balanceText = page.getByRole('navigation', { name: 'Main' }).getByText(/^-?R \d/);
  const before = Number((await balanceText.textContent())?.replaceAll(/[^\d.-]/g, ''));
  await expect(page.getByRole('radio', { name: 'R 200.00' })).toBeChecked();
  // Out of order at Bob Pay.
  await expect(page.getByRole('radio', { name: 'Scan to Pay' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Card or instant EFT with PayFast' }).check();
  await page.getByRole('radio', { name: 'Own amount' }).check();
  await page.getByRole('textbox', { name: 'Own amount' }).fill('4000.01');
  await pay.click();
  await expect(page.getByText('The amount you have specified is more than the maximum allowed limit.')).toBeVisible();

  const payfast = page.getByRole('radio', { name: 'Card or instant EFT with PayFast' });
  await page.getByRole('radio', { name: 'R 500.00' }).check();
  await pay.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the payment. Nothing was added to your account.')).toBeVisible();

  let balance = before;
  for (const method of [
    payfast,
    page.getByRole('radio', { name: 'Instant EFT', exact: true }),
    page.getByRole('radio', { name: 'Card with Stitch' }),
  ]) {
    if (balance !== before) await page.goto('/top-up-account');
    await page.getByRole('radio', { name: 'R 500.00' }).check();
    await method.check();
    await pay.click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    balance += 500;
    await expect(balanceText).toHaveText(moneyText(balance));
  }
});

test('F037 F040 F265 F278 F283 a guest is refused, turns back at a gateway, then pays, and the shipment is booked', async () => {
  await product.save({
    payment_methods_payfast_enabled: true,
    payment_methods_payfast_merchant_id: merchant_id,
    payment_methods_payfast_merchant_key: merchant_key,
    payment_methods_payfast_passphrase: passphrase,
    payment_methods_bobpay_enabled: true,
    payment_methods_bobpay_recipient_account_code: account_code,
    payment_methods_bobpay_passphrase: 'not-the-one-of-bob-pay',
    payment_methods_stitch_enabled: true,
    payment_methods_stitch_client_id: client_id,
    payment_methods_stitch_client_secret: client_secret,
    payment_methods_stitch_webhook_secret: webhook_secret,
    payment_methods_stitch_beneficiary_name: 'Kestrel Couriers',
    payment_methods_stitch_beneficiary_bank_id: 'fnb',
    payment_methods_stitch_beneficiary_account_number: '62845501377',
    payment_methods_stitch_beneficiary_reference: 'KESTREL',
  });
  const { shipment } = await askJson<{ shipment: { short_tracking_reference: string } }>(
    product.port,
    '/api/shipments',
    { body: plain },
  );
  const reference = shipment.short_tracking_reference;
  const page = await product.visit(`/track?tracking_reference=${reference}`, { width: 390 });
  await page.getByRole('link', { name: 'Pay now' }).click();
  const who = page.getByRole('dialog', { name: `Pay for shipment ${reference}` });
  await who.getByRole('textbox').fill('082 555 0101');
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('R 95.20')).toBeVisible();
  product.expectTrouble(/422/);
  const pay = page.getByRole('button', { name: 'Pay now' });
  await page.getByRole('radio', { name: 'Instant EFT', exact: true }).check();
  await pay.click();
  await expect(page.getByText('Signature mismatch')).toBeVisible();
  await page.getByRole('radio', { name: 'Card or instant EFT with PayFast' }).check();
  await pay.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: 'Card with Stitch' }).check();
  await pay.click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByText(`R 95.20 was paid, and shipment ${reference} is booked.`)).toBeVisible();
  await page.getByRole('link', { name: 'View booking' }).click();
  await expect(page.getByText('Your shipment is booked')).toBeVisible();
});
