/** A new path starts at the top (F046), and the keyboard and the screen reader start at its heading. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** So long a screen may take to replace its skeleton, and with it the heading that had the focus. */
const settling = 5000;

export function useArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    window.scrollTo(0, 0);
    // A screen that put the focus into its first field knows better, and so does whoever began to type in a window while it loaded.
    if (document.activeElement?.closest('main, form, [role="dialog"] input')) return undefined;
    focusHeading();
    return keepFocus();
  }, [pathname]);
}

/** As at a new path, for a screen that becomes another one at the same path. */
export function arriveAgain(): void {
  window.scrollTo(0, 0);
  focusHeading();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
  heading?.focus({ preventScroll: true });
}

/** When the focused heading is taken out of the page, its successor gets the focus, until the person does something. */
function keepFocus(): () => void {
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, settling);
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, stop, { once: true });
  function stop(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const name of ['pointerdown', 'keydown']) window.removeEventListener(name, stop);
  }
  return stop;
}
