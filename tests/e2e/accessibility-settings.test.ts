/** The settings screen in each of its states, on a desk and on a phone, as axe judges it. */
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from 'vitest';
import type { Catalogue, Section } from '#engine/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from './accessible.ts';
import { startProduct } from './product.ts';
import { addressOf, bar, field, fill, find, keysIn, row, save, toggle } from './settings-page.ts';

const product = await startProduct();
const { settings }: Catalogue = catalogue;
const first = catalogue.tabs[0].id;
const widths = [1440, 390];
/** Ten tabs, each drawn from top to bottom and judged whole. */
const patienceMs = 240_000;
/** Sections that only another kind of provider has. */
const ofOtherKinds: readonly string[] = ['Bob Box'];

/** By the list beside the form; on a phone by the select above it. */
async function goToSection(page: Page, title: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: title, exact: true });
  const select = page.getByRole('combobox', { name: 'Section' });
  await expect(link.or(select).filter({ visible: true })).toBeVisible();
  if (await link.isVisible()) await link.click();
  else await select.selectOption(title);
}

/** An editor for every setting that no condition may hide: a setting in words that waits for its editor is none. */
async function expectEditors(panel: Locator, sections: readonly Section[]): Promise<void> {
  const always = sections
    .filter(({ visible_when, matrix }) => visible_when.length === 0 && !matrix)
    .flatMap(({ keys }) => keys)
    .filter((key) => settings[key]?.visible_when.length === 0);
  await expect.poll(() => keysIn(panel)).toEqual(expect.arrayContaining(always));
}

test.for(widths)('F296 every section of every tab at %i pixels', { timeout: patienceMs }, async (width) => {
  // Whatever waits for another setting is there too.
  await product.save(
    {
      google_login_enabled: true,
      google_login_client_id: '407408718192-k3s7r3lc0ur13rs.apps.googleusercontent.com',
      unused_feature_gtm: false,
      unused_feature_interhub_transfers: false,
      unused_feature_hub_scanner: false,
      show_custom_payment_gateway: true,
      enable_cost_centers: true,
      require_otp_for_new_account_users: true,
      default_invoice_frequency: 'weekly',
      driver_can_action_manifest_scanner: true,
      show_what_cannot_be_sent: true,
      tripsheet_unique_stops_alert_enabled: true,
      terms_mode: 'window',
      window_user_terms_and_conditions: '<p>Terms.</p>',
      office_closed_days: [{ id: 'a', date: '2026-12-16', reason: 'Day of Reconciliation' }],
      provider_tracking_prefixes: ['KES'],
      site_wide_account_message: '<p>Depots close at noon.</p>',
    },
    'platform@kestrel.test',
  );
  // High enough that nothing of a tab is left out because it is far from the screen.
  const page = await product.visit('/settings', { as: 'platform@kestrel.test', width, height: 24_000 });
  const sections = Object.values<Section>(catalogue.sections).filter(({ title }) => !ofOtherKinds.includes(title));
  for (const { id: tab, title: name } of catalogue.tabs) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    const ofTab = sections.filter((section) => section.tab === tab);
    // Whoever is led to a section finds all editors of its tab there at once.
    await goToSection(page, ofTab[0]!.title);
    for (const { title } of ofTab) await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectEditors(panel, ofTab);
    // Editors that come later have come.
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectAccessible(page, tab, tab === first ? undefined : 'panel');
  }
});

test.for(widths)('unsaved changes, mistakes, the tray and the question at %i pixels', async (width) => {
  const page = await product.visit('/settings', { as: 'staff@kestrel.test', width });
  await fill(page, 'provider_title', 'Falcon');
  await fill(page, 'theme_primary', 'blue');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await expectAccessible(page, 'search results with an unsaved change');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One setting needs attention')).toBeVisible();
  await expectAccessible(page, 'summary of mistakes');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: '3 unsaved changes' })).toBeVisible();
  await expectAccessible(page, 'tray');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard 3 changes?' })).toBeVisible();
  await expectAccessible(page, 'question', 'dialog');
});

test.for(widths)('menu, explanation and audit trail at %i pixels', async (width) => {
  await product.save({ map_default_zoom: 11 });
  const page = await product.visit(addressOf('support_whatsapp_number'), { as: 'staff@kestrel.test', width });
  await row(page, 'support_whatsapp_number')
    .getByRole('button', { name: /^More about/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expectAccessible(page, 'menu of a setting', 'menu');
  await page.getByRole('menuitem', { name: 'Explain this setting' }).click();
  await expect(page.getByRole('dialog', { name: /WhatsApp number/ })).toBeVisible();
  await expectAccessible(page, 'explanation', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View audit trail' }).click();
  await expect(page.getByRole('dialog', { name: /Audit trail/ })).toContainText('How close the map opens');
  await expectAccessible(page, 'audit trail', 'dialog');
});

test.for(widths)('a clash between two people at %i pixels', async (width) => {
  product.expectTrouble(/status of 409/);
  const page = await product.visit(addressOf('terms_url'), { as: 'staff@kestrel.test', width });
  await field(page, 'terms_url').fill(`https://kestrel.test/mine-${width}`);
  await product.save({ terms_url: `https://kestrel.test/theirs-${width}` }, 'manager@kestrel.test');
  await expect(page.getByText(/Mpho Manager saved another value/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Somebody else changed this setting' })).toBeVisible();
  await expectAccessible(page, 'conflict', 'dialog');
});

test('locked settings, and a screen that may not be opened', async () => {
  const support = await product.visit('/settings', { as: 'support@kestrel.test' });
  await expect(row(support, 'url')).toContainText('Locked');
  await expectAccessible(support, 'locked');
  const customer = await product.visit('/settings/history', { as: 'owner@acme.test' });
  await expect(customer.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await expectAccessible(customer, 'refused');
});

test('a brand of any colour stays readable', async () => {
  const page = await product.visit('/settings?tab=theme', { as: 'staff@kestrel.test' });
  await fill(page, 'theme_primary', '#ffe14d');
  await fill(page, 'theme_text', '#9fb4c4');
  await fill(page, 'theme_nav_bg', '#f4f4f4');
  await fill(page, 'theme_nav_text', '#dddddd');
  await save(page);
  for (const [path, as] of [['/login'], ['/', 'staff@kestrel.test'], ['/settings?tab=theme', 'staff@kestrel.test']]) {
    const fresh = await product.visit(path ?? '/', as ? { as } : {});
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(fresh, `${path} in pale colours`);
  }
});
