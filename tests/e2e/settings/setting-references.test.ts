/** References in settings are selected by name instead of typed. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, row, save } from './settings-page.ts';

const product = await startProduct();

test('an account is found by name with the keyboard, shown by name, and marked if it no longer exists', async () => {
  await product.save({ vip_accounts: ['KAROO'] });
  const page = await product.visit(addressOf('vip_accounts'), { as: 'staff@kestrel.test' });
  await expect(row(page, 'vip_accounts')).toContainText('(KAROO)');
  await field(page, 'vip_accounts').click();
  await expect(field(page, 'vip_accounts')).toBeFocused();
  await page.keyboard.type('acme');
  await page.getByRole('option', { name: /(ACME)/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog')).toContainText('(ACME)');
  await page.keyboard.press('Escape');
  await save(page);
  expect((await product.settings()).settings['vip_accounts']).toEqual(['KAROO', 'ACME']);
});
