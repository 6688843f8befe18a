/** A list by its table schema: filters, sort, pages, selection and columns; its view is in the address. */
import { ActionIcon, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { EventEntity } from '#generated/events.ts';
import { pageSizes, type ListTable, type Sort } from '#engine/tables/table.ts';
import { filterQuery } from '#platform/domain/list-filters.ts';
import { wallClock } from '#platform/domain/time.ts';
import { canNamed, useSession } from '../client/session.ts';
import { useAddress } from '../client/address/use-address.ts';
import { Failure } from '../ui/feedback/failure.tsx';
import { Later } from '../ui/feedback/later.tsx';
import { useKeptChoice } from './bulk/kept-choice.ts';
import { ColumnChoice, columnsOfView, useColumns } from './column-choice.tsx';
import { DataTable, type CellOf } from './data-table.tsx';
import { EmptyList } from './filters/empty-list.tsx';
import { ExportMenu, ExportProgress, useExport } from './export-menu.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { queryOf, readView, withTabOf, writeView, type ListView } from './list-address.ts';
import styles from './list.module.css';
import { Pager } from './pager.tsx';
import { shownTable, type Within } from './shown-table.ts';
import { TableFrame } from './table-frame.tsx';
import type { ListPage, Row } from '../client/read-list.ts';
import { useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { ViewsMenu } from './views/views-menu.tsx';

const BulkBar = lazy(() => import('./bulk/bulk-bar.tsx'));
const ContinuousTable = lazy(() => import('./continuous/continuous-table.tsx'));
const PrintSheet = lazy(() => import('./print/print-sheet.tsx'));

export interface ListProps {
  readonly table: ListTable;
  /** By field, where a format alone is not enough. */
  readonly cells?: Readonly<Record<string, CellOf<Row>>>;
  /** Offered while the list is empty: adds the first row. */
  readonly action?: ReactNode;
  /** Buttons of a row, in a last column. */
  readonly rowActions?: CellOf<Row>;
  /** Buttons for the selected rows besides the actions of the table; `choose` changes the selection, an empty one ends it. */
  readonly bulk?: (chosen: readonly string[], choose: (chosen: readonly string[]) => void) => ReactNode;
  /** Content between the filters and the rows, such as a chart. */
  readonly above?: (page: ListPage) => ReactNode;
  /** Restricts the list to some rows, by filter, and hides the column and filter that would repeat this. Must be constant. */
  readonly within?: Within;
  /** Records, besides those of the table, whose changes show in it. */
  readonly follows?: readonly EventEntity[];
}

const whole: Within = { query: {}, without: [] };
const nothingElse: readonly EventEntity[] = [];

export function List({
  table: declared,
  cells,
  action,
  rowActions,
  bulk,
  above,
  within = whole,
  follows = nothingElse,
}: ListProps): ReactNode {
  const who = useSession();
  const [table] = useState(() => shownTable(declared, within, { can: canNamed, person: who.user }));
  const [address, changeAddress] = useAddress();
  const view = readView(table, address, pageSizes);
  const own = useColumns(table);
  const columns = view.columns ? columnsOfView(table, view.columns, (shown) => change({ columns: shown })) : own;
  const [chosen, setChosen] = useKeptChoice(table.id);
  const today = wallClock(new Date()).date;
  const query = { ...queryOf(table, view, today), ...within.query };
  const { bar, backToRow } = useListKeys();
  const { page, isStale, error, retry } = useList(table, query, { bar, entities: [table.entity, ...follows] });
  const exporting = useExport(table);
  const [isPrinting, setPrinting] = useState(false);
  const changeFrom = (partOf: (now: ListView) => Partial<ListView>, replace: boolean): void =>
    changeAddress(
      (now) => {
        const current = readView(table, now, pageSizes);
        return withTabOf(writeView(table, { ...current, page: 1, ...partOf(current) }), now);
      },
      { replace },
    );
  const change = (part: Partial<ListView>): void => {
    // Changing the page keeps the selection.
    if (part.page === undefined) setChosen([]);
    changeFrom(() => part, part.page === undefined);
  };
  const changeFilter = (name: string, value: string | undefined): void => {
    setChosen([]);
    changeFrom(({ filters }) => {
      const { [name]: _before, ...others } = filters;
      return { filters: value === undefined ? others : { ...others, [name]: value } };
    }, true);
  };
  const clearFilters = (): void => {
    // The button disappears with the filters.
    bar.current?.querySelector<HTMLElement>('input, button')?.focus();
    change({ filters: {} });
  };
  // The rows of the last page may be gone, deleted here or by someone else.
  const isBeyond = page !== undefined && !isStale && view.page > 1 && page.rows.length === 0 && page.count > 0;
  const last = Math.ceil((page?.count ?? 0) / view.size);
  useEffect(() => {
    if (isBeyond) changeFrom(() => ({ page: last }), true);
  });
  const isFiltered = Object.keys(filterQuery(table, view.filters, today)).length > 0;
  const isChoosing = table.bulk_actions !== undefined || bulk !== undefined;
  const drawn = {
    ...{ table, cells, actions: rowActions, without: columns.hidden, rowLink: table.row_link, isStale },
    sort: view.sort ?? table.default_sort,
    onSort: (sort: Sort) => change({ sort }),
    selection: isChoosing ? { chosen, onChange: setChosen } : undefined,
  };
  return (
    <>
      <div ref={bar} className={styles['bar']}>
        <FilterBar table={table} filters={view.filters} onChange={changeFilter} onClear={clearFilters} />
        <div className={styles['tools']}>
          {table.export_call === undefined ? (
            <PrintButton onPrint={() => setPrinting(true)} />
          ) : (
            <ExportMenu
              exporting={exporting}
              query={query}
              columns={table.columns}
              hidden={columns.hidden}
              isEmpty={page?.count === 0 && !isStale}
              onPrint={() => setPrinting(true)}
            />
          )}
          <ColumnChoice columns={table.columns} {...columns} />
          {within === whole && table.filters.length > 0 && (
            <ViewsMenu table={table} view={view} hidden={columns.hidden} />
          )}
        </div>
      </div>
      <Suspense>
        {isPrinting && (
          <PrintSheet
            table={table}
            filters={view.filters}
            query={query}
            cells={cells}
            without={columns.hidden}
            onDone={() => setPrinting(false)}
          />
        )}
      </Suspense>
      {exporting.running !== undefined && <ExportProgress id={exporting.running} onEnd={exporting.end} />}
      {error !== undefined && <Failure title="Couldn’t load the list" message={error} onRetry={retry} />}
      {error === undefined && !page && <SkeletonRows rows={view.size} />}
      {error === undefined && page && page.count === 0 && (
        <EmptyList
          table={table}
          action={action}
          filtered={isFiltered ? { within: within.query, onClear: clearFilters } : undefined}
        />
      )}
      {error === undefined && page && page.count > 0 && (
        <>
          {above?.(page)}
          {page.rows.length > 0 && (
            <TableFrame>
              {view.isContinuous ? (
                <Suspense>
                  <ContinuousTable key={JSON.stringify(query)} {...drawn} table={table} query={query} page={page} />
                </Suspense>
              ) : (
                <DataTable<Row> {...drawn} rows={page.rows} totals={page.totals} />
              )}
            </TableFrame>
          )}
          <Pager
            page={page}
            number={view.page}
            size={view.size}
            onPage={(number) => change({ page: number })}
            onSize={(size) => change({ size, isContinuous: undefined })}
            isContinuous={view.isContinuous === true}
            onContinuous={() => change({ isContinuous: true })}
          />
        </>
      )}
      {chosen.length > 0 && page && (
        <Suspense>
          <BulkBar {...{ table, query, page, chosen }} onChoose={setChosen} onFocusLost={backToRow}>
            {bulk?.(chosen, setChosen)}
          </BulkBar>
        </Suspense>
      )}
    </>
  );
}

function PrintButton({ onPrint }: { readonly onPrint: () => void }): ReactNode {
  return (
    <ActionIcon variant="default" size="md" aria-label="Print" title="Print" onClick={onPrint}>
      <IconPrinter size="1rem" aria-hidden />
    </ActionIcon>
  );
}

/** A skeleton in the shape of the rows being loaded. */
function SkeletonRows({ rows }: { readonly rows: number }): ReactNode {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Later>
        <div className={styles['skeleton']} aria-hidden>
          {Array.from({ length: Math.min(rows, 20) }, (_, row) => (
            <Skeleton key={row} height="1rem" />
          ))}
        </div>
      </Later>
    </div>
  );
}
