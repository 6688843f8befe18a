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
    let pressed = false;
    const check = (): void => {
      if (bar.current && !pressed) scrollClear(bar.current, document.activeElement);
    };
    // The browser itself brings the input into view after it was focused.
    const later = (): number => requestAnimationFrame(check);
    // A page that moves while the pointer is down takes the button away from under it, and the click is lost.
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
  }, [bar, shown]);
}
