/** A courier's day in the browser: customer, staff, warehouse and driver handle one shipment, and one that is returned. */
import type { Page } from 'playwright';
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
const driver = 'devi@kestrel.test';
const phone = { width: 390, height: 844 };

await asOwner(product.database.owner, async (tx) => {
  await buildUser(tx, { provider_id: 1, role_id: roleIds.driver, email: driver, name: 'Devi Driver' });
});

const stored = (id: number) =>
  asOwner(product.database.owner, (tx) =>
    tx
      .selectFrom('shipments')
      .select(['status', 'tracking_reference', 'proof_of_delivery_pin'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const notifiedStatuses = [
  'submitted',
  'collected',
  'out-for-delivery',
  'delivered',
  'delivery-failed-attempt',
  'cancelled',
] as const;
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

async function quote(): Promise<number> {
  const token = await product.token(customer);
  return (await requestJson<CreateQuoteAnswer200>(product.port, '/api/shipment-quotes', { token, body: plain })).id;
}

/** Staff assign the job of this waybill to the driver. */
async function assign(reference: string): Promise<void> {
  const page = await product.visit(`/ops-dashboard?tracking_reference=${reference}`, {
    as: staff,
    width: 1440,
    height: 900,
  });
  await page.getByRole('row').filter({ hasText: reference }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assign driver' }).click();
  await page.getByRole('combobox', { name: 'Driver', exact: true }).click();
  await page.getByRole('option', { name: 'Devi Driver' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: reference }).getByText('Devi Driver')).toBeVisible();
  await page.close();
}

async function chooseHub(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Hub' }).click();
  await page.getByRole('option', { name: 'Durban' }).click();
}

test('F006, F088, F345, F352 from a quote to the delivery: booked, collected, scanned at the hub, loaded and delivered by PIN', async () => {
  const id = await quote();
  const theirs = await product.visit(`/shipments/${id}`, { as: customer });
  await theirs.getByRole('link', { name: 'Pay now' }).click();
  await theirs.getByRole('button', { name: 'Pay now' }).click();
  await theirs.waitForURL(/\/shipments\/success/);
  await theirs.goto(`/shipments/${id}`);
  await expect(theirs.locator('header').getByText('Submitted')).toBeVisible();
  const { tracking_reference: reference, proof_of_delivery_pin: pin } = await stored(id);
  await expectNotified(id, ['Submitted']);

  await assign(reference);
  const road = await product.visit('/tripsheet', { as: driver, ...phone });
  await expect(road.getByRole('button', { name: `Collect ${reference}` })).toBeVisible();
  await expectAccessible(road, 'the tripsheet on a phone');
  await road.getByRole('button', { name: `Collect ${reference}` }).click();
  await expect(theirs.locator('header').getByText('Collected')).toBeVisible();
  await expectNotified(id, ['Submitted', 'Collected']);

  const hub = await product.visit('/hub-scanner', { as: staff });
  await chooseHub(hub);
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
  await hub.keyboard.type(reference);
  await hub.keyboard.press('Enter');
  await expect(hub.getByRole('status').getByText('Already scanned: At destination hub')).toBeVisible();
  await expect(hub.getByRole('button', { name: 'Undo last scan' })).toHaveCount(0);
  await expect(theirs.locator('header').getByText('At destination hub')).toBeVisible();
  await expectAccessible(hub, 'the hub scanner');

  await assign(reference);
  await road.getByRole('button', { name: 'Load 1 delivery' }).click();
  await road.getByRole('button', { name: `Deliver ${reference}` }).click();
  await expectNotified(id, ['Submitted', 'Collected', 'Out for delivery']);
  await road.getByRole('textbox', { name: 'PIN of the receiver' }).fill(pin === '0000' ? '1111' : '0000');
  product.expectTrouble(/status of 422/);
  await road.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(road.getByText('This isn’t the PIN of the shipment.')).toBeVisible();
  await road.getByRole('textbox', { name: 'PIN of the receiver' }).fill(pin!);
  await road.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(road.getByText('Nothing left to do today.')).toBeVisible();
  await expect(theirs.locator('header').getByText('Delivered')).toBeVisible();
  await expectNotified(id, ['Submitted', 'Collected', 'Out for delivery', 'Delivered']);

  const guest = await product.visit(`/track?tracking_reference=${reference}`);
  await expect(guest.getByText('Delivered').first()).toBeVisible();
  const audit = await product.request(`/api/audit/events?type=shipment&object_id=${id}`, {
    token: await product.token(staff),
  });
  expect(audit.text).toContain('"delivered"');
});

test('F351 an offline attempt is stored on the phone and sent later; the shipment is returned and cancelled', async () => {
  const id = await quote();
  const token = await product.token(customer);
  await requestJson(product.port, '/api/shipment-quotes/convert', { token, body: { id } });
  const { tracking_reference: reference } = await stored(id);
  const office = await product.token(staff);
  const report = (status: string, message = 'Told by the office') =>
    requestJson(product.port, '/api/tracking/shipment-events', {
      token: office,
      body: { tracking_reference: reference, status, message },
    });
  await report('collected');
  await report('at-destination-hub');
  await assign(reference);
  const road = await product.visit('/tripsheet', { as: driver, ...phone });
  await road.getByRole('button', { name: 'Load 1 delivery' }).click();
  await expect(road.getByRole('button', { name: `Deliver ${reference}` })).toBeVisible();

  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await road.context().setOffline(true);
  await road.getByRole('button', { name: `Failed ${reference}` }).click();
  await road.getByRole('combobox', { name: 'Reason' }).click();
  await road.getByRole('option', { name: 'Nobody there' }).click();
  await road.getByRole('button', { name: 'Record failed attempt' }).click();
  await expect(
    road.getByRole('listitem').filter({ hasText: reference }).getByText('Not sent yet').first(),
  ).toBeVisible();
  expect((await stored(id)).status).toBe('out-for-delivery');
  await road.context().setOffline(false);
  await expect.poll(async () => (await stored(id)).status).toBe('delivery-failed-attempt');
  await expect(road.getByText('Not sent yet')).toHaveCount(0);
  const failed = ['Submitted', 'Collected', 'Out for delivery', 'Delivery attempt failed'];
  await expectNotified(id, failed);

  const hub = await product.visit('/hub-scanner', { as: staff });
  await chooseHub(hub);
  await hub.getByRole('combobox', { name: 'Set status to' }).click();
  await hub.getByRole('option', { name: 'Returned to hub' }).click();
  await hub.context().setOffline(true);
  await hub.getByRole('textbox', { name: 'Waybill or parcel number' }).fill(reference);
  await hub.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(hub.getByRole('status').getByText('kept on this device')).toBeVisible();
  expect((await stored(id)).status).toBe('delivery-failed-attempt');
  await hub.context().setOffline(false);
  await expect(hub.getByRole('status').getByText('Returned to hub', { exact: true })).toBeVisible();
  const ours = await product.visit(`/shipments/${id}`, { as: staff });
  await expect(ours.getByRole('region', { name: 'History' }).getByText('Nobody there')).toBeVisible();
  await report('cancelled', 'Receiver can’t be found');
  await expect(ours.locator('header').getByText('Cancelled')).toBeVisible();
  await expectNotified(id, [...failed, 'Cancelled']);
});
