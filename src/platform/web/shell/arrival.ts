/** Scrolls a new path to the top (F046) and moves the focus to its heading, for keyboards and screen readers. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long, in milliseconds, a screen may take to replace its skeleton, and with it the focused heading. */
const settling = 5000;

export function useArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    window.scrollTo(0, 0);
    // Leaves the focus alone when the screen has focused its first field, or the user began to type in a dialog while
    // it loaded. A dialog that led here has returned it to the heading, which may still be the one of the skeleton.
    const place = document.activeElement?.closest('main, form, [role="dialog"] input');
    if (place && !document.activeElement?.matches('[data-page-title]')) return undefined;
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

/** Moves the focus to the next heading when the focused one is removed from the page, until the user does something. */
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
