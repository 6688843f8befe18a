/** Settings that are rendered together, as a table or a matrix: edited, rejected and reset in their cells. */
import { test } from 'vitest';
import { expectAccessible } from '../../e2e/accessible.ts';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { addressOf, bar, field, row, save } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('size limits are one table, on a phone; proofs of delivery are one matrix with columns on a desk', async () => {
  await product.save({ maximum_parcel_width: 80, maximum_parcel_length: null });
  const page = await product.visit(addressOf('maximum_parcel_length'), { ...staff, width: 390 });
  const table = page.getByRole('table').filter({ has: row(page, 'maximum_parcel_length') });
  await expect(field(page, 'maximum_parcel_length')).toBeFocused();
  const { height = 0 } = (await table.boundingBox()) ?? {};
  expect(height).toBeLessThan(400);
  await field(page, 'maximum_parcel_length').fill('-4');
  await field(page, 'maximum_parcel_width').fill('90');
  await expect(field(page, 'maximum_parcel_length')).toHaveAttribute('aria-invalid', 'true');
  await expect(table.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(bar(page)).toContainText('2 unsaved changes, 1 problem');
  await row(page, 'maximum_parcel_width').getByRole('button', { name: /^Undo/ }).click();
  await expect(field(page, 'maximum_parcel_width')).toHaveValue('80');
  await field(page, 'maximum_parcel_length').fill('120');
  await expectAccessible(page, 'a table of limits on a phone');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Driver app' }).click();
  const first = row(page, 'driver_pod1');
  const second = row(page, 'driver_pod2');
  await second.getByLabel('Heading in driver app').fill('Gate 2');
  const boxes = await Promise.all([first, second].map((proof) => proof.boundingBox()));
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  expect(boxes[0]?.height).toBeLessThan(900);
  const tops = [first, second].map(async (proof) => (await proof.getByLabel('Signature').boundingBox())?.y);
  expect(await tops[1]).toBe(await tops[0]);
  await second.getByRole('combobox', { name: 'Signature' }).click();
  await page.getByRole('option', { name: 'Required' }).click();
  await expectAccessible(page, 'a matrix of proofs');
  await save(page);
  const { settings } = await product.settings();
  expect(settings['maximum_parcel_length']).toBe(120);
  expect(settings['driver_pod2']).toMatchObject({ heading: 'Gate 2', signature: 'required' });
});
