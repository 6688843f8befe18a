/** A dense list as a table: typed and pasted into, with rows added, copied, moved and removed by keys and buttons; cards on a phone. */
import { test } from 'vitest';
import { expectAccessible } from '../../e2e/accessible.ts';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { cell, paste } from '../../e2e/settings/packaging-table.ts';
import { addressOf, find, row, save } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('packaging is filled in as a table: Enter adds a row, a pasted spreadsheet range fills rows and columns', async () => {
  const page = await product.visit(addressOf('parcel_types'), staff);
  const table = row(page, 'parcel_types');
  const names = () =>
    table.getByLabel('Name', { exact: true }).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  await table.getByRole('button', { name: 'Add packaging' }).click();
  await expect(cell(page, 1, 'Name')).toBeFocused();
  await page.keyboard.type('Flyer');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'Name')).toBeFocused();
  await paste(page, 'Small box\t20\t15\t10,5\t1\nLarge box\t60\t40\t40\t12\n');
  await expect.poll(names).toEqual(['Flyer', 'Small box', 'Large box']);
  await expect(cell(page, 2, 'Height (cm)')).toHaveValue('10.5');
  await cell(page, 1, 'Length (cm)').focus();
  await paste(page, '32\t24\t4\t1');
  await cell(page, 3, 'Weight (kg)').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual(['Flyer', 'Large box', 'Small box']);
  await expect(cell(page, 2, 'Weight (kg)')).toBeFocused();
  await table.getByRole('button', { name: 'Duplicate Packaging 3' }).click();
  await expect.poll(names).toEqual(['Flyer', 'Large box', 'Small box', 'Small box']);
  await cell(page, 4, 'Name').fill('Medium box');
  await cell(page, 4, 'Length (cm)').fill('0');
  await cell(page, 4, 'Width (cm)').focus();
  await expect(cell(page, 4, 'Length (cm)')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a table of rows');
  await cell(page, 4, 'Length (cm)').fill('30');
  await table.getByRole('button', { name: 'Remove Packaging 1' }).click();
  await expect.poll(names).toEqual(['Large box', 'Small box', 'Medium box']);
  await save(page);
  const stored = (await product.settings()).settings['parcel_types'] as readonly Record<string, unknown>[];
  const sizes = stored.map(({ name, length, width, height, weight }) => [name, length, width, height, weight]);
  expect(sizes).toEqual([
    ['Large box', 60, 40, 40, 12],
    ['Small box', 20, 15, 10.5, 1],
    ['Medium box', 30, 15, 10.5, 1],
  ]);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(3);

  const phone = await product.visit(addressOf('parcel_types'), { ...staff, width: 390 });
  await find(phone, 'parcel_types');
  await expect(cell(phone, 1, 'Name')).toHaveValue('Large box');
  const [first, second] = await Promise.all([
    cell(phone, 1, 'Name').boundingBox(),
    cell(phone, 1, 'Length (cm)').boundingBox(),
  ]);
  expect(second?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
  await expectAccessible(phone, 'a table of rows on a phone');
});
