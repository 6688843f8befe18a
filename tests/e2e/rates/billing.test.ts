/** Customers see what they owe: the billing tab of their account, where their role and their provider show it. */
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F232 F251 a customer reads the statement and the transactions; one without billing has no such tab', async () => {
  const page = await product.visit('/account?tab=billing', { as: 'owner@acme.test' });
  await expect(page.getByText('Closing balance')).toBeVisible();
  await expect(page.getByRole('row', { name: /Shipping charge/ }).first()).toBeVisible();
  await expectAccessible(page, 'the billing of an account');
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=transaction_date.*tab=billing/);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('Closing balance')).toBeHidden();
  const poor = await product.visit('/account?tab=billing', { as: 'nobilling@acme.test' });
  await expect(poor.getByRole('heading', { name: 'Acme Trading' })).toBeVisible();
  await expect(poor.getByRole('tab')).toHaveCount(0);
});
