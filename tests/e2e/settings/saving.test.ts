/** The save bar and the tray: what has changed, from what to what, undo, and the labels while saving. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, fill, find, row, save, toggle } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('F298 F299 each changed setting is marked and shows its stored value beside the new one; the tray lists all with old and new value, links to them, and undoes one or all', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
  await expect(bar(page)).toHaveCount(0);
  await field(page, 'provider_title').fill('Falcon');
  await expect(row(page, 'provider_title')).toContainText('Unsaved');
  await expect(row(page, 'provider_title')).toContainText('Was: Kestrel Couriers');
  await expect(bar(page)).toContainText('1 unsaved change');
  await fill(page, 'privacy_url', 'https://kestrel.test/privacy');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await expect(bar(page)).toContainText('3 unsaved changes');
  await row(page, 'enable_map_edit_lock').getByRole('button', { name: /^Undo/ }).click();
  await expect(row(page, 'enable_map_edit_lock')).not.toContainText('Unsaved');
  await expect(bar(page)).toContainText('2 unsaved changes');
  await toggle(page, 'enable_map_edit_lock');

  await bar(page).getByRole('button', { name: 'Review' }).click();
  const tray = page.getByRole('dialog', { name: '3 unsaved changes' });
  const entry = tray.getByRole('listitem').filter({ hasText: 'Company name' });
  await expect(entry).toContainText(/From\s*Kestrel Couriers\s*to\s*Falcon/);
  await expect(tray.getByRole('listitem').filter({ hasText: 'Lock map while editing' })).toContainText(
    /Yes.*No|On.*Off/,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the tray on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await entry.getByRole('button', { name: 'Undo the change of Company name' }).click();
  await expect(page.getByRole('dialog', { name: '2 unsaved changes' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Privacy policy URL', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'privacy_url')).toBeFocused();
  await bar(page).getByRole('button', { name: 'Discard all' }).click();
  const question = page.getByRole('dialog', { name: 'Discard 2 changes?' });
  await expectAccessible(page, 'a question', 'dialog');
  await question.getByRole('button', { name: 'Discard all' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(field(page, 'privacy_url')).toHaveValue('');
});

test('F069 F301 F302 the button says Save, Saving and Saved with a check, also after Ctrl+S in a field; the screen reads with GET, saves with one POST of the changes, and then requests only what is newer; provenance and resets are shown', async () => {
  const page = await product.visit('/version.json', staff);
  const calls: { method: string; query: URLSearchParams; body: unknown }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/api/providers/settings') return;
    calls.push({ method: request.method(), query: url.searchParams, body: request.postDataJSON() as unknown });
  });
  await page.goto(addressOf('provider_title'));
  await expect(field(page, 'provider_title')).toBeVisible();
  const { revision, provider_id } = await product.settings();
  calls.length = 0;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/providers/settings', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  await field(page, 'provider_title').fill('Falcon');
  await expect(bar(page).getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(bar(page).getByRole('button', { name: 'Saving' })).toBeVisible();
  answer();
  await expect(bar(page).getByRole('button', { name: 'Saved' }).locator('svg.tabler-icon-check')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const posts = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts).toEqual([{ provider_id, base_revision: revision, settings: { provider_title: 'Falcon' }, reset: [] }]);
  await product.save({ privacy_url: 'https://kestrel.test/elsewhere' });
  await expect(page.getByText('Changed elsewhere and updated here: Privacy policy URL.')).toBeVisible();
  const reads = calls.filter(({ method }) => method === 'GET').map(({ query }) => Number(query.get('since')));
  expect(reads.length).toBeGreaterThan(0);
  for (const since of reads) expect(since).toBeGreaterThanOrEqual(revision);

  await expect(row(page, 'provider_title')).toContainText('Modified by Sipho Staff, just now');
  await product.save({ provider_title: 'Kite Carriers' }, 'manager@kestrel.test');
  await expect(field(page, 'provider_title')).toHaveValue('Kite Carriers');
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, 'provider_title')).toContainText('Modified by Mpho Manager');
  await row(page, 'provider_title').getByRole('button', { name: 'Reset to empty' }).click();
  await expect(row(page, 'provider_title')).toContainText('Resets when you save.');
  await save(page);
  await expect(row(page, 'provider_title')).not.toContainText('Modified');
});
