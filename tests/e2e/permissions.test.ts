/** Who may open and change settings, in the browser and behind it. */
import { expect } from 'playwright/test';
import { test } from 'vitest';
import { proteaSettings } from '../factories/demo-brands.ts';
import { startProduct } from './product.ts';
import { addressOf, bar, field, fill, row, save } from './settings-page.ts';

const product = await startProduct();

test('support sees the settings, locked and with the reason, and is not led there', async () => {
  const page = await product.visit(addressOf('provider_title'), { as: 'support@kestrel.test' });
  await expect(row(page, 'provider_title')).toContainText('You can see this but not change it.');
  await expect(row(page, 'provider_title')).toContainText('Locked');
  await expect(field(page, 'provider_title')).not.toBeEditable();
  await expect(row(page, 'provider_title').getByRole('button', { name: /^Reset/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View audit trail' })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })).toHaveCount(0);
  const { provider_id, revision } = await product.settings();
  const token = await product.token('support@kestrel.test');
  const body = { provider_id, base_revision: revision, settings: { provider_title: 'Taken over' }, reset: [] };
  const refused = await product.ask('/api/providers/settings', { token, body });
  expect(refused.status).toBe(403);
  expect((await product.settings()).settings['provider_title']).toBe('Kestrel Couriers');
});

test.for(['driver@kestrel.test', 'support@kestrel.test'])('every editor is locked for %s', async (as) => {
  const page = await product.visit('/settings', { as });
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const rows = page.locator('[data-setting]');
  await expect(rows.first()).toContainText('You can see this but not change it.');
  for (const one of await rows.all()) await expect(one).toContainText('Locked');
});

test('an operations manager may change them', async () => {
  const page = await product.visit('/settings', { as: 'manager@kestrel.test' });
  await fill(page, 'dashboard_undelivered_shipments_duration', '6');
  await save(page);
  expect((await product.settings()).settings['dashboard_undelivered_shipments_duration']).toBe(6);
});

test('staff of one provider reach nothing of another', async () => {
  const kestrel = await product.settings();
  const host = 'protea.localhost';
  const token = await product.token('staff@protea.test', host);
  const reading = await product.ask(`/api/providers/settings?provider_id=${kestrel.provider_id}`, { host, token });
  expect(reading.status).toBe(403);
  const body = {
    provider_id: kestrel.provider_id,
    base_revision: kestrel.revision,
    settings: { provider_title: 'Taken over' },
    reset: [],
  };
  expect((await product.ask('/api/providers/settings', { host, token, body })).status).toBe(403);
  // Through Kestrel's own address the token still speaks for Protea, or for nobody.
  for (const path of [
    '/api/providers/settings',
    '/api/users/me',
    '/api/general-data',
    '/api/audit/events?type=provider_setting&offset=0&limit=10',
  ]) {
    const answer = await product.ask(path, { token });
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

test('a platform administrator may change any provider’s settings', async () => {
  const page = await product.visit(addressOf('terms_url'), { as: 'platform@kestrel.test' });
  await field(page, 'terms_url').fill('https://kestrel.test/terms');
  await save(page);
  expect((await product.settings()).settings['terms_url']).toBe('https://kestrel.test/terms');
});
