/** Checks the current page against the WCAG 2.2 AA rules that can be automated, and that it fits its width. */
import { AxeBuilder } from '@axe-core/playwright';
import { source } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './expect.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The parts to check: only what covers the page, such as a dialog or menu, or the panel of a tab; the rest is checked once. */
const parts = { dialog: '[role="dialog"]', menu: '[role="menu"]', panel: '[role="tabpanel"]' } as const;

/** A document that was checked before has axe already. Contrast is checked on what `sampleContrast` has chosen. */
const axeSource = `if (!window.axe) { ${source};
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] }); }`;

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
  await Promise.all(page.frames().map((frame) => frame.evaluate(sampleContrast)));
  // Passing rules are not needed, and reporting all their elements takes longer than checking them.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    // Otherwise axe opens a separate page to combine the results of the frames.
    .setLegacyMode()
    .withTags(rules)
    // Only lists what a person should look at, and takes a third of the time.
    .disableRules(['hidden-content', ...disabledRules]);
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

/**
 * Marks the first, the middle and the last text of each combination of colours and font. Hundreds of texts in the same few
 * colours take longer than all other rules. Runs in the page.
 */
function sampleContrast(): void {
  const surfaces = new WeakMap<Element, string>();
  /** What the text of an element is drawn on. What is positioned may be over something else than what contains it. */
  const surfaceOf = (element: Element | null): string => {
    if (!element) return '';
    const known = surfaces.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join(' ');
    const isClear = own === 'rgba(0, 0, 0, 0) none 1';
    const isPlaced = position !== 'static' && position !== 'relative';
    const under = surfaceOf(element.parentElement);
    const surface = [under, isClear ? '' : own, isPlaced ? `${position} ${element.getAttribute('class')}` : ''].join(
      '/',
    );
    const result = isClear && !isPlaced ? under : surface;
    surfaces.set(element, result);
    return result;
  };
  const alike = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-contrast');
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!isText && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"], label:has(:disabled)') !== null;
    const key = [surfaceOf(element), color, fontSize, fontWeight, textShadow, isDisabled].join('|');
    alike.set(key, [...(alike.get(key) ?? []), element]);
  }
  for (const texts of alike.values())
    for (const at of [0, Math.floor(texts.length / 2), texts.length - 1]) texts[at]?.setAttribute('data-contrast', '');
}
