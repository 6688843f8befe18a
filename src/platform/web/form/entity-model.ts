/** The memory of a form over one record, whatever its schema: what is stored, what was typed, what is wrong with it. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Saving } from './save-button.tsx';
import { memberAt, withMember } from './model/with-member.ts';

/** Leads from the record to one of its members. */
export type Path = readonly (string | number)[];

/** What an entity form must know of its record; none of it changes while the form is open. */
export interface EntityBase {
  /**
   * The schema of the record as it stands: what was chosen may narrow what else there is to choose. It must answer the same
   * object for the same choices, so that the form is not drawn again at every key.
   */
  readonly schemaFor: (value: JsonObject) => JsonSchema;
  /** What is wrong with the record; fields are named from the record down, as `config.url`. */
  readonly judge: (value: JsonObject) => readonly FieldError[];
  /** Brings a changed record into order, for example by removing what a choice makes impossible. */
  readonly settle?: (value: JsonObject, before: JsonObject) => JsonObject;
}

export interface EntityState {
  readonly stored: JsonObject;
  readonly value: JsonObject;
  readonly schema: JsonSchema;
  readonly findings: readonly FieldError[];
  /** What the server found, each until its field is edited. */
  readonly serverErrors: readonly FieldError[];
  /** Names of the rows that were left at least once: before that, typing is not yet called wrong. */
  readonly touched: Readonly<Record<string, true>>;
  /** A save was tried: every finding is said. */
  readonly attempted: boolean;
  readonly saving: Saving;
  /** How many saves did not succeed: each takes the person to what is wrong. */
  readonly failures: number;
}

/** A member's path as one word that may stand in an id. */
export function rowName(path: Path): string {
  return path.join('-');
}

/** Whether a finding is about the member at `path` or about something inside it. */
export function isAbout(field: string, path: Path): boolean {
  const place = path.join('.');
  return field === place || field.startsWith(`${place}.`);
}

const untouched = { serverErrors: [], touched: {}, attempted: false, saving: 'idle', failures: 0 } as const;

export class EntityModel {
  private readonly base: EntityBase;
  private readonly store: StoreApi<EntityState>;
  private readonly rows = new Map<string, Path>();
  private readonly drawings = new Map<string, number>();

  constructor(base: EntityBase, stored: JsonObject) {
    this.base = base;
    this.store = createStore(() => ({ ...untouched, ...this.judged(stored), stored }));
  }

  state(): EntityState {
    return this.store.getState();
  }

  subscribe(listener: () => void): () => void {
    return this.store.subscribe(listener);
  }

  isChanged(): boolean {
    const { stored, value } = this.state();
    return !sameJson(stored, value);
  }

  /** Whether a member differs from what is stored. */
  isChangedAt(path: Path): boolean {
    const { stored, value } = this.state();
    return !sameJson(memberAt(stored, path), memberAt(value, path));
  }

  /** The member as it is now; whoever asks is drawn again when it changes from elsewhere. */
  content(path: Path): unknown {
    this.rows.set(rowName(path), path);
    return memberAt(this.state().value, path);
  }

  /** Counts the drawings that a row needs because its value changed from elsewhere. */
  drawing(path: Path): number {
    return this.drawings.get(rowName(path)) ?? 0;
  }

  /**
   * A row's content as it stands; `undefined` takes the member away.
   * @param shown the input shows it already and need not be drawn again
   */
  edit(path: Path, content: unknown, shown: boolean): void {
    const before = this.state();
    const typed = withMember(before.value, path, content);
    if (!isObject(typed)) return;
    const value = this.base.settle?.(typed, before.value) ?? typed;
    const serverErrors = before.serverErrors.filter(({ field }) => !isAbout(field, path));
    const saving = before.saving === 'saving' ? before.saving : 'idle';
    this.replace(
      { ...before, ...this.judged(value), serverErrors, saving },
      shown ? memberAt(typed, path) : undefined,
      path,
    );
  }

  /** The row was left: what is wrong with it may be said from now on. */
  leave(path: Path): void {
    const { touched } = this.state();
    const name = rowName(path);
    if (!touched[name]) this.store.setState({ touched: { ...touched, [name]: true } });
  }

  /** Everything that stands in the way of saving; from now on it is said. */
  attempt(): readonly FieldError[] {
    this.store.setState({ attempted: true });
    const { findings } = this.state();
    return findings;
  }

  setSaving(saving: Saving): void {
    const { failures } = this.state();
    this.store.setState({ saving, failures: saving === 'failed' ? failures + 1 : failures });
  }

  setServerErrors(serverErrors: readonly FieldError[]): void {
    this.store.setState({ serverErrors });
  }

  /** Forgets what was typed. */
  undo(): void {
    const before = this.state();
    this.replace({ ...before, ...untouched, ...this.judged(before.stored) });
  }

  /** Another stored side: after a save, or because somebody else saved. What was typed since `sent` stays. */
  accept(stored: JsonObject, sent?: JsonObject): void {
    const before = this.state();
    const typedSince = sent !== undefined && !sameJson(before.value, sent);
    const kept = typedSince
      ? { ...before, ...this.judged(before.value) }
      : { ...before, ...untouched, ...this.judged(stored) };
    this.replace({ ...kept, stored, saving: before.saving });
  }

  private judged(value: JsonObject): Pick<EntityState, 'value' | 'schema' | 'findings'> {
    return { value, schema: this.base.schemaFor(value), findings: this.base.judge(value) };
  }

  /** Tells those rows to draw whose content moved, but for the one that shows it already. */
  private replace(next: EntityState, shown?: unknown, edited?: Path): void {
    const before = this.state();
    for (const [name, path] of this.rows) {
      const now = memberAt(next.value, path);
      const own = edited !== undefined && name === rowName(edited.slice(0, path.length));
      const knows = own && shown !== undefined && sameJson(memberAt(next.value, edited), shown);
      if (!knows && !sameJson(memberAt(before.value, path), now))
        this.drawings.set(name, (this.drawings.get(name) ?? 0) + 1);
    }
    this.store.setState(next, true);
  }
}
