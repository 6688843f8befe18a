/** Settings that the platform must first enable for a provider (F309). */
import { expect } from './expect.ts';
import { test } from 'vitest';
import { startProduct } from './product.ts';
import { fill, row, save, search, titleOf } from './settings/settings-page.ts';

const product = await startProduct();

function setFlags(flags: { whatsapp_enabled: boolean; driver_live_tracking: boolean }): Promise<void> {
  return product.save(flags, 'platform@kestrel.test');
}

test('F309 WhatsApp and driver position are shown only while the provider’s flags are on', async () => {
  await setFlags({ whatsapp_enabled: true, driver_live_tracking: false });
  const page = await product.visit('/settings?section=support_contact', { as: 'staff@kestrel.test' });
  await fill(page, 'support_whatsapp_number', '082 555 0142');
  await save(page);
  await search(page, 'tracking_show_driver_position');
  const position = page.getByText(titleOf('tracking_show_driver_position'), { exact: true }).locator('..');
  await expect(position).toContainText('Not shown at present. It needs: Live driver tracking');
  await expect(row(page, 'tracking_show_driver_position')).toHaveCount(0);

  await setFlags({ whatsapp_enabled: false, driver_live_tracking: true });
  await page.goto('/settings?setting=tracking_show_driver_position');
  await expect(row(page, 'tracking_show_driver_position')).toBeVisible();
  await search(page, 'support_whatsapp_number');
  const number = page.getByText(titleOf('support_whatsapp_number'), { exact: true }).locator('..');
  await expect(number).toContainText('Not shown at present. It needs: WhatsApp');
  const { provider_id, revision } = await product.settings();
  const token = await product.token('staff@kestrel.test');
  const body = {
    provider_id,
    base_revision: revision,
    settings: { support_whatsapp_number: '082 555 0199' },
    reset: [],
  };
  const refused = await product.request('/api/providers/settings', { token, body });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.text).toContain('support_whatsapp_number');
});
