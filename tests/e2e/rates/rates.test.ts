/** Staff prepare next year's prices: a copy of the price list, a surcharge, and a trial calculation. */
import { test } from 'vitest';
import type { ReadTariffAnswer200 } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { onlyLong } from '../../variants.ts';

const product = await startProduct();

test('F006 F367 F370 a price list is copied, given a surcharge and tried out before it is used for any shipment', async () => {
  const page = await product.visit('/rates-and-estimates', { as: 'staff@kestrel.test' });
  await expect(page.getByRole('combobox', { name: 'Price list' })).toHaveValue(/, from \d\d [A-Z][a-z]+ \d{4}$/);
  await page.getByRole('button', { name: 'Copy price list' }).click();
  const copy = page.getByRole('dialog', { name: /^Copy Rates of/ });
  await copy.getByRole('textbox', { name: 'Name' }).fill('Next year');
  await copy.getByLabel('Valid from').fill('2027-06-01');
  await copy.getByRole('button', { name: 'Copy price list' }).click();
  await expect(copy).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Price list' })).toHaveValue('Next year, draft');

  await page.getByRole('tab', { name: 'Surcharges' }).click();
  await expect(page).toHaveURL(/list=\d+&tab=surcharges$/);
  await page.getByRole('button', { name: 'Add surcharge' }).click();
  const adding = page.getByRole('dialog', { name: 'Add surcharge' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Sand roads');
  await adding.getByRole('combobox', { name: 'Zones' }).click();
  await page.getByRole('option', { name: 'Kalahari' }).click();
  await adding.getByRole('textbox', { name: 'Charge', exact: true }).fill('80');
  await expectAccessible(page, 'a surcharge', 'dialog');
  await adding.getByRole('button', { name: 'Add surcharge' }).click();
  await expect(page.getByRole('row', { name: /Sand roads.*R 80\.00/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Service levels' }).click();
  await page.getByRole('button', { name: 'Add service level' }).click();
  const level = page.getByRole('dialog', { name: 'Add service level' });
  await expect(level.getByText('Monday', { exact: true })).toHaveCount(2);
  await expect(level).not.toContainText('no longer a choice');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remove price list' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  await page.getByRole('tab', { name: 'Try out' }).click();
  await page.getByRole('combobox', { name: 'Account' }).fill('Acme');
  await page.getByRole('option', { name: 'VIP Acme Trading' }).click();
  await page.getByRole('combobox', { name: 'From' }).fill('2196');
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('6970');
  const sizes = { Length: '20', Width: '20', Height: '10', Weight: '2' };
  for (const [name, value] of Object.entries(sizes))
    await page.getByRole('textbox', { name: new RegExp(name) }).fill(value);
  const prices = page.getByRole('list', { name: 'Prices' }).locator(':scope > li');
  await expect(prices.first()).toContainText('Charged weight 2 kg');
});

/** Someone else changes the economy rate from Johannesburg of the current price list. */
async function charge(to: string, base_charge: number): Promise<void> {
  const path = '/api/rates/revisions';
  const token = await product.token('staff@kestrel.test');
  const { tariff } = await requestJson<Required<ReadTariffAnswer200>>(product.port, path, { token });
  const today = wallClock(new Date()).date;
  const list = tariff.revisions
    .filter(({ valid_from, is_draft }) => valid_from <= today && is_draft !== true)
    .toSorted((one, other) => (one.valid_from < other.valid_from ? -1 : 1))
    .at(-1)!;
  const group = list.groups.find(({ is_default }) => is_default)!;
  const zone = (name: string) => tariff.zones.find((one) => one.name === name)!.id;
  const level = tariff.service_levels.find(({ name }) => name === 'Economy')!;
  const found = group.rates.find(
    ({ service_level_id, from_zone_id, to_zone_id }) =>
      service_level_id === level.id && from_zone_id === zone('Johannesburg') && to_zone_id === zone(to),
  );
  const rate = { rate_revision_id: list.id, rate_group_id: group.id, rate: { ...found, base_charge } };
  await requestJson(product.port, path, { token, method: 'PATCH', body: { rate } });
}

test.for(onlyLong)(
  'F367 a rate that someone else changed in the meantime, or that exists already, is neither overwritten nor removed unseen, and removed once',
  async () => {
    product.expectTrouble(/status of 409.*revisions/);
    const page = await product.visit('/rates-and-estimates', { as: 'staff@kestrel.test' });
    const row = (amount: string) =>
      page.getByRole('row', { name: new RegExp(`R ${amount}\\.00`), includeHidden: true });
    await page.getByRole('button', { name: 'Edit Economy, Johannesburg to Pretoria', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit rate' });
    await charge('Pretoria', 111);
    await expect(row('111')).toBeVisible();
    await edit.getByRole('textbox', { name: 'Included weight' }).fill('7');
    await edit.getByRole('button', { name: 'Save rate' }).click();
    await expect(edit).toContainText('Someone else changed the rates in the meantime');
    await expect(edit.getByRole('textbox', { name: 'Included weight' })).toHaveValue('7');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yes, leave' }).click();

    await page.getByRole('button', { name: 'Add rate' }).click();
    const adding = page.getByRole('dialog', { name: 'Add rate' });
    for (const [end, zone] of [
      ['From', 'Johannesburg'],
      ['To', 'Pretoria'],
    ] as const) {
      await adding.getByRole('combobox', { name: end, exact: true }).click();
      await page.getByRole('option', { name: zone, exact: true }).click();
    }
    await adding.getByRole('textbox', { name: 'Charge', exact: true }).fill('1');
    await adding.getByRole('textbox', { name: 'Included weight' }).fill('1');
    await adding.getByRole('button', { name: 'Add rate' }).click();
    await expect(adding).toContainText('already has a rate');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yes, leave' }).click();

    const toDurban = page.getByRole('button', { name: 'Remove Economy, Johannesburg to Durban', exact: true });
    const remove = page.getByRole('button', { name: 'Remove rate' });
    await toDurban.click();
    await charge('Durban', 222);
    await expect(row('222')).toBeVisible();
    // The toast may be gone by the time that a slow machine is done with the click.
    const refused = expect(page.getByText('Someone else changed the rates in the meantime.')).toBeVisible();
    await remove.click();
    await refused;
    await toDurban.click();
    await charge('Cape Town', 333);
    await expect(row('333')).toBeVisible();
    let removals = 0;
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('revisions')) removals += 1;
    });
    await remove.dblclick();
    await expect(row('222')).toHaveCount(0);
    expect(removals).toBe(1);
  },
);

test('a new rate asks only what its formula needs and is never free by mistake, takes at most 50 pasted steps, and what the server refuses at the top of a long dialog is focused', async () => {
  product.expectTrouble(/status of 422.*revisions/);
  const page = await product.visit('/rates-and-estimates', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Add rate' }).click();
  const adding = page.getByRole('dialog', { name: 'Add rate' });
  const amount = adding.getByRole('textbox', { name: 'Charge', exact: true });
  await expect(adding.getByRole('combobox', { name: 'Service level' })).toBeFocused();
  await adding.getByRole('radio', { name: 'No rate' }).click();
  await expect(amount).toBeHidden();
  await adding.getByRole('radio', { name: 'Formula' }).click();
  await adding.getByRole('textbox', { name: 'Included weight' }).fill('5');
  await adding.getByRole('button', { name: 'Add rate' }).click();
  await expect(adding).toContainText('Enter a charge, or add a step with a charge per kg.');
  await expect(amount).toBeFocused();
  await amount.fill('99999999999');
  await adding.getByRole('button', { name: 'Add rate' }).click();
  await expect(adding).toContainText('Must be at most R 1 000 000.');
  await adding.getByRole('button', { name: 'Add step' }).click();
  await page.locator(':focus').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', Array.from({ length: 60 }, (_, at) => `${100 + at}\t1`).join('\n'));
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(adding.getByRole('button', { name: 'At most 50' })).toBeVisible();
  await expect(page.getByText(/rows don’t fit and weren’t pasted: there can be at most 50\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Yes, leave' }).click();

  await page.getByRole('tab', { name: 'Service levels' }).click();
  await page.getByRole('button', { name: 'Edit Economy', exact: true }).click();
  const level = page.getByRole('dialog', { name: 'Edit Economy' });
  await level.getByRole('textbox', { name: 'Code' }).fill('LOX');
  await level.getByRole('button', { name: 'Save service level' }).click();
  await expect(level).toContainText('Another service level has the code LOX.');
  await expect(level.getByRole('textbox', { name: 'Code' })).toBeFocused();
});

test('on a phone the rates begin with those from one zone, and all are a click away', async () => {
  const page = await product.visit('/rates-and-estimates', { as: 'staff@kestrel.test', width: 390 });
  const edits = page.getByRole('button', { name: /^Edit Economy, / });
  await expect(edits.first()).toBeVisible();
  const some = await edits.count();
  expect(await page.getByRole('button', { name: /^Edit Economy, Johannesburg to / }).count()).toBe(some);
  const from = page.getByRole('combobox', { name: 'From' });
  await expect(from).toHaveValue('Johannesburg');
  await from.fill('Pretoria');
  await page.getByRole('option', { name: 'Pretoria' }).click();
  await expect(page.getByRole('button', { name: /^Edit Economy, Pretoria to / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit Economy, Johannesburg to / })).toHaveCount(0);
});
