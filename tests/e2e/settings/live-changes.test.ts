/** Saves by staff reach all open pages automatically, with one stream per browser. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { afterEach, test } from 'vitest';
import { kestrelSettings } from '../../factories/demo-brands.ts';
import { startProduct } from '../product.ts';
import { fill, save } from './settings-page.ts';

const product = await startProduct();

afterEach(async () => {
  const { provider_title, theme_primary, site_wide_admin_message } = kestrelSettings;
  await product.save({ provider_title, theme_primary, site_wide_admin_message, site_wide_account_message: null });
});

/** Marks the page; a reload would remove the mark. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  return async () => expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
}

test('F020 F311 settings saved by staff reach an open sign-in page and a customer’s open home page without a reload', async () => {
  const login = await product.visit('/login');
  const home = await product.visit('/', { as: 'owner@acme.test' });
  const staff = await product.visit('/settings', { as: 'staff@kestrel.test' });
  await expect(login.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(home.getByText('Welcome to Kestrel Couriers.')).toBeVisible();
  await streaming(login, home);
  const notReloaded = await Promise.all([login, home].map(markPage));
  await fill(staff, 'provider_title', 'Falcon Freight');
  await fill(staff, 'theme_primary', '#7a1f3d');
  // Unsaved changes are not visible to others.
  await expect(home.getByText('Welcome to Kestrel Couriers.')).toBeVisible();
  await save(staff);
  await Promise.all([
    expect(home.getByText('Welcome to Falcon Freight.')).toBeVisible(),
    expect(home).toHaveTitle('Home · Falcon Freight'),
    expect(login).toHaveTitle('Log in · Falcon Freight'),
    expect(login.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', 'rgb(122, 31, 61)'),
  ]);
  for (const check of notReloaded) await check();
});

test('a message for customers appears for customers, and one for staff for staff', async () => {
  const customer = await product.visit('/', { as: 'owner@acme.test' });
  const staff = await product.visit('/', { as: 'support@kestrel.test' });
  await streaming(customer, staff);
  await product.save({
    site_wide_account_message: '<p>Depots close at noon.</p>',
    site_wide_admin_message: '<p>Stock take at four.</p>',
  });
  const banner = (page: Page) => page.getByRole('region', { name: 'Site-wide message' });
  await Promise.all([
    expect(banner(customer)).toHaveText(/Depots close at noon/),
    expect(banner(staff)).toHaveText(/Stock take at four/),
  ]);
  await expect(customer.getByText('Stock take at four')).toHaveCount(0);
});

test('all tabs of a browser share one stream, and another tab takes over when its holder closes', async () => {
  const first = await product.visit('/version.json');
  const streams: string[] = [];
  first.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request.url());
  });
  await first.goto('/login');
  await expect.poll(() => streams.length).toBe(1);
  const others = [await first.context().newPage(), await first.context().newPage()];
  for (const page of others) await page.goto('/login');
  const tabs = [first, ...others];
  for (const page of tabs) await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await product.save({ provider_title: 'One Stream' });
  for (const page of tabs) await expect(page).toHaveTitle('Log in · One Stream');
  expect(streams).toHaveLength(1);

  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await product.save({ provider_title: 'Another Holder' });
  for (const page of others) await expect(page).toHaveTitle('Log in · Another Holder');
  expect(streams).toHaveLength(2);
});

test('a save of one provider has no effect on another', async () => {
  const protea = await product.visit('/login', { host: 'protea.localhost' });
  const kestrel = await product.visit('/login');
  await streaming(protea, kestrel);
  for (const page of [protea, kestrel]) await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const requested: string[] = [];
  // An effect would begin with a call; the page may still be loading its own files.
  protea.on(
    'request',
    (request) => new URL(request.url()).pathname.startsWith('/api/') && requested.push(request.url()),
  );
  await product.save({ provider_title: 'Only Kestrel' });
  await expect(kestrel).toHaveTitle('Log in · Only Kestrel');
  await expect(protea).toHaveTitle('Log in · Protea Parcels');
  expect(requested).toEqual([]);
});

/** Waits until one tab of each browser holds the stream; it begins with the current revision, so no event is missed. */
async function streaming(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const held = () =>
      page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'live_stream'));
    await expect.poll(held).toBe(true);
  }
}
