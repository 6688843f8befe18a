/** The content security policy in a real browser: strict, obeyed by every screen, and really in force. */
import { expect } from 'playwright/test';
import { test } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();

test.for(['/', '/login', '/settings', '/no-such-page'])(
  'the policy of %s allows no eval and no foreign script',
  async (path) => {
    const { headers } = await product.ask(path);
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe("'self'");
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-eval|unsafe-inline/);
  },
);

test('code in the page that needs eval is refused, and these tests hear of it', async () => {
  product.expectTrouble(/refused by the policy: script-src/);
  product.expectTrouble(/Content Security Policy/);
  const page = await product.visit('/login');
  const heard = page.waitForEvent('console', (message) => message.text().startsWith('refused by the policy'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  await heard;
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('a vendor’s origin is in the policy only while its setting is on', async () => {
  await product.save({ google_login_enabled: true, google_login_client_id: '1234-abc.apps.googleusercontent.com' });
  const on = await product.ask('/login');
  expect(on.headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
  await product.save({ google_login_enabled: null, google_login_client_id: null });
  const off = await product.ask('/login');
  expect(off.headers['content-security-policy']).not.toContain('google');
});
