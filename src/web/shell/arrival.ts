/** A new path starts at the top (doc1:68), and the keyboard and the screen reader start at its heading. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    // A screen that put the focus into its first field knows better.
    if (document.activeElement?.closest('main, form')) return;
    const heading = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
