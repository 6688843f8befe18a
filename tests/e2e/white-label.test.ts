/** Two providers on one server look like two products, from the first byte of the page on. */
import { expect } from './expect.ts';
import type { Route } from 'playwright';
import { test } from 'vitest';
import { kestrelSettings, proteaSettings } from '../factories/demo-brands.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const brands = [
  ['localhost', kestrelSettings],
  ['protea.localhost', proteaSettings],
] as const;

test.for(brands)('F002 F311 sign-in at %s carries its logo, name, colours and contact', async ([host, brand]) => {
  const page = await product.visit('/login', { host });
  await expect(page).toHaveTitle(`Log in · ${brand.provider_title}`);
  const logo = page.getByRole('img', { name: brand.provider_title });
  await expect(logo).toHaveAttribute('src', brand.logo_url);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: brand.support_email_address })).toBeVisible();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', brand.favicon_url);
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toHaveCSS('background-color', rgb(brand.theme_primary));
});

test('F002 F311 the signed-in shell of each provider has its own navigation colours and logo', async () => {
  const kestrel = await product.visit('/', { as: 'staff@kestrel.test' });
  const protea = await product.visit('/', { as: 'staff@protea.test', host: 'protea.localhost' });
  for (const [page, brand] of [
    [kestrel, kestrelSettings],
    [protea, proteaSettings],
  ] as const) {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toHaveCSS('background-color', rgb(brand.theme_nav_bg));
    const current = navigation.getByRole('link', { name: 'Home', exact: true });
    await expect(current).toHaveCSS('background-color', rgb(brand.theme_nav_active_bg));
    const other = navigation.getByRole('link', { name: 'Accounts', exact: true });
    await expect(other).toHaveCSS('color', rgb(brand.theme_nav_text));
    await other.hover();
    await expect(other).toHaveCSS('background-color', rgb(brand.theme_nav_active_bg_hover));
    await expect(page.locator('body')).toHaveCSS('color', rgb(brand.theme_text));
    await expect(page).toHaveTitle(`Home · ${brand.provider_title}`);
    await expect(navigation.getByRole('img')).toHaveAttribute('src', brand.navigation_logo_url);
  }
});

test('the user of one provider is nobody at the other', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/login', { host: 'protea.localhost' });
  await page.getByLabel('Email address').fill('staff@kestrel.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-pass-123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.');
});

test('F018 the first words appear in the right letters: rendering waits for the font', async () => {
  const page = await product.visit('/version.json');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.getElementById('root')?.firstElementChild) return;
      watch.disconnect();
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      document.documentElement.dataset['firstFonts'] = fonts.map(({ family }) => family).join();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const asked: Route[] = [];
  let held = true;
  await page.route('**/*.woff2', (route) => (held ? void asked.push(route) : route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // Time enough for a page that does not wait.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  held = false;
  await Promise.all(asked.map((route) => route.continue()));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-first-fonts')).toContain('Inter Variable');
});

test('a font that cannot be had does not keep anybody out', async () => {
  product.expectTrouble(/Failed to load resource/);
  const page = await product.visit('/version.json');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
