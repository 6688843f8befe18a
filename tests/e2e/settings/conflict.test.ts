/** Two users edit the same settings in two browsers: no changes are lost, and no dialog appears without need. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, save, saved } from './settings-page.ts';

const product = await startProduct();
const title = 'provider_title';

async function stored(): Promise<unknown> {
  return (await product.settings()).settings[title];
}

test('the same setting: the second to save sees both values, and continues editing, takes theirs or keeps their own; another setting needs no dialog', async () => {
  product.expectTrouble(/status of 409/);
  const page = await product.visit(addressOf(title), { as: 'staff@kestrel.test' });
  const theySave = (text: string) => product.save({ [title]: text }, 'manager@kestrel.test');
  const trySaving = () => bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this setting' });
  await field(page, title).fill('Mine');
  await theySave('Theirs');
  await expect(page.getByText('Mpho Manager saved another value of: Company name.')).toBeVisible();
  await expect(field(page, title)).toHaveValue('Mine');
  await trySaving();
  await expect(dialog.getByRole('radio', { name: /^Saved by Mpho Manager/ })).toContainText('Theirs');
  await expect(dialog.getByRole('radio', { name: /^Your change, not saved yet/ })).toContainText('Mine');
  await expect(dialog).toContainText('Before: Kestrel Couriers');
  await expect(dialog.getByRole('button', { name: 'Choose 1 more' })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a conflict on a phone', 'dialog');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await stored()).toBe('Theirs');

  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, title)).toHaveValue('Mine');
  await expect(bar(page)).toContainText('1 unsaved change');
  await trySaving();
  await dialog.getByRole('radio', { name: /^Your change/ }).click();
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await saved(page);
  await expect(dialog).toHaveCount(0);
  expect(await stored()).toBe('Mine');

  await expect(bar(page)).toHaveCount(0);
  await field(page, title).fill('Mine again');
  await theySave('Theirs again');
  await expect(page.getByText('Mpho Manager saved another value of: Company name.')).toBeVisible();
  await trySaving();
  await dialog.getByRole('radio', { name: /^Saved by/ }).click();
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect(field(page, title)).toHaveValue('Theirs again');
  await expect(bar(page)).toHaveCount(0);
  expect(await stored()).toBe('Theirs again');

  await field(page, title).fill('Only the name');
  await product.save({ privacy_url: 'https://kestrel.test/privacy' }, 'manager@kestrel.test');
  await expect(page.getByText('Changed elsewhere and updated here: Privacy policy URL.')).toBeVisible();
  await save(page);
  expect(await stored()).toBe('Only the name');
});
