/** A browser with the API on separate hosts: tests what only a browser enforces, cross-origin requests under the page's policy (F016). */
import type { Page } from 'playwright';
import { afterAll, test } from 'vitest';
import { demoPassword } from '../../factories/password.ts';
import { accepted } from '../../simulators/gateways.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { freePort } from '../started.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const port = await freePort();
const api = `http://api.localhost:${port}`;
const payments = `http://payments.localhost:${port}`;
const product = await startProduct({
  ...simulators.environment,
  ...{ PORT: String(port), API_HOST: api, PAYMENTS_API_HOST: payments },
});

test('F016 users sign in, receive live updates, save files and pay across origins; no request goes to the page’s own host', async () => {
  await product.save({
    payment_methods_bobpay_topup_enabled: true,
    payment_methods_bobpay_topup_recipient_account_code: accepted.bobPay.account_code,
    payment_methods_bobpay_topup_passphrase: accepted.bobPay.passphrase,
  });
  const requested = new Set<string>();
  const watch = (page: Page): void =>
    void page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/^\/(?:api|v2)\//.test(pathname)) requested.add(origin + pathname);
    });
  const page = await product.visit('/login?redirect=%2Faccounts');
  watch(page);
  await page.getByLabel('Email address', { exact: true }).fill('staff@kestrel.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  const streams = page.waitForResponse(`${api}/api/events*`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('row', { name: /Acme Trading/ })).toBeVisible();

  await streams;
  await product.save({ site_wide_admin_message: '<p>Two vans are in the workshop.</p>' });
  const message = page.getByRole('region', { name: 'Site-wide message' });
  await expect(message).toHaveText(/Two vans are in the workshop/);

  await page.getByRole('button', { name: 'Download' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^accounts-[-\d]+\.csv$/);

  const customer = await product.visit('/login', { as: 'owner@prepaid.test' });
  watch(customer);
  await customer.goto('/top-up-account');
  await expect(customer.getByRole('radio', { name: 'Instant EFT', exact: true })).toBeVisible();
  // Only the payments host reports which method is unavailable.
  await expect(customer.getByRole('radio', { name: 'Scan to Pay' })).toHaveCount(0);

  expect([...requested].filter((address) => !address.startsWith(`${api}/api/`))).toEqual([
    `${payments}/v2/payments/payment-methods/public`,
  ]);
  expect(requested).toContain(`${api}/api/login`);
});
