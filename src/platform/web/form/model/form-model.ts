/**
 * State of a form and the operations on it, whatever it edits: settings, a record, a rule or custom fields. An adapter
 * defines how values are read, written and validated; drafts, marks, undo and subscriptions are the same for all.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Saving } from '../save-button.tsx';
import { keeping } from './differences.ts';
import { History } from './history.ts';
import { isAbout, placeOf, stepsOf, type At, type Path } from './path.ts';
import { createTopics, type Topic, type Topics } from './subscriptions.ts';
import { TypingPause } from './typing-pause.ts';

type ByPlace<T> = Readonly<Record<string, T>>;

/** The state of every form besides its values. */
export interface FormMarks {
  /** Errors by the place that shows them. */
  readonly errors: ByPlace<readonly FieldError[]>;
  /** Errors from the server, each until its field is edited. */
  readonly serverErrors: ByPlace<readonly FieldError[]>;
  /** Fields that have lost focus at least once; before that, their errors are not shown. */
  readonly touched: ByPlace<true>;
  /** Fields that the current values hide. */
  readonly hidden: ByPlace<true>;
  /** A save was attempted: every error is shown. */
  readonly attempted: boolean;
  readonly saving: Saving;
  /** Number of failed saves: each scrolls to the errors. */
  readonly failures: number;
}

export type FormState<Values> = Values & FormMarks;

/** How the form handles one kind of value. `Values` is all the state of that kind: what is stored and what was changed. */
export interface ValueAdapter<Values extends object> {
  /** The content of the editor at a place. */
  readonly read: (state: FormState<Values>, path: Path) => unknown;
  /** The changes to make when an editor holds `content`. */
  readonly write: (state: FormState<Values>, path: Path, content: unknown) => Partial<Values>;
  /**
   * The errors and hidden fields after the values at `changed` changed; of everything when that is undefined. Returns
   * only slices that differ.
   * @param isTyping validation of the whole form may wait for `settle`
   */
  readonly validate: (
    state: FormState<Values>,
    changed: readonly Path[] | undefined,
    isTyping?: boolean,
  ) => Partial<FormState<Values>>;
  /** Runs the validation at `changed` that `validate` deferred until typing paused. */
  readonly settle: (state: FormState<Values>, changed: readonly Path[]) => Partial<FormState<Values>>;
  /** The place that shows the errors of a field. */
  readonly placeOfError: (field: string) => string;
  /** Places whose content differs. */
  readonly moved: (before: FormState<Values>, after: FormState<Values>) => readonly string[];
  /** Further topics to notify. */
  readonly topics: (before: FormState<Values>, after: FormState<Values>) => Iterable<Topic>;
  /** The part of the values that undo restores: only the user's changes. */
  readonly undoable: (values: FormState<Values>) => Partial<Values>;
  /** An input keeps the text as typed until it loses focus, even where the value is formatted differently. */
  readonly preservesInput: boolean;
}

const unmarked: FormMarks = {
  errors: {},
  serverErrors: {},
  touched: {},
  hidden: {},
  attempted: false,
  saving: 'idle',
  failures: 0,
};

export class FormModel<Values extends object> {
  readonly topics: Topics = createTopics();
  private readonly adapter: ValueAdapter<Values>;
  private readonly store: StoreApi<FormState<Values>>;
  /** Text of inputs being typed in, where it differs from the value. */
  private readonly typed = new Map<string, unknown>();
  private readonly drawings = new Map<string, number>();
  private readonly history = new History<Partial<Values>>();
  private readonly pause = new TypingPause((typed) =>
    this.become({ ...this.current, ...this.adapter.settle(this.current, typed) }),
  );
  private ways = '';

  constructor(adapter: ValueAdapter<Values>, values: Values) {
    this.adapter = adapter;
    const start = { ...unmarked, ...values };
    this.store = createStore(() => ({ ...start, ...adapter.validate(start, undefined) }));
  }

  state(): FormState<Values> {
    return this.store.getState();
  }

  private get current(): FormState<Values> {
    return this.store.getState();
  }

  /** The content of the editor at a place. */
  content(at: At): unknown {
    const place = placeOf(at);
    return this.typed.has(place) ? this.typed.get(place) : this.adapter.read(this.current, stepsOf(at));
  }

  /** Increases each time the editor must re-render because its value changed from elsewhere. */
  drawing(at: At): number {
    return this.drawings.get(placeOf(at)) ?? 0;
  }

  /** Stores an editor's content; `shown` when the editor already shows it and need not re-render. */
  edit(at: At, content: unknown, shown: boolean): void {
    const place = placeOf(at);
    const path = stepsOf(at);
    if (shown && this.adapter.preservesInput) this.typed.set(place, content);
    else this.typed.delete(place);
    const values = this.adapter.write(this.current, path, content);
    this.put(values, [path], shown ? { typed: place } : { redraw: [place] });
    if (shown) this.pause.typed(path);
  }

  /** The editor lost focus: its errors may be shown from now on. */
  leave(at: At): void {
    const place = placeOf(at);
    this.history.close();
    if (!this.current.touched[place]) {
      const touched = { ...this.current, touched: { ...this.current.touched, [place]: true as const } };
      this.become({ ...touched, ...this.adapter.validate(touched, []) });
    }
    if (this.typed.delete(place)) this.redraw([place]);
    this.settle();
  }

  /** Validates what was typed at once, without waiting for a pause. */
  settle(): void {
    this.pause.end();
  }

  /** A save was attempted: every error is shown from now on. */
  attempt(): void {
    for (const place of this.typed.keys()) this.leave(place);
    const attempted = { ...this.current, attempted: true };
    this.become({ ...attempted, ...this.adapter.validate(attempted, []) });
    this.settle();
  }

  setSaving(saving: Saving): void {
    const { failures } = this.current;
    this.become({ ...this.current, saving, failures: saving === 'failed' ? failures + 1 : failures });
  }

  /**
   * Sets the server's errors, each shown until its field is edited.
   * @param instead places whose earlier errors are replaced
   */
  setServerErrors(errors: readonly FieldError[], instead: readonly string[] = []): void {
    const found: Record<string, FieldError[]> = {};
    for (const error of errors) (found[this.adapter.placeOfError(error.field)] ??= []).push(error);
    const remaining = keeping(this.current.serverErrors, (place) => !instead.includes(place));
    this.become({ ...this.current, serverErrors: { ...remaining, ...found } });
  }

  canUndo(): boolean {
    return this.history.canUndo;
  }

  canRedo(): boolean {
    return this.history.canRedo;
  }

  /** Undoes the user's last change. */
  undo(): void {
    this.goTo(this.history.undo(this.adapter.undoable(this.current)));
  }

  redo(): void {
    this.goTo(this.history.redo(this.adapter.undoable(this.current)));
  }

  /**
   * Stores new values and validates them.
   * @param how.typed the field that was typed in: its editor already shows the value, and its keys are one undo step
   * @param how.redraw places whose editors must re-render, even if the value is the same
   */
  protected put(
    values: Partial<Values>,
    changed: readonly Path[],
    how: { readonly typed?: string; readonly redraw?: readonly string[] } = {},
  ): void {
    const before = this.current;
    this.history.note(this.adapter.undoable(before), how.typed);
    const places = changed.map((path) => path.join('.'));
    const serverErrors = keeping(
      before.serverErrors,
      (name) => !places.some((place) => isAbout(name, place) || isAbout(place, name)),
    );
    const saving = before.saving === 'saving' ? before.saving : 'idle';
    const after = { ...before, ...values, serverErrors, saving };
    this.become({ ...after, ...this.adapter.validate(after, changed, how.typed !== undefined) }, how);
  }

  /** Replaces the stored side or all drafts: everything is validated again, and undo starts empty. */
  protected replace(next: FormState<Values>): void {
    this.history.clear();
    this.become({ ...next, ...this.adapter.validate(next, undefined) });
  }

  /** Changes marks only, without validation. */
  protected mark(marks: Partial<FormState<Values>>): void {
    this.become({ ...this.current, ...marks });
  }

  /** Inputs show their values again instead of the typed text. */
  protected clearTyped(places: Iterable<string>): void {
    for (const place of places) this.typed.delete(place);
  }

  protected redraw(places: readonly string[]): void {
    const topics = new Set(places.map((place): Topic => `field:${place}`));
    this.countDrawings(topics);
    this.topics.notify(topics);
  }

  private goTo(values: Partial<Values> | undefined): void {
    if (!values) return;
    this.typed.clear();
    const next = { ...this.current, ...values, saving: 'idle' as const };
    this.become({ ...next, ...this.adapter.validate(next, undefined) });
  }

  private become(
    next: FormState<Values>,
    { typed, redraw = [] }: { readonly typed?: string; readonly redraw?: readonly string[] } = {},
  ): void {
    const before = this.current;
    this.store.setState(next, true);
    const topics = new Set(this.adapter.topics(before, next));
    if (typed === undefined) topics.add('settled');
    const fields = new Set(redraw.map((place): Topic => `field:${place}`));
    for (const place of this.adapter.moved(before, next)) {
      for (const topic of this.topics.around('value', place)) topics.add(topic);
      if (this.typed.has(place) || (typed !== undefined && isAbout(place, typed))) continue;
      for (const topic of this.topics.around('field', place)) fields.add(topic);
      fields.add(`field:${place}`);
    }
    this.countDrawings(fields);
    for (const topic of fields) topics.add(topic);
    const ways = `${this.canUndo()} ${this.canRedo()}`;
    if (ways !== this.ways) topics.add('history');
    this.ways = ways;
    this.topics.notify(topics);
  }

  private countDrawings(topics: Iterable<Topic>): void {
    for (const topic of topics) {
      const place = topic.slice('field:'.length);
      this.drawings.set(place, (this.drawings.get(place) ?? 0) + 1);
    }
  }
}
