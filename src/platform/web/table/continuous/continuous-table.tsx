/** A list without pages: only the visible rows are drawn, and further rows are read before the user reaches them. */
import { Button, Group, Text } from '@mantine/core';
import { useWindowVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import type { ListPage, Row } from '../../client/read-list.ts';
import { DataTable, type DataTableProps } from '../data-table.tsx';
import { useContinuous } from './use-continuous.ts';

interface ContinuousTableProps extends Omit<DataTableProps<Row>, 'rows' | 'table' | 'order' | 'part'> {
  readonly table: ListTable;
  readonly query: Readonly<Record<string, unknown>>;
  readonly page: ListPage;
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

export default function ContinuousTable({ query, page, ...table }: ContinuousTableProps): ReactNode {
  const { rows, error, hasMoved, reach, restart } = useContinuous(table.table, query, page);
  const frame = useRef<HTMLDivElement>(null);
  const [{ above, height }, setPlace] = useState({ above: 0, height: usualHeight });
  useLayoutEffect(() => {
    const body = frame.current?.querySelector('tbody')?.getBoundingClientRect();
    if (body) setPlace({ above: body.top + window.scrollY, height: heightOfMost(frame.current) ?? usualHeight });
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
  useEffect(() => reach(end));
  const part = {
    at: first?.index ?? 0,
    count: page.isMinimum ? undefined : page.count,
    before: (first?.start ?? above) - above,
    after: Math.max(0, lines.getTotalSize() - ((last?.end ?? above) - above)),
    measure: lines.measureElement,
  };
  return (
    <div ref={frame}>
      {hasMoved && (
        <Group gap="sm" mb="xs" role="status">
          <Text size="sm">The list has changed since you began to scroll.</Text>
          <Button size="xs" variant="default" onClick={restart}>
            Show it as it is now
          </Button>
        </Group>
      )}
      <DataTable<Row> {...table} rows={rows.slice(part.at, end + 1)} part={part} />
      <Group gap="sm" mt="sm" px="sm" pb="xs">
        <Text size="sm" c="dimmed" className="figures" role="status">
          {numberText(rows.length)} rows loaded
        </Text>
        {error !== undefined && (
          <>
            <Text size="sm">{error}</Text>
            <Button size="xs" variant="default" onClick={restart}>
              Try again
            </Button>
          </>
        )}
      </Group>
    </div>
  );
}
