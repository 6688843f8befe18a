/** What a provider may require of drivers: their position, scanning every parcel, the sender’s parcel numbers, and several proofs; on a phone. */
import type { Locator, Page } from 'playwright';
import { beforeAll, test } from 'vitest';
import type { DeliveryProof } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const provider_id = 1;
const phone = { width: 390, height: 844 };
let drivers = 0;

/** A driver for this test only, so that nothing else is on the tripsheet. */
async function hire(): Promise<{ readonly id: number; readonly as: string }> {
  drivers += 1;
  const as = `door-${drivers}@kestrel.test`;
  const user = await asOwner(product.database.owner, (tx) =>
    buildUser(tx, { provider_id, role_id: roleIds.driver, email: as, name: `Door ${drivers}` }),
  );
  return { id: user.id, as };
}

const book = (attributes: object, parcels: readonly object[] = [{}]) =>
  asOwner(product.database.owner, async (tx) =>
    buildStoredShipment(tx, { provider_id, account_id: await accountId(tx), ...attributes }, parcels),
  );

const positionOf = (driver: number) =>
  asOwner(product.database.owner, (tx) =>
    tx.selectFrom('driver_positions').select(['lat', 'lng']).where('driver_id', '=', driver).executeTakeFirst(),
  );

const parcelsOf = (shipment: number) =>
  asOwner(product.database.owner, (tx) =>
    tx
      .selectFrom('parcels')
      .select(['status', 'alternative_tracking_reference as own'])
      .where('shipment_id', '=', shipment)
      .orderBy('number')
      .execute(),
  );

/** Presses the button with the mouse. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeEnabled();
  const box = (await button.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const positions = {
  driver_live_tracking_enabled: true,
  driver_live_tracking_interval: 900,
};

/** The platform decides which features a provider has. */
const platform = 'platform@kestrel.test';

beforeAll(() => product.save({ driver_live_tracking: false }, platform));

test('F335 collecting takes one press and can be undone; with it goes the position, once the provider requires it and the driver agreed', async () => {
  const { id, as } = await hire();
  const assigned = { status: 'collection-assigned', collection_agent_id: id };
  const [first, second] = [await book(assigned), await book(assigned)];
  const [one, two] = [first.tracking_reference, second.tracking_reference];
  const page = await product.visit('/tripsheet', { as, ...phone });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -26.1, longitude: 28.05 });
  await expect(page.getByRole('button', { name: `Collect ${one}` })).toBeVisible();
  await expect(page.getByText('Share your position?')).toHaveCount(0);

  await product.save({ driver_live_tracking: true }, platform);
  await product.save(positions);
  await expect(page.getByText('Share your position?')).toBeVisible();
  await press(page, `Collect ${one}`);
  await press(page, `Undo ${one}`);
  await expect(page.getByRole('button', { name: `Collect ${one}` })).toBeEnabled();
  expect(await parcelsOf(first.id)).toEqual([{ status: 'collection-assigned', own: null }]);
  await press(page, `Collect ${one}`);
  await expect(page.getByRole('button', { name: `Collect ${one}` })).toHaveCount(0);
  expect(await positionOf(id)).toBeUndefined();

  await press(page, 'Share my position');
  await expect.poll(() => positionOf(id)).toEqual({ lat: -26.1, lng: 28.05 });
  await page.context().setGeolocation({ latitude: -26.2, longitude: 28.1 });
  await press(page, `Collect ${two}`);
  await expect.poll(() => positionOf(id)).toEqual({ lat: -26.2, lng: 28.1 });

  // The phone remembers the consent; leaving the page does not wait until the collection is sent.
  await expect(page.getByRole('button', { name: `Undo ${two}` })).toBeVisible();
  await page.context().setGeolocation({ latitude: -26.3, longitude: 28.1 });
  await page.reload();
  await expect.poll(() => positionOf(id)).toEqual({ lat: -26.3, lng: 28.1 });
  await expect(page.getByText('Nothing left to do today.')).toBeVisible();
  expect(await parcelsOf(second.id)).toEqual([{ status: 'collected', own: null }]);
  await press(page, 'Stop sharing');
  await expect(page.getByText('Share your position?')).toBeVisible();
  await page.context().setGeolocation({ latitude: -26.4, longitude: 28.1 });
  await page.reload();
  await expect(page.getByText('Share your position?')).toBeVisible();
  expect(await positionOf(id)).toEqual({ lat: -26.3, lng: 28.1 });
  await product.save({ driver_live_tracking_enabled: false });
  await expect(page.getByText('Share your position?')).toHaveCount(0);
});

test('F327 every parcel is scanned at the collection, with the sender’s number of each', async () => {
  await product.save({ driver_must_scan_each_parcel: true, driver_force_alternative_reference: true });
  const { id, as } = await hire();
  const { id: shipment, tracking_reference: waybill } = await book(
    { status: 'collection-assigned', collection_agent_id: id },
    [{}, { alternative_tracking_reference: 'OWN-2' }],
  );
  const page = await product.visit('/tripsheet', { as, ...phone });
  await press(page, `Collect ${waybill}`);
  const dialog = page.getByRole('dialog', { name: `Collect ${waybill}` });
  const scanner = dialog.getByRole('textbox', { name: 'Scan each parcel' });
  await expect(scanner).toBeFocused();
  await press(page, 'Collect');
  await expect(scanner).toBeFocused();
  await expect(dialog.getByText('Scan the 2 parcels that are missing.')).toBeVisible();
  // A scanner types, and ends with Enter.
  await scanner.click();
  await page.keyboard.type('KES-OTHER\n');
  await expect(dialog.getByText('KES-OTHER isn’t part of this shipment.')).toBeVisible();
  await press(page, 'Collect');
  await expect(dialog.getByText('Scan the 2 parcels that are missing.')).toBeVisible();
  await scanner.click();
  await page.keyboard.type(`${waybill.toLowerCase()}/1\n`);
  await expect(dialog.getByText(`${waybill}/1: scanned`)).toBeVisible();
  await press(page, 'Collect');
  await expect(dialog.getByText('Scan the parcel that is missing.')).toBeVisible();
  await scanner.click();
  await page.keyboard.type('own-2\n');
  await expect(dialog.getByText(`${waybill}/2: scanned`)).toBeVisible();
  await press(page, 'Collect');
  await expect(dialog.getByText(`Enter the sender’s number of ${waybill}/1.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: `Sender’s number of ${waybill}/1` }).click();
  await page.keyboard.type('OWN-1');
  await press(page, 'Collect');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => parcelsOf(shipment))
    .toEqual([
      { status: 'collected', own: 'OWN-1' },
      { status: 'collected', own: 'OWN-2' },
    ]);
  await product.save({ driver_must_scan_each_parcel: null, driver_force_alternative_reference: null });
});

test('F327 a parcel that isn’t handed over is cancelled where the others are scanned', async () => {
  await product.save({ driver_must_scan_each_parcel: true, driver_can_cancel_parcels: true });
  const { id, as } = await hire();
  const assigned = { status: 'collection-assigned', collection_agent_id: id };
  const { id: shipment, tracking_reference: waybill } = await book(assigned, [{}, {}]);
  const page = await product.visit('/tripsheet', { as, ...phone });
  await press(page, `Collect ${waybill}`);
  const dialog = page.getByRole('dialog', { name: `Collect ${waybill}` });
  await expect(dialog.getByRole('textbox', { name: 'Scan each parcel' })).toBeFocused();
  await page.keyboard.type(`${waybill}/1\n`);
  await expect(dialog.getByText(`${waybill}/1: scanned`)).toBeVisible();
  await press(page, `Cancel ${waybill}/2`);
  const cancelling = page.getByRole('dialog', { name: `Cancel a parcel of ${waybill}?` });
  await expect(cancelling.getByRole('combobox', { name: 'Parcel' })).toHaveValue(`${waybill}/2`);
  await cancelling.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Not handed over' }).click();
  await press(page, 'Cancel parcel');
  await expect(dialog.getByText(`${waybill}/2`)).toHaveCount(0);
  await expect(dialog.getByText(`${waybill}/1: scanned`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await press(page, 'Collect');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => parcelsOf(shipment))
    .toEqual([
      { status: 'collected', own: null },
      { status: 'cancelled', own: null },
    ]);
  await product.save({ driver_must_scan_each_parcel: null, driver_can_cancel_parcels: null });
});

const proof = (heading: string, fields: Partial<DeliveryProof>): DeliveryProof => ({
  ...{ enabled: true, heading, pod_methods: ['pin-with-fallback'], minimum_photos: 1, name: 'off' },
  ...{ mobile_number: 'off', department: 'off', description: 'off', photos: 'off', signature: 'off' },
  ...fields,
});

const picture = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function attach(page: Page, button: Locator, file: typeof picture): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** A stroke across the pad with the button held down. */
async function sign(page: Page, name: string): Promise<void> {
  const pad = page.getByLabel(name);
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 3, { steps: 5 });
  await page.mouse.up();
}

/** A driver who has opened the delivery of a shipment with the PIN 4711; questions of the browser are accepted. */
async function atTheDoor() {
  const { id, as } = await hire();
  const { id: shipment, tracking_reference: waybill } = await book({
    ...{ status: 'out-for-delivery', delivery_agent_id: id, proof_of_delivery_pin: '4711' },
  });
  const page = await product.visit('/tripsheet', { as, ...phone });
  page.on('dialog', (question) => void question.accept());
  await press(page, `Deliver ${waybill}`);
  const dialog = page.getByRole('dialog', { name: `Deliver ${waybill}` });
  return { page, dialog, pin: dialog.getByRole('textbox', { name: 'PIN of the receiver' }), shipment, waybill };
}

/** Whether the phone has stored a signature; only once something was kept, because opening would create the database. */
function hasKeptSignature(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('driver-reports');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(
              reading.result.some((entry: { further?: { signature?: Blob }[] }) =>
                entry.further?.some(({ signature }) => signature !== undefined),
              ),
            );
          });
        });
      }),
  );
}

test('F065 F329 a delivery with three proofs continues where the page was lost, and is corrected after its wrong PIN was refused', async () => {
  await product.save({
    driver_pod1: proof('Receiver', { name: 'required', photos: 'optional' }),
    driver_pod2: proof('Department', { name: 'required', department: 'required', signature: 'required' }),
    driver_pod3: proof('Goods in place', { photos: 'required', minimum_photos: 2 }),
  });
  const { page, dialog, pin, shipment, waybill } = await atTheDoor();
  const [receiver, department, goods] = ['Receiver', 'Department', 'Goods in place'].map((name) =>
    dialog.getByRole('region', { name, exact: true }),
  );
  await press(page, 'Deliver');
  await expect(pin).toBeFocused();
  await page.keyboard.type('12');
  await press(page, 'Deliver');
  await expect(dialog.getByText('Enter all 4 digits of the PIN.')).toBeVisible();
  await expect(pin).toBeFocused();
  await page.keyboard.type('1234');
  await expect(dialog.getByText('Enter all 4 digits of the PIN.')).toHaveCount(0);
  // A touch outside of the dialog preserves the input.
  await page.mouse.click(5, 5);
  await expect(pin).toHaveValue('1234');
  await press(page, 'Deliver');
  await expect(receiver!.getByText('Enter the receiver’s name.')).toBeVisible();
  await expect(department!.getByText('Enter the department.')).toBeVisible();
  await expect(goods!.getByText('Take at least 2 photos.')).toBeVisible();
  await expectAccessible(page, 'a delivery with three proofs');
  await receiver!.getByRole('textbox', { name: 'Receiver’s name' }).fill('Thandi');
  await department!.getByRole('textbox', { name: 'Name' }).fill('Anele');
  await department!.getByRole('textbox', { name: 'Department' }).fill('Stores');
  await dialog.getByLabel('Signature').click();
  await press(page, 'Deliver');
  await expect(department!.getByText('Ask for a signature.')).toBeVisible();
  await sign(page, 'Signature');
  await expect(department!.getByText('Ask for a signature.')).toHaveCount(0);
  await attach(page, goods!.getByText('Take a photo'), picture);
  // A camera returns one photo at a time.
  await attach(page, goods!.getByText('Add another'), { ...picture, name: 'second.png' });
  await expect(goods!.getByText('2 photos. Add another')).toBeVisible();
  await expect.poll(() => hasKeptSignature(page)).toBe(true);
  await page.reload();
  await press(page, `Continue the delivery of ${waybill}`);
  await expect(department!.getByRole('textbox', { name: 'Department' })).toHaveValue('Stores');
  await expect(goods!.getByText('2 photos. Add another')).toBeVisible();

  product.expectTrouble(/ERR_INTERNET_DISCONNECTED|status of 4(?:22|29)/);
  await page.context().setOffline(true);
  await press(page, 'Deliver');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Not recorded: This isn’t the PIN of the shipment.')).toBeVisible();
  // It survives a reload.
  await page.reload();
  await press(page, `Correct the delivery of ${waybill}`);
  await expect(pin).toBeFocused();
  await expect(pin).toHaveValue('1234');
  await expect(dialog.getByText('This isn’t the PIN of the shipment.')).toBeVisible();
  await expect(receiver!.getByRole('textbox', { name: 'Receiver’s name' })).toHaveValue('Thandi');
  await expect(goods!.getByText('2 photos. Add another')).toBeVisible();
  // The next key replaces a wrong PIN.
  await page.keyboard.type('4711');
  await expect(pin).toHaveValue('4711');
  // Without a PIN nobody has to wait for the next attempt.
  const tooMany = 'Too many attempts. Try again in 6 seconds.';
  const refused = { status: 429, json: { code: 'too_many_requests', message: tooMany, errors: [] } };
  await page.route('**/api/tracking/deliveries', (route) => route.fulfill(refused));
  await press(page, 'Deliver');
  await expect(dialog.getByText(tooMany)).toBeVisible();
  await page.unroute('**/api/tracking/deliveries');
  await press(page, 'No PIN');
  await expect(dialog.getByText(tooMany)).toHaveCount(0);
  await press(page, 'Enter PIN');
  await press(page, 'Deliver');
  await expect(page.getByText('Nothing left to do today.')).toBeVisible();
  await expect(page.getByText(`The delivery of ${waybill} wasn’t recorded`)).toHaveCount(0);

  const office = await product.visit(`/shipments/${shipment}`, { as: 'staff@kestrel.test' });
  const shown = office.getByRole('region', { name: 'Proof of delivery' });
  for (const text of ['Thandi', 'Department', 'Anele', 'Stores', 'Goods in place'])
    await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
  await product.save({ driver_pod1: null, driver_pod2: null, driver_pod3: null });
});

test('F065 a delivery that was begun is given up only after a question, and says so when another driver has the job since', async () => {
  const [{ page, pin, shipment, waybill }, other] = [await atTheDoor(), await hire()];
  const kept = page.getByText('Not delivered yet. What you captured is kept on this phone.');
  await pin.fill('4711');
  await expect(kept).toBeAttached();
  await page.keyboard.press('Escape');
  await press(page, 'Yes, leave');
  await expect(kept).toHaveCount(0);

  await press(page, `Deliver ${waybill}`);
  await expect(pin).toHaveValue('');
  await pin.fill('4711');
  await expect(kept).toBeAttached();
  await asOwner(product.database.owner, (tx) =>
    tx.updateTable('shipments').set({ delivery_agent_id: other.id }).where('id', '=', shipment).execute(),
  );
  await page.reload();
  const notice = page.getByText(`The delivery of ${waybill} wasn’t recorded`);
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^What you captured is kept on this phone\. It is no longer on your/)).toBeVisible();
  await press(page, 'Discard');
  await expect(notice).toHaveCount(0);
});
