/** A shipment's life in the browser: from a quote to the delivery, and through failure and return to a cancellation, as each user sees it. */
import { test } from 'vitest';
import type { CreateQuoteAnswer200, CreateShipmentAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const staff = 'staff@kestrel.test';
const customer = 'owner@acme.test';
const provider_id = 1;

const book = (status: string, more: object = {}) =>
  asOwner(product.database.owner, async (tx) => {
    const account_id = await accountId(tx);
    return buildStoredShipment(tx, { provider_id, account_id, status, ...more });
  });

test('F155, F181, F198 from quote to delivery: customer, staff and driver, with each page updated by the others’ changes', async () => {
  const token = await product.token(customer);
  const { id } = await requestJson<CreateQuoteAnswer200>(product.port, '/api/shipment-quotes', { token, body: plain });
  const theirs = await product.visit(`/shipments/${id}`, { as: customer });
  await theirs.getByRole('link', { name: 'Pay now' }).click();
  await theirs.getByRole('button', { name: 'Pay now' }).click();
  await theirs.waitForURL(/\/shipments\/success/);
  await theirs.goto(`${product.kestrel}/shipments/${id}`);
  await expect(theirs.locator('header').getByText('Submitted')).toBeVisible();

  const ours = await product.visit(`/shipments/${id}`, { as: staff, width: 1440, height: 1000 });
  await ours.getByRole('button', { name: 'Change status' }).click();
  await ours.getByRole('menuitem', { name: 'Collection assigned' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(theirs.locator('header').getByText('Collection assigned')).toBeVisible();
  await expectAccessible(ours, 'the page of a shipment');

  const reference = (await ours.locator('code').first().textContent()) ?? '';
  const driver = await product.token('driver@kestrel.test');
  const report = async (path: string, body: object) =>
    expect(
      (await product.request(path, { token: driver, body: { tracking_reference: reference, ...body } })).status,
    ).toBe(200);
  await report('/api/tracking/shipment-events', { status: 'collected', location: 'Sandton' });
  await report('/api/tracking/shipment-events', { status: 'out-for-delivery' });
  await expect(ours.locator('header').getByText('Out for delivery')).toBeVisible();
  const { pin } = await asOwner(product.database.owner, (tx) =>
    tx.selectFrom('shipments').select('proof_of_delivery_pin as pin').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  await report('/api/tracking/deliveries', { pin, name: 'Thandi Mokoena' });
  await expect(theirs.getByRole('region', { name: 'Proof of delivery' }).getByText('Thandi Mokoena')).toBeVisible();
  await ours.getByRole('button', { name: 'Actions', exact: true }).click();
  await ours.getByRole('menuitem', { name: 'Audit trail' }).click();
  const trail = ours.getByRole('dialog', { name: 'Shipment - Audit trail' });
  await expect(trail.getByText('Delivered')).toBeVisible();

  const guest = await product.visit(`/track?tracking_reference=${reference}`);
  await expect(guest.getByText('Collected, Sandton')).toBeVisible();
});

test('F182, F194 staff record a failure, hold and release the shipment, and cancel it with a reason that customers see', async () => {
  const { id } = await book('collection-assigned', { collection_agent_id: 4 });
  const ours = await product.visit(`/shipments/${id}`, { as: staff });
  const theirs = await product.visit(`/shipments/${id}`, { as: customer, width: 390, height: 844 });
  const choose = async (name: string) => {
    await ours.getByRole('button', { name: 'Actions', exact: true }).click();
    await ours.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Add tracking event');
  await ours.getByRole('combobox', { name: 'What happened' }).click();
  await ours.getByRole('option', { name: 'Collection attempt failed' }).click();
  await ours.getByRole('textbox', { name: 'Message' }).fill('Gate was closed');
  await ours.getByRole('button', { name: 'Add event' }).click();
  await expect(theirs.getByText('Gate was closed')).toBeVisible();

  await choose('Put on hold');
  await ours.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(ours.getByText('Give a reason')).toBeVisible();
  await ours.getByRole('combobox', { name: 'Reason' }).click();
  await ours.getByRole('option', { name: 'Address incomplete' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(theirs.locator('header').getByText('On hold')).toBeVisible();
  await choose('Release');
  await ours.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(ours.locator('header').getByText('Collection attempt failed')).toBeVisible();

  await ours.getByRole('textbox', { name: 'New note' }).fill('Called the sender');
  await ours.getByRole('button', { name: 'Add note' }).click();
  await expect(ours.getByRole('region', { name: 'Notes' }).getByText('Called the sender')).toBeVisible();

  await choose('Cancel shipment');
  await ours.getByRole('combobox', { name: 'Reason' }).click();
  await ours.getByRole('option', { name: 'Other' }).click();
  await ours.getByRole('textbox', { name: 'Other reason' }).fill('Sender has moved');
  await ours.getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(theirs.locator('header').getByText('Cancelled')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'History' }).getByText('Sender has moved')).toBeVisible();
  await expect(theirs.getByText('Called the sender')).toBeHidden();
  await expectAccessible(theirs, 'the page of a shipment on a phone');
});

test('F179 a customer who moves a collection to the evening sees the new price first, and accepts it', async () => {
  await product.save({ allow_rescheduling_shipments: true });
  const token = await product.token(customer);
  const { shipment } = await requestJson<CreateShipmentAnswer200>(product.port, '/api/shipments', {
    token,
    body: plain,
  });
  const page = await product.visit(`/shipments/${shipment.id}`, { as: customer, width: 390, height: 640 });
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reschedule collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule the collection' });
  for (const [field, time] of Object.entries({ From: '17:30', Until: '19:00' })) {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: time, exact: true }).click();
  }
  product.expectTrouble(/status of 409/);
  const reschedule = dialog.getByRole('button', { name: 'Reschedule', exact: true });
  await reschedule.click();
  const price = dialog.getByText(/^The price changed from R\s.* Confirm again to accept it\.$/);
  await expect(price).toBeVisible();
  // The buttons stay at the bottom of the dialog; the notice is above them.
  const [notice, button] = await Promise.all([price.boundingBox(), reschedule.boundingBox()]);
  expect(notice!.y + notice!.height).toBeLessThan(button!.y);
  await reschedule.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('from 17:30 until 19:00')).toBeVisible();
});

test('two browsers edit one shipment: the first one’s change is not lost, and replaces the other once its user knows of it', async () => {
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
  const conflict = first.getByText('Someone else changed the same fields');
  await expect(conflict).toContainText('Customer reference: changed meanwhile by');
  await expect(first.getByRole('textbox', { name: 'Customer reference' })).toHaveValue('PO-FIRST');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(second.getByText('PO-FIRST')).toBeVisible();
});

test('F034 F145 F199 staff open a problem view, and change several shipments at once', async () => {
  const { short_tracking_reference: reference } = await book('collection-exception');
  const page = await product.visit('/shipments', { as: staff });
  await page.getByRole('link', { name: 'Needs intervention' }).click();
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Collected', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(row).toBeHidden();
  await expectAccessible(page, 'the list of shipments with its views');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('[data-wide]'), 'the columns fit a laptop').toHaveCount(0);
  await page.goto(`${product.kestrel}/shipments/ref?ref=${reference}`);
  await expect(page.getByRole('heading', { name: `Shipment ${reference}` })).toBeVisible();

  product.expectTrouble(/status of (404|500)/);
  await page.goto(`${product.kestrel}/shipments/ref?ref=NOSUCH`);
  await expect(page.getByText('Could not find shipment')).toBeVisible();
  const theirs = await product.visit('/shipments/pay?str=NOSUCH', { as: customer });
  await expect(theirs.getByText('Shipment not found')).toBeVisible();
  await page.route(/\/api\/shipments\?/, (dialog) =>
    dialog.fulfill({ status: 500, json: { code: 'internal', message: 'Try again later', errors: [] } }),
  );
  await page.goto(`${product.kestrel}/shipments/ref?ref=${reference}`);
  await expect(page.getByText(/^Error fetching shipment: /)).toBeVisible();
});
