/** Says what the person stands on in the grid, and offers what can be done with it: undo, reset, the message, more about the setting. */

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFlags, useForm, useReading } from '../form-context.ts';
import { pendingKeys } from '../form-state.ts';
import { RowMenu } from '../row-menu.tsx';
import { cellText } from './cell-text.ts';
import type { Cell } from './matrix-model.ts';
import styles from './matrix.module.css';
import { useCellState, useMatrix, useTally, type Spot } from './use-matrix.ts';

/** The menu that every setting has: explain, link, key, history, reset. */
function SettingMenu({ settingKey }: { readonly settingKey: string }): ReactNode {
  const { matrix } = useMatrix();
  const flags = useFlags(settingKey);
  const setting = useForm().model.base.catalogue.settings[settingKey];
  return setting && <RowMenu setting={setting} flags={flags} locked={matrix.refusal(settingKey) !== undefined} />;
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

function CellInspector({ cell }: { readonly cell: Cell }): ReactNode {
  const { matrix, action } = useMatrix();
  const { part, row } = cell;
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
          {text} {refusal && `You can see this but not change it. ${refusal.message}`}
        </span>
      </div>
      {drafted && (
        <Button size="compact-sm" variant="default" onClick={() => matrix.undo([cell])}>
          Undo
        </Button>
      )}
      {own && !drafted && !refusal && (
        <Button size="compact-sm" variant="default" onClick={() => matrix.reset([cell])}>
          Reset
        </Button>
      )}
      {action?.fits(cell.address) && (
        <Button size="compact-sm" variant="default" onClick={() => action.open(cell.address)}>
          {action.label}
        </Button>
      )}
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
  // The bar of unsaved changes sticks to the same edge.
  const raised = useReading(['pending'], (model) => pendingKeys(model.state()).length > 0);
  const cell = spot?.row && spot.column && matrix.cell(spot.row, spot.column);
  return (
    <div className={styles['inspector']} data-raised={raised || undefined} role="region" aria-label="About this cell">
      {cell ? (
        <CellInspector key={cell.id} cell={cell} />
      ) : spot && !(spot.row && spot.column) ? (
        <HeadInspector spot={spot} />
      ) : (
        <div className={styles['words']}>
          <span>Choose a cell to see where it stands and what it sends.</span>
        </div>
      )}
    </div>
  );
}
