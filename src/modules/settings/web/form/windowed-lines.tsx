/** Renders only the lines near the visible part: with three thousand settings the page contains a few dozen rows. */

import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import type { Line } from '../shared/places.ts';
import styles from '#platform/web/form/form.module.css';

/** Estimated heights in pixels, until a row was rendered and measured. */
const guess = { section: 96, matrix: 1800, layout: 480, setting: 72 } as const;

export interface LineWindow {
  /** Scrolls until the line at `index` is rendered. */
  show: (index: number) => void;
}

interface WindowedLinesProps {
  readonly lines: readonly Line[];
  draw: (line: Line) => ReactNode;
  readonly ref: Ref<LineWindow>;
}

/** Number of lines rendered beyond the visible part, and the minimum at which the window moves. */
const beyond = 8;
const enough = 3;

/**
 * The rendered lines. The window stays until it is nearly exhausted, so that a row that grows by an error message does
 * not mount or unmount others.
 */
function useSteadyRange(): (range: Range) => number[] {
  const last = useRef({ first: 0, end: 0, count: 0 });
  return useCallback(({ startIndex, endIndex, count }: Range) => {
    const around = (lines: number) => ({
      first: Math.max(0, startIndex - lines),
      end: Math.min(count, endIndex + 1 + lines),
      count,
    });
    const needed = around(enough);
    const { current } = last;
    if (current.count !== count || current.first > needed.first || current.end < needed.end)
      last.current = around(beyond);
    const { first, end } = last.current;
    return Array.from({ length: end - first }, (_, index) => first + index);
  }, []);
}

export function WindowedLines({ lines, draw, ref }: WindowedLinesProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setAbove(box.top + window.scrollY);
  }, [lines]);
  // A new function would re-measure all lines, not only those below the one that grew.
  const getItemKey = useMemo(() => {
    const keys = lines.map(({ kind, id }) => `${kind}:${id}`);
    return (index: number) => keys[index] ?? index;
  }, [lines]);
  const rows = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => guess[lines[index]?.kind ?? 'setting'],
    getItemKey,
    rangeExtractor: useSteadyRange(),
    scrollMargin: above,
  });
  useImperativeHandle(ref, () => ({ show: (index) => rows.scrollToIndex(index, { align: 'center' }) }), [rows]);
  const drawn = rows.getVirtualItems();
  const first = drawn[0];
  return (
    <div ref={list} className={styles['rows']} style={{ height: rows.getTotalSize() }}>
      <div className={styles['window']} style={{ transform: `translateY(${(first?.start ?? above) - above}px)` }}>
        {drawn.map((row) => {
          const line = lines[row.index];
          return (
            line && (
              <div key={row.key} data-index={row.index} ref={rows.measureElement}>
                {draw(line)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
