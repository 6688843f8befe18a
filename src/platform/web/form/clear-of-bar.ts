/** Keeps what a person is working on clear of the bar that sticks to the bottom: when the bar comes, and wherever the focus goes. */

import { useEffect, type RefObject } from 'react';

/** Room between the row and the bar, in pixels. */
const gap = 12;

/** The whole row where it fits above the bar, else the input alone. */
function scrollClear(bar: HTMLElement, focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.body || bar.contains(focused)) return;
  const top = bar.getBoundingClientRect().top - gap;
  const row = focused.closest<HTMLElement>('[data-setting], [data-field]');
  if (!row) return;
  const whole = row.getBoundingClientRect();
  const { bottom } = whole.height < top / 2 ? whole : focused.getBoundingClientRect();
  // An input further down than the screen is on its way there.
  if (bottom > top && bottom < window.innerHeight + whole.height) window.scrollBy({ top: bottom - top });
}

/** @param shown whether the bar is there now; it listens only then */
export function useClearOfBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    const check = (): void => {
      if (bar.current) scrollClear(bar.current, document.activeElement);
    };
    check();
    // The browser itself brings the input into view after it was focused.
    const later = (): number => requestAnimationFrame(check);
    document.addEventListener('focusin', later);
    return () => document.removeEventListener('focusin', later);
  }, [bar, shown]);
}
