/** Describes a cell of the grid: its name, state and provenance. */

import { provenanceText } from '../row/provenance-text.ts';
import { storedNow } from '../shared/form-state.ts';
import { isOn } from '#engine/schema/matrix.ts';
import type { Cell, MatrixModel } from './matrix-model.ts';

function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}

/** `On, not saved yet: it was off.`, `Off. Set here by Thandi, today 09:12; by default on.` */
export function cellText(matrix: MatrixModel, cell: Cell, now: Date): string {
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
