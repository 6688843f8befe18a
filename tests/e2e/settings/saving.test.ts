/** The save bar and the tray: what has changed, from what to what, undo, and the labels while saving. */
import { expect } from '../expect.ts';
import { beforeEach, test } from 'vitest';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, fill, find, row, save, toggle } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

beforeEach(() => product.save({ provider_title: 'Kestrel Couriers', privacy_url: null, enable_map_edit_lock: null }));

test('F298 F299 each changed setting is marked and shows its stored value beside the new one; so does the form as a whole', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
  await expect(bar(page)).toHaveCount(0);
  await field(page, 'provider_title').fill('Falcon');
  await expect(row(page, 'provider_title')).toContainText('Unsaved');
  await expect(row(page, 'provider_title')).toContainText('Was: Kestrel Couriers');
  await expect(bar(page)).toContainText('1 unsaved change');
  await fill(page, 'privacy_url', 'https://kestrel.test/privacy');
  await expect(bar(page)).toContainText('2 unsaved changes');
  await field(page, 'privacy_url').fill('');
  await expect(row(page, 'privacy_url')).not.toContainText('Unsaved');
  await expect(bar(page)).toContainText('1 unsaved change');
  expect((await product.settings()).settings['provider_title']).toBe('Kestrel Couriers');
  await find(page, 'provider_title');
  await row(page, 'provider_title').getByRole('button', { name: /^Undo/ }).click();
  await expect(field(page, 'provider_title')).toHaveValue('Kestrel Couriers');
  await expect(bar(page)).toHaveCount(0);
});

test('the tray lists every change with old and new value, links to it, and undoes one or all', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
  await field(page, 'provider_title').fill('Falcon');
  await fill(page, 'privacy_url', 'https://kestrel.test/privacy');
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  const tray = page.getByRole('dialog', { name: '3 unsaved changes' });
  const entry = tray.getByRole('listitem').filter({ hasText: 'Company name' });
  await expect(entry).toContainText(/From\s*Kestrel Couriers\s*to\s*Falcon/);
  await expect(tray.getByRole('listitem').filter({ hasText: 'Lock map while editing' })).toContainText(
    /Yes.*No|On.*Off/,
  );
  await entry.getByRole('button', { name: 'Undo the change of Company name' }).click();
  await expect(page.getByRole('dialog', { name: '2 unsaved changes' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Privacy policy URL', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'privacy_url')).toBeFocused();
  await bar(page).getByRole('button', { name: 'Discard all' }).click();
  await page.getByRole('dialog', { name: 'Discard 2 changes?' }).getByRole('button', { name: 'Discard all' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(field(page, 'privacy_url')).toHaveValue('');
});

test('F069 F301 the button says Save, Saving and Saved with a check; Ctrl+S saves from inside a field', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
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
  const done = bar(page).getByRole('button', { name: 'Saved' });
  await expect(done).toBeVisible();
  await expect(done.locator('svg.tabler-icon-check')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect((await product.settings()).settings['provider_title']).toBe('Falcon');
});

test('F302 the screen reads with GET, saves with one POST of the changes, and then requests only what is newer', async () => {
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
  await field(page, 'provider_title').fill('Falcon');
  await save(page);
  const posts = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts).toEqual([{ provider_id, base_revision: revision, settings: { provider_title: 'Falcon' }, reset: [] }]);
  await product.save({ privacy_url: 'https://kestrel.test/elsewhere' });
  await expect(page.getByText('Changed elsewhere and updated here: Privacy policy URL.')).toBeVisible();
  const reads = calls.filter(({ method }) => method === 'GET').map(({ query }) => Number(query.get('since')));
  expect(reads.length).toBeGreaterThan(0);
  for (const since of reads) expect(since).toBeGreaterThanOrEqual(revision);
});

test('provenance is shown; a reset shows the resulting value, and a value equal to the default counts as set', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
  await field(page, 'provider_title').fill('Courier portal');
  await save(page);
  await expect(row(page, 'provider_title')).toContainText('Modified by Sipho Staff, just now');
  await expect(row(page, 'provider_title')).toContainText('Modified');
  await row(page, 'provider_title')
    .getByRole('button', { name: /^Reset to Courier portal/ })
    .click();
  await expect(row(page, 'provider_title')).toContainText('Resets when you save.');
  await save(page);
  await expect(row(page, 'provider_title')).not.toContainText('Modified');
  const { settings } = await product.settings();
  expect(settings['provider_title']).toBe('Courier portal');
});

test('a value changed in another browser appears in an open form without a reload', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
  await expect(field(page, 'provider_title')).toHaveValue('Kestrel Couriers');
  await product.save({ provider_title: 'From elsewhere' }, 'manager@kestrel.test');
  await expect(field(page, 'provider_title')).toHaveValue('From elsewhere');
  await expect(bar(page)).toHaveCount(0);
  await expect(row(page, 'provider_title')).toContainText('Modified by Mpho Manager');
});

test('“About this setting” shows conditions, permission and storage scope', async () => {
  const page = await product.visit(addressOf('support_whatsapp_number'), staff);
  await row(page, 'support_whatsapp_number')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'About this setting' }).click();
  const about = page.getByRole('dialog', { name: /WhatsApp number for support/ });
  await expect(about).toContainText('WhatsApp is on');
  await expect(about).toContainText('Change settings');
  await expect(about).toContainText('support_whatsapp_number');
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
});
