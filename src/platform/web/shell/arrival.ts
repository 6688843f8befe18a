/**
 * Scrolls a new path to the top (F046) and moves the focus to its heading, for keyboards and screen readers; on the way
 * back to the link that was followed, such as the row of a list.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long, in milliseconds, a screen may take to replace its skeleton, and with it the focused heading. */
const settling = 5000;

/** What the user does. */
const stopping = ['pointerdown', 'keydown'];

/** The router numbers the entries of the history. */
function placeInHistory(): number {
  return Number((history.state as { idx?: number } | null)?.idx);
}

export function useArrival(): void {
  const location = useLocation();
  const { pathname } = location;
  const before = useRef({ pathname, place: placeInHistory() });
  useEffect(() => {
    const left = before.current;
    if (left.pathname === pathname) return undefined;
    window.scrollTo(0, 0);
    // Leaves the focus alone when the screen has focused its first field, or the user began to type in a dialog while
    // it loaded. A dialog that led here has returned it to the heading, which may still be the one of the skeleton.
    const place = document.activeElement?.closest('main, form, [role="dialog"] input');
    if (place && !isArriving(document.activeElement)) return undefined;
    const followed = placeInHistory() < left.place ? left.pathname : undefined;
    if (followed !== undefined && focusLinkTo(followed)) return undefined;
    focusHeading();
    return keepFocus(followed);
  }, [pathname]);
  // After the above, which needs to know what was left.
  useEffect(() => {
    before.current = { pathname, place: placeInHistory() };
  }, [location, pathname]);
}

/** As at a new path, for a screen that becomes another one at the same path. */
export function arriveAgain(): void {
  window.scrollTo(0, 0);
  focusHeading();
}

function focusHeading(): void {
  heading()?.focus({ preventScroll: true });
}

/** Whether it got the focus at the arrival: a skeleton has no heading yet. */
function isArriving(focused: Element | null): boolean {
  return focused?.matches('[data-page-title], #content') === true;
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
}

/** Returns whether there is a link to the path. */
function focusLinkTo(pathname: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  const link = links.find((one) => one.pathname === pathname);
  link?.focus();
  return link !== undefined;
}

/**
 * Moves the focus to the next heading when the focused one is removed from the page, and to the followed link once it is
 * there, until the user does something.
 */
function keepFocus(followed: string | undefined): () => void {
  const watch = new MutationObserver(() => {
    const now = document.activeElement;
    if (now !== document.body && !isArriving(now)) return;
    if (followed !== undefined && focusLinkTo(followed)) stop();
    else if (now !== heading()) focusHeading();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, settling);
  for (const name of stopping) window.addEventListener(name, stop, { once: true });
  function stop(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const name of stopping) window.removeEventListener(name, stop);
  }
  return stop;
}
