/** Lists and nested values: an invalid entry is marked alone, blank ones are ignored, and the save bar never covers the field in use. */
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { addressOf, bar, field, find, row, save } from './settings-page.ts';
import { onlyLong, variants } from '../../variants.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test.for(onlyLong)(
  'Enter adds an entry, Backspace removes a blank one, only the invalid one is marked, and blank ones are not saved; a button behind the bar receives the click',
  async () => {
    await product.save({ rejection_reasons: ['Vehicle is full', 'Outside my area'] });
    const page = await product.visit(addressOf('rejection_reasons'), { ...staff, height: 700 });
    const list = row(page, 'rejection_reasons');
    const reason = (at: number) => list.getByLabel(`Item ${at}`, { exact: true });
    const marked = list.locator('input[aria-invalid="true"]');
    await reason(1).focus();
    await page.keyboard.press('Enter');
    await expect(reason(2)).toBeFocused();
    await page.keyboard.type('x'.repeat(130));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(reason(4)).toBeFocused();
    await expect(marked).toHaveCount(1);
    await expect(reason(2)).toHaveAttribute('aria-invalid', 'true');
    const border = (at: number) => reason(at).evaluate((input) => getComputedStyle(input).borderColor);
    expect(await border(3)).toBe(await border(1));
    expect(await border(2)).not.toBe(await border(1));
    await page.keyboard.press('Backspace');
    await expect(reason(3)).toBeFocused();
    await expect(reason(5)).toHaveCount(0);
    await reason(2).fill('Gate is locked');
    await save(page);
    const { settings } = await product.settings();
    expect(settings['rejection_reasons']).toEqual(['Vehicle is full', 'Gate is locked', 'Outside my area']);
    await expect(reason(4)).toHaveCount(0);

    // A button that moves when the bar appears still receives the click.
    await expect(bar(page)).toHaveCount(0);
    await list.getByLabel('Item 1', { exact: true }).fill('Vehicle is full already');
    await expect(bar(page)).toBeVisible();
    const add = list.getByRole('button', { name: 'Add item' });
    const before = await list.getByRole('textbox').count();
    // Its lower half is behind the bar, so the row moves when it gets the focus.
    await add.evaluate((button) => {
      const top = document.querySelector('[aria-label="Unsaved changes"]')?.getBoundingClientRect().top ?? 0;
      const { bottom, height } = button.getBoundingClientRect();
      window.scrollBy({ top: bottom - height / 2 - top });
    });
    const { x, y, width, height } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 4);
    await page.mouse.down();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.mouse.up();
    await expect(list.getByRole('textbox')).toHaveCount(before + 1);
  },
);

test('F064 an empty address has no link to open, a browser that blocks new tabs is explained, and chips leave no empty line', async () => {
  const page = await product.visit(addressOf('privacy_url'), staff);
  const open = row(page, 'privacy_url').getByRole('button', { name: /^Open/ });
  await field(page, 'privacy_url').fill('');
  await expect(open).toHaveCount(0);
  await field(page, 'privacy_url').fill('www.kestrel.test');
  await expect(open).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await open.click();
  const blocked = page.getByRole('dialog', { name: `Popups are blocked for ${new URL(product.kestrel).host}` });
  await expect(blocked).toContainText('The link could not be opened.');
  for (const name of ['Chrome', 'Firefox', 'Safari'])
    await expect(blocked.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await blocked.getByRole('button', { name: 'Okay, thanks' }).click();
  await expect(blocked).toHaveCount(0);

  await product.save({ international_collection_countries: ['ZA', 'NA', 'BW'] });
  await find(page, 'international_collection_countries');
  const chips = row(page, 'international_collection_countries').locator('.mantine-Pill-root');
  await expect(chips).toHaveCount(3);
  const tops = () => chips.evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size);
  const box = row(page, 'international_collection_countries').locator('.mantine-MultiSelect-input');
  // Each line of chips is as high as an input of one line.
  expect((await box.boundingBox())?.height).toBeLessThan(36 * (await tops()) + 4);
});

test.for(variants(390, 1440))(
  'the bar with unsaved changes never covers the row in use, at %i pixels',
  async (width) => {
    const page = await product.visit('/settings?tab=driver', { ...staff, width, height: 700 });
    await row(page, 'driver_force_alternative_reference').getByRole('switch').press('Space');
    await expect(bar(page)).toBeVisible();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const focused = document.activeElement;
        const box = document.querySelector('[aria-label="Unsaved changes"]');
        const whole = focused?.closest('[data-setting]');
        if (!focused || !box || !whole) return undefined;
        const top = box.getBoundingClientRect().top;
        const tall = whole.getBoundingClientRect().height > top / 2;
        return (tall ? focused : whole).getBoundingClientRect().bottom > top ? whole.id : undefined;
      });
      expect(covered).toBeUndefined();
    }
  },
);
