/** Customers and guests pay at a gateway and return to the new balance, or to a booked shipment. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { charge, post } from '#modules/ledger/server/services/ledger.ts';
import { keepCard, setDefault } from '#modules/payments/server/cards/repository.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { parseKeyRing } from '#platform/server/db/secrets.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { accepted, testCards } from '../../simulators/gateways.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { requestJson } from '../api.ts';
import { secretKey, startProduct } from '../product.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const product = await startProduct(simulators.environment);
const { merchant_id, merchant_key, passphrase } = accepted.payfast;
const { account_code, passphrase: bobPaySecret } = accepted.bobPay;
const { client_id, client_secret, webhook_secret } = accepted.stitch;

beforeAll(() =>
  product.save({
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
  }),
);

test('F005 F020 F038 F267 F272 F281 F285 F286 F292 a prepaid customer tops up with a new card, then with its security code, and adds and removes saved cards', async () => {
  const page = await product.visit('/top-up-account', { as: 'owner@prepaid.test' });
  const pay = page.getByRole('button', { name: 'Pay now' });
  const balanceText = page.getByRole('navigation', { name: 'Main' }).getByText(/^-?R\s\d/);
  const balance = Number((await balanceText.textContent())?.replaceAll(/[^\d.-]/g, ''));
  const received = page.getByRole('heading', { name: 'Payment received' });
  const payAtBobPay = () => page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('radio', { name: 'R 200.00' })).toBeChecked();
  // Unavailable at Bob Pay.
  await expect(page.getByRole('radio', { name: 'Scan to Pay' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Card or instant EFT with PayFast' }).check();
  await page.getByRole('radio', { name: 'Own amount' }).check();
  await page.getByRole('textbox', { name: 'Own amount' }).fill('4000.01');
  await pay.click();
  await expect(page.getByText('The amount you have specified is more than the maximum allowed limit.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Own amount' })).toBeFocused();
  await page.getByRole('radio', { name: 'R 500.00' }).check();
  await page.getByRole('radio', { name: 'New card' }).check();
  await page.getByRole('checkbox', { name: 'Save card' }).check();
  await pay.click();
  await page.getByRole('combobox', { name: 'Card' }).selectOption('378282246310005');
  await payAtBobPay();
  await expect(received).toBeVisible();
  await expect(balanceText).toHaveText(moneyText(balance + 500));

  await page.goto('/top-up-account');
  await expect(page.getByRole('radio', { name: 'American Express ending in 0005' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'American Express' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Security code' });
  await code.fill('12a');
  await pay.click();
  await expect(page.getByText('Enter the 3 or 4 digits of the security code.')).toBeVisible();
  product.expectTrouble(/422/);
  await code.fill('000');
  await pay.click();
  await expect(page.getByText('The card was declined. Check the security code.')).toBeVisible();
  await code.fill('1234');
  await pay.click();
  await payAtBobPay();
  await expect(received).toBeVisible();

  await page.goto('/account?tab=billing&card_saved=failed');
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByText('Card not saved')).toBeVisible();
  await cards.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to Bob Pay' }).click();
  await expect(page.getByText('R 1.00')).toBeVisible();
  await payAtBobPay();
  await expect(page).toHaveURL(/tab=billing&card_saved=success&payment=/);
  await expect(cards.getByText('Card saved')).toBeVisible();
  await expect(cards.getByRole('img')).toHaveCount(2);
  await cards.getByRole('button', { name: 'Actions: Visa ending in 4242' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(cards.getByText('Visa ending in 4242')).toHaveCount(0);
  await expect(cards.getByText('Default')).toBeVisible();
});

test('F005 F037 F040 F265 F271 F273 F278 F283 a guest’s payment is refused, then cancelled at a gateway, then succeeds, and the shipment is booked', async () => {
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
  const { shipment } = await requestJson<{ shipment: { id: number; short_tracking_reference: string } }>(
    product.port,
    '/api/shipments',
    { body: plain },
  );
  const reference = shipment.short_tracking_reference;
  // Nothing is called booked that isn’t.
  const page = await product.visit('/shipments/success?str=AAAAAA&id=1', { width: 390 });
  await expect(page.getByText('No shipment has this tracking reference.')).toBeVisible();
  const success = `/shipments/success?str=${reference}&id=${shipment.id}`;
  await page.goto(new URL(success, page.url()).href);
  await expect(page.getByText('Your shipment isn’t booked yet')).toBeVisible();
  await page.goto(new URL(`/track?tracking_reference=${reference}`, page.url()).href);
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
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  // Nobody who goes back is asked again who they are.
  await page.goBack();
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
  await page.getByRole('link', { name: 'Track and print labels' }).click();
  await expect(page.getByRole('button', { name: 'Print labels' })).toBeVisible();
});

/** A postpaid customer with an invoice over R 200 from an invoice run, and a saved card. */
async function invoicedCustomer() {
  const [{ id, reference, association }] = testCards;
  const { owner, app } = product.database;
  const provider_id = 1;
  const email = `owner-${randomUUID()}@invoiced.test`;
  const account = await asOwner(owner, async (tx) => {
    const made = await buildAccount(tx, { provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000 });
    await buildUser(tx, { provider_id, email, role_id: roleIds.accountOwner, account_id: made.id });
    return made;
  });
  const [number] = await inTenant(app, provider_id, async (tx) => {
    const card = { token: { id, reference }, pan: '************4242', association };
    const saved = await keepCard(
      tx,
      parseKeyRing(secretKey),
      { provider_id, account_id: account.id },
      card,
      account_code,
    );
    await setDefault(tx, account.id, saved);
    const posting = { description: 'Shipments', effectiveDate: '2026-01-01', createdBy: null };
    await charge(tx, { ...posting, accountId: account.id, amount: 20_000, vat: 0 });
    const today = wallClock(new Date()).date;
    return createInvoices(tx, { providerId: provider_id, settings: {}, today }, account.id);
  });
  return { email, account, number: number! };
}

test('F006 F012 F042 F253 F261 staff allocate a payment to an invoice and download it, and its customer pays the rest by saved card', async () => {
  const { email, account, number } = await invoicedCustomer();
  const payment = { type: 'payment', amount: 5_000, description: 'EFT of 20 November' } as const;
  await inTenant(product.database.app, 1, (tx) =>
    post(tx, { ...payment, accountId: account.id, effectiveDate: '2026-01-02', createdBy: null }),
  );
  const page = await product.visit(`/accounts/${account.id}?tab=invoices`, { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Allocate payments' }).click();
  const dialog = page.getByRole('dialog', { name: 'Allocate payments' });
  await expect(dialog.getByLabel('Payment')).toHaveValue(/EFT of 20 November/);
  await expect(dialog.getByLabel('Payment')).toBeFocused();
  await dialog.getByLabel(new RegExp(number)).fill('250');
  await expect(dialog.getByText('Only R 200.00 is outstanding.')).toBeVisible();
  await expect(dialog.getByText('These amounts are R 200.00 more than the payment has left.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Allocate these amounts' })).toBeDisabled();
  await dialog.getByLabel(new RegExp(number)).fill('30');
  await expect(dialog.getByText('R 20.00 of R 50.00 left to allocate.')).toBeVisible();
  await expectAccessible(page, 'allocating payments', 'dialog');
  await dialog.getByRole('button', { name: 'Oldest invoice first' }).click();
  await expect(page.getByText('Allocated', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`nvoice ${number}$`) })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^${number}.*\\.pdf$`));

  const theirs = await product.visit('/account?tab=invoices', { as: email, width: 390 });
  await theirs.getByRole('link', { name: number }).click();
  await expect(theirs.getByText('R 200.00', { exact: true }).first()).toBeVisible();
  await theirs.getByRole('link', { name: 'Pay now' }).click();
  await expect(theirs.getByRole('textbox', { name: 'Own amount' })).toHaveValue('150.00');
  await expect(theirs.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await theirs.getByRole('textbox', { name: 'Security code' }).fill('123');
  await theirs.getByRole('button', { name: 'Pay now' }).click();
  await theirs.getByRole('button', { name: 'Pay' }).click();
  await expect(theirs.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  // The page of staff follows.
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a clerk takes cash for a walk-in shipment, sees the change, and sends the receipt', async () => {
  const { id } = await requestJson<{ id: number }>(product.port, '/api/shipments', { body: plain });
  const page = await product.visit(`/shipments/${id}`, { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog');
  const received = dialog.getByRole('textbox', { name: 'Cash received' });
  await received.fill('50');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter at least R 95.20.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Card machine' }).check();
  await expect(received).toBeHidden();
  await dialog.getByRole('radio', { name: 'Cash' }).check();
  await received.fill('200');
  await expect(dialog.getByText('R 104.80')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Change: R 104.80')).toBeVisible();
  await expect(page.getByText('Submitted').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Email' }).click();
  await expect(page.getByRole('textbox', { name: 'Send to' })).toHaveValue('pieter@example.test');
  await page.getByRole('button', { name: 'Send email' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
});
