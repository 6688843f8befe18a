/**
 * Many rows that appear together, as when a spreadsheet is pasted, are drawn one after the other: drawing hundreds of
 * rows of inputs at once would block the page for seconds. Rows in view come first, and typing postpones the others.
 */

import { useEffect, useState, type RefObject } from 'react';
import { DrawQueue } from '../draw-queue.ts';

/** More rows than fit on a screen. */
const screenful = 16;

export class LateRows {
  readonly queue = new DrawQueue();
  private known: ReadonlySet<string> = new Set();
  private late: ReadonlySet<string> = new Set();

  /** The keys of the rows that are about to be rendered. */
  expect(keys: readonly string[]): void {
    const arriving = keys.filter((key) => !this.known.has(key));
    this.late = new Set(arriving.slice(screenful));
  }

  rendered(keys: readonly string[]): void {
    this.known = new Set(keys);
  }

  isLate(key: string): boolean {
    return this.late.has(key);
  }
}

/** For the table with rows of these keys. The same object for every render. */
export function useLateRows(keys: readonly string[]): LateRows {
  const [rows] = useState(() => new LateRows());
  rows.expect(keys);
  useEffect(() => rows.rendered(keys), [rows, keys]);
  useEffect(() => {
    const postpone = (): void => rows.queue.postpone();
    window.addEventListener('keydown', postpone, { capture: true, passive: true });
    return () => window.removeEventListener('keydown', postpone, { capture: true });
  }, [rows]);
  return rows;
}

/** Whether the row with this key is drawn already. */
export function useIsDrawn(rows: LateRows, key: string, row: RefObject<Element | null>): boolean {
  const [isDrawn, setDrawn] = useState(() => !rows.isLate(key));
  useEffect(() => {
    if (isDrawn || !row.current) return undefined;
    const draw = (): void => setDrawn(true);
    const cancel = rows.queue.enqueue(draw);
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw());
    seen.observe(row.current);
    return () => {
      cancel();
      seen.disconnect();
    };
  }, [rows, row, isDrawn]);
  return isDrawn;
}
