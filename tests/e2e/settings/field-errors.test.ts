/** Errors are shown where they can be corrected, at the right time, and never block anything else. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildSettings } from '../../factories/settings.ts';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, fill, find, row, save, saved } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('an invalid value is reported after leaving the field, and cleared once valid', async () => {
  const page = await product.visit(addressOf('support_contact_number'), staff);
  const phone = field(page, 'support_contact_number');
  await phone.fill('12');
  await expect(row(page, 'support_contact_number')).not.toContainText('Enter a phone number');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number such as 011 555 0142/);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('011 555 0142');
  await expect(row(page, 'support_contact_number')).not.toContainText('Enter a phone number');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});

test('a save with errors on two tabs lists them with links to the fields', async () => {
  const page = await product.visit(addressOf('theme_primary'), staff);
  await field(page, 'theme_primary').fill('blue');
  await page.getByRole('tab', { name: 'General' }).click();
  await fill(page, 'support_email_address', 'nobody');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: '2 settings need attention' });
  await expect(summary).toBeVisible();
  await expect(page.locator(':focus')).toContainText('2 settings need attention');
  await expect(bar(page)).toContainText('2 unsaved changes, 2 problems');
  await summary.getByRole('button', { name: 'Main colour' }).click();
  await expect(page.getByRole('tab', { name: /^Theme/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^General.*1 problem/ })).toBeVisible();
  await expect(field(page, 'theme_primary')).toBeFocused();
  await field(page, 'theme_primary').fill('#123456');
  await page.getByRole('alert').getByRole('button', { name: 'Support email' }).click();
  await expect(field(page, 'support_email_address')).toBeFocused();
  await field(page, 'support_email_address').fill('help@kestrel.test');
  await page.keyboard.press('Control+s');
  await saved(page);
  expect((await product.settings()).settings).toMatchObject({
    theme_primary: '#123456',
    support_email_address: 'help@kestrel.test',
  });
});

test('a rule across two settings shows its error at the visible one, and prevents saving', async () => {
  const page = await product.visit(addressOf('work_hours_from'), staff);
  await field(page, 'work_hours_from').click();
  await page.getByRole('option', { name: '20:00' }).click();
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'work_hours_to')).toContainText('Closing time must be later than opening time.');
  expect((await product.settings()).settings['work_hours_from']).toBe('07:30');
});

test('a server-side error is shown at its field and cleared on edit', async () => {
  product.expectTrouble(/status of 422/);
  const page = await product.visit(addressOf('provider_title'), staff);
  await page.route('**/api/providers/settings', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            code: 'invalid_settings',
            message: 'One setting cannot be saved',
            errors: [{ field: 'provider_title', message: 'This name is taken by another provider.', code: 'taken' }],
          },
        })
      : route.fallback(),
  );
  await field(page, 'provider_title').fill('Protea Parcels');
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'provider_title')).toContainText('This name is taken by another provider.');
  await expect(field(page, 'provider_title')).toHaveAccessibleDescription(/taken by another provider/);
  await expect(field(page, 'provider_title')).toHaveValue('Protea Parcels');
  await page.unroute('**/api/providers/settings');
  await field(page, 'provider_title').fill('Kestrel again');
  await expect(row(page, 'provider_title')).not.toContainText('This name is taken');
  await save(page);
});

test('an unreachable server is reported, input is kept, and saving works once it is back', async () => {
  product.expectTrouble(/Failed to load resource/);
  const page = await product.visit(addressOf('provider_title'), staff);
  await page.route('**/api/providers/settings', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
  );
  await field(page, 'provider_title').fill('After the storm');
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, 'provider_title')).toHaveValue('After the storm');
  await page.unroute('**/api/providers/settings');
  await save(page);
  expect((await product.settings()).settings['provider_title']).toBe('After the storm');
});

test('invalid stored values never break the screen: they are shown, block nothing else, and can be corrected', async () => {
  const { provider_id } = await product.settings();
  const broken = {
    theme_primary: 12345,
    work_hours_to: '25:99',
    office_closed_days: 'not a list',
    map_default_location: [1, 2, 3],
    exclude_tracking_statuses: ['no-such-status', 7],
    dashboard_undelivered_shipments_duration: 'many',
    enable_map_edit_lock: 'perhaps',
    site_wide_account_message: { html: 1 },
    provider_tracking_prefixes: { not: 'tags' },
  };
  await asOwner(product.database.owner, (tx) => buildSettings(tx, { provider_id, settings: broken }));

  // Pages of other users are not affected.
  const guest = await product.visit('/login');
  await expect(guest.getByRole('button', { name: 'Log in' })).toBeVisible();
  const customer = await product.visit('/', { as: 'owner@acme.test' });
  await expect(customer.getByText('ACME', { exact: true })).toBeVisible();

  const page = await product.visit('/settings', staff);
  for (const key of Object.keys(broken) as (keyof typeof broken)[]) {
    await find(page, key);
    await expect(row(page, key)).toContainText('The saved value is no longer valid');
  }
  await fill(page, 'terms_url', 'https://kestrel.test/terms');
  await save(page);
  expect((await product.settings()).settings['terms_url']).toBe('https://kestrel.test/terms');

  await fill(page, 'theme_primary', '#0b5c8a');
  await fill(page, 'dashboard_undelivered_shipments_duration', '4');
  await find(page, 'work_hours_to');
  await field(page, 'work_hours_to').click();
  await page.getByRole('option', { name: '18:00' }).click();
  for (const key of ['office_closed_days', 'map_default_location', 'enable_map_edit_lock'] as const) {
    await find(page, key);
    await row(page, key)
      .getByRole('button', { name: /^Reset/ })
      .first()
      .click();
  }
  await save(page);
  const { settings } = await product.settings();
  expect(settings).toMatchObject({
    theme_primary: '#0b5c8a',
    dashboard_undelivered_shipments_duration: 4,
    work_hours_to: '18:00',
    enable_map_edit_lock: true,
    office_closed_days: [],
  });
});
