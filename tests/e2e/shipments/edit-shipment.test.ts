/** A shipment that is being edited: what was typed is neither lost by a click nor by a change elsewhere. */
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const as = 'staff@kestrel.test';

test('F065 edits are given up only after a question, and stay when the shipment is cancelled meanwhile', async () => {
  const { id } = await asOwner(product.database.owner, async (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: await accountId(tx), status: 'submitted' }),
  );
  const page = await product.visit(`/shipments/${id}`, { as });
  const instructions = page.locator('[id="setting_special_instructions_delivery"]');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await instructions.fill('Ring twice');
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(instructions).toHaveValue('Ring twice');

  const token = await product.token('manager@kestrel.test');
  const body = { id, tracking_message: 'Booked twice' };
  await requestJson(product.port, '/api/shipments/cancel', { token, body });
  await expect(page.locator('header').getByText('Cancelled')).toBeVisible();
  await expect(instructions).toHaveValue('Ring twice');
  product.expectTrouble(/status of 4\d\d/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Couldn’t save the shipment')).toBeVisible();
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByText('Booked twice').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});
