/** Importing a bank statement in the browser: one that stops says how far it came, and continues there. */
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F241 an import that stops says what was imported, and continues with the rest', async () => {
  product.expectTrouble(/ERR_FAILED.*from=100/);
  const page = await product.visit('/billing/imported-payments', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Import bank statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import bank statement' });
  const lines = Array.from({ length: 150 }, (_, at) => `2026-11-20,${at + 1}.00,line ${at}`);
  const buffer = Buffer.from(['Date,Amount,Reference', ...lines].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('File: november.csv')).toBeVisible();
  await page.route(/import\/payments.*from=100/, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Import 150 payments' }).click();
  await expect(dialog.getByRole('alert')).toContainText('100 payments imported so far.');
  await expect(dialog.getByText('Checked, nothing imported yet')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('150 payments imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1–20 of 151')).toBeVisible();
});
