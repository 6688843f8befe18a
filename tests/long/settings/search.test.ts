/** The search among all settings: typos, values, those set here, and hidden ones. */
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { field, keysIn, row } from '../../e2e/settings/settings-page.ts';
import { kestrelSettings } from '../../factories/demo-brands.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

/** Records which elements of the tab are still visible or focused at the moment when the search replaces it. */
function watchBehind(): void {
  window.reachableBehind = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const parts = [...document.querySelectorAll<HTMLElement>('[data-behind] :is(input, textarea, button, a)')];
      if (parts.length === 0) return;
      observer.disconnect();
      const inReach = parts.filter((part) => {
        part.focus();
        return document.activeElement === part || part.checkVisibility();
      });
      resolve(inReach.map((part) => part.id || part.outerHTML));
    }).observe(document.body, { subtree: true, attributeFilter: ['data-behind'] });
  });
}

declare global {
  interface Window {
    reachableBehind?: Promise<readonly string[]>;
  }
}

test('the search tolerates typos, finds values, those set here, nothing, and hidden settings with their condition and a link', async () => {
  const page = await product.visit('/settings', staff);
  await expect(page.getByRole('tab', { name: 'General' })).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('textbox', { name: 'Search settings' });
  await expect(box).toBeFocused();
  await page.evaluate(watchBehind);
  await page.keyboard.type('ofice opnes');
  expect(await page.evaluate(() => window.reachableBehind)).toEqual([]);
  await expect(row(page, 'work_hours_from')).toBeVisible();
  await box.fill(kestrelSettings.support_email_address);
  await expect(row(page, 'support_email_address')).toBeVisible();
  const names = Object.keys(kestrelSettings) as (keyof typeof kestrelSettings)[];
  // Settings enabled by the platform are not on the provider's screen.
  const set = names.filter((key) => catalogue.settings[key].tab !== 'feature_toggles');
  await box.fill('@modified');
  await expect.poll(async () => new Set(await keysIn(page))).toEqual(new Set(set));
  await box.fill('zzyzx qwrtp');
  await expect(page.getByText('No settings found')).toBeVisible();
  await box.fill('Google client ID');
  await expect(page.getByText(/Not shown at present. It needs: .*Sign in with Google/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to Sign in with Google' }).click();
  await expect(field(page, 'google_login_enabled')).toBeFocused();
});
