/** Prices without an account: a guest says where from, where to and how large, and compares what the services cost. */
import { test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';

const product = await startProduct();

test('a guest compares prices, sees what each is made of, and is told what is missing', async () => {
  const page = await product.visit('/quick-quote');
  await page.getByRole('button', { name: 'Get prices' }).click();
  await expect(page.getByRole('list', { name: 'Services' })).toBeHidden();

  await page.getByRole('textbox', { name: 'From' }).fill('Upingt');
  await page.getByRole('option', { name: 'Upington, 8801' }).click();
  await page.getByRole('textbox', { name: 'To' }).fill('2196');
  for (const [name, value] of [
    ['Length', '20'],
    ['Width', '20'],
    ['Height', '10'],
    ['Weight', '2'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(name) }).fill(value);
  await page.getByRole('button', { name: 'Get prices' }).click();

  const services = page.getByRole('list', { name: 'Services' }).locator(':scope > li');
  await expect(services.first()).toContainText('Cheapest');
  await expect(page.getByText('Fastest', { exact: true })).toHaveCount(1);
  await services.first().getByText('How this price is made up').click();
  await expect(services.first().getByText(/VAT 15% included/)).toBeVisible();
  await expectAccessible(page, 'a quick quote');
});

test('staff find what moved the balances under Billing', async () => {
  const page = await product.visit('/billing', { as: 'staff@kestrel.test' });
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Acme Trading' }).first()).toContainText('Opening balance');
});
