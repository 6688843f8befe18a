/** Opens each section of the settings screen, with no setting hidden by a condition. */
import type { Locator, Page } from 'playwright';
import type { Catalogue, Section } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import { expect } from '../expect.ts';
import type { Product } from '../product.ts';
import { keysIn } from './settings-page.ts';

const { settings }: Catalogue = catalogue;
/** Sections that only other kinds of provider have. */
const ofOtherKinds: readonly string[] = ['Bob Box'];
const sections = Object.values<Section>(catalogue.sections).filter(({ title }) => !ofOtherKinds.includes(title));

/** Gives settings such values that all conditional settings are shown. */
export function showEverything(product: Product): Promise<void> {
  return product.save(
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
}

/** Opens one tab and resolves once all its sections and editors are rendered. */
export async function openWholeTab(page: Page, { id, title: name }: { id: string; title: string }): Promise<void> {
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  const ofTab = sections.filter((section) => section.tab === id);
  // Navigating to a section renders all editors of its tab immediately.
  await goToSection(page, ofTab[0]!.title);
  for (const { title } of ofTab) await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectEditors(panel, ofTab);
  // Wait for deferred editors.
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

/** Uses the list beside the form, or on a phone the select above it. */
async function goToSection(page: Page, title: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: title, exact: true });
  const select = page.getByRole('combobox', { name: 'Section' });
  await expect(link.or(select).filter({ visible: true })).toBeVisible();
  if (await link.isVisible()) await link.click();
  else await select.selectOption(title);
}

/** Expects an editor for every setting that no condition may hide; a placeholder does not count. */
async function expectEditors(panel: Locator, ofTab: readonly Section[]): Promise<void> {
  const always = ofTab
    .filter(({ visible_when, matrix }) => visible_when.length === 0 && !matrix)
    .flatMap(({ keys }) => keys)
    .filter((key) => settings[key]?.visible_when.length === 0);
  await expect.poll(() => keysIn(panel)).toEqual(expect.arrayContaining(always));
}
