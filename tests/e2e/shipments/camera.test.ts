/** The camera of a phone instead of a scanner, at the door and in the hub. */
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { expectAccessible } from '../accessible.ts';
import { refuseCamera, showToCamera } from '../input/camera.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();
const provider_id = 1;
const phone = { width: 390, height: 844 };

/** A driver with one collection. */
async function hireAndBook(as: string, parcels: readonly object[]) {
  const { tracking_reference: waybill } = await asOwner(product.database.owner, async (tx) => {
    const driver = await buildUser(tx, { provider_id, role_id: roleIds.driver, email: as });
    const assigned = { status: 'collection-assigned', collection_agent_id: driver.id };
    return buildStoredShipment(tx, { provider_id, account_id: await accountId(tx), ...assigned }, parcels);
  });
  return { as, waybill };
}

test('F327 the camera reads the barcodes of the parcels, each once, and not the QR code beside them', async () => {
  await product.save({ driver_must_scan_each_parcel: true });
  const { as, waybill } = await hireAndBook('camera@kestrel.test', [{}, {}]);
  const page = await product.visit('/help-centre', { as, ...phone });
  await showToCamera(page, [`${waybill}/1`, `${waybill}/2`], 'http://localhost/track?tracking_reference=OTHER');
  await page.goto(new URL('/tripsheet', page.url()).href);
  await page.getByRole('button', { name: `Collect ${waybill}` }).click();
  const dialog = page.getByRole('dialog', { name: `Collect ${waybill}` });
  const camera = dialog.getByRole('button', { name: 'Scan with the camera' });
  await camera.click();
  await expect(dialog.getByText(`${waybill}/1: scanned`)).toBeVisible();
  await expect(dialog.getByText(`${waybill}/2: scanned`)).toBeVisible();
  // Nothing is left to scan.
  await expect(dialog.getByRole('group', { name: 'Camera' })).toHaveCount(0);
  await expect(camera).toHaveCount(0);
  await expect(dialog.getByText('is scanned already')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Collect' }).click();
  await expect(dialog).toHaveCount(0);
  await product.save({ driver_must_scan_each_parcel: null });
});

test('F327 without a connection the camera reads barcodes too, once the tripsheet was open', async () => {
  await product.save({ driver_must_scan_each_parcel: true });
  const { as, waybill } = await hireAndBook('dead-spot@kestrel.test', [{}]);
  const page = await product.visit('/help-centre', { as, ...phone });
  await showToCamera(page, [waybill], 'http://localhost');
  const kept = page.waitForResponse(/\.wasm$/);
  await page.goto(new URL('/tripsheet', page.url()).href);
  await (await kept).finished();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  product.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: `Collect ${waybill}` }).click();
  const dialog = page.getByRole('dialog', { name: `Collect ${waybill}` });
  await dialog.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(dialog.getByText(`${waybill}/1: scanned`)).toBeVisible();
  await page.context().setOffline(false);
  await product.save({ driver_must_scan_each_parcel: null });
});

test('F352 the camera stays on in the hub, is turned off with its button, and says what to do where it is blocked', async () => {
  const page = await product.visit('/help-centre', { as: 'ops@kestrel.test', ...phone });
  await showToCamera(page, ['NOT-OURS'], 'http://localhost');
  product.expectTrouble(/404|wasm|Aborted|falling back/);
  await page.goto(new URL('/hub-scanner', page.url()).href);
  const button = page.getByRole('button', { name: 'Scan with the camera' });
  await button.click();
  const camera = page.getByRole('group', { name: 'Camera' });
  await expect(camera.getByText('Point the camera at a barcode.')).toBeVisible();
  await expect(page.getByText('0 recorded, 1 not recorded')).toBeVisible();
  await expectAccessible(page, 'the hub scanner with the camera');
  await camera.getByRole('button', { name: 'Close camera' }).click();
  await expect(camera).toHaveCount(0);

  await page.route(/\.wasm$/, (request) => request.abort());
  await page.reload();
  await button.click();
  await expect(camera.getByRole('status')).toContainText('The barcode reader couldn’t be loaded.');

  await refuseCamera(page);
  await page.reload();
  await button.click();
  await expect(camera.getByRole('status')).toHaveText(
    'The camera is blocked for this site. Allow it in your browser’s settings first.',
  );
});
