/** Judges what a page shows now by the WCAG 2.2 AA rules that a machine can judge, and by whether it fits its width. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `within`: only what covers the page, a window or a menu; the page beneath it is judged where it is in sight. */
export async function expectAccessible(page: Page, state: string, within?: 'dialog' | 'menu'): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const axe = new AxeBuilder({ page }).withTags(rules);
  if (within) axe.include(`[role="${within}"]`);
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
