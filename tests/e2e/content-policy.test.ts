/** The content security policy in a real browser: every screen complies, and it is enforced. Its directives are covered by API tests. */
import { expect } from './expect.ts';
import { test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startProduct } from './product.ts';

const product = await startProduct();

test('code in the page that needs eval is blocked, and these tests report it', async () => {
  product.expectTrouble(/refused by the policy: script-src/);
  product.expectTrouble(/Content Security Policy/);
  const page = await product.visit('/login');
  const violation = page.waitForEvent('console', (message) => message.text().startsWith('refused by the policy'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  await violation;
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('F077 customers open the provider’s widget in their corner; it runs sandboxed, and staff do not see it', async () => {
  // Reports which origins it could reach.
  const html = `<p id="said">Waiting</p><script>
    const reach = (what) => { try { what(); return 'reached'; } catch { return 'sealed'; } };
    said.textContent = 'Chat runs, page ' + reach(() => parent.document.title) +
      ', storage ' + reach(() => localStorage.length) + ', origin ' + self.origin;
  </script>`;
  await product.save({ custom_widget_html: html });
  const page = await product.visit('/login');
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await expect(help).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await help.click();
  const report = page.frameLocator('iframe[title="Help from Kestrel Couriers"]').locator('#said');
  await expect(report).toHaveText('Chat runs, page sealed, storage sealed, origin null');
  await expectAccessible(page, 'the widget');
  await page.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  const staff = await product.visit('/', { as: 'staff@kestrel.test' });
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Help', exact: true })).toHaveCount(0);
  await product.save({ custom_widget_html: null });
});

test('F079 Google Tag Manager loads for a provider with a container, unless it is excluded', async () => {
  await product.save({ unused_feature_gtm: false, gtm_container_id: 'GTM-K35TR3L' });
  const page = await product.visit('/version.json');
  const requested: string[] = [];
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = window.dataLayer.length' });
  });
  await page.goto('/login');
  await page.waitForFunction(() => 'tagged' in window);
  expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-K35TR3L']);
  await product.save({ unused_feature_gtm: true });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(requested).toHaveLength(1);
});
