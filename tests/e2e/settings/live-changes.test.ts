/** Saves by staff reach all open pages automatically, with one stream per browser. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { afterEach, test } from 'vitest';
import { kestrelSettings } from '../../factories/demo-brands.ts';
import { startProduct } from '../product.ts';

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

test('F020 F311 settings saved by staff reach open pages without a reload: sign-in, a customer’s and a member of staff’s home, each with its message; not another provider’s', async () => {
  const login = await product.visit('/login');
  const customer = await product.visit('/', { as: 'owner@acme.test' });
  const staff = await product.visit('/', { as: 'support@kestrel.test' });
  const protea = await product.visit('/login', { host: 'protea.localhost' });
  for (const page of [login, protea]) await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(customer.getByText('Welcome to Kestrel Couriers.')).toBeVisible();
  await streaming(login, customer, staff, protea);
  const notReloaded = await Promise.all([login, customer, staff].map(markPage));
  const requested: string[] = [];
  // An effect would begin with a call; the page may still be loading its own files.
  protea.on(
    'request',
    (request) => new URL(request.url()).pathname.startsWith('/api/') && requested.push(request.url()),
  );
  await product.save({
    provider_title: 'Falcon Freight',
    theme_primary: '#7a1f3d',
    site_wide_account_message: '<p>Depots close at noon.</p>',
    site_wide_admin_message: '<p>Stock take at four.</p>',
  });
  const banner = (page: Page) => page.getByRole('region', { name: 'Site-wide message' });
  await Promise.all([
    expect(customer.getByText('Welcome to Falcon Freight.')).toBeVisible(),
    expect(customer).toHaveTitle('Home · Falcon Freight'),
    expect(banner(customer)).toHaveText(/Depots close at noon/),
    expect(banner(staff)).toHaveText(/Stock take at four/),
    expect(login).toHaveTitle('Log in · Falcon Freight'),
    expect(login.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', 'rgb(122, 31, 61)'),
  ]);
  await expect(customer.getByText('Stock take at four')).toHaveCount(0);
  for (const check of notReloaded) await check();
  await expect(protea).toHaveTitle('Log in · Protea Parcels');
  expect(requested).toEqual([]);
});

test('two tabs of a browser share one stream, and the other takes over when its holder closes', async () => {
  const first = await product.visit('/version.json');
  const streams: string[] = [];
  first.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request.url());
  });
  await first.goto('/login');
  await expect.poll(() => streams.length).toBe(1);
  const others = [await first.context().newPage()];
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

/** Waits until one tab of each browser holds the stream; it begins with the current revision, so no event is missed. */
async function streaming(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const held = () =>
      page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'live_stream'));
    await expect.poll(held).toBe(true);
  }
}
