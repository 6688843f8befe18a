/** A shipment's life in the browser: from a quote to the delivery, and through failure and return to a cancellation; what each person sees of it. */
import { test } from 'vitest';
import type { CreateQuoteAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { expectAccessible } from '../accessible.ts';
import { askJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const staff = 'staff@kestrel.test';
const customer = 'owner@acme.test';
const provider_id = 1;

const book = (status: string, more: object = {}) =>
  asOwner(product.database.owner, async (tx) => {
    const { id: account_id } = await tx
      .selectFrom('accounts')
      .select('id')
      .where('account_code', '=', 'ACME')
      .executeTakeFirstOrThrow();
    return buildStoredShipment(tx, { provider_id, account_id, status, ...more });
  });

test('F155, F181, F198 from quote to delivery: customer, staff and driver, each page following the others', async () => {
  const token = await product.token(customer);
  const { id } = await askJson<CreateQuoteAnswer200>(product.port, '/api/shipment-quotes', { token, body: plain });
  const theirs = await product.visit(`/shipments/${id}`, { as: customer });
  await theirs.getByRole('button', { name: 'Book quote' }).click();
  await expect(theirs.locator('header').getByText('Submitted')).toBeVisible();

  const ours = await product.visit(`/shipments/${id}`, { as: staff, width: 1440, height: 1000 });
  await ours.getByRole('button', { name: 'Change status' }).click();
  await ours.getByRole('menuitem', { name: 'Collection assigned' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(theirs.locator('header').getByText('Collection assigned')).toBeVisible();
  await expectAccessible(ours, 'the page of a shipment');

  const reference = (await ours.locator('code').first().textContent()) ?? '';
  const driver = await product.token('driver@kestrel.test');
  const tell = async (path: string, body: object) =>
    expect((await product.ask(path, { token: driver, body: { tracking_reference: reference, ...body } })).status).toBe(
      200,
    );
  await tell('/api/tracking/shipment-events', { status: 'collected', location: 'Sandton' });
  await tell('/api/tracking/shipment-events', { status: 'out-for-delivery' });
  await expect(ours.locator('header').getByText('Out for delivery')).toBeVisible();
  const { pin } = await asOwner(product.database.owner, (tx) =>
    tx.selectFrom('shipments').select('proof_of_delivery_pin as pin').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  await tell('/api/tracking/deliveries', { pin, name: 'Thandi Mokoena' });
  await expect(theirs.getByRole('region', { name: 'Proof of delivery' }).getByText('Thandi Mokoena')).toBeVisible();
  await ours.getByRole('button', { name: 'Actions', exact: true }).click();
  await ours.getByRole('menuitem', { name: 'Audit trail' }).click();
  await expect(ours.getByRole('dialog').getByText('Delivered')).toBeVisible();

  const guest = await product.visit(`/track?tracking_reference=${reference}`);
  await expect(guest.getByText('Sandton')).toBeVisible();
});

test('two browsers edit one shipment: what the first saved is not lost', async () => {
  product.expectTrouble(/status of 409/);
  const { id } = await book('submitted');
  const first = await product.visit(`/shipments/${id}`, { as: staff });
  await first.getByRole('button', { name: 'Edit', exact: true }).click();
  await first.getByRole('textbox', { name: 'Customer reference' }).fill('PO-FIRST');
  const second = await product.visit(`/shipments/${id}`, { as: 'manager@kestrel.test' });
  await second.getByRole('button', { name: 'Edit', exact: true }).click();
  await second.getByRole('textbox', { name: 'Customer reference' }).fill('PO-SECOND');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('PO-SECOND')).toBeVisible();
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Someone else changed the same fields')).toBeVisible();
  await expect(first.getByRole('textbox', { name: 'Customer reference' })).toHaveValue('PO-FIRST');
});
