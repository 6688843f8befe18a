/** Hundreds of pasted parcels: rows that are not drawn yet are drawn as soon as they are needed. */
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { field } from './fill-booking.ts';

const product = await startProduct();

test('a spreadsheet of 300 parcels is pasted, and a link to an error in its last row leads there', async () => {
  const page = await product.visit('/shipments/new', { as: 'staff@kestrel.test' });
  const lines = Array.from({ length: 300 }, (_, row) => `${row + 1}\t10\t10\t${row === 299 ? '' : 1}`);
  // In the same task, before any row is drawn late.
  const late = await field(page, 'parcels.0.submitted_length_cm').evaluate(async (input, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelectorAll('[data-late]').length;
  }, lines.join('\n'));
  expect(late).toBeGreaterThan(100);
  await expect(page.getByText('300 parcels, 299 kg')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Parcel 300, Weight/ }).click();
  await expect(field(page, 'parcels.299.submitted_weight_kg')).toBeFocused();
  await expect(field(page, 'parcels.299.submitted_length_cm')).toHaveValue('300');

  // In the middle of the table, far from both.
  await page.locator('[data-long]').evaluate((box) => (box.scrollTop = box.scrollHeight / 2));
  await expect(field(page, 'parcels.149.submitted_length_cm')).toHaveValue('150');
  await expect(page.locator('[data-late]')).toHaveCount(0);
});
