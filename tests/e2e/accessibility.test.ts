/** Checks every kind of screen with axe, on a phone and among all variants on a desktop. */
import { expect } from './expect.ts';
import { test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startProduct } from './product.ts';
import { variants } from '../variants.ts';

const product = await startProduct();
const widths = variants(390, 1440);

test.for(widths)(
  'F047 an unknown page, sign-in with errors at %i pixels, and one unreadable text among many in other colours is found',
  async (width) => {
    const page = await product.visit('/no-such-page', { width });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Oops! We can't seem to find the page you're looking for. Error code: 404",
    );
    await expect(page).toHaveTitle('Page not found');
    await expectAccessible(page, 'not found');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expectAccessible(page, 'sign-in with errors');
    const text = page.getByRole('heading', { level: 1 });
    await text.evaluate((element) => Object.assign(element.style, { color: '#bbb', backgroundColor: '#fff' }));
    await expect(expectAccessible(page, 'sign-in')).rejects.toThrow(/color-contrast/);
  },
);

test.for(widths)('home of a customer at %i pixels', async (width) => {
  const customer = await product.visit('/', { width, as: 'owner@acme.test' });
  await expect(customer.getByText('ACME', { exact: true })).toBeVisible();
  await expectAccessible(customer, 'home of a customer');
});

test('every kind of screen follows a dark system setting and is readable', async () => {
  const screens = variants<readonly [path: string, text: string, as?: string]>(
    ['/shipments/new', 'Addresses', 'owner@acme.test'],
    ['/login', 'Log in'],
    ['/', 'Your team', 'staff@kestrel.test'],
    ['/settings', 'Portal URL', 'staff@kestrel.test'],
    ['/accounts', 'Acme Trading', 'staff@kestrel.test'],
  );
  for (const [path, text, as] of screens) {
    const page = await product.visit(path, { scheme: 'dark', ...(as !== undefined && { as }) });
    await expect(page.getByText(text).first()).toBeVisible();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(15, 19, 28)');
    await expectAccessible(page, `${path} in dark`);
    await page.close();
  }
});

test('F048 F049 F050 F059 a menu below 992 pixels, side navigation from there, which can be collapsed; banners are cut to two lines', async () => {
  const page = await product.visit('/', { width: 390, as: 'staff@kestrel.test' });
  await expect(page.getByRole('heading', { name: 'Your team' })).toBeVisible();
  await expectAccessible(page, 'home of staff');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page, 'menu', 'dialog');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 240, height: 800 });
  const banner = page.getByRole('region', { name: 'Site-wide message' });
  await banner.getByRole('button', { name: 'Show more' }).click();
  await expect(banner.getByRole('button', { name: 'Show less' })).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  const side = page.getByRole('navigation', { name: 'Main' });
  await side.getByRole('button', { name: 'Collapse navigation' }).click();
  await page.reload();
  await expect(side.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  await expect(side.getByText('Settings')).toHaveCount(0);
  await expectAccessible(page, 'collapsed navigation');
});
