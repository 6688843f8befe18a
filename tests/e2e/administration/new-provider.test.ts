/** The platform's team sets up a provider using only the interface, and its administrator takes over. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { follow } from '../follow.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

async function linkMailedTo(address: string): Promise<string> {
  const mail = await asOwner(product.database.owner, (tx) =>
    tx.selectFrom('mails').select(['recipients', 'body']).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  expect(mail.recipients).toEqual([address]);
  return /https?:\S+/.exec(mail.body)![0];
}

async function pinnedLatitude(): Promise<number | undefined> {
  const { collection_address: address } = await asOwner(product.database.owner, (tx) =>
    tx.selectFrom('shipments').select('collection_address').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );
  return (address as { readonly lat?: number }).lat;
}

/** Follows the invitation and sets a password; returns the signed-in page. */
async function accept(address: string): Promise<Page> {
  const page = await product.visit(await linkMailedTo(address));
  await expect(page).toHaveTitle(/Karoo Parcels/);
  await page.getByRole('textbox', { name: 'New password' }).fill('a provider with words');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL((url) => url.hostname === 'karoo.localhost' && !url.search.includes('verification'));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return page;
}

async function invite(
  page: Page,
  kind: string,
  fields: Readonly<Record<string, string>>,
  choices: readonly string[][],
) {
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const window = page.getByRole('dialog', { name: 'Invite user' });
  for (const [label, text] of Object.entries(fields)) await window.getByRole('textbox', { name: label }).fill(text);
  for (const [label, option] of choices) {
    await window.getByRole('combobox', { name: label! }).click();
    await page.getByRole('option', { name: option! }).click();
  }
  await window.getByRole('button', { name: 'Send invitation' }).click();
  await expect(window).toBeHidden();
}

const input = (page: Page, path: string) => page.locator(`[id="setting_${path.replaceAll('.', '-')}"]`);

async function fillAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(values)) await input(page, path).fill(text);
}

test('a provider is set up using only the interface: brand, branch, role, staff, rates from a template, a first customer and a first booking', async () => {
  const team = await product.visit('/shiplogic-admin/providers', { as: 'platform@kestrel.test' });
  await team.getByRole('button', { name: 'Add provider' }).click();
  const window = team.getByRole('dialog', { name: 'Add provider' });
  await expect(window).toBeVisible();
  const provider = {
    ...{ Name: 'Karoo Parcels', Address: 'karoo.localhost', 'Branch code': 'BFW', Branch: 'Beaufort West' },
    ...{ Administrator: 'Anna Karoo', 'Email address': 'anna@karoo.test' },
  };
  for (const [label, text] of Object.entries(provider))
    await window.getByRole('textbox', { name: label, exact: true }).fill(text);
  await window.getByRole('textbox', { name: /^Brand colour/ }).fill('#7A1F4B');
  await window.getByRole('button', { name: 'Add provider' }).click();
  await expect(window).toBeHidden();
  await expect(team.getByRole('row', { name: /Karoo Parcels.*Active/ })).toBeVisible();

  const anna = await accept('anna@karoo.test');
  const go = (path: string) => follow(anna, path);
  await go('/');
  const steps = anna.getByRole('region', { name: 'Set up your company' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Invite your team' }).getByRole('img', { name: 'To do' })).toBeVisible();
  await expectAccessible(anna, 'the first day at home');
  await steps.getByRole('link', { name: 'Check your rates' }).click();
  await expect(anna).toHaveURL(/rates-and-estimates$/);
  await go('/branches');
  await expect(anna.getByRole('row', { name: /BFW.*Beaufort West.*Open/ })).toBeVisible();
  for (const list of ['/shipments', '/shipment-quotes']) {
    await go(list);
    await expect(anna.getByRole('main').getByRole('link', { name: 'New shipment' })).toBeVisible();
  }

  await go('/');
  await expect(steps.filter({ hasText: 'Book your first shipment' })).toBeVisible();

  await go('/roles');
  await anna.getByRole('button', { name: 'Actions: Customer support' }).click();
  await anna.getByRole('menuitem', { name: 'Clone' }).click();
  const role = anna.getByRole('dialog', { name: 'Clone Customer support' });
  await role.getByRole('textbox', { name: 'Name' }).fill('Counter');
  await expect(role.getByRole('checkbox', { name: 'See shipments' })).toBeChecked();
  await role.getByRole('checkbox', { name: 'See branches' }).uncheck();
  await expectAccessible(anna, 'the permissions of a role');
  await role.getByRole('button', { name: 'Add role' }).click();
  await expect(anna.getByRole('row', { name: /Counter.*Custom/ })).toBeVisible();
  await anna.getByRole('link', { name: 'Compare roles' }).click();
  await expect(anna.getByRole('columnheader', { name: 'Counter' })).toBeVisible();

  await go('/users');
  await invite(anna, 'Staff or driver', { Name: 'Ben Counter', 'Email address': 'ben@karoo.test' }, [
    ['Role', 'Counter'],
  ]);
  await expect(anna.getByRole('row', { name: /Ben Counter.*Counter.*Invited/ })).toBeVisible();

  await go('/rates-and-estimates');
  await expect(anna.getByRole('combobox', { name: 'Price list' })).toHaveValue(/^Starter rates/);
  await anna.getByRole('button', { name: /^Edit/ }).first().click();
  await input(anna, 'base_charge').fill('120');
  await anna.getByRole('button', { name: 'Save rate' }).click();
  await expect(anna.getByRole('row', { name: /Economy.*R 120.00/ })).toBeVisible();

  await go('/accounts');
  await anna.getByRole('button', { name: 'Add account' }).first().click();
  const account = anna.getByRole('dialog', { name: 'Add account' });
  await account.getByRole('textbox', { name: 'Name', exact: true }).fill('Karoo Outfitters');
  await account.getByRole('button', { name: 'Add account' }).click();
  await expect(anna.getByRole('heading', { name: 'Karoo Outfitters', level: 1 })).toBeVisible();
  await go('/users');
  await invite(anna, 'User of a customer account', { Name: 'Carla Buyer', 'Email address': 'carla@karoo.test' }, [
    ['Account', 'Karoo Outfitters'],
    ['Role', 'Account owner'],
  ]);

  await go('/');
  for (const label of ['Invite your team', 'Add your first customer'])
    await expect(steps.filter({ hasText: label }).getByRole('img', { name: 'Done' })).toBeVisible();

  const carla = await accept('carla@karoo.test');
  await carla.goto(`http://karoo.localhost:${product.port}/shipments/new`);
  product.expectTrouble(/status of 404.*geocode/);
  await fillAll(carla, {
    'collection_address.street_address': '12 Donkin Street',
    'collection_address.local_area': 'Hospital Hill',
    'collection_address.city': 'Beaufort West',
    'collection_address.zone': 'Western Cape',
    'collection_contact.name': 'Carla Buyer',
    'delivery_address.street_address': '12 Main Road',
    'delivery_address.local_area': 'Gardens',
    'delivery_address.city': 'Cape Town',
    'delivery_address.code': '8001',
    'delivery_address.zone': 'Western Cape',
    'delivery_contact.name': 'Thandi Mokoena',
  });
  await expect(
    carla.getByText('Check the suburb and city, enter the postal code, or set it on the map.').first(),
  ).toBeVisible();
  // By keyboard only: the town is unknown, so without this, users who can't use a pointer couldn't book.
  await carla.getByRole('button', { name: 'Set on map: Collection' }).press('Enter');
  await carla.getByRole('button', { name: 'Set the pin in the middle' }).press('Enter');
  await expect(carla.getByRole('button', { name: 'Pin' })).toBeFocused();
  await carla.keyboard.press('ArrowUp');
  await carla.getByRole('button', { name: 'Continue' }).click();
  await fillAll(carla, {
    'parcels.0.submitted_length_cm': '40',
    'parcels.0.submitted_width_cm': '30',
    'parcels.0.submitted_height_cm': '20',
    'parcels.0.submitted_weight_kg': '5',
  });
  await carla.getByRole('button', { name: 'Continue' }).click();
  await carla.getByRole('radio', { name: /Economy.*R 120.00/ }).click();
  product.expectTrouble(/status of 422/);
  await carla.getByRole('button', { name: 'Create shipment' }).click();
  await expect(carla.getByText('the account has no credit limit yet. Support can set one.')).toBeInViewport();

  await go('/accounts');
  await anna.getByRole('link', { name: 'Karoo Outfitters' }).click();
  await anna.getByRole('button', { name: 'Edit' }).first().click();
  await input(anna, 'credit_limit').fill('5000');
  await anna.getByRole('button', { name: 'Save account' }).click();
  await expect(anna.getByText('R 5 000.00')).toBeVisible();
  await carla.getByRole('button', { name: 'Create shipment' }).click();
  await expect(carla).toHaveURL(/\/shipments\/success/);
  const [waybill] = await Promise.all([
    carla.waitForEvent('download'),
    carla.getByRole('button', { name: 'Print waybill' }).click(),
  ]);
  expect(readFileSync(await waybill.path(), 'latin1')).toMatch(/^%PDF-/);
  await carla.getByRole('link', { name: 'View shipment' }).click();
  await expect(carla.getByRole('heading', { level: 1, name: /^Shipment/ })).toBeVisible();
  await expect(carla.getByRole('main').getByText('Submitted').first()).toBeVisible();
  // The map opened over the province that was entered, not at the default location.
  expect(await pinnedLatitude()).toBeLessThan(-31);
  await go('/shipments');
  await anna
    .getByRole('row', { name: /Karoo Outfitters/ })
    .getByRole('link')
    .first()
    .click();
  await expect(anna.getByRole('main').getByText('Submitted').first()).toBeVisible();
  await go('/');
  await expect(anna.getByRole('region', { name: 'Your team' })).toBeVisible();
  await expect(anna.getByRole('region', { name: 'Shipments' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('F313 F385 the help centre shows customers and visitors their own links', async () => {
  const link = (id: string, title: string) => ({ id, title, url: '/track', icon: 'link', new_tab: false });
  await product.save({
    help_center_links: [link('a', 'How to pack')],
    help_center_links_guest: [link('b', 'Where is my parcel')],
  });
  const customer = await product.visit('/help-centre', { as: 'owner@acme.test' });
  await expect(customer.getByRole('link', { name: 'Open: How to pack' })).toBeVisible();
  await expect(customer.getByText('Where is my parcel')).toHaveCount(0);
  const guest = await product.visit('/help-centre');
  await expect(guest.getByRole('link', { name: 'Open: Where is my parcel' })).toBeVisible();
  await expect(guest.getByText('How to pack')).toHaveCount(0);
  await expectAccessible(guest, 'the help centre');
});

test('the address of a provider that is wrong is focused, with an example beside it', async () => {
  const page = await product.visit('/shiplogic-admin/providers', { as: 'platform@kestrel.test' });
  await page.getByRole('button', { name: 'Actions: Protea Parcels' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Protea Parcels' });
  await dialog.getByRole('button', { name: 'Add item' }).click();
  const added = dialog.getByRole('textbox', { name: 'Item 2' });
  await added.fill('https://protea.example.com/');
  await dialog.getByRole('button', { name: 'Save provider' }).click();
  await expect(dialog).toContainText('Enter a host name such as ship.example.com, without https:// or a path.');
  await expect(added).toBeFocused();
});
