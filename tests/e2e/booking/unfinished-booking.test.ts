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
import { onlyLong } from '../../variants.ts';

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

test.for(onlyLong)(
  'F065 F158 on the page of a return, a note is given up only after a question, and kept with a dialog when the session ends',
  async () => {
    product.expectTrouble(/status of 401/);
    const token = await product.token(as);
    const book = (body: object) =>
      requestJson<CreateShipmentAnswer200>(product.port, '/api/shipments', { token, body });
    const original = await book(plain);
    const { id } = await book({ ...plain, return_of: original.id, is_return: true });
    const staff = 'staff@kestrel.test';
    const page = await product.visit(`/shipments/${id}`, { as: staff });
    await expect(page.locator('header').getByText('Return', { exact: true })).toBeVisible();
    const note = page.getByRole('textbox', { name: 'New note' });
    const place = page.getByRole('dialog').getByRole('textbox', { name: 'Place' });
    const addEvent = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Add tracking event' }).click();
    };
    await note.fill('Gate code 12');
    const leave = page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
    const link = page.getByRole('link', { name: 'Original shipment' });
    for (const way of [link, page.getByRole('button', { name: 'Edit', exact: true })]) {
      await way.click();
      await leave.getByRole('button', { name: 'Stay' }).click();
      await expect(note).toHaveValue('Gate code 12');
    }
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
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yes, leave' }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(note).toHaveValue('');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/shipments/${original.id}$`));
  },
);

test('F107 a session that ends while a shipment is filled in loses nothing; if the answer is lost it is booked once, also from another tab, and other details are questioned', async () => {
  product.expectTrouble(/ERR_CONNECTION_RESET|status of (401|422)/);
  const before = await shipmentCount();
  const page = await product.visit('/shipments/new', { as });
  await fillBooking(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await requestJson(product.port, '/api/logout', { token, body: {} });
  await create(page);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fshipments%2Fnew$/);
  await logInAgain(page);
  await restoreBooking(page);

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
