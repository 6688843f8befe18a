/** Many rows of which only the visible ones are drawn, as the page scrolls. */
import { useWindowVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table.tsx';

interface VirtualTableProps<Row> extends Omit<DataTableProps<Row>, 'order' | 'part'> {
  /** Number of rows of the list, of which `rows` may be the first; undefined where they were not counted. */
  readonly count: number | undefined;
  /** Called with the index of the last row that is drawn. */
  readonly onReach?: (index: number) => void;
}

/** Height of a row of one line, in pixels, until one was measured. */
const usualHeight = 41;
/** Number of rows drawn beyond the visible ones in the direction of scrolling, so that fast scrolling finds them ready. */
const ahead = 16;
const behind = 4;

/** The height of a row; the first row has half a border less than the others. */
function heightOfMost(frame: HTMLElement | null): number | undefined {
  const rows = frame?.querySelectorAll('tr[data-index]') ?? [];
  return rows[rows.length - 1]?.getBoundingClientRect().height || undefined;
}

/** A row of the expected height needs no recalculation of the rows after it; borders may share a pixel. */
function near(measured: number, thought: number): number {
  return Math.abs(measured - thought) < 1 ? thought : measured;
}

/** The visible rows and those that come next in the direction of scrolling, or on both sides while at rest. */
function useDrawnRange(): Pick<VirtualizerOptions<Window, HTMLElement>, 'rangeExtractor' | 'onChange'> {
  const way = useRef<'forward' | 'backward'>('forward');
  return {
    onChange: ({ scrollDirection }) => {
      way.current = scrollDirection ?? way.current;
    },
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const [before, after] = way.current === 'forward' ? [behind, ahead] : [ahead, behind];
      const first = Math.max(0, startIndex - before);
      const last = Math.min(count - 1, endIndex + after);
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    },
  };
}

export default function VirtualTable<Row extends object>({
  count,
  onReach,
  ...table
}: VirtualTableProps<Row>): ReactNode {
  const { rows } = table;
  const frame = useRef<HTMLDivElement>(null);
  const [{ above, height }, setPlace] = useState({ above: 0, height: usualHeight });
  useLayoutEffect(() => {
    const place = (): void => {
      const body = frame.current?.querySelector('tbody')?.getBoundingClientRect();
      if (!body) return;
      const next = body.top + window.scrollY;
      const measured = heightOfMost(frame.current) ?? usualHeight;
      setPlace((before) =>
        before.above === next && before.height !== usualHeight ? before : { above: next, height: measured },
      );
    };
    place();
    // What is above the table may grow.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const lines = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    measureElement: (row) => near(row.getBoundingClientRect().height, height),
    scrollMargin: above,
    useFlushSync: false,
    ...useDrawnRange(),
  });
  const drawn = lines.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  const end = last?.index ?? 0;
  useEffect(() => onReach?.(end));
  const part = {
    at: first?.index ?? 0,
    count,
    before: (first?.start ?? above) - above,
    after: Math.max(0, lines.getTotalSize() - ((last?.end ?? above) - above)),
    measure: lines.measureElement,
  };
  return (
    <div ref={frame}>
      <DataTable<Row> {...table} rows={rows.slice(part.at, end + 1)} part={part} />
    </div>
  );
}
