/** Roles in the browser, with the keyboard only; and what users see where their role lacks what a screen needs. */
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F371 a role is made with the keyboard: searching permissions saves nothing, and a permission brings what it needs', async () => {
  const page = await product.visit('/roles', { as: 'staff@kestrel.test' });
  // The permissions arrive after Enter, as on a slow connection.
  let arrive = (): void => undefined;
  const entered = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/roles/permissions*', async (route) => {
    await entered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add role' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Counter clerk');
  await page.keyboard.press('Enter');
  arrive();
  const search = dialog.getByRole('textbox', { name: 'Find a permission' });
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport();
  await expect(dialog.getByText('This is required.')).toBeInViewport();
  await page.keyboard.type('create shipments');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: 'Create shipments' })).toBeFocused();
  await page.keyboard.press('Space');
  await search.fill('');
  await expect(dialog.getByRole('checkbox', { name: 'See accounts' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add role' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Counter clerk/ })).toHaveCount(1);
});

test('a choice whose list can’t be loaded says why', async () => {
  const page = await product.visit('/shipments/new', { as: 'manager@kestrel.test' });
  await page.route('**/api/accounts?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'You don’t have permission to do this' } }),
  );
  product.expectTrouble(/403/);
  await page.getByRole('combobox', { name: 'Account' }).click();
  await expect(page.getByText('You don’t have permission to do this.')).toBeVisible();
  await expect(page.getByLabel('Loading')).toHaveCount(0);
});

test('two people edit one role: the second sees what the first changed, and chooses where both changed the same field', async () => {
  product.expectTrouble(/status of 409/);
  const token = await product.token('staff@kestrel.test');
  const label = 'Warehouse night shift';
  const body = { label, permissions: ['API_/shipments:GET'] };
  const made = await product.request('/api/roles', { token, body });
  const { role } = JSON.parse(made.text) as { role: { id: number; revision: number } };
  const page = await product.visit('/roles?search=Warehouse', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: `Actions: ${label}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const mine = page.getByRole('dialog', { name: `Edit ${label}` });
  await mine.getByRole('textbox', { name: 'Description' }).fill('Mine');
  const theirs = { label: 'Warehouse dawn shift', description: 'Theirs', base_revision: role.revision };
  const changed = await product.request(`/api/roles/${role.id}`, { token, method: 'PATCH', body: theirs });
  expect(changed.status, changed.text).toBe(200);
  await mine.getByRole('button', { name: 'Save role' }).click();
  await expect(
    mine.getByText(
      'Someone else changed this role in the meantime. What they changed is in this form now, except in the marked fields. Check it and save again.',
    ),
  ).toBeVisible();
  await expect(mine.getByRole('textbox', { name: 'Name' })).toHaveValue('Warehouse dawn shift');
  const description = mine.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue('Mine');
  await expect(description).toHaveAccessibleDescription(/Saving again replaces their change/);
  await mine.getByRole('button', { name: 'Save role' }).click();
  await expect(mine).toHaveCount(0);
  const { text } = await product.request('/api/roles?search=dawn', { token });
  expect(JSON.parse(text)).toMatchObject({ roles: [{ label: 'Warehouse dawn shift', description: 'Mine' }] });
});

test('a dialog on a page that follows changes is based on what it was opened with', async () => {
  product.expectTrouble(/status of 409/);
  const token = await product.token('staff@kestrel.test');
  const { text } = await product.request('/api/accounts?search=drakens', { token });
  const [account] = (JSON.parse(text) as { accounts: { id: number; name: string }[] }).accounts;
  const open = async () => {
    const page = await product.visit(`/accounts/${account!.id}`, { as: 'staff@kestrel.test' });
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const dialog = page.getByRole('dialog');
    return { page, dialog, name: dialog.getByRole('textbox', { name: 'Name', exact: true }) };
  };
  const [mine, theirs] = [await open(), await open()];
  await theirs.name.fill('Theirs');
  await theirs.dialog.getByRole('button', { name: 'Save account' }).click();
  await expect(mine.page.locator('h1', { hasText: 'Theirs' })).toBeAttached();
  await mine.name.fill('Mine');
  await mine.page.getByRole('button', { name: 'Save account' }).click();
  await expect(mine.page.getByText(/What they changed is in this form now, except in the marked fields/)).toBeVisible();
  await expect(mine.name).toHaveValue('Mine');
});
