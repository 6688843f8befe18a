/** Keeps the focused row clear of the sticky bar at the bottom: when the bar appears, and whenever the focus moves. */

import { useEffect, type RefObject } from 'react';

/** Space between the row and the bar, in pixels. */
const gap = 12;

/** Whether only what the keyboard focuses is scrolled: in a list, a click moves nothing. */
interface Clearing {
  readonly ofKeyboard?: boolean;
}

/** Scrolls so that the whole row is above the bar where it fits, else the input alone. */
function scrollClear(bar: HTMLElement, focused: Element | null, { ofKeyboard = false }: Clearing): void {
  if (!(focused instanceof HTMLElement) || focused === document.body || bar.contains(focused)) return;
  const byKeyboard = focused.matches(':focus-visible');
  if (ofKeyboard && !byKeyboard) return;
  const top = bar.getBoundingClientRect().top - gap;
  const other = byKeyboard && bar.parentElement?.contains(focused) ? focused : undefined;
  const row = focused.closest<HTMLElement>('[data-setting], [data-field]') ?? other;
  if (!row) return;
  const whole = row.getBoundingClientRect();
  const { bottom } = whole.height < top / 2 ? whole : focused.getBoundingClientRect();
  // An input below the screen is already being scrolled to.
  if (bottom > top && bottom < window.innerHeight + whole.height) window.scrollBy({ top: bottom - top });
}

/** @param shown whether the bar is visible; it listens only then */
export function useClearOfBar(
  bar: RefObject<HTMLElement | null>,
  shown: boolean,
  { ofKeyboard = false }: Clearing = {},
): void {
  useEffect(() => {
    if (!shown) return undefined;
    let pressed = false;
    const check = (): void => {
      if (bar.current && !pressed) scrollClear(bar.current, document.activeElement, { ofKeyboard });
    };
    // The browser scrolls the input into view itself after focusing it.
    const later = (): number => requestAnimationFrame(check);
    // Scrolling while the pointer is down would move the button away from under it, and the click would be lost.
    const press = (): void => void (pressed = true);
    const release = (): void => {
      pressed = false;
      later();
    };
    check();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', later, { signal });
    document.addEventListener('pointerdown', press, { capture: true, signal });
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, release, { capture: true, signal });
    return () => listening.abort();
  }, [bar, shown, ofKeyboard]);
}
