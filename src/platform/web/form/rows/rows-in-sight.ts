/**
 * Of a long table only the rows in sight are drawn: every input that is drawn costs each key something, wherever it is typed. The
 * others stay where they are, keep what they hold, and are drawn as soon as somebody scrolls or jumps to them.
 */

import { useEffect, useRef, type RefObject } from 'react';

/** Marks a row that is out of sight; the style sheet leaves out what is in it. */
const mark = 'data-away';

/** So far beyond the edge, in pixels, rows are drawn already, so that the next one can be reached by Tab. */
const margin = 60;

/** Looks where the rows are and marks those that are out of sight; the one with the focus stays. */
function markRows(root: HTMLElement): void {
  const [top, bottom] = [root.scrollTop - margin, root.scrollTop + root.clientHeight + margin];
  const rows = [...root.querySelectorAll<HTMLElement>(':scope > [role="group"]')];
  const first = rows[0]?.offsetTop ?? 0;
  // All places are read before anything is marked: a mark moves nothing, but the browser cannot know.
  const away = rows.map((row) => row.offsetTop - first > bottom || row.offsetTop - first + row.offsetHeight < top);
  rows.forEach((row, index) =>
    row.toggleAttribute(mark, away[index] === true && !row.contains(document.activeElement)),
  );
}

/**
 * Rows are looked at when the table is scrolled, resized or has others, and not at every frame as the browser's own observers do: a
 * key draws a frame too.
 * @param count how many rows there are: with each change they are looked at again
 */
export function useRowsInSight(count: number, long: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current;
    if (!root || !long) return undefined;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => markRows(root));
    };
    root.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(root);
    return () => {
      cancelAnimationFrame(frame);
      root.removeEventListener('scroll', look);
      resized.disconnect();
      for (const row of root.querySelectorAll(`[${mark}]`)) row.removeAttribute(mark);
    };
  }, [count, long]);
  return box;
}

/** Draws the row around an element at once, so that it can be scrolled to and focused. */
export function bringIntoSight(element: Element | null): void {
  element?.closest(`[${mark}]`)?.removeAttribute(mark);
}
