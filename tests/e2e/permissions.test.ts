/** Settings as those who may change all of them see them, and those who may only read them. The rules are covered by API and unit tests. */
import { expect } from './expect.ts';
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { startProduct } from './product.ts';
import { addressOf, bar, field, row, save } from './settings/settings-page.ts';

const product = await startProduct();

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

test('F303 F304 staff who do not manage the provider see only their own settings at any URL, without the audit trail', async () => {
  const page = await product.visit(`${addressOf('provider_title')}&scope=provider`, { as: 'support@kestrel.test' });
  await expect(page.getByText('Your own preferences.')).toBeVisible();
  await expect(row(page, 'map_default_zoom')).toBeVisible();
  await expect(row(page, 'provider_title')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View audit trail' })).toHaveCount(0);
});

test('F295 F303 F306 a platform administrator changes the settings of a provider in all their tabs, also the feature toggles, and opens their audit trail', async () => {
  const page = await product.visit(addressOf('terms_url'), { as: 'platform@kestrel.test' });
  await field(page, 'terms_url').fill('https://kestrel.test/terms');
  await save(page);
  expect((await product.settings()).settings['terms_url']).toBe('https://kestrel.test/terms');
  await expect(page.getByRole('tab')).toHaveText(catalogue.tabs.map(({ title }) => new RegExp(`^${title}`)));
  await page.getByRole('tab', { name: 'Feature toggles' }).click();
  await expect(page).toHaveURL(/tab=feature_toggles/);
  await expect(row(page, 'enabled_features')).toBeVisible();
  const auditRequest = page.waitForRequest('**/api/audit/events*');
  await page.getByRole('button', { name: 'View audit trail' }).click();
  expect(new URL((await auditRequest).url()).searchParams.get('type')).toBe('provider_setting');
});
