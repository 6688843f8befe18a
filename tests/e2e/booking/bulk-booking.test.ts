/** A spreadsheet of shipments: a column is mapped by hand, its good lines are booked, and the others are there to download. */
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('a file of shipments is checked, its columns are mapped, and its good lines are booked while one watches', async () => {
  const page = await product.visit('/shipments', { as: 'owner@acme.test' });
  await page.getByRole('link', { name: 'Bulk booking' }).click();
  await page.getByRole('button', { name: 'Upload file' }).first().click();
  const headings =
    'Sender,Collection street,Collection suburb,Collection city,Customer,Street,Suburb,City,Service,L,W,H,Gewig';
  const line = (weight: string): string =>
    `Pieter,12 Rivonia Road,Sandton,Johannesburg,Thandi,8 Protea Avenue,Arcadia,Pretoria,ECO,20,20,10,${weight}`;
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'orders.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([headings, line('2'), line('heavy'), line('3')].join('\n')),
  });
  await expect(page.getByText('0 lines can be booked. 3 lines with mistakes are skipped.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Gewig' }).click();
  await page.getByRole('option', { name: 'Weight', exact: true }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('2 lines can be booked. 1 line with mistakes is skipped.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Must be a number, for example 12.5.' })).toBeVisible();
  await expectAccessible(page, 'a checked file');
  await page.getByRole('button', { name: 'Book 2 shipments' }).click();
  await expect(page.getByText('2 shipments booked')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download lines', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('failed-lines.csv');
});
