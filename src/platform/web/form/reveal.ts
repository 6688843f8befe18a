/** Brings a setting or section into view: scrolls to it, focuses its input, and highlights it for a moment. */

import { fieldIdOf, rowIdOf, sectionIdOf } from './ids.ts';
import { bringIntoSight } from './rows/rows-in-sight.ts';

/** Without the handles that move rows, which come before the inputs of their row. */
const focusable =
  'input, textarea, button:not([aria-roledescription]), select, [contenteditable="true"], [tabindex]:not([tabindex="-1"], [aria-roledescription])';

/** The element itself if it is an input, else the first input inside it; of a group of radio buttons the chosen one, as Tab does. */
export function inputIn(element: Element | null): HTMLElement | null {
  if (element instanceof HTMLElement && element.matches(focusable)) return element;
  const first = element?.querySelector<HTMLElement>(focusable) ?? null;
  return first?.matches('[type="radio"]') ? (element?.querySelector<HTMLElement>(':checked') ?? first) : first;
}

function inputOf(row: HTMLElement, key: string): HTMLElement | null {
  const field = document.getElementById(fieldIdOf(key));
  return inputIn(field && row.contains(field) ? field : row);
}

/** Placeholder of an editor that is still loading. */
export const toCome = '[data-to-come]';

/** Scrolls to the row of a setting, and returns it if it is on the page. */
export function scrollToSetting(key: string): HTMLElement | null {
  const row = document.getElementById(rowIdOf(key));
  const shown = row ?? lateRowOf(key);
  bringIntoSight(shown);
  // The middle of a row that is taller than the window would hide its title, its error and its first input.
  const isTall = (shown?.offsetHeight ?? 0) > window.innerHeight / 2;
  shown?.scrollIntoView({ block: isTall ? 'start' : 'center' });
  return row;
}

/** The row of a long table that the field is in, while it is not drawn yet: in view it is drawn at once. */
function lateRowOf(key: string): HTMLElement | null {
  const field = fieldIdOf(key);
  const late = [...document.querySelectorAll<HTMLElement>('[data-late]')];
  return late.find(({ dataset }) => field.startsWith(`${dataset['late']}-`)) ?? null;
}

/** Focuses the editor of a setting; returns whether its row and its editor are on the page. */
export function revealSetting(key: string): boolean {
  const row = scrollToSetting(key);
  if (!row || row.querySelector(toCome)) return false;
  // The user may have opened a dialog meanwhile, which keeps the focus.
  const elsewhere = document.activeElement?.closest('[role="dialog"]');
  if (!elsewhere || elsewhere.contains(row)) inputOf(row, key)?.focus({ preventScroll: true });
  return true;
}

/** Focuses the editor of a setting as soon as it is there. */
export function revealWhenThere(key: string): void {
  if (!revealSetting(key)) untilThere(() => revealSetting(key));
}

/** Scrolls the heading of a section to the top; returns whether it is on the page. */
export function revealSection(section: string): boolean {
  const head = document.getElementById(sectionIdOf(section));
  if (!head) return false;
  head.scrollIntoView({ block: 'start' });
  return true;
}

const patienceMs = 20_000;

/** Calls `work` once when the user presses a key or a pointer, or turns the wheel; `signal` ends that. */
function onceUserActs(work: () => void, signal: AbortSignal): void {
  for (const sign of ['keydown', 'pointerdown', 'wheel'])
    window.addEventListener(sign, work, { capture: true, passive: true, signal });
}

/**
 * Calls `attempt` at each frame until it returns true or a timeout that allows for slow machines. Stops when the user
 * presses a key or a pointer meanwhile, so that the focus is not taken from them.
 */
export function untilThere(attempt: () => boolean): () => void {
  let frame = 0;
  const until = performance.now() + patienceMs;
  const working = new AbortController();
  const stop = (): void => {
    cancelAnimationFrame(frame);
    working.abort();
  };
  const go = (): void => {
    if (attempt() || performance.now() >= until) stop();
    else frame = requestAnimationFrame(go);
  };
  onceUserActs(stop, working.signal);
  frame = requestAnimationFrame(go);
  return stop;
}

/**
 * Calls `show` again whenever the page has grown, because parts that load late push down what is below them. Stops when
 * the user acts, or after a timeout that allows for slow connections.
 */
export function whilePageGrows(show: () => void): () => void {
  const watching = new AbortController();
  const growth = new ResizeObserver(show);
  const stop = (): void => {
    growth.disconnect();
    clearTimeout(timer);
    watching.abort();
  };
  const timer = setTimeout(stop, patienceMs);
  onceUserActs(stop, watching.signal);
  growth.observe(document.body);
  return stop;
}
