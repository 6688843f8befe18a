/** Rows as a table schema describes them; on a phone each is a card. The caller supplies the rows. */

import { Checkbox, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import type { Sort, Table, TableColumn } from '#engine/tables/table.ts';
import { filledColumns, valueAt } from '#platform/domain/cell-text.ts';
import { useSession } from '../client/session.ts';
import { mayFollow } from '../shell/gate.ts';
import { Cell } from './cell.tsx';
import type { OrderedRow, OrderedRows, MoveRow } from './ordered-rows.tsx';
import styles from './table.module.css';
import { TableScroller } from './table-scroller.tsx';
import { RowCells, TableRow, type CellOfAny, type Selection } from './table-row.tsx';

/** Draws a cell of a column whose format alone is not enough. */
export type CellOf<Row> = (row: Row) => ReactNode;

export type TableLook = Pick<Table, 'title' | 'key' | 'columns' | 'empty'>;

export interface DataTableProps<Row> {
  readonly table: TableLook;
  readonly rows: readonly Row[];
  /** By field. */
  readonly cells?: Readonly<Record<string, CellOf<Row>>> | undefined;
  /** Fields of columns to hide. */
  readonly without?: readonly string[] | undefined;
  /** Buttons of a row, in a last column. */
  readonly actions?: CellOf<Row> | undefined;
  /** Set where users can reorder the rows: see `OrderedTable`. */
  readonly order?: Ordering<Row> | undefined;
  readonly sort?: Sort | undefined;
  /** Set where users can sort. */
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Keys of the selected rows, and a callback; set where rows can be selected. */
  readonly selection?: Selection | undefined;
  /** The link of a row, `/accounts/{id}`. */
  readonly rowLink?: string | undefined;
  /** Totals over all rows by field, in a last row. */
  readonly totals?: Partial<Row> | undefined;
  /** The latest request is still loading. */
  readonly isStale?: boolean | undefined;
  /** Set where the rows are the visible part of many more. */
  readonly part?: TablePart | undefined;
}

export interface Ordering<Row> {
  readonly nameOf: (row: Row) => string;
  readonly onMove: MoveRow;
  /** What draws them, which few tables need. */
  readonly parts: { readonly Rows: typeof OrderedRows; readonly Row: typeof OrderedRow };
}

export interface TablePart {
  /** Index of the first of these rows in the list. */
  readonly at: number;
  /** Number of rows; undefined where they were not counted. */
  readonly count: number | undefined;
  /** Room for the rows before and after, in pixels. */
  readonly before: number;
  readonly after: number;
  /** Called with every row that is drawn; its index is in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

type Features = typeof features;

const none: readonly string[] = [];

/** TanStack Table treats a dot in an id as a path. */
const idOf = (field: string): string => field.replaceAll('.', '__');

export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { table: schema, rows, cells, without = none, sort, selection } = props;
  const who = useSession();
  // Users who may not open the screen of the rows read them without links.
  const rowLink = props.rowLink !== undefined && mayFollow(props.rowLink, who) ? props.rowLink : undefined;
  const columns = useMemo(
    () =>
      schema.columns.map((column): ColumnDef<Features, Row> => {
        return {
          id: idOf(column.field),
          accessorFn: (row) => valueAt(row, column.field),
          header: column.title,
          meta: { column },
        };
      }),
    [schema],
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries((selection?.chosen ?? []).map((key) => [key, true])),
    [selection?.chosen],
  );
  const instance = useTable({
    features,
    columns,
    data,
    getRowId: (row) => String(valueAt(row, schema.key)),
    manualSorting: true,
    state: {
      columnVisibility: Object.fromEntries(without.map((field) => [idOf(field), false])),
      rowSelection,
      sorting: sort ? [{ id: idOf(sort.field), desc: sort.direction === 'descending' }] : [],
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      selection?.onChange(Object.keys(next).filter((key) => next[key]));
    },
  });
  const { order, actions, part } = props;
  const shown = useMemo(() => {
    const wanted = schema.columns.filter(({ field }) => !without.includes(field));
    // Of many rows, those in sight don't say what the others have.
    return part ? wanted : filledColumns(wanted, rows);
  }, [schema.columns, without, part, rows]);
  if (rows.length === 0)
    return (
      <Text c="dimmed" ta="center" py="xl">
        {schema.empty}
      </Text>
    );

  const found = instance.getRowModel().rows;
  const look = { columns: shown, cells: cells as Readonly<Record<string, CellOfAny>> | undefined, rowLink };
  const drawn = (
    <table
      className={styles['table']}
      aria-label={schema.title}
      aria-busy={props.isStale}
      aria-rowcount={part && (part.count === undefined ? -1 : part.count + 1)}
      data-stale={props.isStale || undefined}
      data-linked={rowLink !== undefined || undefined}
    >
      <thead>
        <tr>
          {order && <ToolsHead title="Order" />}
          {selection && part && <ToolsHead title="Choose" />}
          {selection && !part && (
            <th scope="col" className={styles['choose']}>
              <Checkbox
                size="xs"
                label="Choose all rows of this page"
                disabled={props.isStale}
                classNames={{ labelWrapper: styles['chooseAll'] ?? '' }}
                checked={instance.getIsAllRowsSelected()}
                indeterminate={!instance.getIsAllRowsSelected() && found.some((one) => one.getIsSelected())}
                onChange={instance.getToggleAllRowsSelectedHandler()}
              />
            </th>
          )}
          {shown.map((column) => (
            <Head key={column.field} column={column} sort={sort} onSort={props.onSort} />
          ))}
          {actions && <ToolsHead title="Actions" isOptional />}
        </tr>
      </thead>
      <tbody>
        {part && <Room height={part.before} />}
        {found.map((one, at) => {
          const more = {
            ...{ ...look, id: one.id, index: (part?.at ?? 0) + at, row: one.original, selection },
            actions: actions as CellOfAny | undefined,
          };
          return order ? (
            <order.parts.Row
              key={one.id}
              id={keyOf(one.original, schema.key)}
              name={order.nameOf(one.original)}
              at={at}
              count={rows.length}
              onMove={order.onMove}
            >
              <RowCells {...more} />
            </order.parts.Row>
          ) : (
            <TableRow key={one.id} {...more} measure={part?.measure} />
          );
        })}
        {part && <Room height={part.after} />}
      </tbody>
      {props.totals && (
        <Totals columns={shown} totals={props.totals} hasChoice={selection !== undefined} hasTools={Boolean(actions)} />
      )}
    </table>
  );
  const scrolled = (
    <TableScroller label={schema.title} isPart={part !== undefined}>
      {drawn}
    </TableScroller>
  );
  if (!order) return scrolled;
  return (
    <order.parts.Rows ids={rows.map((row) => keyOf(row, schema.key))} onMove={order.onMove}>
      {scrolled}
    </order.parts.Rows>
  );
}

interface TotalsProps {
  readonly columns: readonly TableColumn[];
  readonly totals: object;
  readonly hasChoice: boolean;
  readonly hasTools: boolean;
}

function Totals({ columns, totals, hasChoice, hasTools }: TotalsProps): ReactNode {
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) =>
          at === 0 ? (
            <th key={column.field} scope="row" colSpan={hasChoice ? 2 : 1}>
              Total
            </th>
          ) : (
            <td key={column.field} data-title={column.title} data-align={column.align}>
              <Cell column={column} value={valueAt(totals, column.field)} />
            </td>
          ),
        )}
        {hasTools && <td data-actions aria-hidden />}
      </tr>
    </tfoot>
  );
}

/** Reserves the room of rows that are not drawn. */
function Room({ height }: { readonly height: number }): ReactNode {
  return <tr aria-hidden className={styles['room']} style={{ height }} />;
}

function keyOf(row: object, key: string): string | number {
  return valueAt(row, key) as string | number;
}

interface HeadProps {
  readonly column: TableColumn;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** Texts, dates and numbers sort ascending first; a second click reverses the order. */
function Head({ column, sort, onSort }: HeadProps): ReactNode {
  const { field, title, align, description } = column;
  const direction = sort?.field === field ? sort.direction : undefined;
  if (!onSort || !column.sortable)
    return (
      <th scope="col" data-align={align} title={description}>
        {title}
      </th>
    );
  const Icon = direction === undefined ? IconArrowsSort : direction === 'ascending' ? IconArrowUp : IconArrowDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={align} aria-sort={direction ?? 'none'} title={description}>
      <UnstyledButton className={styles['sort'] ?? ''} onClick={() => onSort({ field, direction: next })}>
        {title}
        <Icon size="0.875rem" aria-hidden data-off={direction === undefined || undefined} />
      </UnstyledButton>
    </th>
  );
}

interface ToolsHeadProps {
  readonly title: string;
  /** Whether the column is shown only while it has something in a row. */
  readonly isOptional?: boolean;
}

function ToolsHead({ title, isOptional }: ToolsHeadProps): ReactNode {
  return (
    <th scope="col" className={styles['tools']} data-actions={isOptional}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </th>
  );
}
