/** Errors are shown where they can be corrected, at the right time, and never block anything else. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, fill, row, save, saved } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('an invalid value is reported after leaving its field, a rule across two settings at the visible one; a save with errors on two tabs lists them with links', async () => {
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

  await field(page, 'work_hours_from').click();
  await page.getByRole('option', { name: '20:00' }).click();
  await fill(page, 'theme_primary', 'blue');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: '2 settings need attention' });
  await expect(page.locator(':focus')).toContainText('2 settings need attention');
  await expect(bar(page)).toContainText('3 unsaved changes, 2 problems');
  await summary.getByRole('button', { name: 'Main colour' }).click();
  await expect(page.getByRole('tab', { name: /^Theme/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^General.*1 problem/ })).toBeVisible();
  await expect(field(page, 'theme_primary')).toBeFocused();
  await field(page, 'theme_primary').fill('#123456');
  await page.getByRole('alert').getByRole('button', { name: 'Closing time' }).click();
  await expect(row(page, 'work_hours_to')).toContainText('Closing time must be later than opening time.');
  expect((await product.settings()).settings['work_hours_from']).toBe('07:30');
  await row(page, 'work_hours_from').getByRole('button', { name: /^Undo/ }).click();
  await page.keyboard.press('Control+s');
  await saved(page);
  expect((await product.settings()).settings).toMatchObject({
    theme_primary: '#123456',
    support_contact_number: '011 555 0142',
  });
});

test('an unreachable server is reported and input is kept; an error of the server is shown at its field and cleared on edit', async () => {
  product.expectTrouble(/Failed to load resource/);
  const page = await product.visit(addressOf('provider_title'), staff);
  const trySaving = () => bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  const calls = '**/api/providers/settings';
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
  );
  await field(page, 'provider_title').fill('Protea Parcels');
  await trySaving();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, 'provider_title')).toHaveValue('Protea Parcels');
  await page.unroute(calls);

  const message = 'This name is taken by another provider.';
  const errors = [{ field: 'provider_title', message, code: 'taken' }];
  const json = { code: 'invalid_settings', message: 'One setting cannot be saved', errors };
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json }) : route.fallback(),
  );
  await trySaving();
  await expect(field(page, 'provider_title')).toHaveAccessibleDescription(/taken by another provider/);
  await expect(field(page, 'provider_title')).toHaveValue('Protea Parcels');
  await page.unroute(calls);
  await field(page, 'provider_title').fill('After the storm');
  await expect(row(page, 'provider_title')).not.toContainText('This name is taken');
  await save(page);
  expect((await product.settings()).settings['provider_title']).toBe('After the storm');
});
