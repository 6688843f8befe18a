/** As many settings as possible fit on a screen, in stable columns. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
import { catalogue } from '#generated/catalogue.ts';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { keysIn, row } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };
const settings: Readonly<Record<string, Setting>> = catalogue.settings;

async function wholeTab(page: Page, some: number): Promise<readonly string[]> {
  await expect.poll(async () => (await keysIn(page)).length).toBeGreaterThanOrEqual(some);
  return keysIn(page);
}

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
