/** The page of a shipment as each user sees it: changed by staff and by customers, by two at once, and opened by its number. */
import { test } from 'vitest';
import type { CreateShipmentAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { follow } from '../follow.ts';
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

test('F155 F181 F182 F194 F198 F199 staff assign the collection, record a failure, hold, release and cancel, and read the audit trail; customers see it at once', async () => {
  const { id } = await book('submitted', { collection_agent_id: 4 });
  const ours = await product.visit(`/shipments/${id}`, { as: staff, width: 1440, height: 1000 });
  const theirs = await product.visit(`/shipments/${id}`, { as: customer, width: 390, height: 844 });
  const choose = async (name: string) => {
    await ours.getByRole('button', { name: 'Actions', exact: true }).click();
    await ours.getByRole('menuitem', { name, exact: true }).click();
  };
  await ours.getByRole('button', { name: 'Change status' }).click();
  await ours.getByRole('menuitem', { name: 'Collection assigned' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(theirs.locator('header').getByText('Collection assigned')).toBeVisible();
  await expectAccessible(ours, 'the page of a shipment');
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
  await expect(ours.getByRole('textbox', { name: 'New note' })).toBeFocused();

  await choose('Cancel shipment');
  await ours.getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(ours.getByText('Reason for cancelling shipment is required')).toBeVisible();
  await ours.getByRole('combobox', { name: 'Reason' }).click();
  await ours.getByRole('option', { name: 'Other' }).click();
  await ours.getByRole('textbox', { name: 'Other reason' }).fill('Sender has moved');
  await ours.getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(theirs.locator('header').getByText('Cancelled')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'History' }).getByText('Sender has moved')).toBeVisible();
  await expect(theirs.getByText('Called the sender')).toBeHidden();
  await choose('Audit trail');
  const trail = ours.getByRole('dialog', { name: 'Shipment - Audit trail' });
  await expect(trail.getByText('Cancelled').first()).toBeVisible();
  product.expectTrouble(/status of 404/);
  await follow(theirs, '/shipments/pay?str=NOSUCH');
  await expect(theirs.getByText('Shipment not found')).toBeVisible();
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

test('F065 two browsers edit one shipment: neither loses a change unknowingly; edits are given up only after a question, also once it is cancelled', async () => {
  product.expectTrouble(/status of (403|409)/);
  const { id } = await book('submitted');
  const first = await product.visit(`/shipments/${id}`, { as: staff });
  await first.getByRole('button', { name: 'Edit', exact: true }).dblclick();
  const reference = first.getByRole('textbox', { name: 'Customer reference' });
  await reference.fill('PO-FIRST');
  const second = await product.visit(`/shipments/${id}`, { as: 'manager@kestrel.test' });
  await second.getByRole('button', { name: 'Edit', exact: true }).click();
  await second.getByRole('textbox', { name: 'Customer reference' }).fill('PO-SECOND');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('PO-SECOND')).toBeVisible();
  await first.getByRole('button', { name: 'Save' }).click();
  const conflict = first.getByText('Someone else changed the same fields');
  await expect(conflict).toContainText('Customer reference: changed in the meantime by');
  await expect(reference).toHaveValue('PO-FIRST');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(second.getByText('PO-FIRST')).toBeVisible();

  await first.getByRole('button', { name: 'Edit', exact: true }).click();
  await reference.fill('PO-THIRD');
  await first.getByRole('button', { name: 'Stop editing' }).click();
  await first.getByRole('button', { name: 'Stay' }).click();
  await expect(reference).toHaveValue('PO-THIRD');
  const token = await product.token('manager@kestrel.test');
  const body = { id, tracking_message: 'Booked twice' };
  await requestJson(product.port, '/api/shipments/cancel', { token, body });
  await expect(first.locator('header').getByText('Cancelled')).toBeVisible();
  await expect(reference).toHaveValue('PO-THIRD');
  await first.keyboard.press('Control+s');
  await expect(first.getByText('Couldn’t save the shipment')).toBeVisible();
  await first.getByRole('button', { name: 'Stop editing' }).click();
  await first.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(first.getByText('Booked twice').first()).toBeVisible();
  await expect(first.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('F034 F145 F199 staff find a shipment in a view of problems, change its status there, and open it by its number', async () => {
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
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('[data-wide]'), 'the columns fit a laptop').toHaveCount(0);
  await follow(page, `/shipments/ref?ref=${reference}`);
  await expect(page.getByRole('heading', { name: `Shipment ${reference}` })).toBeVisible();

  product.expectTrouble(/status of 500/);
  await follow(page, '/shipments/ref?ref=NOSUCH');
  await expect(page.getByText('Could not find shipment')).toBeVisible();
  await page.route(/\/api\/shipments\?/, (answer) =>
    answer.fulfill({ status: 500, json: { code: 'internal', message: 'Try again later', errors: [] } }),
  );
  await follow(page, '/shipments/ref?ref=OTHER');
  await expect(page.getByText(/^Error fetching shipment: /)).toBeVisible();
});
