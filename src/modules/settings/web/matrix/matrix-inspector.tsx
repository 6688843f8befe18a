/** Describes the current position in the grid, with its actions: undo, reset, text, and more about the setting. */

import { Button } from '@mantine/core';
import { type ReactNode, memo, useCallback } from 'react';
import { isOn } from '#engine/schema/matrix.ts';
import { useForm, useReading } from '../shared/form-context.ts';
import { pendingKeys, storedNow } from '../shared/form-state.ts';
import { RowMenu } from '../row/row-menu.tsx';
import { provenanceText } from '../row/provenance-text.ts';
import type { Cell, MatrixModel } from './matrix-model.ts';
import styles from './matrix.module.css';
import { type Spot, useCellState, useMatrix, useTally } from './use-matrix.ts';

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

function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}

/**
 * Describes the state and provenance of a cell: `On, not saved yet: it was off.`, `Off. Set here by Thandi, today 09:12; by default on.`
 */
function cellText(matrix: MatrixModel, cell: Cell, now: Date): string {
  const { base } = matrix.form;
  const setting = base.catalogue.settings[cell.part.setting];
  const { on, drafted, own, wrong } = matrix.state(cell);
  const state = `${wrong ? 'Its text has an error. ' : ''}${on ? 'On' : 'Off'}`;
  if (drafted) return `${state}, not saved yet. Was ${onOff(!on)}.`;
  if (!setting) return `${state}.`;
  const origin = storedNow(base, matrix.form.state(), setting);
  const { text } = provenanceText(origin, now);
  if (!origin.set_here) return `${state}. ${text}.`;
  const below = isOn(cell.part, matrix.inherited(setting.key));
  return own ? `${state}. ${text}; otherwise ${onOff(below)}.` : `${state}, same as the inherited value. ${text}.`;
}
