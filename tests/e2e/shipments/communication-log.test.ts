/** The communication log of all shipments: a message is read, and one that failed is sent again. */
import { test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { buildMessage } from '../../factories/message.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const { id: shipment_id, account_id } = await storeShipment(product.database);
await inTenant(product.database.owner, 1, (tx) => buildMessage(tx, { provider_id: 1, shipment_id, account_id }));

test('a message that failed is opened from the log, sent again, and leads to its shipment', async () => {
  const page = await product.visit('/communication-log?status=failed', { as: 'staff@kestrel.test' });
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show message' }).click();
  const message = page.getByRole('dialog', { name: / - Message$/ });
  await expect(message).toContainText('Rejected');
  await expect(message.getByText('Hello', { exact: true })).toBeVisible();
  await message.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Message queued')).toBeVisible();
  await expect(message.getByText('Queued', { exact: true })).toBeVisible();
  await expect(message.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await message.getByRole('link', { name: 'Open the shipment' }).click();
  await expect(page).toHaveURL(new RegExp(`/shipments/${shipment_id}$`));
});
