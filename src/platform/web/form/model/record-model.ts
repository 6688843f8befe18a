/** A form over one record: nested members, rows, computed fields and conditions of its layout. */

import { sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { randomKey } from '../../client/random-key.ts';
import { FormModel } from './form-model.ts';
import { mergeRecord } from './merge-record.ts';
import { placeOf, stepsOf, type At, type Path } from './path.ts';
import { recordAdapter, type RecordAdapter } from './record-adapter.ts';
import type { RecordBase, RecordState, RecordValues } from './record-base.ts';
import { renumbered, type RowsChange } from './rows.ts';
import { ServerChecks } from './server-checks.ts';
import { memberAt } from './with-member.ts';

/** The record as opened: values filled in by defaults are not changes of the user. */
function opened(base: RecordBase, stored: JsonObject): Omit<RecordValues, 'required' | 'locked'> {
  const edited = Object.fromEntries((base.conditions?.given(stored) ?? []).map((place) => [place, true] as const));
  const value = base.conditions?.follow(stored, (place) => edited[place] === true) ?? stored;
  return { stored: value, value, schema: base.schemaFor(value), changed: false, edited, stale: true };
}

export class RecordModel extends FormModel<RecordValues> {
  /** Identifies what is being filled in, also after it was restored from a draft, so that it is created once. */
  draftId = randomKey();
  private readonly base: RecordBase;
  private readonly records: RecordAdapter;
  private readonly checks: ServerChecks;
  /** The last result of `shownValue`, which is called at every key. */
  private shown: (Pick<RecordState, 'value' | 'hidden'> & { readonly without: JsonObject }) | undefined;

  constructor(base: RecordBase, stored: JsonObject) {
    const records = recordAdapter(base);
    super(records, { ...opened(base, stored), required: {}, locked: {} });
    this.base = base;
    this.records = records;
    this.checks = new ServerChecks(base.checks ?? [], {
      content: (path) => this.content(path),
      record: () => this.state().value,
      isChangedAt: (path) => this.isChangedAt(path),
      show: (found, instead) => this.setServerErrors(found, instead),
    });
  }

  isChanged(): boolean {
    return this.state().changed;
  }

  /** Whether a member differs from what is stored. */
  isChangedAt(at: At): boolean {
    const { stored, value } = this.state();
    return !sameJson(memberAt(stored, stepsOf(at)), memberAt(value, stepsOf(at)));
  }

  /** Everything that blocks saving, whether it is shown or not. */
  findings(): readonly FieldError[] {
    const state = this.state();
    return Object.values(state.stale ? this.records.findings(state, state.value) : state.errors).flat();
  }

  /** The record without hidden members. */
  shownValue(): JsonObject {
    const { value, hidden } = this.state();
    if (this.shown?.value !== value || this.shown.hidden !== hidden)
      this.shown = { value, hidden, without: withoutPlaces(value, Object.keys(hidden)) as JsonObject };
    return this.shown.without;
  }

  /** Changes the rows of the list at a path; the state of each row moves with it. */
  changeRows(path: Path, change: RowsChange): void {
    const list = placeOf(path);
    const { touched, edited, serverErrors } = this.state();
    this.mark({
      touched: renumbered(touched, list, change.from),
      edited: renumbered(edited, list, change.from),
    });
    this.edit(path, change.rows, false);
    this.mark({ serverErrors: renumbered(serverErrors, list, change.from) });
  }

  /** Takes over a value as if it had been typed: a draft kept over a reload. */
  take(value: JsonObject): void {
    this.edit([], value, false);
  }

  /** Discards all changes. */
  discard(): void {
    this.start(this.state().stored);
  }

  /** Replaces the stored side, after a save or because someone else saved. Changes made since `sent` remain. */
  accept(stored: JsonObject, sent?: JsonObject): void {
    const before = this.state();
    const typedSince = sent !== undefined && !sameJson(this.shownValue(), sent);
    if (typedSince) this.replace({ ...before, stored, changed: !sameJson(stored, before.value) });
    else this.start(stored, before.saving);
  }

  /** Takes over what someone else saved meanwhile, except for the fields that both changed, which it returns. */
  renew(stored: JsonObject): readonly string[] {
    const { stored: base, value: mine, schema } = this.state();
    const { value, conflicts } = mergeRecord({ base, theirs: stored, mine }, schema);
    this.take(value);
    this.replace({ ...this.state(), stored, changed: !sameJson(stored, this.state().value) });
    return conflicts;
  }

  override edit(at: At, content: unknown, shown: boolean): void {
    super.edit(at, content, shown);
    this.checks.edited(placeOf(at));
  }

  override leave(at: At): void {
    super.leave(at);
    this.checks.left(placeOf(at));
  }

  private start(stored: JsonObject, saving: RecordState['saving'] = 'idle'): void {
    const unmarked = { errors: {}, serverErrors: {}, touched: {}, attempted: false };
    this.replace({ ...this.state(), ...opened(this.base, stored), ...unmarked, saving });
  }
}

/** Parts without hidden members stay the same objects. */
function withoutPlaces(value: unknown, places: readonly string[]): unknown {
  if (places.length === 0 || typeof value !== 'object' || value === null) return value;
  const own = new Set<string>();
  const below = new Map<string, string[]>();
  for (const place of places) {
    const dot = place.indexOf('.');
    if (dot < 0) own.add(place);
    else {
      const name = place.slice(0, dot);
      const inside = below.get(name);
      if (inside) inside.push(place.slice(dot + 1));
      else below.set(name, [place.slice(dot + 1)]);
    }
  }
  if (Array.isArray(value)) return value.map((item: unknown, at) => withoutPlaces(item, below.get(String(at)) ?? []));
  const rest = Object.entries(value).filter(([name]) => !own.has(name));
  return Object.fromEntries(rest.map(([name, member]) => [name, withoutPlaces(member, below.get(name) ?? [])]));
}
