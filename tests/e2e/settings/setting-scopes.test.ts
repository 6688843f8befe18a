/** Settings of narrower scopes in the same screen: a customer's own, an account's override, and users limited to a branch. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { bar, find, row, save, titleOf, toggle } from './settings-page.ts';

const product = await startProduct();

test('F316 customers change their own settings, a branch manager only those of the branch', async () => {
  const customer = await product.visit('/', { as: 'owner@acme.test' });
  await customer.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(customer.getByRole('combobox', { name: 'Settings for' })).toHaveValue(/Acme Trading/);
  await find(customer, 'auto_add_address_book');
  await expect(row(customer, 'auto_add_address_book')).not.toContainText('Modified');
  await toggle(customer, 'auto_add_address_book');
  await save(customer);
  await expect(row(customer, 'auto_add_address_book')).toContainText('Modified');

  const manager = await product.visit('/settings', { as: 'ops@kestrel.test' });
  await expect(manager.getByRole('combobox', { name: 'Settings for' })).toHaveValue(/Johannesburg/);
  await find(manager, 'work_hours_from');
  await expect(row(manager, 'work_hours_from')).not.toContainText('Locked');
  await manager.goto('/settings?setting=provider_title');
  await expect(row(manager, 'provider_title')).not.toContainText('Locked');
  await expect(manager.getByText('You can only change your own settings and those of your branch.')).toBeVisible();
  await expectAccessible(manager, 'locked settings');
  await manager.getByRole('button', { name: 'Filter' }).click();
  await manager.getByRole('menuitemcheckbox', { name: /^Set here/ }).click();
  await expect(manager.getByRole('region', { name: 'Search results' })).toContainText(titleOf('provider_title'));
});

test('F316 staff change an account’s settings with their provenance: a click on the scope picker selects its text, typing filters, Enter takes the highlighted one, a banner names it', async () => {
  const { revision: base_revision } = await product.settings();
  const token = await product.token('staff@kestrel.test');
  const own = { scope: { kind: 'account', id: 2 }, base_revision, settings: { auto_add_address_book: true } };
  await product.request('/api/providers/settings', { token, body: own });
  const page = await product.visit('/settings?setting=auto_add_address_book', { as: 'staff@kestrel.test' });
  const picker = page.getByRole('combobox', { name: 'Settings for' });
  await expect(picker).toHaveValue('Kestrel Couriers: everybody');
  await expect(page.getByRole('region', { name: 'Settings for' })).toHaveCount(0);
  await toggle(page, 'auto_add_address_book');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog')).toContainText('Applies to 11 of 12 accounts; 1 keeps a value of its own.');
  await page.keyboard.press('Escape');
  await save(page);
  await picker.click();
  await expect(page.getByRole('option', { name: 'Only me' })).toBeVisible();
  await page.keyboard.type('zzyzx');
  await expect(picker).toHaveValue('zzyzx');
  await expect(page.getByText('No options.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await picker.fill('karoo');
  await expect(page.getByRole('option')).toHaveText([/Karoo Crafts/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scope=account&id=\d+/);
  await expect(picker).toHaveValue(/^Karoo Crafts/);
  const banner = page.getByRole('region', { name: 'Settings for' });
  await expect(banner).toContainText('Account: Karoo Crafts');
  await find(page, 'auto_add_address_book');
  await expect(row(page, 'auto_add_address_book')).toContainText('Inherited from the provider');
  await toggle(page, 'auto_add_address_book');
  await save(page);
  await expect(row(page, 'auto_add_address_book')).toContainText('Modified by Sipho Staff');
  await expect(page.locator('[data-setting="provider_title"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'View audit trail' }).click();
  const trail = page.getByRole('dialog', { name: 'Account setting - Audit trail' });
  await expect(trail).toContainText(titleOf('auto_add_address_book'));
  await expect(trail).toContainText('1 of 1');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.mouse.wheel(0, 4000);
  await expect(banner).toBeInViewport();
  await banner.getByRole('button', { name: 'Company settings' }).click();
  await expect(banner).toHaveCount(0);
  // By keyboard only, starting with the list closed; Escape leaves the shown scope.
  await picker.focus();
  await page.keyboard.type('johan');
  await expect(page.getByRole('option').first()).toContainText('Johannesburg');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(picker).toHaveValue('Kestrel Couriers: everybody');
});
