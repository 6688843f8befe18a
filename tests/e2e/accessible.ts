/** Checks what a page shows now by the WCAG 2.2 AA rules that a machine can check, and by whether it fits its width. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from './expect.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is checked: only what covers the page, a window or a menu, or the panel of a tab; the rest is checked where it is new. */
const parts = { dialog: '[role="dialog"]', menu: '[role="menu"]', panel: '[role="tabpanel"]' } as const;

/** Of thousands of texts in the same few colours the contrast takes longer to check than all the rest: check it on some of them. */
export const butContrast = ['color-contrast'];

export async function expectAccessible(
  page: Page,
  state: string,
  within?: keyof typeof parts,
  leftOut: string[] = [],
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The address of a page changes before the page is drawn.
  await expect(page.locator('h1').first(), `${state}: the page has a heading`).toBeAttached();
  // Nobody reads what is fine, and naming every place of it takes longer than checking it.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Otherwise a page of its own is opened for putting together what the frames found.
    .setLegacyMode()
    .withTags(rules)
    .disableRules(leftOut);
  if (within) axe.include(parts[within]);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      // What the stuck head or bar covers at the moment can be scrolled free.
      .filter(({ failureSummary }) => id !== 'target-size' || !failureSummary?.includes('partially obscured'))
      .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
  const { wide, inner } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }));
  expect(wide, `${state}: the page must not scroll sideways`).toBeLessThanOrEqual(inner);
}
