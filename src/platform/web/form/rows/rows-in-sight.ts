/**
 * Of a long table only the rows in sight are laid out: every row costs each key something, wherever it is typed. The others keep what they
 * hold and their room, as the margin of a neighbour, and come back as soon as somebody scrolls or jumps to them.
 */

import { useEffect, useRef, type RefObject } from 'react';

/** Marks a row that is out of sight; the style sheet takes it out of the layout. */
const mark = 'data-away';

/** So far beyond the edge, in pixels, rows are there already, so that the next one can be reached by Tab. */
const margin = 60;

/** As each row was measured last, in pixels. */
const heights = new WeakMap<HTMLElement, number>();

function rowsOf(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > [role="group"]')];
}

/** Marks the rows that are out of sight and gives their room to those that are not; the one with the focus stays, and `wanted`. */
function markRows(root: HTMLElement, wanted?: Element): void {
  const [top, bottom] = [root.scrollTop - margin, root.scrollTop + root.clientHeight + margin];
  const rows = rowsOf(root);
  // Everything is measured before anything is marked, so that the browser lays out once.
  for (const row of rows) if (!row.hasAttribute(mark)) heights.set(row, row.offsetHeight);
  let at = 0;
  const away = rows.map((row) => {
    const from = at;
    at += heights.get(row) ?? 0;
    return (from > bottom || at < top) && row !== wanted && !row.contains(document.activeElement);
  });
  let gap = 0;
  let last: HTMLElement | undefined;
  rows.forEach((row, index) => {
    row.toggleAttribute(mark, away[index] === true);
    row.style.marginBottom = '';
    row.style.marginTop = away[index] || gap === 0 ? '' : `${gap}px`;
    gap = away[index] ? gap + (heights.get(row) ?? 0) : 0;
    if (!away[index]) last = row;
  });
  if (last && gap > 0) last.style.marginBottom = `${gap}px`;
}

function showAll(root: HTMLElement): void {
  for (const row of rowsOf(root)) {
    row.removeAttribute(mark);
    row.style.marginTop = '';
    row.style.marginBottom = '';
  }
}

/**
 * Rows are looked at when the table is scrolled, resized or has others, and not at every frame as the browser's own observers do: a
 * key draws a frame too.
 * @param count how many rows there are: with each change they are looked at again
 * @param long whether there are so many that some are left out
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
      showAll(root);
    };
  }, [count, long]);
  return box;
}

/** Lays the row around an element out at once, so that it can be scrolled to and focused. */
export function bringIntoSight(element: Element | null): void {
  const row = element?.closest(`[${mark}]`);
  if (row?.parentElement) markRows(row.parentElement, row);
}
