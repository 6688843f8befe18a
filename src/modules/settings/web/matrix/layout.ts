/** The rows and columns of a matrix that the user currently sees, and why the others are hidden. */

import { explainConditions } from '#engine/conditions/explain.ts';
import type { ConditionMap, Matrix, MatrixColumn, MatrixRow } from '#engine/schema/catalogue.ts';
import { conditionNames } from '#engine/conditions/condition.ts';
import { columnsOf, mayShowRow, partAt, rowApplies } from '#engine/schema/matrix.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { readAfterSave } from '../shared/form-state.ts';

export interface ColumnGroup {
  readonly title: string;
  readonly columns: readonly MatrixColumn[];
}

/** A hidden row or column, and what it requires. */
export interface Omitted {
  readonly titles: readonly string[];
  readonly needs: string;
}

export interface Layout {
  readonly groups: readonly ColumnGroup[];
  readonly rows: readonly MatrixRow[];
  readonly omitted: readonly Omitted[];
}

/** The settings and facts that the rows depend on. */
export function namesOfRowConditions(matrix: Matrix): readonly string[] {
  return [...new Set(matrix.rows.flatMap((row) => row.visible_when.flatMap(conditionNames)))];
}

/** `A and B, or C`: what would show it. */
function needsOf(model: SettingsModel, when: readonly ConditionMap[]): string {
  const { catalogue, validators } = model.base;
  const read = readAfterSave(model.base, model.state());
  return explainConditions(catalogue, when, read, validators.conditions)
    .map((list) =>
      list
        .filter(({ holds }) => !holds)
        .map(({ sentence }) => `“${sentence.replace(/\.$/, '')}”`)
        .join(' and '),
    )
    .join(' or ');
}

function byNeed(found: readonly { readonly title: string; readonly needs: string }[]): readonly Omitted[] {
  const needs = [...new Set(found.map((one) => one.needs))];
  return needs.map((need) => ({
    needs: need,
    titles: found.filter((one) => one.needs === need).map(({ title }) => title),
  }));
}

/** The layout for the current state of the form. Rows for staff alone are not even mentioned to others. */
export function layoutOf(model: SettingsModel, matrix: Matrix): Layout {
  const { base } = model;
  const { hidden } = model.state();
  const read = readAfterSave(base, model.state());
  const shown = (row: MatrixRow, column: MatrixColumn): boolean => {
    const part = partAt(row, column);
    return part !== undefined && !hidden[part.setting];
  };
  const mine = matrix.rows.filter((row) => mayShowRow(row, base.caller));
  const rows = mine.filter(
    (row) =>
      rowApplies(row, read, base.validators.conditions) && columnsOf(matrix).some((column) => shown(row, column)),
  );
  const hasCells = (column: MatrixColumn): boolean => rows.some((row) => shown(row, column));
  const groups = matrix.column_groups
    .map(({ title, columns }) => ({ title, columns: columns.filter(hasCells) }))
    .filter(({ columns }) => columns.length > 0);
  const absent = mine
    .filter((row) => !rows.includes(row))
    .map((row) => ({ title: row.title, needs: rowNeeds(model, row) }));
  const groupless = matrix.column_groups
    .filter(({ title }) => !groups.some((group) => group.title === title))
    .map(({ title, columns }) => ({ title, needs: columnNeeds(model, columns) }));
  return { groups, rows, omitted: byNeed([...groupless, ...absent]) };
}

function rowNeeds(model: SettingsModel, row: MatrixRow): string {
  if (!row.cells) return row.visible_when.map((when) => needsOf(model, when)).join(' and ');
  return settingNeeds(model, Object.values(row.cells)[0]?.setting);
}

function columnNeeds(model: SettingsModel, columns: readonly MatrixColumn[]): string {
  return settingNeeds(model, columns.find(({ setting }) => setting !== undefined)?.setting);
}

function settingNeeds(model: SettingsModel, key: string | undefined): string {
  return needsOf(model, model.base.catalogue.settings[key ?? '']?.visible_when ?? []);
}
