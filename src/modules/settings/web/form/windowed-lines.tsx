/** Draws only the lines near the screen: with three thousand settings the page holds a few dozen rows. */

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

/** Rows are measured once they are drawn; until then this is a fair guess, in pixels. */
const guess = { section: 96, matrix: 1800, layout: 480, setting: 72 } as const;

export interface LineWindow {
  /** Scrolls until the line at `index` is drawn. */
  show: (index: number) => void;
}

interface WindowedLinesProps {
  readonly lines: readonly Line[];
  draw: (line: Line) => ReactNode;
  readonly ref: Ref<LineWindow>;
}

/** Lines that are drawn beyond the screen, and how few of them are enough before the window moves. */
const beyond = 8;
const enough = 3;

/**
 * Which lines are drawn. The window stays where it is until it runs short, so that a row that grows by the line of a
 * message neither mounts nor unmounts another.
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
  // A new function would have all lines measured again, and not only those below the one that grew.
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
