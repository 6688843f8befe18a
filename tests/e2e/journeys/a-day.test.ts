/** A courier's day in the browser: customer, staff, warehouse and driver handle one shipment. */
import { afterAll, test } from 'vitest';
import type { CreateQuoteAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { startMailServer } from '../../simulators/mail-server.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }, true);
const staff = 'staff@kestrel.test';
const customer = 'owner@acme.test';
const phone = { width: 390, height: 844 };

const driver = await asOwner(product.database.owner, (tx) =>
  buildUser(tx, { provider_id: 1, role_id: roleIds.driver, email: 'devi@kestrel.test', name: 'Devi Driver' }),
);

const stored = (id: number) =>
  asOwner(product.database.owner, (tx) =>
    tx
      .selectFrom('shipments')
      .select(['status', 'tracking_reference', 'proof_of_delivery_pin'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const notifiedStatuses = ['submitted', 'collected', 'out-for-delivery', 'delivered'] as const;
await product.save({
  email_notifications_collection: [...notifiedStatuses],
  email_notifications_delivery: [...notifiedStatuses],
});

/** The communication log of a shipment, as `Collected to thandi@example.test`, each with its mail in the outbox. */
const messagesAbout = (id: number): Promise<readonly string[]> =>
  asOwner(product.database.owner, async (tx) => {
    const rows = await tx
      .selectFrom('messages as m')
      .innerJoin('mails', 'mails.id', 'm.mail_id')
      .select(['m.about', 'mails.recipients'])
      .where('m.shipment_id', '=', id)
      .execute();
    return rows.map(({ about, recipients }) => `${about} to ${recipients.join()}`).toSorted();
  });

/** Each step adds two messages: one to the sender and one to the receiver. */
async function expectNotified(id: number, abouts: readonly string[]): Promise<void> {
  const both = abouts.flatMap((about) => [`${about} to pieter@example.test`, `${about} to thandi@example.test`]);
  await expect.poll(() => messagesAbout(id)).toEqual(both.toSorted());
}

/** Staff assign the collection of this waybill to the driver. */
async function assign(reference: string): Promise<void> {
  const page = await product.visit(`/ops-dashboard?tracking_reference=${reference}`, { as: staff });
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assign driver' }).click();
  const driverField = page.getByRole('combobox', { name: 'Driver', exact: true });
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(driverField).toHaveAccessibleDescription('Choose a driver.');
  await expect(driverField).toBeFocused();
  await driverField.click();
  await page.getByRole('option', { name: 'Devi Driver' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(row.getByText('Devi Driver')).toBeVisible();
  await page.close();
}

test('F006, F088, F345, F352 from a quote to the delivery: booked, collected, scanned at the hub, loaded and delivered by PIN', async () => {
  const token = await product.token(customer);
  const { id } = await requestJson<CreateQuoteAnswer200>(product.port, '/api/shipment-quotes', { token, body: plain });
  const theirs = await product.visit(`/shipments/${id}`, { as: customer });
  await theirs.getByRole('link', { name: 'Pay now' }).click();
  await theirs.getByRole('button', { name: 'Pay now' }).click();
  await theirs.getByRole('link', { name: 'View shipment' }).click();
  await expect(theirs.locator('header').getByText('Submitted')).toBeVisible();
  const { tracking_reference: reference, proof_of_delivery_pin: pin } = await stored(id);

  await assign(reference);
  const road = await product.visit('/tripsheet', { as: driver.email, ...phone });
  await expect(road.getByRole('button', { name: `Collect ${reference}` })).toBeVisible();
  await expectAccessible(road, 'the tripsheet on a phone');
  await road.getByRole('button', { name: `Collect ${reference}` }).click();
  await expect(theirs.locator('header').getByText('Collected')).toBeVisible();

  const hub = await product.visit('/hub-scanner', { as: staff });
  await hub.getByRole('combobox', { name: 'Hub' }).click();
  await hub.getByRole('option', { name: 'Durban' }).click();
  await hub.getByRole('combobox', { name: 'Set status to' }).click();
  await hub.getByRole('option', { name: 'At destination hub' }).click();
  const number = hub.getByRole('textbox', { name: 'Waybill or parcel number' });
  await number.fill('NOSUCH');
  product.expectTrouble(/status of 404/);
  await number.press('Enter');
  await expect(hub.getByRole('status').getByText('Could not find shipment')).toBeVisible();
  await number.fill(reference);
  await number.press('Enter');
  await expect(hub.getByRole('status').getByText('At destination hub')).toBeVisible();
  await hub.getByRole('button', { name: 'Undo last scan' }).click();
  await expect(hub.getByRole('status').getByText('Undone: Collected')).toBeVisible();
  // The scanner types into the focused element.
  await expect(number).toBeFocused();
  await hub.keyboard.type(reference);
  await hub.keyboard.press('Enter');
  await expect(hub.getByRole('status').getByText('At destination hub')).toBeVisible();
  await expect(theirs.locator('header').getByText('At destination hub')).toBeVisible();

  // Of the two jobs of a shipment, the delivery has the odd number.
  const body = { ids: [id * 2 + 1], driver_id: driver.id };
  await requestJson(product.port, '/api/trip-sheet/jobs', { token: await product.token(staff), body });
  await road.getByRole('button', { name: 'Load 1 delivery' }).click();
  await road.getByRole('button', { name: `Deliver ${reference}` }).click();
  await road.getByRole('textbox', { name: 'PIN of the receiver' }).fill(pin!);
  await road.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(road.getByText('Nothing left to do today.')).toBeVisible();
  await expect(theirs.locator('header').getByText('Delivered')).toBeVisible();
  await expectNotified(id, ['Submitted', 'Collected', 'Out for delivery', 'Delivered']);
});
