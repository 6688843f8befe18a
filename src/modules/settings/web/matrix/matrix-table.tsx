/** The grid: headers with checkboxes, headings between the rows, and the cells. */

import { Fragment, memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { MatrixRow } from '#engine/schema/catalogue.ts';
import { StatusBadge, type StatusColour } from '#platform/web/ui/data/status-badge.tsx';
import { fieldIdOf, rowIdOf } from '#platform/web/form/ids.ts';
import { FillBox } from './fill-box.tsx';
import type { GridFocus } from './grid-focus.ts';
import type { ColumnGroup } from './layout.ts';
import { MatrixCell } from './matrix-cell.tsx';
import styles from './matrix.module.css';
import { useMatrix } from './use-matrix.ts';

interface RowProps {
  readonly row: MatrixRow;
  readonly index: number;
  readonly groups: readonly ColumnGroup[];
  readonly marked: string | undefined;
}

function isColour(colour: string | undefined): colour is StatusColour {
  return colour !== undefined;
}

const Row = memo(function OneRow({ row, index, groups, marked }: RowProps): ReactNode {
  const { matrix, section, columns } = useMatrix();
  const rows = useMemo(() => [row], [row]);
  const targets = new Set<string>();
  const isTarget = (key: string): boolean => {
    const first = row.cells !== undefined && section.keys.includes(key) && !targets.has(key);
    targets.add(key);
    return first;
  };
  return (
    <div role="row" data-row={row.id} className={styles['row']}>
      <div role="rowheader" className={styles['rowHead']}>
        <span className={styles['rowName']}>
          {isColour(row.colour) ? <StatusBadge colour={row.colour}>{row.title}</StatusBadge> : <b>{row.title}</b>}
        </span>
        <FillBox topic={`row ${row.id}`} rows={rows} columns={columns} name={row.title} at={`${index} 0`} />
      </div>
      {groups.map((group, groupIndex) =>
        group.columns.map((column, columnIndex) => {
          const cell = matrix.cell(row, column);
          const before = groups.slice(0, groupIndex).reduce((sum, one) => sum + one.columns.length, 0);
          if (!cell)
            return <div key={column.id} role="gridcell" aria-label="Not possible" className={styles['cell']} />;
          const key = cell.part.setting;
          const target = isTarget(key);
          return (
            <MatrixCell
              key={column.id}
              matrix={matrix}
              cell={cell}
              at={`${index} ${before + columnIndex + 1}`}
              group={group.title}
              locked={matrix.refusal(key) !== undefined}
              target={target}
              highlighted={marked === key && (target || cell.part.kind === 'member')}
            />
          );
        }),
      )}
    </div>
  );
});

interface MatrixTableProps {
  readonly groups: readonly ColumnGroup[];
  /** The key of the setting that a link led to. */
  readonly marked: string | undefined;
}

function Heads({ groups, marked }: MatrixTableProps): ReactNode {
  const { matrix, rows, columns } = useMatrix();
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" className={styles['row']}>
        <div role="columnheader" className={styles['corner']}>
          {matrix.matrix.row_title}
        </div>
        {groups.map((group) => (
          <div
            key={group.title}
            role="columnheader"
            aria-colspan={group.columns.length}
            className={styles['group']}
            style={{ gridColumn: `span ${group.columns.length}` }}
          >
            {group.title}
          </div>
        ))}
      </div>
      <div role="row" className={styles['row']}>
        <div role="columnheader" className={styles['rowHead']}>
          <span className={styles['rowName']}>Everything</span>
          <FillBox topic="all" rows={rows} columns={columns} name="everything shown" at="0 0" />
        </div>
        {groups.map((group, groupIndex) =>
          group.columns.map((column, columnIndex) => {
            const before = groups.slice(0, groupIndex).reduce((sum, one) => sum + one.columns.length, 0);
            const key = column.setting;
            return (
              <div
                key={column.id}
                role="columnheader"
                className={styles['columnHead']}
                {...(key ? { id: rowIdOf(key), 'data-setting': key } : {})}
                data-highlighted={(key !== undefined && marked === key) || undefined}
              >
                <span className={styles['columnName']}>{column.title}</span>
                <ColumnFill
                  column={column}
                  group={group.title}
                  at={`0 ${before + columnIndex + 1}`}
                  id={key && fieldIdOf(key)}
                />
              </div>
            );
          }),
        )}
      </div>
    </div>
  );
}

interface ColumnFillProps {
  readonly column: ColumnGroup['columns'][number];
  readonly group: string;
  readonly at: string;
  readonly id: string | undefined;
}

function ColumnFill({ column, group, at, id }: ColumnFillProps): ReactNode {
  const { rows } = useMatrix();
  const columns = useMemo(() => [column], [column]);
  return (
    <FillBox
      topic={`column ${column.id}`}
      rows={rows}
      columns={columns}
      name={`${group}, ${column.title}`}
      at={at}
      id={id}
    />
  );
}

interface GridProps extends MatrixTableProps {
  readonly focus: GridFocus;
}

export function MatrixTable({ groups, marked, focus }: GridProps): ReactNode {
  const { rows, columns, section } = useMatrix();
  return (
    <div
      role="grid"
      aria-label={section.title}
      ref={focus.box}
      tabIndex={-1}
      onFocus={focus.onFocus}
      onKeyDown={focus.onKeyDown}
      className={styles['grid']}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <Heads groups={groups} marked={marked} />
      <div role="rowgroup">
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {rows[index - 1]?.group !== row.group && (
              <div role="row" className={styles['heading']}>
                <div role="rowheader" aria-colspan={columns.length + 1}>
                  {row.group}
                </div>
              </div>
            )}
            <Row row={row} index={index + 1} groups={groups} marked={marked} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
