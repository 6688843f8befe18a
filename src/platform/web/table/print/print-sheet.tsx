/** A printed list: every row that matches the filters, up to a limit, under the provider, the filters and the time. */
import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListTable } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import { valueAt } from '#platform/domain/cell-text.ts';
import { messageOf } from '../../client/call-error.ts';
import { pagesOf, type ListPage, type Row } from '../../client/read-list.ts';
import { dateOnPaper } from '../../ui/data/clock.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type CellOf, DataTable } from '../data-table.tsx';
import { filterText } from '../filters/filter-text.ts';
import type { ListView } from '../list-address.ts';
import styles from './print-sheet.module.css';
import { providerTitleNow } from '../../client/provider-settings.ts';

/** Larger lists should be exported as a spreadsheet. */
const mostPrinted = 1000;

/** The first page of a filtered list with the rows of all pages, up to the limit for printing. */
async function readAllRows(
  table: Pick<ListTable, 'call' | 'id'>,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<ListPage | undefined> {
  let first: ListPage | undefined;
  const rows: Row[] = [];
  for await (const page of pagesOf(table, query, { most: mostPrinted, signal })) {
    first ??= page;
    rows.push(...page.rows);
  }
  return first && { ...first, rows };
}

interface PrintSheetProps {
  readonly table: ListTable;
  readonly filters: ListView['filters'];
  /** The query of the list's call. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly cells: Readonly<Record<string, CellOf<Row>>> | undefined;
  readonly without: readonly string[];
  readonly onDone: () => void;
}

/** Reads the rows, opens the browser's print dialog, and is removed when that closes. */
export default function PrintSheet({ table, filters, query, cells, without, onDone }: PrintSheetProps): ReactNode {
  const [found, setFound] = useState<ListPage>();
  // Prints what was requested when it was opened; it is mounted again for the next print.
  const [initial] = useState({ table, query, onDone });
  useEffect(() => {
    const aborting = new AbortController();
    readAllRows(initial.table, initial.query, aborting.signal).then(setFound, (failure: unknown) => {
      const message = messageOf(failure);
      if (aborting.signal.aborted) return;
      if (message !== null) showToast('error', message);
      initial.onDone();
    });
    return () => aborting.abort();
  }, [initial]);
  useEffect(() => {
    if (!found) return undefined;
    window.addEventListener('afterprint', initial.onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', initial.onDone);
  }, [initial, found]);
  if (!found) return null;
  const narrowed = table.filters.flatMap((filter) => {
    const written = filters[filter.name];
    return written === undefined ? [] : [`${filter.title}: ${filterText(filter, written)}`];
  });
  return createPortal(
    <section className={styles['sheet']} data-print-sheet aria-label={`${table.title} to print`}>
      <header className={styles['head']}>
        <Text size="sm">{providerTitleNow()}</Text>
        <Title order={1} size="h3">
          {table.title}
        </Title>
        {narrowed.length > 0 && <Text size="sm">{narrowed.join(' · ')}</Text>}
        <Text size="sm">
          {countText(found)} · {dateOnPaper(new Date())}
        </Text>
      </header>
      <DataTable<Row> table={table} rows={found.rows} cells={{ ...moments(table), ...cells }} without={without} />
    </section>,
    document.body,
  );
}

function countText({ rows, count, isMinimum }: ListPage): string {
  if (rows.length === count && !isMinimum) return count === 1 ? '1 row' : `${numberText(count)} rows`;
  return `The first ${numberText(rows.length)} of ${isMinimum ? 'more than ' : ''}${numberText(count)} rows`;
}

/** A relative date such as “2 min ago” is useless on paper. */
function moments({ columns }: ListTable): Readonly<Record<string, CellOf<Row>>> {
  const dated = columns.filter(({ format }) => format === 'date-time');
  return Object.fromEntries(
    dated.map(({ field }) => [
      field,
      (row: Row) => {
        const time = new Date(String(valueAt(row, field)));
        return Number.isNaN(time.getTime()) ? null : dateOnPaper(time);
      },
    ]),
  );
}
