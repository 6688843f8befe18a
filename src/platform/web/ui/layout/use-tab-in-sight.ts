/** Tabs that don't fit are on one line that scrolls sideways; it is scrolled so that the current one is in the middle. */
import { useEffect, useRef, type RefObject } from 'react';

/** Returns the ref of the list of tabs. */
export function useTabInSight(current: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (list.current && tab)
        list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return list;
}
