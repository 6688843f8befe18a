/**
 * Lets a table that is wider than its place scroll within it, so that the page does not scroll sideways. The place is
 * no higher than the window: the header stays at its top and the scrollbar at its bottom.
 */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './table.module.css';

interface TableScrollerProps {
  /** The name of the table. */
  readonly label: string;
  /** Whether only the rows in the window are drawn: the table then scrolls with the page. */
  readonly isPart: boolean;
  /** The table, and nothing else. */
  readonly children: ReactNode;
}

/** Usual names are whole; where that takes too much room they are cut; in a table that scrolls anyway they are whole again. */
const rooms = ['enough', 'tight', 'tighter', 'none'] as const;
type Room = (typeof rooms)[number];

function roomFor(table: Element, { dataset, clientWidth }: HTMLElement): Room {
  const before = dataset['room'];
  const found = rooms.find((room) => {
    dataset['room'] = room;
    return table.scrollWidth <= clientWidth + 1;
  });
  dataset['room'] = before;
  return found ?? 'none';
}

/** A table that fits is not in a scroller: its header could not stick to the top of the page there. */
export function TableScroller({ label, isPart, children }: TableScrollerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>('enough');
  useLayoutEffect(() => {
    const { current: outer } = box;
    const table = outer?.firstElementChild;
    if (!outer || !table) return undefined;
    let measured = '';
    const sizes = new ResizeObserver(() => {
      const widths = `${outer.clientWidth} ${table.scrollWidth}`;
      if (widths === measured) return;
      measured = widths;
      setRoom(roomFor(table, outer));
    });
    sizes.observe(outer);
    sizes.observe(table);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles['scroller']}
      data-part={isPart || undefined}
      data-room={room}
      {...(room === 'none' && { 'data-wide': true, role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
