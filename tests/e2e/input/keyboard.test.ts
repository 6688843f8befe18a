/** By keyboard alone: a window takes the focus, and gives it back to what opened it. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('a window that goes gives the focus back to the button, or to the button of the menu, that opened it', async () => {
  const page = await product.visit('/shipments/bulk', { as: 'owner@acme.test' });
  const upload = page.getByRole('button', { name: 'Upload file' }).first();
  await upload.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Upload shipments' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(upload).toBeFocused();

  const ops = await product.visit('/shipments?status=delivered', { as: 'manager@kestrel.test' });
  await ops.locator('tbody tr a').first().press('Enter');
  const actions = ops.getByRole('button', { name: 'Actions', exact: true });
  for (const name of ['Audit trail', 'Communication log']) {
    await actions.press('Enter');
    const item = ops.getByRole('menuitem', { name });
    await item.focus();
    await item.press('Enter');
    await expect(ops.getByRole('dialog')).toBeVisible();
    await expect(ops.getByRole('menu')).toHaveCount(0);
    await ops.keyboard.press('Escape');
    await expect(ops.getByRole('dialog')).toHaveCount(0);
    await expect(actions).toBeFocused();
  }
});
