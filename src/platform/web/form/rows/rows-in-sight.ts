/**
 * Of a long table only the rows in sight are drawn: every input that is drawn costs each key something, wherever it is typed. The
 * others stay where they are, keep what they hold, and are drawn as soon as somebody scrolls or jumps to them.
 */

import { useEffect, useRef, type RefObject } from 'react';

/** Marks a row that is out of sight; the style sheet leaves out what is in it. */
const mark = 'data-away';

/** So far beyond the edge rows are drawn already, so that the next one can be reached by Tab. */
const margin = '120px 0px';

/** @param count how many rows there are: with each change they are looked at again */
export function useRowsInSight(count: number, long: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current;
    if (!root || !long) return undefined;
    const rows = root.querySelectorAll(':scope > [role="group"]');
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute(mark, !isIntersecting && !target.contains(document.activeElement));
      },
      { root, rootMargin: margin },
    );
    for (const row of rows) watch.observe(row);
    return () => {
      watch.disconnect();
      for (const row of rows) row.removeAttribute(mark);
    };
  }, [count, long]);
  return box;
}

/** Draws the row around an element at once, so that it can be scrolled to and focused. */
export function bringIntoSight(element: Element | null): void {
  element?.closest(`[${mark}]`)?.removeAttribute(mark);
}
