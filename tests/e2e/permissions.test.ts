/** Who may open and change settings, in the browser and through the API. */
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { proteaSettings } from '../factories/demo-brands.ts';
import { startProduct } from './product.ts';
import { addressOf, bar, field, fill, keysIn, row, save } from './settings/settings-page.ts';

const product = await startProduct();

/** All tabs except the last, which requires a permission of its own. */
const tabs = catalogue.tabs.map(({ title }) => title);
const toggles = 'Feature toggles';

async function expectTabs(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.getByRole('tab')).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
}

test('F304 users who do not manage the provider see only their own settings, with no screen or response of the provider’s settings at any URL', async () => {
  for (const as of ['support@kestrel.test', 'driver@kestrel.test']) {
    const page = await product.visit(`${addressOf('provider_title')}&scope=provider`, { as });
    await expect(page.getByText('Your own preferences.')).toBeVisible();
    await expect(row(page, 'map_default_zoom')).toBeVisible();
    await expect(row(page, 'provider_title')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View audit trail' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })).toHaveCount(0);
    const token = await product.token(as);
    expect((await product.request('/api/providers/settings?scope=provider', { token })).status).toBe(403);
    const { provider_id, revision } = await product.settings();
    const body = { provider_id, base_revision: revision, settings: { provider_title: 'Taken over' }, reset: [] };
    expect((await product.request('/api/providers/settings', { token, body })).status).toBe(403);
  }
  expect((await product.settings()).settings['provider_title']).toBe('Kestrel Couriers');
});

test('F304 staff who may only read the provider’s settings see one message about it, and every editor is locked', async () => {
  const page = await product.visit(`${addressOf('provider_title')}&scope=provider`, { as: 'ops@kestrel.test' });
  await expect(page.getByText('You can view these settings but not change them')).toHaveCount(1);
  await expect(row(page, 'provider_title')).toBeVisible();
  await expect(row(page, 'provider_title')).not.toContainText(/Locked|You can view this/);
  await expect(field(page, 'provider_title')).not.toBeEditable();
  await expect(row(page, 'provider_title').getByRole('button', { name: /^Reset/ })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toHaveCount(0);
});

test('F303 F304 an operations manager may change them and open the audit trail of the settings', async () => {
  const page = await product.visit('/settings', { as: 'manager@kestrel.test' });
  await expectTabs(page, tabs.slice(0, -1));
  const auditRequest = page.waitForRequest('**/api/audit/events*');
  await page.getByRole('button', { name: 'View audit trail' }).click();
  expect(new URL((await auditRequest).url()).searchParams.get('type')).toBe('provider_setting');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await fill(page, 'dashboard_undelivered_shipments_duration', '6');
  await save(page);
  expect((await product.settings()).settings['dashboard_undelivered_shipments_duration']).toBe(6);
});

test('F304 a customer sees only the tabs of the account’s own settings, also with the URL of the provider’s', async () => {
  const page = await product.visit('/settings?scope=provider', { as: 'owner@acme.test' });
  await expect(page.getByRole('combobox', { name: 'Settings for' })).toHaveValue(/Acme Trading/);
  await expectTabs(page, ['Shipments', 'Accounts']);
  await expect(page.locator('[data-setting]').first()).toBeVisible();
  const keys = await keysIn(page);
  const settings: Readonly<Record<string, { readonly scopes: readonly string[] }>> = catalogue.settings;
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !settings[key]?.scopes.includes('account'))).toEqual([]);
});

test('staff of one provider can’t access another', async () => {
  const kestrel = await product.settings();
  const host = 'protea.localhost';
  const token = await product.token('staff@protea.test', host);
  const reading = await product.request(`/api/providers/settings?provider_id=${kestrel.provider_id}`, { host, token });
  expect(reading.status).toBe(403);
  const body = {
    provider_id: kestrel.provider_id,
    base_revision: kestrel.revision,
    settings: { provider_title: 'Taken over' },
    reset: [],
  };
  expect((await product.request('/api/providers/settings', { host, token, body })).status).toBe(403);
  // At Kestrel's host the token is still valid only for Protea, or for nobody.
  for (const path of [
    '/api/providers/settings',
    '/api/users/me',
    '/api/general-data',
    '/api/audit/events?type=provider_setting&offset=0&limit=10',
  ]) {
    const answer = await product.request(path, { token });
    expect(answer.text, path).not.toMatch(/kestrel|Johannesburg|ACME/i);
  }
  expect((await product.settings()).settings['provider_title']).toBe('Kestrel Couriers');

  const page = await product.visit('/settings', { as: 'staff@protea.test', host });
  await expect(
    field(page, 'provider_title')
      .or(page.getByRole('tab', { name: 'General' }))
      .first(),
  ).toBeVisible();
  await page.goto(addressOf('provider_title'));
  await expect(field(page, 'provider_title')).toHaveValue(proteaSettings.provider_title);
});

test('F295 F306 a platform administrator may change any provider’s settings, and is the only one to see the feature toggles', async () => {
  const page = await product.visit(addressOf('terms_url'), { as: 'platform@kestrel.test' });
  await field(page, 'terms_url').fill('https://kestrel.test/terms');
  await save(page);
  expect((await product.settings()).settings['terms_url']).toBe('https://kestrel.test/terms');
  await expectTabs(page, tabs);
  await page.getByRole('tab', { name: toggles }).click();
  await expect(page).toHaveURL(/tab=feature_toggles/);
  await expect(row(page, 'enabled_features')).toBeVisible();

  const staff = await product.visit('/settings?tab=feature_toggles', { as: 'staff@kestrel.test' });
  await expectTabs(staff, tabs.slice(0, -1));
  await expect(staff.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  const { provider_id, revision, settings } = await product.settings();
  const token = await product.token('staff@kestrel.test');
  const body = { provider_id, base_revision: revision, settings: { enable_idm: true }, reset: [] };
  expect((await product.request('/api/providers/settings', { token, body })).status).toBe(403);
  expect((await product.settings()).settings['enable_idm']).toBe(settings['enable_idm']);
});
