/** Every submit rule violated once in the browser, with its exact text at its field; those for guests and cancellation are in the booking journeys. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import type { ReadShipmentsAnswer200 } from '#generated/types.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

const field = (page: Page, place: string) => page.locator(`[id="setting_${place.replaceAll('.', '-')}"]`);

const saidAt = (page: Page, place: string) => page.locator(`[id="setting_${place.replaceAll('.', '-')}__error"]`);

test('F033 F162 F187 F425 a booking that breaks the rules for pickup points, references, sizes and emails shows each error at its field', async () => {
  await product.save({ maximum_parcel_length: 120, maximum_parcel_weight: 30 });
  const page = await product.visit('/shipments/new?custom-ref=AB1', staff);
  for (const leg of ['collection', 'delivery']) {
    await field(page, `${leg}_address.type`).click();
    await page.getByRole('option', { name: 'Locker' }).click();
    await field(page, `${leg}_contact.email`).fill('nobody');
  }
  const sizes = { length_cm: '500', width_cm: '10', height_cm: '10', weight_kg: '31' };
  for (const [size, text] of Object.entries(sizes)) await field(page, `parcels.0.submitted_${size}`).fill(text);
  await field(page, 'parcels.0.alternative_tracking_reference').fill('X1');
  // The error for the field just left makes the row taller; the click on the button still works.
  await page.getByRole('button', { name: 'Add parcel' }).click();
  await expect(page.getByText('2 parcels, 31 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page.getByText('Please fill in all the required fields.')).toBeVisible();
  const rules = {
    collection_pickup_point_id: 'Please select a pickup point for collection',
    delivery_pickup_point_id: 'Please select a pickup point for delivery',
    custom_tracking_reference: 'Custom tracking reference needs to be a minimum of 7 characters',
    parcels: 'Pickup point shipments can only have one parcel',
    'parcels.0.alternative_tracking_reference': 'Parcel(s) alternative references need to be a minimum of 7 characters',
    'parcels.0.submitted_length_cm': 'Some parcels exceed the maximum allowed length of 120cm',
    'parcels.0.submitted_weight_kg': 'Some parcels exceed the maximum allowed weight of 30kg',
    'collection_contact.email': 'Invalid collection email',
    'delivery_contact.email': 'Invalid delivery email',
  };
  for (const [place, text] of Object.entries(rules)) await expect(saidAt(page, place), place).toHaveText(`${text}.`);
  for (const leg of ['collection', 'delivery']) {
    await field(page, `${leg}_address.type`).click();
    await page.getByRole('option', { name: 'Business' }).click();
    await field(page, `${leg}_address.city`).fill('Cape Town');
  }
  await page.getByRole('button', { name: 'Create shipment' }).click();
  for (const leg of ['collection', 'delivery'])
    await expect(saidAt(page, `${leg}_address.street_address`)).toHaveText(
      `The ${leg} address requires the following: street address or company, suburb, province/zone.`,
    );
  await product.save({ maximum_parcel_length: null, maximum_parcel_weight: null });
});

test('F162 F179 changing dates requires a reason, and times must be in order', async () => {
  await product.save({ shipment_requested_date_change_reasons: ['Receiver asked'] });
  const token = await product.token(staff.as);
  const path = '/api/shipments?limit=50';
  const { shipments } = await requestJson<ReadShipmentsAnswer200>(product.port, path, { token });
  const changeable = shipments.find(({ status }) => !/cancelled|quote/.test(status));
  const page = await product.visit(`/shipments/${changeable?.id}`, staff);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  for (const leg of ['collection', 'delivery']) {
    await field(page, `${leg}_min_date`).fill('2030-01-07');
    await field(page, `${leg}_after`).fill('15:00');
    await field(page, `${leg}_before`).fill('09:00');
  }
  await page.getByRole('button', { name: /^Save/ }).first().click();
  for (const leg of ['collection', 'delivery']) {
    await expect(saidAt(page, `${leg}_rescheduled_reason`)).toHaveText('Reason for requested date change is required.');
    await expect(saidAt(page, `${leg}_before`)).toHaveText(
      `The "${leg} to" time cannot be earlier than the "${leg} from" time.`,
    );
  }
  await product.save({ shipment_requested_date_change_reasons: null });
});
