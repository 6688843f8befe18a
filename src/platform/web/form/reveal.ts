/** Brings a place of the settings into view: jumps there, focuses what can be typed into, and marks it for a moment. */

import { fieldIdOf, rowIdOf, sectionIdOf } from './ids.ts';
import { bringIntoSight } from './rows/rows-in-sight.ts';

const focusable = 'input, textarea, button, select, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** The element itself where it can be typed into, else the first such one inside. */
export function inputIn(element: Element | null): HTMLElement | null {
  if (element instanceof HTMLElement && element.matches(focusable)) return element;
  return element?.querySelector<HTMLElement>(focusable) ?? null;
}

function inputOf(row: HTMLElement, key: string): HTMLElement | null {
  const field = document.getElementById(fieldIdOf(key));
  return inputIn(field && row.contains(field) ? field : row);
}

/** What stands in for an editor that is still being fetched. */
export const toCome = '[data-to-come]';

/** Focuses the editor of a setting; answers whether its row is on the page, and its editor too. */
export function revealSetting(key: string): boolean {
  const row = document.getElementById(rowIdOf(key));
  if (!row) return false;
  bringIntoSight(row);
  row.scrollIntoView({ block: 'center' });
  if (row.querySelector(toCome)) return false;
  // Whoever opened a window meanwhile types into that.
  const elsewhere = document.activeElement?.closest('[role="dialog"]');
  if (!elsewhere || elsewhere.contains(row)) inputOf(row, key)?.focus({ preventScroll: true });
  return true;
}

/** Brings the head of a section to the top; answers whether it is on the page. */
export function revealSection(section: string): boolean {
  const head = document.getElementById(sectionIdOf(section));
  if (!head) return false;
  head.scrollIntoView({ block: 'start' });
  return true;
}

/**
 * Calls `attempt` at each frame until it answers true or what it waits for has had time to load, even on a slow machine. Anybody who
 * begins to work meanwhile, with a key or a pointer, is left where they are.
 */
export function untilThere(attempt: () => boolean): () => void {
  let frame = 0;
  const until = performance.now() + 20_000;
  const working = new AbortController();
  const stop = (): void => {
    cancelAnimationFrame(frame);
    working.abort();
  };
  const go = (): void => {
    if (attempt() || performance.now() >= until) stop();
    else frame = requestAnimationFrame(go);
  };
  for (const sign of ['keydown', 'pointerdown', 'wheel']) {
    window.addEventListener(sign, stop, { capture: true, passive: true, signal: working.signal });
  }
  frame = requestAnimationFrame(go);
  return stop;
}
