/** The layout of setting rows is stable. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { field, keysIn, row } from '../../e2e/settings/settings-page.ts';
import { catalogue } from '#generated/catalogue.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import { variants } from '../../variants.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };
const settings: Readonly<Record<string, Setting>> = catalogue.settings;

/** Settings that show or hide others are expected to move things. */
const conditions = JSON.stringify(Object.values(settings).map(({ visible_when }) => visible_when));

/** Positions of everything in the tab that can be clicked, typed into or read: by row, in pixels from the tab list. */
function geometry(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const places: Record<string, string> = {};
    const start = document.querySelector('[role="tablist"]')?.getBoundingClientRect().top ?? 0;
    const note = (name: string, element: Element): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      places[name] = [left, top - start, width, height].map(Math.round).join(' ');
    };
    for (const tab of document.querySelectorAll('[role="tab"]')) note(tab.id, tab);
    for (const one of document.querySelectorAll<HTMLElement>('[data-setting]')) {
      note(one.dataset['setting'] ?? '', one);
      const parts = one.querySelectorAll('label, input:not([type="hidden"]), textarea, button[aria-haspopup="menu"]');
      parts.forEach((part, index) => note(`${one.dataset['setting']} ${index}`, part));
    }
    return places;
  });
}

async function wholeTab(page: Page, some: number): Promise<readonly string[]> {
  await expect.poll(async () => (await keysIn(page)).length).toBeGreaterThanOrEqual(some);
  return keysIn(page);
}

test.for(variants(390, 1440, 1200))('a change moves no layout, at %i pixels', async (width) => {
  const page = await product.visit('/settings?tab=driver&section=driver_settings', { ...staff, width });
  const keys = (await wholeTab(page, 30)).filter(
    (key) => settings[key]?.widget === 'switch' && !conditions.includes(key),
  );
  expect(keys.length).toBeGreaterThan(9);
  const before = await geometry(page);
  for (const key of keys) {
    const input = row(page, key as never).getByRole('switch');
    const was = await input.isChecked();
    await input.locator('xpath=..').click();
    await expect(input).toBeChecked({ checked: !was });
  }
  await expect.poll(() => geometry(page)).toEqual(before);
  await field(page, 'latest_driver_app_version').fill('9.9.9');
  await row(page, 'driver_pod2').getByLabel('Heading in driver app').fill('Gate 2');
  await expect(row(page, 'latest_driver_app_version')).toContainText('Unsaved');
  await expect.poll(() => geometry(page)).toEqual(before);
});
