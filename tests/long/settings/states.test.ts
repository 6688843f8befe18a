/** The settings screen in those of its states that the other tests do not check with axe, on a phone. */
import { test } from 'vitest';
import { expectAccessible } from '../../e2e/accessible.ts';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { addressOf, fill, find, row, toggle } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();
const phone = { width: 390, height: 844 };

test('menu, explanation with conditions and permission, audit trail, and a summary of mistakes', async () => {
  await product.save({ map_default_zoom: 11 });
  const page = await product.visit(addressOf('support_whatsapp_number'), { as: 'staff@kestrel.test', ...phone });
  await row(page, 'support_whatsapp_number')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'About this setting' }).hover();
  await expectAccessible(page, 'menu of a setting', 'menu');
  await page.getByRole('menuitem', { name: 'About this setting' }).click();
  const about = page.getByRole('dialog', { name: /WhatsApp number/ });
  for (const text of ['WhatsApp is on', 'Change settings', 'support_whatsapp_number'])
    await expect(about).toContainText(text);
  await expectAccessible(page, 'explanation', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View audit trail' }).click();
  await expect(page.getByRole('dialog', { name: /Audit trail/ })).toContainText('Default zoom level');
  await expectAccessible(page, 'audit trail', 'dialog');
  await page.keyboard.press('Escape');
  await fill(page, 'theme_primary', 'blue');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One setting needs attention')).toBeVisible();
  await expectAccessible(page, 'search results with an unsaved change, and a summary of mistakes');
});
