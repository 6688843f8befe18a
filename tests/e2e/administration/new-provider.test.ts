/** Somebody of the platform’s team sets up a provider with the interface alone, and its administrator takes over from there. */
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

async function linkMailedTo(address: string): Promise<string> {
  const mail = await asOwner(product.database.owner, (tx) =>
    tx.selectFrom('mails').select(['recipients', 'body']).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  expect(mail.recipients).toEqual([address]);
  return /https?:\S+/.exec(mail.body)![0];
}

test('a provider is added in one window, and its administrator chooses a password, sees the branch and makes a role', async () => {
  const team = await product.visit('/shiplogic-admin/providers', { as: 'platform@kestrel.test' });
  await team.getByRole('button', { name: 'Add provider' }).click();
  const window = team.getByRole('dialog', { name: 'Add provider' });
  await expect(window).toBeVisible();
  await expectAccessible(team, 'adding a provider');
  const fill = async (label: string, text: string): Promise<void> =>
    window.getByRole('textbox', { name: label, exact: true }).fill(text);
  await fill('Name', 'Karoo Parcels');
  await fill('Address', 'karoo.localhost');
  await fill('Branch code', 'BFW');
  await fill('Branch', 'Beaufort West');
  await fill('Administrator', 'Anna Karoo');
  await fill('Email address', 'anna@karoo.test');
  await window.getByRole('button', { name: 'Add provider' }).click();
  await expect(window).toBeHidden();
  await expect(team.getByRole('row', { name: /Karoo Parcels.*Active/ })).toBeVisible();

  const anna = await product.visit(await linkMailedTo('anna@karoo.test'));
  await expect(anna).toHaveTitle(/Karoo Parcels/);
  const password = 'a provider with words';
  await anna.getByRole('textbox', { name: 'New password' }).fill(password);
  await anna.getByRole('button', { name: 'Save password' }).click();
  await anna.waitForURL((url) => url.hostname === 'karoo.localhost' && !url.search.includes('verification'));
  await expect(anna.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await anna.goto(`http://karoo.localhost:${product.port}/branches`);
  await expect(anna.getByRole('row', { name: /BFW.*Beaufort West.*Open/ })).toBeVisible();
  await expectAccessible(anna, 'the list of branches');

  await anna.goto(`http://karoo.localhost:${product.port}/roles`);
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
});

test('F385 the help centre shows customers their links and visitors theirs', async () => {
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
