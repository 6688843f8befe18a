/** What was typed is not lost when the session ends, and is booked once, whatever happens to the answer. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import type { CreateShipmentAnswer200 } from '#generated/types.ts';
import { demoPassword } from '../../factories/password.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { chooseService, field, fillEnd, fillParcel, from, to } from './fill-booking.ts';

const product = await startProduct();
const as = 'owner@acme.test';

async function fillBooking(page: Page): Promise<void> {
  await fillEnd(page, from);
  await fillEnd(page, to);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillParcel(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseService(page);
}

async function restoreBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'delivery_address.city')).toHaveValue('Cape Town');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Economy/ })).toBeChecked();
}

async function logInAgain(page: Page, user = as): Promise<void> {
  await expect(page.getByText('Log in again to continue where you left off.')).toBeVisible();
  await page.getByLabel('Email address', { exact: true }).fill(user);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function shipmentCount(): Promise<number> {
  const token = await product.token(as);
  return (await requestJson<{ count: number }>(product.port, '/api/shipments?limit=1', { token })).count;
}

const create = (page: Page) => page.getByRole('button', { name: 'Create shipment' }).click();

test('F107 a session that ends while a shipment is filled in loses nothing: after logging in it is restored and booked', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/shipments/new', { as });
  await fillBooking(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await requestJson(product.port, '/api/logout', { token, body: {} });
  await create(page);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fshipments%2Fnew$/);
  await logInAgain(page);
  await restoreBooking(page);
  await create(page);
  await expect(page).toHaveURL(/\/shipments\/success/);
});

test('logging out in another tab keeps what was typed in a dialog for whoever logs in again', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/address-book', { as });
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  const name = dialog.getByRole('textbox', { name: 'Name' }).first();
  await page.getByRole('button', { name: 'Add address' }).click();
  await name.fill('Half an address');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faddress-book$/);
  await logInAgain(page);
  await page.getByRole('button', { name: 'Add address' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Half an address');
});

test('a note and a dialog that is no generated form keep what was typed when the session ends', async () => {
  product.expectTrouble(/status of 401/);
  const token = await product.token(as);
  const { id } = await requestJson<CreateShipmentAnswer200>(product.port, '/api/shipments', { token, body: plain });
  const staff = 'staff@kestrel.test';
  const page = await product.visit(`/shipments/${id}`, { as: staff });
  const note = page.getByRole('textbox', { name: 'New note' });
  const place = page.getByRole('dialog').getByRole('textbox', { name: 'Place' });
  const addEvent = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add tracking event' }).click();
  };
  await note.fill('Gate code 12');
  await addEvent();
  await place.fill('Sandton');
  const own = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await requestJson(product.port, '/api/logout', { token: own, body: {} });
  await page.getByRole('combobox', { name: 'What happened' }).click();
  await page.getByRole('option', { name: 'Collection attempt failed' }).click();
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logInAgain(page, staff);
  await expect(note).toHaveValue('Gate code 12');
  await addEvent();
  await expect(place).toHaveValue('Sandton');
});

test('a shipment whose answer was lost is booked once, also after a reload and from another tab, and other details are questioned', async () => {
  product.expectTrouble(/ERR_CONNECTION_RESET|status of 422/);
  const before = await shipmentCount();
  const page = await product.visit('/shipments/new', { as });
  await fillBooking(page);
  await page.route('**/api/shipments', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await create(page);
  await expect(page.getByText('There is a problem with your internet connectivity.')).toBeVisible();
  await page.unroute('**/api/shipments');
  const other = await page.context().newPage();
  await other.goto('/shipments/new');
  await restoreBooking(other);
  await page.reload();
  await restoreBooking(page);
  await create(page);
  await expect(page).toHaveURL(/\/shipments\/success/);
  expect(await shipmentCount()).toBe(before + 1);

  await other.getByRole('radio', { name: /Overnight/ }).click();
  await create(other);
  await expect(other.getByText('A shipment was already created from this form')).toBeVisible();
  expect(await shipmentCount()).toBe(before + 1);
  await create(other);
  await expect(other).toHaveURL(/\/shipments\/success/);
  expect(await shipmentCount()).toBe(before + 2);
});
