/** Staff prepare next year's prices: a copy of the price list, a surcharge in it, a shipment tried out by it. */
import { test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';

const product = await startProduct();

test('F367 F370 a price list is copied, given a surcharge and tried out before anybody is priced by it', async () => {
  const page = await product.visit('/rates-and-estimates', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Copy price list' }).click();
  const copy = page.getByRole('dialog', { name: /^Copy Rates of/ });
  await copy.getByRole('textbox', { name: 'Name' }).fill('Next year');
  await copy.getByLabel('Valid from').fill('2027-06-01');
  await copy.getByRole('button', { name: 'Copy price list' }).click();
  await expect(copy).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Price list' })).toHaveValue('Next year, draft');

  await page.getByRole('tab', { name: 'Surcharges' }).click();
  await page.getByRole('button', { name: 'Add surcharge' }).click();
  const adding = page.getByRole('dialog', { name: 'Add surcharge' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Sand roads');
  await adding.getByRole('combobox', { name: 'Zones' }).click();
  await page.getByRole('option', { name: 'Kalahari' }).click();
  await adding.getByRole('textbox', { name: 'Charge', exact: true }).fill('80');
  await expectAccessible(page, 'a surcharge');
  await adding.getByRole('button', { name: 'Add surcharge' }).click();
  await expect(page.getByRole('row', { name: /Sand roads.*R 80\.00/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Try out' }).click();
  await page.getByRole('combobox', { name: 'Account' }).fill('Acme');
  await page.getByRole('option', { name: /^Acme/ }).first().click();
  await page.getByRole('combobox', { name: 'From' }).fill('2196');
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('8460');
  const sizes = { Length: '20', Width: '20', Height: '10', Weight: '2' };
  for (const [name, value] of Object.entries(sizes))
    await page.getByRole('textbox', { name: new RegExp(name) }).fill(value);
  const prices = page.getByRole('list', { name: 'Prices' }).locator(':scope > li');
  await prices.first().getByRole('button', { name: /^Price details/ }).click();
  await expect(prices.first()).toContainText('Sand roads');
  if (process.env['SHOTS']) {
    await page.screenshot({ path: '/tmp/tariff-try.png', fullPage: true });
    for (const tab of ['Rates', 'Rate groups', 'Adjustments', 'Times and days', 'Fuel levies', 'Service levels']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.screenshot({ path: `/tmp/tariff-${tab.replaceAll(' ', '-')}.png`, fullPage: true });
    }
    await page.getByRole('tab', { name: 'Rate groups' }).click();
    await page.getByRole('button', { name: 'Edit Contract customers' }).click();
    await page.screenshot({ path: '/tmp/tariff-group-dialog.png' });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Times and days' }).click();
    await page.getByRole('button', { name: 'Edit Saturday delivery' }).click();
    await page.screenshot({ path: '/tmp/tariff-time-dialog.png' });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: '/tmp/tariff-phone.png' });
  }
});
