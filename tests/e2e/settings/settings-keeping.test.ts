/** Settings over time: history and rollback, export and import as a file, and scheduled changes. */
import { text } from 'node:stream/consumers';
import { expect } from '../expect.ts';
import { test } from 'vitest';
import type { SettingsFile } from '#generated/types.ts';
import { parseKeyRing } from '#platform/server/db/secrets.ts';
import { applySettingsSchedule } from '#modules/settings/server/schedules/apply-schedule-job.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { secretKey, startProduct } from '../product.ts';
import { addressOf, bar, field, row } from './settings-page.ts';
import { onlyLong } from '../../variants.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('compare two revisions from the history of a setting, and roll back', async () => {
  await product.save({ provider_title: 'Kestrel Express', map_default_zoom: 7 });
  await product.save({ provider_title: 'Falcon Freight', theme_text: '#112233' }, 'manager@kestrel.test');
  await product.save({ map_default_zoom: 12 });

  const page = await product.visit(addressOf('provider_title'), staff);
  await row(page, 'provider_title').getByRole('button', { name: 'More about Company name' }).click();
  await page.getByRole('menuitem', { name: 'Show history' }).click();
  await expect(page.getByRole('heading', { name: 'History of Company name' })).toBeVisible();
  const revisions = page.getByRole('list', { name: 'History' }).locator('[data-revision]');
  await expect(revisions.first()).toContainText(/Mpho Manager.*Now.*Kestrel Express.*Falcon Freight/s);
  await expect(revisions.nth(1)).toContainText(/Sipho Staff.*Kestrel Couriers.*Kestrel Express/s);

  await page.getByRole('link', { name: 'Show history of all settings' }).click();
  await expect(revisions.first()).toContainText('Default zoom level');
  await revisions.nth(2).getByRole('button', { name: 'Compare with now' }).click();
  await expect(page).toHaveURL(/[?&]from=\d+&to=now/);
  const compared = page.getByRole('dialog', { name: 'Compare revisions' });
  await expect(compared.locator('[data-change]')).toHaveCount(3);
  await expect(compared.locator('[data-change="provider_title"]')).toContainText(/Kestrel Express.*Falcon Freight/s);
  await page.reload();
  await expect(compared.locator('[data-change]')).toHaveCount(3);
  await expectAccessible(page, 'history with two moments compared');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/from=/);

  await revisions.nth(2).getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: /^Restore this/ });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const before = await cancel.boundingBox();
  await expect(dialog.locator('[data-change="map_default_zoom"]')).toContainText(/12.*7/s);
  expect((await cancel.boundingBox())?.y, 'the dialog is as high as while it loaded').toBe(before?.y);
  await dialog.getByRole('button', { name: 'Restore 3 settings' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(revisions.first()).toContainText('Rollback');
  expect((await product.settings()).settings).toMatchObject({ provider_title: 'Kestrel Express', map_default_zoom: 7 });
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await revisions.nth(3).getByRole('button', { name: 'Compare with now' }).click();
  await expect(compared).toContainText('No differences.');
  await page.keyboard.press('Escape');
  await expect(revisions.nth(3).getByRole('button', { name: 'Compare with now' })).toBeFocused();

  // One of the changes that the rollback made.
  await revisions.first().getByRole('button', { name: 'Undo the change of Default zoom level' }).click();
  const undoing = page.getByRole('dialog', { name: 'Undo this change?' });
  await expect(undoing.locator('[data-change]')).toHaveCount(1);
  await undoing.getByRole('button', { name: 'Undo change' }).click();
  await expect(undoing).toHaveCount(0);
  await expect(revisions.first().locator('[data-change]')).toHaveCount(1);
  expect((await product.settings()).settings).toMatchObject({
    provider_title: 'Kestrel Express',
    map_default_zoom: 12,
  });
});

test('a file is exported, previewed and imported as previewed', async () => {
  await product.save({ provider_title: 'Kestrel Express' });
  const page = await product.visit('/settings', staff);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export and import' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download settings' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^settings-kestrel-couriers-dev-.*\.json$/);
  const file = JSON.parse(await text(await download.createReadStream())) as SettingsFile;
  const changed = {
    ...file,
    settings: { ...file.settings, provider_title: 'Kite Carriers', theme_text: 'sky', old_one: 1 },
  };
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({
      name: 'settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    });
  await expect(page.getByText(/^From Kestrel Couriers \(dev\), exported just now/)).toBeVisible();
  const changes = page.getByRole('region', { name: '1 setting will change' });
  await expect(changes.locator('[data-change="provider_title"]')).toContainText(/Kestrel Express.*Kite Carriers/s);
  const skipped = page.getByRole('region', { name: '2 settings will be skipped' });
  await expect(skipped).toContainText(
    /old_one.*This setting doesn’t exist here\..*Text colour.*Enter a colour.*Value: sky/s,
  );
  await expectAccessible(page, 'dry run of an import');
  await page.getByRole('button', { name: 'Import 1 setting' }).click();
  await page.getByRole('link', { name: 'View in history' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(/Import.*Kite Carriers/s);
  expect((await product.settings()).settings['provider_title']).toBe('Kite Carriers');
});

/** Moves a scheduled change a week into the past. */
async function waitAWeek(id: number): Promise<void> {
  const job = applySettingsSchedule({
    access: product.database.app,
    keys: parseKeyRing(secretKey),
    clock: () => new Date(Date.now() + 7 * 86_400_000),
  });
  const { provider_id } = await product.settings();
  const payload = { provider_id, data: { schedule_id: id } };
  await job.run(product.database.worker, payload, {} as Parameters<typeof job.run>[2]);
}

test('a change is scheduled, suspended by a conflict, and saved after review', async () => {
  const page = await product.visit(addressOf('provider_title'), staff);
  await field(page, 'provider_title').fill('Heron Haulage');
  await bar(page).getByRole('button', { name: 'Save later…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save later' });
  await expect(dialog.getByLabel('When')).toBeFocused();
  await dialog.getByLabel('When').fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: 'Schedule 1 change' }).click();
  await expect(dialog).toContainText('Choose a time in the future.');
  await dialog.getByLabel('When').fill(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T08:00`);
  await dialog.getByLabel('Note').fill('New brand');
  await dialog.getByRole('button', { name: 'Schedule 1 change' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  const before = (await product.settings()).settings['provider_title'];
  await expect(field(page, 'provider_title')).toHaveValue(String(before));
  await expect(row(page, 'provider_title')).toContainText(
    /Scheduled for .*08:00 by Sipho Staff: changes it to Heron Haulage\./,
  );

  await product.save({ provider_title: 'Ibis Express' }, 'manager@kestrel.test');
  await page.goto('/settings/planned');
  const schedule = page.getByRole('listitem', { name: 'Company name' });
  await expect(schedule).toContainText(/Scheduled.*by Sipho Staff.*New brand.*Ibis Express.*Heron Haulage/s);
  await waitAWeek(Number(await schedule.getAttribute('data-schedule')));
  await page.reload();
  await expect(schedule).toContainText(/Suspended.*Company name was changed in the meantime by Mpho Manager\./s);
  await expectAccessible(page, 'a suspended change');
  await schedule.getByRole('button', { name: 'Save now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save now' }).click();
  await expect(schedule).toContainText(/Saved by Sipho Staff/);
  expect((await product.settings()).settings['provider_title']).toBe('Heron Haulage');
});

test.for(onlyLong)(
  'for an account too: the scope stays in every URL, and revisions are given by date and time',
  async () => {
    const { revision } = await product.settings();
    const token = await product.token('staff@kestrel.test');
    const change = { scope: { kind: 'account', id: 2 }, base_revision: revision };
    const send = (path: string, body: object): Promise<unknown> =>
      requestJson(product.port, `/api/providers/settings${path}`, { token, body: { ...change, ...body } });
    await send('/schedules', { run_at: new Date(Date.now() + 86_400_000), settings: { enable_cost_centers: true } });
    await send('', { settings: { auto_add_address_book: true } });

    const page = await product.visit('/settings?scope=account&id=2', staff);
    const open = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name }).click();
      await expect(page.getByRole('combobox', { name: 'Settings for' })).toHaveValue(/^Acme Trading/);
      await expect(page).toHaveURL(/scope=account&id=2/);
    };
    await open('History and rollback');
    await expect(page.getByRole('list', { name: 'History' })).toContainText(/Save addresses.*Off.*On/s);
    await page.getByRole('button', { name: 'Compare revisions' }).click();
    const compared = page.getByRole('dialog', { name: 'Compare revisions' });
    await compared.getByLabel('Before: date and time').fill('2020-01-01T08:00');
    await expect(page).toHaveURL(/from=2020-01-01T08/);
    await expect(compared.locator('[data-change="auto_add_address_book"]')).toContainText(/Off.*On/s);
    await compared.getByRole('combobox', { name: 'After' }).click();
    await page.getByRole('option', { name: 'Date and time…' }).click();
    await compared.getByLabel('After: date and time').fill('2020-01-02T08:00');
    await expect(compared).toContainText('No differences.');
    await compared.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
    await open('Scheduled changes');
    await expect(page.getByRole('listitem', { name: 'Cost centres' })).toContainText(/by Sipho Staff/);
    await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
    await open('Export and import');
    await expect(page.getByRole('main')).toContainText('All settings of this account');
  },
);
