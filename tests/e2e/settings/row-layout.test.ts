/** The layout of setting rows: stable columns, and as many settings per screen as fit. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { field, keysIn, row } from './settings-page.ts';
import { catalogue } from '#generated/catalogue.ts';
import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
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

test('eight simple settings fit on a screen, label and help on the left, control on the right, (Optional) only in sections with required fields', async () => {
  const page = await product.visit('/settings?tab=driver', staff);
  await wholeTab(page, 30);
  const inSight = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-setting]')].filter(
        (one) => one.getBoundingClientRect().bottom <= window.innerHeight,
      ).length,
  );
  expect(inSight).toBeGreaterThanOrEqual(8);

  const oneLine = new Set(['switch', 'text', 'number', 'email', 'phone', 'url', 'select', 'time', 'date']);
  const together = new Set(
    Object.values<Section>(catalogue.sections).flatMap((section) => [...laidOutTogether(section)]),
  );
  const shown = await page.getByRole('tab').allTextContents();
  for (const { id, title } of catalogue.tabs.filter((tab) => shown.includes(tab.title))) {
    await page.getByRole('tab', { name: title }).click();
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
    if (id === 'general') {
      // Only in sections that also have required fields.
      await expect(row(page, 'terms_url')).not.toContainText('(Optional)');
      await expect(row(page, 'favicon_url')).toContainText('(Optional)');
    }
    const rows = await page.locator('[data-setting]').evaluateAll((all) =>
      all.map((one) => {
        const end = (part: string): number => one.querySelector(part)?.getBoundingClientRect().right ?? 0;
        const { height, right } = one.getBoundingClientRect();
        const key = (one as HTMLElement).dataset['setting'] ?? '';
        return { key, height, label: end('label'), menu: right - end('button[aria-label^="More about"]') };
      }),
    );
    const simple = rows.filter(
      ({ key }) => oneLine.has(settings[key]?.widget ?? '') && settings[key]?.tab === id && !together.has(key),
    );
    const high = simple.reduce((sum, { height }) => sum + height, 0) / (simple.length || 1);
    // What remains of 900 pixels below the heading of the section that was opened.
    expect(high * 8, id).toBeLessThan(900 - 160);
    expect(new Set(simple.map(({ menu }) => Math.round(menu))).size, id).toBeLessThanOrEqual(1);
  }
});
