/** Describes the current position in the grid, with its actions: undo, reset, text, and more about the setting. */

import { Button } from '@mantine/core';
import { memo, useCallback, type ReactNode } from 'react';
import { useForm, useReading } from '../shared/form-context.ts';
import { pendingKeys } from '../shared/form-state.ts';
import { RowMenu } from '../row/row-menu.tsx';
import { cellText } from './cell-text.ts';
import type { Cell } from './matrix-model.ts';
import styles from './matrix.module.css';
import { useCellState, useMatrix, useTally, type Spot } from './use-matrix.ts';

/** The menu of every setting: explain, link, key, history, reset. */
function SettingMenu({ settingKey }: { readonly settingKey: string }): ReactNode {
  const { matrix } = useMatrix();
  const setting = useForm().model.base.catalogue.settings[settingKey];
  return setting && <RowMenu setting={setting} locked={matrix.refusal(settingKey) !== undefined} />;
}

function Title({ settingKey, row }: { readonly settingKey: string; readonly row: string | undefined }): ReactNode {
  const title = useForm().model.base.catalogue.settings[settingKey]?.schema.title ?? settingKey;
  return (
    <b>
      {row && `${row}: `}
      {title}
    </b>
  );
}

/** Not re-rendered while the cell is switched. */
const Act = memo(function Act({ label, onClick }: { readonly label: string; onClick: () => void }): ReactNode {
  return (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {label}
    </Button>
  );
});

function CellInspector({ cell }: { readonly cell: Cell }): ReactNode {
  const { matrix, action } = useMatrix();
  const { part, row, address } = cell;
  const undo = useCallback(() => matrix.undo([cell]), [matrix, cell]);
  const reset = useCallback(() => matrix.reset([cell]), [matrix, cell]);
  const open = useCallback(() => action?.open(address), [action, address]);
  const { drafted, own } = useCellState(matrix, cell);
  const text = useReading([`value:${part.setting}`, `flags:${part.setting}`, 'base'], () =>
    cellText(matrix, cell, new Date()),
  );
  const refusal = matrix.refusal(part.setting);
  return (
    <>
      <div className={styles['words']}>
        <Title settingKey={part.setting} row={row.title} />
        <span aria-live="polite">
          {text} {refusal && `You can view this but not change it. ${refusal.message}`}
        </span>
      </div>
      <span hidden={!drafted}>
        <Act label="Undo" onClick={undo} />
      </span>
      <span hidden={!own || drafted || refusal !== undefined}>
        <Act label="Reset" onClick={reset} />
      </span>
      {action?.fits(address) && <Act label={action.label} onClick={open} />}
      <SettingMenu settingKey={part.setting} />
    </>
  );
}

function HeadInspector({ spot: { row, column } }: { readonly spot: Spot }): ReactNode {
  const { matrix, rows, columns } = useMatrix();
  const cells = matrix.cellsAt(row ? [row] : rows, column ? [column] : columns);
  const { on, of } = useTally(matrix, 'all', cells);
  const setting = useForm().model.base.catalogue.settings[column?.setting ?? ''];
  return (
    <>
      <div className={styles['words']}>
        <b>{row?.title ?? setting?.schema.title ?? column?.title ?? 'Everything shown'}</b>
        <span>
          {on} of {of} on. {row?.description ?? setting?.schema.description}
        </span>
      </div>
      {setting && <SettingMenu settingKey={setting.key} />}
    </>
  );
}

export function MatrixInspector({ spot }: { readonly spot: Spot | undefined }): ReactNode {
  const { matrix } = useMatrix();
  // The save bar sticks to the same edge.
  const raised = useReading(['pending'], (model) => pendingKeys(model.state()).length > 0);
  const cell = spot?.row && spot.column && matrix.cell(spot.row, spot.column);
  return (
    <div className={styles['inspector']} data-raised={raised || undefined} role="region" aria-label="Cell details">
      {cell ? (
        <CellInspector key={cell.id} cell={cell} />
      ) : spot && !(spot.row && spot.column) ? (
        <HeadInspector spot={spot} />
      ) : (
        <div className={styles['words']}>
          <span>Select a cell to see what it sends.</span>
        </div>
      )}
    </div>
  );
}
