/** Two users edit the same settings in two browsers: no changes are lost, and no dialog appears without need. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { beforeEach, test } from 'vitest';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, fill, find, row, save, saved } from './settings-page.ts';

const product = await startProduct();
const title = 'provider_title';

beforeEach(() =>
  product.save({ provider_title: 'Kestrel Couriers', privacy_url: null, exclude_tracking_statuses: null }),
);

async function both(key: Parameters<typeof addressOf>[0]): Promise<[Page, Page]> {
  const mine = await product.visit(addressOf(key), { as: 'staff@kestrel.test' });
  const theirs = await product.visit(addressOf(key), { as: 'manager@kestrel.test' });
  await expect(row(mine, key)).toBeVisible();
  await expect(row(theirs, key)).toBeVisible();
  return [mine, theirs];
}

/** Types a change, saves another as the other user, then tries to save. */
async function conflict(): Promise<Page> {
  product.expectTrouble(/status of 409/);
  const [mine, theirs] = await both(title);
  await field(mine, title).fill('Mine');
  await field(theirs, title).fill('Theirs');
  await save(theirs);
  await expect(mine.getByText('Mpho Manager saved another value of: Company name.')).toBeVisible();
  await expect(field(mine, title)).toHaveValue('Mine');
  await expect(row(mine, title)).toContainText('Was: Kestrel Couriers');
  await bar(mine).getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = mine.getByRole('dialog', { name: 'Someone else changed this setting' });
  await expect(dialog.getByRole('radio', { name: /^Saved by Mpho Manager/ })).toContainText('Theirs');
  await expect(dialog.getByRole('radio', { name: /^Your change, not saved yet/ })).toContainText('Mine');
  await expect(dialog).toContainText('Before: Kestrel Couriers');
  await expect(dialog.getByRole('button', { name: 'Choose 1 more' })).toBeDisabled();
  expect((await product.settings()).settings[title]).toBe('Theirs');
  return mine;
}

test('same setting: keep mine', async () => {
  const page = await conflict();
  await page.getByRole('radio', { name: /^Your change/ }).click();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await saved(page);
  expect((await product.settings()).settings[title]).toBe('Mine');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('same setting: keep theirs', async () => {
  const page = await conflict();
  await page.getByRole('radio', { name: /^Saved by/ }).click();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(field(page, title)).toHaveValue('Theirs');
  await expect(bar(page)).toHaveCount(0);
  expect((await product.settings()).settings[title]).toBe('Theirs');
});

test('same setting: continue editing without losing anything', async () => {
  const page = await conflict();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, title)).toHaveValue('Mine');
  await expect(bar(page)).toContainText('1 unsaved change');
});

test('different settings: both are saved, without a dialog', async () => {
  const [mine, theirs] = await both(title);
  await field(mine, title).fill('Only the name');
  await fill(theirs, 'privacy_url', 'https://kestrel.test/privacy');
  await save(theirs);
  await expect(mine.getByText('Changed elsewhere and updated here: Privacy policy URL.')).toBeVisible();
  await save(mine);
  expect((await product.settings()).settings).toMatchObject({
    provider_title: 'Only the name',
    privacy_url: 'https://kestrel.test/privacy',
  });
  await find(mine, 'privacy_url');
  await expect(field(mine, 'privacy_url')).toHaveValue('https://kestrel.test/privacy');
});

test('different members of the same list: both are saved, without a dialog', async () => {
  const key = 'exclude_tracking_statuses';
  const [mine, theirs] = await both(key);
  for (const [page, status] of [
    [mine, 'Manifested'],
    [theirs, 'Out for delivery'],
  ] as const) {
    await field(page, key).click();
    await page.getByRole('option', { name: status, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await save(theirs);
  await save(mine);
  await expect(mine.getByRole('dialog')).toHaveCount(0);
  const stored = (await product.settings()).settings[key];
  expect(stored).toEqual(expect.arrayContaining(['manifested', 'out-for-delivery', 'quote']));
});
