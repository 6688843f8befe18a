/** Two providers on one server look like two products, from the first byte of the page on. */
import { expect } from 'playwright/test';
import { test } from 'vitest';
import { asOwner } from '#server/db/tenant.ts';
import { kestrelSettings, proteaSettings } from '../factories/demo-brands.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const brands = [
  ['localhost', kestrelSettings],
  ['protea.localhost', proteaSettings],
] as const;

interface Boot {
  readonly provider: { readonly environment: string; readonly name: string };
  readonly provider_settings: Readonly<Record<string, unknown>>;
}

function bootIn(html: string): Boot {
  const json = /<script type="application\/json" id="boot">([^]*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? 'null') as Boot;
}

test.for(brands)('F002 F311 the HTML of %s already has its title, icon and colours', async ([host, brand]) => {
  const { text: html } = await product.ask('/login', { host });
  expect(html).toContain(`<title>${brand.provider_title}</title>`);
  expect(html.match(/<link[^>]+rel="icon"[^>]*>/g)).toEqual([`<link rel="icon" href="${brand.favicon_url}">`]);
  const colours = Object.entries(brand).filter(([key]) => key.startsWith('theme_'));
  expect(colours).toHaveLength(8);
  for (const [key, value] of colours) expect(html).toContain(`--${key.replaceAll('_', '-')}:${value}`);
  const boot = bootIn(html);
  expect(boot.provider_settings).toMatchObject({
    provider_title: brand.provider_title,
    support_email_address: brand.support_email_address,
    logo_url: brand.logo_url,
  });
  expect(boot.provider.environment).toBe('dev');
  // What only staff may know is not in a page that anybody can ask for.
  expect(html).not.toContain('Van Reenen');
});

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
  await expect(page.getByRole('alert')).toHaveText('The email address or password is not correct.');
});

test('F013 the environment follows the host', async () => {
  const hosts = { 'dev.kestrel.example': 'dev', 'stage.kestrel.example': 'stage', 'ship.kestrel.example': 'prod' };
  const { provider_id } = await product.settings();
  await asOwner(product.database.owner, async (tx) => {
    const rows = Object.keys(hosts).map((origin) => ({ origin, provider_id }));
    await tx.insertInto('provider_origins').values(rows).execute();
  });
  for (const [host, environment] of Object.entries(hosts)) {
    const { text } = await product.ask('/login', { host });
    expect(bootIn(text).provider.environment).toBe(environment);
    const api = await product.ask(`/api/providers?origin=${host}`, { host });
    expect(JSON.parse(api.text)).toMatchObject({ provider: { environment } });
  }
});

test('a host that is nobody’s gets a page that says so, and no brand', async () => {
  const { status, text } = await product.ask('/login', { host: 'unknown.example' });
  expect(status).toBe(404);
  expect(text).toContain('Page not found');
  expect(text).not.toMatch(/kestrel|protea/i);
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
  let asked = 0;
  await page.route('**/*.woff2', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
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
