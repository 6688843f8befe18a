/** Draws only the lines near the screen: with three thousand settings the page holds a few dozen rows. */

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Line } from './places.ts';
import styles from './settings.module.css';

/** Rows are measured once they are drawn; until then this is a fair guess, in pixels. */
const guess = { section: 96, setting: 124 } as const;

export interface LineWindow {
  /** Scrolls until the line at `index` is drawn. */
  show: (index: number) => void;
}

interface WindowedLinesProps {
  readonly lines: readonly Line[];
  draw: (line: Line) => ReactNode;
  readonly ref: Ref<LineWindow>;
}

export function WindowedLines({ lines, draw, ref }: WindowedLinesProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setAbove(box.top + window.scrollY);
  }, [lines]);
  const rows = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => guess[lines[index]?.kind ?? 'setting'],
    getItemKey: (index) => `${lines[index]?.kind}:${lines[index]?.id}`,
    overscan: 6,
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
