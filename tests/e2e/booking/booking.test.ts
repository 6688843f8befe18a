/** Booking from the form to the shipment, once each as guest, customer and staff, with live prices. */
import { test } from 'vitest';
import type { PickupPoint } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { jobMs } from '../../patience.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { chooseService, field, fillEnd, fillParcel, from, to } from './fill-booking.ts';

const product = await startProduct();

test('F005 F035 F036 F164 F165 F166 F168 F169 F197 F229 a guest books on a phone: incomplete steps report errors, dangerous goods are confirmed once, and the reference is shown', async () => {
  await product.save({ confirm_no_dangerous_goods: true, require_guest_shipment_billing_email: true });
  const address = {
    ...{ type: 'business', company: 'Kestrel Couriers', street_address: '14 Steel Road', local_area: 'Spartan' },
    ...{ city: 'Kempton Park', zone: 'Gauteng', code: '1619', country: 'ZA' },
  };
  await product.save({
    ...{ show_what_cannot_be_sent: true, what_cannot_be_sent_html: '<ul><li>Live animals</li></ul>' },
    ...{ show_predefined_addresses: true, predefined_addresses: [{ id: 'counter', name: 'Our counter', address }] },
  });
  const page = await product.visit('/shipments/mobile/new');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('The collection address requires the following: street address or company, suburb, city').first(),
  ).toBeVisible();
  // The button is below the fold; pressing it again scrolls to the errors.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('5 fields need attention')).toBeInViewport();
  await page.getByRole('combobox', { name: 'Saved addresses: Collection' }).click();
  await page.getByRole('option', { name: /^Our counter/ }).click();
  await expect(field(page, 'collection_address.street_address')).toHaveValue('14 Steel Road');
  await fillEnd(page, from);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery', level: 2 })).toBeVisible();
  await fillEnd(page, to);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillParcel(page);
  await expect(page.getByText('Additional costs may occur if incorrect dimensions')).toBeVisible();
  await page.getByRole('button', { name: 'What can’t be sent' }).click();
  await expect(page.getByRole('dialog').getByText('Live animals')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseService(page);
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page.getByText('Please provide an email address for billing purposes.').first()).toBeVisible();
  await field(page, 'responsible_contact.email').fill('guest@example.test');
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await page.getByRole('button', { name: 'Confirm no dangerous goods' }).click();
  await expect(page).toHaveURL(/\/shipments\/success\?str=[A-Z0-9]{6}&id=\d+$/);
  await expect(page.getByText('Tracking reference', { exact: true })).toBeVisible();
  const unpaid = page.getByText(/^R.[\d.]+ must be paid before we collect your shipment$/);
  await expect(unpaid).toBeVisible();
  await page.reload();
  await expect(unpaid).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('no_dangerous_goods'))).toBe('yes');
  await product.save({
    ...{ confirm_no_dangerous_goods: null, require_guest_shipment_billing_email: null },
    ...{ show_what_cannot_be_sent: null, what_cannot_be_sent_html: null },
    ...{ show_predefined_addresses: null, predefined_addresses: null },
  });
});

test('F005 F154 F197 a customer books in three steps, opens the shipment, and books it again with the same values', async () => {
  const page = await product.visit('/shipments/new', { as: 'user@acme.test' });
  await fillEnd(page, from);
  await fillEnd(page, to);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.mantine-Stepper-steps')).toBeInViewport({ ratio: 1 });
  await fillParcel(page);
  await expect(page.getByText('1 parcel, 5 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseService(page);
  await expectAccessible(page, 'the booking form');
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page).toHaveURL(/\/shipments\/success/);
  await page.getByRole('link', { name: 'View shipment' }).click();
  await expect(page.getByRole('heading', { name: /^Shipment [A-Z0-9]{6}$/ })).toBeVisible();
  await expect(page.getByText('Total including VAT')).toBeVisible();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(field(page, 'delivery_address.city')).toHaveValue('Cape Town');
});

test('F005 F009 F187 F191 F225 F228 a customer starts with the default address, finds the other by searching, sends to a locker and prints the waybill', async () => {
  const as = 'owner@acme.test';
  const value = {
    ...{ type: 'business', street_address: '7 Long Street', local_area: 'City Bowl', city: 'Cape Town' },
    ...{ zone: 'Western Cape', code: '8001', country: 'ZA' },
  };
  const body = { setting: 'personal_default_collection_address', value };
  await requestJson(product.port, '/api/users/settings', { token: await product.token(as), body });
  const page = await product.visit('/shipments/new', { as });
  await expect(field(page, 'collection_address.street_address')).toHaveValue('7 Long Street');
  await field(page, 'collection_contact.name').fill('Thandi Mokoena');
  // The arrow keys open the address book as a click does.
  const book = page.getByRole('combobox', { name: 'Saved addresses: Delivery' });
  await book.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Karoo Outfitters/ })).toBeVisible();
  await book.press('Escape');
  await page.getByRole('combobox', { name: 'Search: Delivery' }).pressSequentially('3 Rivonia Road, sandt');
  await page
    .getByRole('option', { name: /^Sandton/ })
    .first()
    .click();
  await expect(field(page, 'delivery_address.street_address')).toHaveValue('3 Rivonia Road');
  await expect(field(page, 'delivery_address.zone')).toHaveValue('Gauteng');
  await field(page, 'delivery_address.type').click();
  await page.getByRole('option', { name: 'Locker' }).click();
  await page.getByRole('button', { name: 'Choose a pickup point' }).click();
  const points = page.getByRole('dialog').getByRole('listitem');
  await expect(page.getByRole('dialog').getByText(/nearest first/)).toBeVisible();
  await points.first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Choose another pickup point' })).toBeVisible();
  await field(page, 'delivery_contact.name').fill('Rea Dube');
  await page.getByRole('button', { name: 'Continue' }).click();
  const sizes = { length_cm: '20', width_cm: '20', height_cm: '5', weight_kg: '1' };
  for (const [size, text] of Object.entries(sizes)) await field(page, `parcels.0.submitted_${size}`).fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('radio', { name: /To pickup point/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page.getByRole('button', { name: 'Copy tracking link' })).toBeVisible();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print waybill' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^label-.*\.pdf$/);
});

test('F221 a shipment to a locker starts with the default locker, one handed in at a counter with the kiosk, and maps open in Gauteng', async () => {
  const token = await product.token('staff@kestrel.test');
  const { pickup_points: points } = await requestJson<{ pickup_points: readonly PickupPoint[] }>(
    product.port,
    '/api/pickup-points?limit=200',
    { token },
  );
  const locker = points.find(({ type }) => type === 'locker');
  const counter = points.find(({ type }) => type === 'counter');
  if (!locker || !counter) throw new Error('the demo has no lockers or counters');
  await product.save({ default_locker_id: locker.pickup_point_id, kiosk_id: counter.pickup_point_id });
  const page = await product.visit('/shipments/new', { as: 'staff@kestrel.test' });
  const chooseType = async (end: string, type: string): Promise<void> => {
    await field(page, `${end}_address.type`).click();
    await page.getByRole('option', { name: type }).click();
  };
  await chooseType('delivery', 'Locker');
  const delivery = page.getByRole('group', { name: 'Pickup point' });
  await expect(delivery.getByText(locker.name)).toBeVisible();
  await chooseType('collection', 'Counter');
  await expect(page.getByRole('group', { name: 'Drop-off point' }).getByText(counter.name)).toBeVisible();
  await delivery.getByRole('button', { name: 'Choose another pickup point' }).click();
  await page.getByRole('dialog').getByRole('listitem').nth(3).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(delivery.getByText(locker.name)).toBeHidden();
  await product.save({ default_locker_id: null, kiosk_id: null });
  const { settings } = await product.settings();
  expect(settings['map_default_location']).toEqual({ lat: -26.107, lng: 28.057 });
});

test('F162 F204 staff select the account by its code, paste 300 parcels, fix the one that lacks its weight, and book', async () => {
  const page = await product.visit('/shipments/new', { as: 'staff@kestrel.test' });
  const account = page.getByRole('combobox', { name: 'Account' });
  await account.pressSequentially('ACME');
  await expect(page.getByRole('option', { name: /Acme Trading/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(account).toHaveValue(/Acme Trading/);
  await fillEnd(page, from);
  await fillEnd(page, to);
  const lines = Array.from({ length: 300 }, (_, row) => `10\t10\t${row + 1}\t${row === 299 ? '' : 1}`);
  // In the same task, before any row is drawn late.
  const late = await field(page, 'parcels.0.submitted_length_cm').evaluate(async (input, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelectorAll('[data-late]').length;
  }, lines.join('\n'));
  expect(late).toBeGreaterThan(100);
  await expect(page.getByText('300 parcels, 299 kg')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Parcel 300, Weight/ }).click();
  await expect(field(page, 'parcels.299.submitted_weight_kg')).toBeFocused();
  await expect(field(page, 'parcels.299.submitted_height_cm')).toHaveValue('300');
  await page.keyboard.type('1');
  // In the middle of the table, far from both.
  await page.locator('[data-long]').evaluate((box) => (box.scrollTop = box.scrollHeight / 2));
  await expect(field(page, 'parcels.149.submitted_height_cm')).toHaveValue('150');
  // Hundreds of rows, one after the other while the browser is idle.
  await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: jobMs });
  await chooseService(page);
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page).toHaveURL(/\/shipments\/\d+$/);
  await expect(page.getByRole('heading', { name: '300 parcels' })).toBeVisible();
});

test('staff capture several waybills in a row, and a kiosk shows only the fields that a counter needs', async () => {
  const as = 'staff@kestrel.test';
  const page = await product.visit('/shipments/new?m=data-capture', { as, width: 1440, height: 1000 });
  const waybill = field(page, 'custom_tracking_reference');
  await waybill.fill('PAPER-0001');
  const account = page.getByRole('combobox', { name: 'Account' });
  await account.pressSequentially('ACME');
  await expect(page.getByRole('option', { name: /Acme Trading/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(account).toHaveValue(/Acme Trading/);
  await fillEnd(page, from);
  await fillEnd(page, to);
  await fillParcel(page);
  await chooseService(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: '1 shipment captured' })).toBeVisible();
  await expect(waybill).toBeFocused();
  await expect(waybill).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await expect(field(page, 'collection_address.street_address')).toHaveValue('12 Main Road');
  await expect(field(page, 'delivery_address.street_address')).toHaveValue('');
  const path = await page.getByRole('link', { name: /^[A-Z0-9]{6}$/ }).getAttribute('href');
  await asOwner(product.database.owner, (tx) =>
    tx.updateTable('users').set({ shipment_page_mode: 'kiosk' }).where('email', '=', as).execute(),
  );
  const counter = await product.visit('/shipments/new', { as, width: 1440, height: 1000 });
  await fillParcel(counter);
  await counter.getByRole('button', { name: 'Continue' }).click();
  await expect(counter.getByRole('combobox', { name: 'Account' })).toHaveValue('Guests (GUEST)');
  const kiosk = await product.visit(path ?? '', { as, width: 1440, height: 1000 });
  await expect(kiosk.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(kiosk.getByRole('button', { name: 'Actions', exact: true })).toHaveCount(0);
  await kiosk.getByRole('link', { name: 'Next customer' }).click();
  await expect(kiosk.getByRole('heading', { name: 'New shipment' })).toBeVisible();
  await expect(waybill).toBeVisible();
});
