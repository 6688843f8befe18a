/** The steps of undo and redo. Typing in one field is one step until the field loses focus. */

interface Step<Values> {
  readonly values: Values;
  /** The field that was typed in; further keys in it belong to the same step. */
  readonly place: string | undefined;
}

/** Maximum number of steps. */
const mostSteps = 100;

export class History<Values> {
  private past: readonly Step<Values>[] = [];
  private future: readonly Values[] = [];
  private open = false;

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Records the values before a change; `place` is the field that was typed in, if any. */
  note(before: Values, place?: string): void {
    const last = this.past.at(-1);
    this.future = [];
    if (this.open && place !== undefined && last?.place === place) return;
    this.past = [...this.past.slice(1 - mostSteps), { values: before, place }];
    this.open = place !== undefined;
  }

  /** The next key starts a new step. */
  close(): void {
    this.open = false;
  }

  /** The values to restore; undefined when there is nothing to undo. */
  undo(now: Values): Values | undefined {
    const step = this.past.at(-1);
    if (!step) return undefined;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, now];
    this.open = false;
    return step.values;
  }

  redo(now: Values): Values | undefined {
    const values = this.future.at(-1);
    if (values === undefined) return undefined;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, { values: now, place: undefined }];
    this.open = false;
    return values;
  }

  /** Clears the history: the stored side was replaced. */
  clear(): void {
    this.past = [];
    this.future = [];
    this.open = false;
  }
}
