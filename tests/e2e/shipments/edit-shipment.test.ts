/** The page of a shipment: what was typed is neither lost by a click nor by a change elsewhere, and a return says what it returns. */
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import type { CreateShipmentAnswer200 } from '#generated/types.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
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

test('F065 a note that is being written is given up only after a question; F158 a return leads to its original', async () => {
  const token = await product.token('owner@acme.test');
  const book = (body: object) => requestJson<CreateShipmentAnswer200>(product.port, '/api/shipments', { token, body });
  const original = await book(plain);
  const { id } = await book({ ...plain, return_of: original.id, is_return: true });
  const page = await product.visit(`/shipments/${id}`, { as });
  await expect(page.locator('header').getByText('Return', { exact: true })).toBeVisible();
  const note = page.getByRole('textbox', { name: 'New note' });
  await note.fill('The gate is locked');
  const leave = page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
  for (const link of [
    page.getByRole('link', { name: 'Original shipment' }),
    page.getByRole('button', { name: 'Edit', exact: true }),
  ]) {
    await link.click();
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(note).toHaveValue('The gate is locked');
  }
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('');
  await page.getByRole('link', { name: 'Original shipment' }).click();
  await expect(page).toHaveURL(new RegExp(`/shipments/${original.id}$`));
});
