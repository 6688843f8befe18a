/** Staff collect the shipments of a bulk collection in the browser: scans, their results, and cancelling. */
import { test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const as = 'manager@kestrel.test';

test('F358 F360 staff request a bulk collection and scan it; what was refused stays in sight, and cancelling asks first', async () => {
  const [first, second] = [
    await storeShipment(product.database, { status: 'collection-unassigned' }),
    await storeShipment(product.database, { status: 'collection-unassigned' }),
  ];
  const code = await inTenant(product.database.owner, 1, (tx) =>
    tx.selectFrom('accounts').select('account_code').where('id', '=', first.account_id).executeTakeFirstOrThrow(),
  );
  product.expectTrouble(/status of 422/);
  const page = await product.visit('/collection-requests', { as, width: 390 });
  await page.getByRole('button', { name: 'Request bulk collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a bulk collection' });
  await dialog
    .getByRole('textbox', { name: 'Shipments' })
    .fill(`${first.tracking_reference}\n${second.tracking_reference}`);
  await dialog.getByRole('button', { name: 'Request collection' }).click();
  const account = dialog.getByRole('combobox', { name: 'Account' });
  await expect(account).toBeFocused();
  await account.fill(code.account_code);
  await page.getByRole('option', { name: new RegExp(code.account_code) }).click();
  await expect(account).toHaveValue(new RegExp(code.account_code));
  await dialog.getByRole('button', { name: 'Request collection' }).click();

  const field = page.getByRole('textbox', { name: 'Waybill or parcel number' });
  await expect(field).toBeFocused();
  for (const number of ['NOSUCH', first.tracking_reference]) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Collected, 1 of 2')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Earlier scans' }).getByText('NOSUCH', { exact: true })).toBeVisible();

  const cancel = page.getByRole('button', { name: 'Cancel bulk collection' });
  await cancel.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(field).toBeVisible();
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel bulk collection' }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});
