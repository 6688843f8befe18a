/**
 * The cells of a matrix over a settings form. Each cell, row and column has its own subscribers, so that a click
 * re-renders one cell and a few numbers instead of the grid.
 */

import { writeRefusal, type Refusal } from '#engine/state/access.ts';
import type { Matrix, MatrixColumn, MatrixRow } from '#engine/schema/catalogue.ts';
import { isList, isObject } from '#engine/values/json-value.ts';
import { cellAddress, columnsOf, isOn, partAt, settingsOf, switched, type CellPart } from '#engine/schema/matrix.ts';
import { findingsOn } from '../shared/form-context.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { inheritedNow, storedNow } from '../shared/form-state.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';
import { layoutOf, namesOfRowConditions, type Layout } from './layout.ts';

export interface Cell {
  readonly id: string;
  readonly row: MatrixRow;
  readonly column: MatrixColumn;
  readonly part: CellPart;
  readonly address: string;
}

export interface CellState {
  readonly on: boolean;
  /** Differs from the stored value. */
  readonly drafted: boolean;
  /** Differs from the inherited value. */
  readonly own: boolean;
  /** The matrix's details list has an entry for it. */
  readonly detailed: boolean;
  /** That entry has an error. */
  readonly wrong: boolean;
}

/** The number of cells that are on. Mutually exclusive cells, which are values of one setting, count as one. */
export interface Tally {
  readonly on: number;
  readonly of: number;
}

/** Topics to subscribe to: a cell by its id, `row …` and `column …`, everything, or the layout. */
export type MatrixTopic = `cell ${string}` | `row ${string}` | `column ${string}` | 'all' | 'layout';

const off: CellState = { on: false, drafted: false, own: false, detailed: false, wrong: false };

function addressesIn(list: unknown): readonly unknown[] {
  return isList(list) ? list.map((one) => (isObject(one) ? one['id'] : undefined)) : [];
}

function sameState(left: CellState, right: CellState): boolean {
  return (Object.keys(left) as (keyof CellState)[]).every((mark) => left[mark] === right[mark]);
}

export class MatrixModel {
  readonly form: SettingsModel;
  readonly matrix: Matrix;
  private readonly cells = new Map<string, Cell>();
  private readonly byKey = new Map<string, Cell[]>();
  private readonly states = new Map<string, CellState>();
  private readonly listeners = new Map<MatrixTopic, Set<() => void>>();
  private detailed: ReadonlySet<unknown> = new Set();
  private wrong: ReadonlySet<unknown> = new Set();
  private known: Layout;

  constructor(form: SettingsModel, matrix: Matrix) {
    this.form = form;
    this.matrix = matrix;
    for (const row of matrix.rows)
      for (const column of columnsOf(matrix)) {
        const part = partAt(row, column);
        if (!part) continue;
        const cell: Cell = { id: `${row.id} ${column.id}`, row, column, part, address: cellAddress(part) };
        this.cells.set(cell.id, cell);
        this.byKey.set(part.setting, [...(this.byKey.get(part.setting) ?? []), cell]);
      }
    this.lookAtDetails();
    for (const key of this.byKey.keys()) this.look(key);
    this.known = layoutOf(form, matrix);
  }

  /** Subscribes to the form and returns a function that unsubscribes; earlier changes are included. */
  start(): () => void {
    const { topics } = this.form;
    const stops = settingsOf(this.matrix).map((key) => topics.listen([`value:${key}`], () => this.changed(key)));
    const names = namesOfRowConditions(this.matrix).map((name): Topic => `value:${name}`);
    stops.push(topics.listen(['visible', 'base', ...names], () => this.lay()));
    const { details } = this.matrix;
    if (details !== undefined)
      stops.push(topics.listen([`value:${details}`, `errors:${details}`], () => this.detailsChanged()));
    this.lookAtDetails();
    for (const key of this.byKey.keys()) this.changed(key);
    this.lay();
    return () => stops.forEach((stop) => stop());
  }

  listen(topic: MatrixTopic, listener: () => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  layout(): Layout {
    return this.known;
  }

  cell(row: MatrixRow, column: MatrixColumn): Cell | undefined {
    const cell = this.cells.get(`${row.id} ${column.id}`);
    return cell && this.form.state().hidden[cell.part.setting] ? undefined : cell;
  }

  /** The cells in these rows and columns. */
  cellsAt(rows: readonly MatrixRow[], columns: readonly MatrixColumn[]): readonly Cell[] {
    return rows.flatMap((row) => columns.flatMap((column) => this.cell(row, column) ?? []));
  }

  /** The same object while the cell does not change. */
  state(cell: Cell): CellState {
    return this.states.get(cell.id) ?? off;
  }

  tally(cells: readonly Cell[]): Tally {
    const choices = new Map<string, boolean>();
    let [on, of] = [0, 0];
    for (const cell of cells) {
      const state = this.state(cell);
      if (cell.part.kind === 'value') choices.set(cell.part.setting, choices.get(cell.part.setting) || state.on);
      else [on, of] = [on + (state.on ? 1 : 0), of + 1];
    }
    for (const chosen of choices.values()) on += chosen ? 1 : 0;
    return { on, of: of + choices.size };
  }

  /** Why a setting cannot be changed here; undefined when it can. */
  refusal(key: string): Refusal | undefined {
    const setting = this.form.base.catalogue.settings[key];
    return setting && writeRefusal(setting, this.form.base.caller, this.form.base.scope);
  }

  toggle(cell: Cell): void {
    this.set([cell], () => !this.state(cell).on);
  }

  /** Switches cells on or off. Of mutually exclusive values, one that is already chosen stays. */
  fill(cells: readonly Cell[], on: boolean): void {
    const chosen = (cell: Cell): boolean =>
      cell.part.kind === 'value' && (this.byKey.get(cell.part.setting) ?? []).some((one) => this.state(one).on);
    this.set(on ? cells.filter((cell) => !chosen(cell)) : cells, () => on);
  }

  /** Resets unsaved cells to what is saved. */
  undo(cells: readonly Cell[]): void {
    const drafted = cells.filter((cell) => this.state(cell).drafted);
    this.set(drafted, (cell) => !this.state(cell).on);
  }

  /** Resets cells to what they inherit. */
  reset(cells: readonly Cell[]): void {
    const own = cells.filter((cell) => this.state(cell).own);
    this.set(own, (cell) => isOn(cell.part, this.inherited(cell.part.setting)));
  }

  /** The inherited value of a cell's setting. */
  inherited(key: string): unknown {
    const { base } = this.form;
    const setting = base.catalogue.settings[key];
    return setting && inheritedNow(base, this.form.state(), setting);
  }

  /** One edit per setting; other members of its value are kept. */
  private set(cells: readonly Cell[], to: (cell: Cell) => boolean): void {
    const edits = new Map<string, { on: CellPart[]; off: CellPart[] }>();
    for (const cell of cells) {
      const { setting } = cell.part;
      if (this.refusal(setting)) continue;
      const edit = edits.get(setting) ?? { on: [], off: [] };
      edit[to(cell) ? 'on' : 'off'].push(cell.part);
      edits.set(setting, edit);
    }
    for (const [key, edit] of edits) {
      const without = switched(this.matrix, edit.off, this.form.content(key), false);
      this.form.edit(key, switched(this.matrix, edit.on, without, true), false);
    }
  }

  /** Updates the state of a setting; returns the cells that changed. */
  private look(key: string): readonly Cell[] {
    const { base } = this.form;
    const setting = base.catalogue.settings[key];
    if (!setting) return [];
    const [now, inherited] = [this.form.content(key), this.inherited(key)];
    const { value: stored } = storedNow(base, this.form.state(), setting);
    return (this.byKey.get(key) ?? []).filter((cell) => {
      const on = isOn(cell.part, now);
      const next = {
        on,
        drafted: on !== isOn(cell.part, stored),
        own: on !== isOn(cell.part, inherited),
        detailed: this.detailed.has(cell.address),
        wrong: this.wrong.has(cell.address),
      };
      const before = this.states.get(cell.id);
      if (before && sameState(before, next)) return false;
      this.states.set(cell.id, next);
      return true;
    });
  }

  private lookAtDetails(): void {
    const { details } = this.matrix;
    if (details === undefined) return;
    const addresses = addressesIn(this.form.content(details));
    this.detailed = new Set(addresses);
    this.wrong = new Set(findingsOn(this.form, details).map(({ field }) => addresses[Number(field.split('.')[1])]));
  }

  /** The list changes with every key typed in a text, the set of its cells hardly ever. */
  private detailsChanged(): void {
    const before = [this.detailed, this.wrong];
    this.lookAtDetails();
    const now = [this.detailed, this.wrong];
    const turned = new Set(
      before.flatMap((marks, index) =>
        [...marks, ...(now[index] ?? [])].filter((one) => marks.has(one) !== now[index]?.has(one)),
      ),
    );
    const cells = [...this.cells.values()].filter(({ address }) => turned.has(address));
    for (const key of new Set(cells.map(({ part }) => part.setting))) this.changed(key);
  }

  private changed(key: string): void {
    const cells = this.look(key);
    if (cells.length === 0) return;
    const topics = new Set<MatrixTopic>(['all']);
    for (const { id, row, column } of cells) topics.add(`cell ${id}`).add(`row ${row.id}`).add(`column ${column.id}`);
    this.notify(topics);
  }

  private lay(): void {
    const next = layoutOf(this.form, this.matrix);
    if (JSON.stringify(next) === JSON.stringify(this.known)) return;
    this.known = next;
    this.notify(['layout', 'all']);
  }

  private notify(topics: Iterable<MatrixTopic>): void {
    const woken = new Set<() => void>();
    for (const topic of topics) for (const listener of this.listeners.get(topic) ?? []) woken.add(listener);
    for (const listener of woken) listener();
  }
}
