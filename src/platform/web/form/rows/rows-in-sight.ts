/**
 * In a long table only the visible rows are laid out, because every row adds a cost to each key, wherever it is typed.
 * The other rows keep their state and their room, as the margin of a neighbour, and return as soon as the user scrolls
 * or jumps to them.
 */

import { useEffect, useRef, type RefObject } from 'react';

/** Marks a row out of view; the style sheet removes it from the layout. */
const mark = 'data-away';

/** Rows this far beyond the edge, in pixels, are laid out too, so that Tab can reach the next one. */
const margin = 16;

/** The last measured height of each row, in pixels. */
const heights = new WeakMap<HTMLElement, number>();

function rowsOf(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > [role="group"]')];
}

/** Marks the rows out of view and gives their room to visible ones; the focused row and `wanted` stay. */
function markRows(root: HTMLElement, wanted?: Element): void {
  const [top, bottom] = [root.scrollTop - margin, root.scrollTop + root.clientHeight + margin];
  const rows = rowsOf(root);
  // Measures everything before marking anything, so that the browser lays out once.
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
 * @param count the number of rows: each change updates the visible ones
 * @param long whether there are enough rows to leave some out
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

/**
 * Lays out the row around an element at once, so that it can be scrolled to and focused. Also a row that was moved before the next
 * frame, whose neighbours still give room to the rows that were out of view before.
 */
export function bringIntoSight(element: Element | null): void {
  let row = element;
  while (row && !hasRowsAway(row.parentElement)) row = row.parentElement;
  if (row) markRows(row.parentElement!, row);
}

function hasRowsAway(table: HTMLElement | null): boolean {
  return table !== null && [...table.children].some((row) => row.hasAttribute(mark));
}
