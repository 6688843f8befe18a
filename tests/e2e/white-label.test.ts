/** Two providers on one server look like two products, from the first byte of the page on. */
import { expectAccessible } from './accessible.ts';
import { expect } from './expect.ts';
import type { Route } from 'playwright';
import { test } from 'vitest';
import { kestrelSettings, proteaSettings } from '../factories/demo-brands.ts';
import { demoPassword } from '../factories/password.ts';
import { startProduct } from './product.ts';
import { variants } from '../variants.ts';
import { addressOf, row, save } from './settings/settings-page.ts';

const product = await startProduct();
/** What differs is proven for each page by the tests of pages. */
const brands = variants<Brand>(
  ['protea.localhost', 'staff@protea.test', proteaSettings],
  ['localhost', 'staff@kestrel.test', kestrelSettings],
);

type Brand = readonly [
  host: 'localhost' | 'protea.localhost',
  as: string,
  brand: typeof kestrelSettings | typeof proteaSettings,
];

test.for(brands)(
  'F002 F311 sign-in and shell at %s have its logo, name, colours and contact',
  async ([host, as, brand]) => {
    const page = await product.visit('/login', { host });
    await expect(page).toHaveTitle(`Log in · ${brand.provider_title}`);
    const logo = page.getByRole('img', { name: brand.provider_title });
    await expect(logo).toHaveAttribute('src', brand.logo_url);
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: brand.support_email_address })).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', brand.favicon_url);
    const button = page.getByRole('button', { name: 'Log in' });
    await expect(button).toHaveCSS('background-color', rgb(brand.theme_primary));

    await page.getByLabel('Email address').fill(as);
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await button.click();
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
  },
);

test('F001 customers and staff share one application under the brand, in rand, with provinces and South African numbers', async () => {
  const customer = await product.visit('/address-book', { as: 'owner@acme.test' });
  const staff = await product.visit('/accounts', { as: 'staff@kestrel.test' });
  for (const page of [customer, staff])
    await expect(page).toHaveTitle(new RegExp(`· ${kestrelSettings.provider_title}$`));
  const entry = customer.getByRole('row').filter({ hasText: /Western Cape|Gauteng|KwaZulu-Natal/ });
  await expect(entry.first()).toContainText(/\+27 \d{2} \d{3} \d{4}/);
  await expect(staff.getByRole('row', { name: /Acme Trading/ })).toContainText(/R[\s\u00a0]\d/);
  const scripts = (page: typeof staff) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src),
    );
  expect(await scripts(customer)).toEqual(await scripts(staff));
});

test('F014 outside production a URL may name the host whose site is shown, until it is reset', async () => {
  const page = await product.visit('/login?host_override=protea.localhost');
  await expect(page).toHaveTitle(/Protea/);
  await page.goto('/login?host_override=');
  await expect(page).toHaveTitle(/Kestrel/);
  await expect(page).toHaveURL(`${product.kestrel}/login`);
});

test('F018 the first text appears in the right font: rendering waits for it, but not for one that fails to load', async () => {
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
  const routes: Route[] = [];
  let held = true;
  await page.route('**/*.woff2', (route) => (held ? void routes.push(route) : route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => routes.length).toBeGreaterThan(0);
  // Enough time for a page that does not wait.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  held = false;
  await Promise.all(routes.map((route) => route.continue()));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-first-fonts')).toContain('Inter Variable');

  product.expectTrouble(/Failed to load resource/);
  await page.unroute('**/*.woff2');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test('a logo is uploaded, cropped, previewed on the navigation’s own background, and shown everywhere once saved', async () => {
  const page = await product.visit(addressOf('navigation_logo_url'), { as: 'staff@kestrel.test' });
  // Red on the left, blue on the right: the remaining colours show what was cropped.
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 100 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'red';
    context.fillRect(0, 0, 200, 100);
    context.fillStyle = 'blue';
    context.fillRect(200, 0, 200, 100);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const setting = row(page, 'navigation_logo_url');
  const chosen = page.waitForEvent('filechooser');
  await setting.getByRole('button', { name: /^Upload image/ }).click();
  const file = { name: 'Our logo.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
  await (await chosen).setFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Crop image: Navigation logo' });
  const preview = dialog.getByRole('img', { name: 'Preview on your navigation background' });
  await expect.poll(() => preview.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(400);
  // The right half: the left edge of the frame is moved with the mouse.
  const edge = (await dialog.getByRole('button', { name: 'Left edge' }).boundingBox())!;
  const image = (await dialog.getByRole('img', { name: 'What you chose, before cropping' }).boundingBox())!;
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(image.x + image.width / 2, edge.y + edge.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => preview.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeLessThan(250);
  await expectAccessible(page, 'crop window', 'dialog');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toHaveCount(0);
  const tile = setting.getByRole('img', { name: 'Navigation logo on the navigation' });
  await expect(tile).toHaveAttribute('src', /^\/images\/1\//);
  await expect(tile.locator('xpath=..')).toHaveCSS('background-color', rgb(kestrelSettings.theme_nav_bg));
  await save(page);
  const shown = page.getByRole('navigation', { name: 'Main' }).getByRole('img');
  await expect
    .poll(() => shown.evaluate((logo: HTMLImageElement) => [logo.src, logo.naturalWidth > 150]))
    .toEqual([expect.stringMatching(/\/images\/1\/[0-9a-f-]{36}$/), true]);
  const corner = await shown.evaluate((logo: HTMLImageElement) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(logo, 0, 0);
    return [...context.getImageData(5, 5, 1, 1).data];
  });
  expect(corner).toEqual([0, 0, 255, 255]);
});
