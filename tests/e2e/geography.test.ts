/** The address book and locations of a customer: an address is searched, pinned and saved, a file imported, a locker found. */
import { test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const customer = { as: 'owner@acme.test' };

test('an address is found by search and keyboard, placed on the map and saved; a file is checked in a dry run, and its valid lines are imported (F222)', async () => {
  const page = await product.visit('/address-book', customer);
  await expect(page.getByRole('row', { name: /Karoo Outfitters/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toBeFocused();
  await expect(dialog.getByText('Postal code (Optional)')).toBeVisible();
  await page.keyboard.type('Overberg Wool');
  await dialog.getByRole('combobox', { name: 'Search: Address' }).fill('3 Mill Street, jet pa');
  await expect(page.getByRole('option', { name: 'Jet Park, Boksburg, Gauteng, 1459' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Street address')).toHaveValue('3 Mill Street');
  await expect(dialog.getByLabel('Suburb')).toHaveValue('Jet Park');
  await expect(dialog.getByLabel('Province')).toHaveValue('Gauteng');

  await dialog.getByLabel('Suburb').fill('Somewhere New');
  await dialog.getByLabel('City or town').fill('Kimberley');
  await dialog.getByLabel('Mobile number').fill('082 555 0111');
  await expect(dialog.getByText('Approximate location')).toBeVisible();
  await expect(dialog.getByLabel('Province')).toHaveValue('Northern Cape');
  await dialog.getByRole('button', { name: 'Set on map' }).click();
  const pin = dialog.getByRole('button', { name: 'Pin' });
  await expect(pin).toBeVisible();
  await pin.press('ArrowUp');
  await expect(dialog.getByText('Approximate location')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: /Overberg Wool.*Somewhere New.*Kimberley/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'the address book');

  await row.getByRole('button', { name: 'Actions: Overberg Wool' }).click();
  await page.getByRole('menuitem', { name: 'Use as default collection address' }).click();
  await expect(page.getByText('Overberg Wool is your default collection address')).toBeVisible();
  await row.getByRole('button', { name: 'Actions: Overberg Wool' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await edit.getByLabel('Mobile number').fill('12');
  await edit.getByRole('button', { name: 'Save address' }).click();
  await expect(edit.getByText('Enter a phone number such as 082 555 0142.')).toBeVisible();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(edit).toHaveCount(0);

  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import addresses' });
  const text = 'Name,Street,Suburb,City\nZulu Traders,1 Main Road,Bellville,Cape Town\nNobody,,Bellville,Cape Town';
  await importing.locator('input[type=file]').setInputFiles({
    ...{ name: 'addresses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
  });
  await expect(importing.getByText('1 line can be added; 1 line with mistakes, which are skipped.')).toBeVisible();
  await expect(importing.getByRole('cell', { name: 'Enter a street address or company.' })).toBeVisible();
  await importing.getByRole('button', { name: 'Import 1 line' }).click();
  await importing.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Zulu Traders/ })).toBeVisible();
});

test('lockers and counters are found by text and on the map, without external requests (F220)', async () => {
  const outside: string[] = [];
  const page = await product.visit('/', customer);
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await page.getByRole('link', { name: 'Locations', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '35 pickup points' })).toBeVisible();
  await expect(page.locator('[data-type="locker"]')).toHaveCount(25);
  await page.getByText('Counters', { exact: true }).click();
  await page.getByLabel('Search pickup points').fill('cape gardens');
  const found = page.getByRole('button', { name: /Gardens print and copy.*Mon–Fri 08:30–17:00, Sat 08:30–13:00/ });
  await expect(found).toBeVisible();
  // All counters are listed until the text is applied, and then the map moves.
  await expect(page.getByRole('status').filter({ hasText: /^1 pickup point/ })).toBeVisible();
  await expect(page).toHaveURL(/search=cape\+gardens&type=counter$/);
  await page
    .getByRole('group', { name: 'Map of pickup points' })
    .getByRole('button', { name: /Gardens/ })
    .click();
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  // Pins of one town overlap; the list offers each of them in full size.
  await expectAccessible(page, 'the locations', undefined, ['target-size']);
  expect(outside).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
