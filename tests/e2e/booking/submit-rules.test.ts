/** Submit rules that are violated in the browser, each with its exact text at its field. */
import type { Page } from 'playwright';
import { test } from 'vitest';
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
  await product.save({ maximum_parcel_length: null, maximum_parcel_weight: null });
});
