/** Checks the current page against the WCAG 2.2 AA rules that can be automated, and that it fits its width. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from './expect.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The parts to check: only what covers the page, such as a dialog or menu, or the panel of a tab; the rest is checked once. */
const parts = { dialog: '[role="dialog"]', menu: '[role="menu"]', panel: '[role="tabpanel"]' } as const;

/** With thousands of texts in the same few colours, contrast takes longer than all other rules: check it on some of them. */
export const butContrast = ['color-contrast'];

export async function expectAccessible(
  page: Page,
  state: string,
  within?: keyof typeof parts,
  disabledRules: string[] = [],
): Promise<void> {
  // Between two frames, a page may be in a state that nobody sees: cards that just arrived are not measured yet.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  // The URL of a page changes before the page is rendered.
  await expect(page.locator('h1').first(), `${state}: the page has a heading`).toBeAttached();
  // Passing rules are not needed, and reporting all their elements takes longer than checking them.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Otherwise axe opens a separate page to combine the results of the frames.
    .setLegacyMode()
    .withTags(rules)
    .disableRules(disabledRules);
  if (within) axe.include(parts[within]);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      // Elements partially covered by a sticky header or bar can be scrolled into view.
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
