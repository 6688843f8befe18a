/** Lets a table that is wider than its place scroll sideways within it, so that the page does not. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './table.module.css';

interface TableScrollerProps {
  /** The name of the table. */
  readonly label: string;
  /** The table, and nothing else. */
  readonly children: ReactNode;
}

/** A table that fits is not in a scroller: its header could not stick to the top of the page there. */
export function TableScroller({ label, children }: TableScrollerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const { current: outer } = box;
    const table = outer?.firstElementChild;
    if (!outer || !table) return undefined;
    const sizes = new ResizeObserver(() => setIsWide(table.scrollWidth > outer.clientWidth + 1));
    sizes.observe(outer);
    sizes.observe(table);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles['scroller']}
      {...(isWide && { 'data-wide': true, role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
