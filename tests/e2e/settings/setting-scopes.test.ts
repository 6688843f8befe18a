/** Settings of narrower scopes in the same screen: a customer's own, an account's override, and users limited to a branch. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { bar, find, row, save, titleOf, toggle } from './settings-page.ts';

const product = await startProduct();

test('F316 customers change their own settings, staff an account’s with its provenance, a branch manager only the branch', async () => {
  const customer = await product.visit('/', { as: 'owner@acme.test' });
  await customer.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(customer.getByRole('combobox', { name: 'Settings for' })).toHaveValue(/Acme Trading/);
  await find(customer, 'auto_add_address_book');
  await expect(row(customer, 'auto_add_address_book')).not.toContainText('Modified');
  await toggle(customer, 'auto_add_address_book');
  await save(customer);
  await expect(row(customer, 'auto_add_address_book')).toContainText('Modified');

  const staff = await product.visit('/settings?setting=auto_add_address_book', { as: 'staff@kestrel.test' });
  await toggle(staff, 'auto_add_address_book');
  await bar(staff).getByRole('button', { name: 'Review' }).click();
  await expect(staff.getByRole('dialog')).toContainText('Applies to 11 of 12 accounts; 1 keeps a value of its own.');
  await staff.keyboard.press('Escape');
  await save(staff);
  const selected = staff.getByRole('combobox', { name: 'Settings for' });
  await selected.click();
  await selected.fill('karoo');
  await staff.getByRole('option', { name: /Karoo Crafts/ }).click();
  await expect(staff).toHaveURL(/scope=account&id=\d+/);
  await find(staff, 'auto_add_address_book');
  await expect(row(staff, 'auto_add_address_book')).toContainText('Inherited from the provider');
  await toggle(staff, 'auto_add_address_book');
  await save(staff);
  await expect(row(staff, 'auto_add_address_book')).toContainText('Modified by Sipho Staff');
  await expect(staff.locator('[data-setting="provider_title"]')).toHaveCount(0);
  await staff.getByRole('button', { name: 'View audit trail' }).click();
  const trail = staff.getByRole('dialog', { name: 'Account setting - Audit trail' });
  await expect(trail).toContainText(titleOf('auto_add_address_book'));
  await expect(trail).toContainText('1 of 1');
  await staff.keyboard.press('Escape');
  await expectAccessible(staff, 'the settings of an account');

  const manager = await product.visit('/settings', { as: 'ops@kestrel.test' });
  await expect(manager.getByRole('combobox', { name: 'Settings for' })).toHaveValue(/Johannesburg/);
  await find(manager, 'work_hours_from');
  await expect(row(manager, 'work_hours_from')).not.toContainText('Locked');
  await manager.goto('/settings?setting=provider_title');
  await expect(row(manager, 'provider_title')).not.toContainText('Locked');
  await expect(manager.getByText('You can only change your own settings and those of your branch.')).toBeVisible();
  await manager.getByRole('button', { name: 'Filter' }).click();
  await manager.getByRole('menuitemcheckbox', { name: /^Set here/ }).click();
  await expect(manager.getByRole('region', { name: 'Search results' })).toContainText(titleOf('provider_title'));
});

test('the scope picker: a click selects its text, typing filters everything, Enter takes the highlighted one; a banner names it', async () => {
  const page = await product.visit('/settings', { as: 'staff@kestrel.test' });
  const picker = page.getByRole('combobox', { name: 'Settings for' });
  await expect(picker).toHaveValue('Kestrel Couriers: everybody');
  await expect(page.getByRole('region', { name: 'Settings for' })).toHaveCount(0);
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
