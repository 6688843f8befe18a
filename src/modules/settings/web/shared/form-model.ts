/** A settings form's memory and everything that may happen to it. One instance a screen; components only read and call. */

import { enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { draftOf } from '#engine/values/blank.ts';
import type { Catalogue, Setting } from '#engine/schema/catalogue.ts';
import { isChanged } from '#engine/changes/change-set.ts';
import { dependentsOf } from '#engine/conditions/dependents.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Drafts } from '#engine/state/state.ts';
import { engineBase, inheritedNow, isDrafted, storedNow, type FormBase, type FormState } from './form-state.ts';
import type { Saving } from '#platform/web/form/save-button.tsx';
import { judgeAll, judgeChange, type Judgement } from './judging.ts';
import type { StoredSide } from './stored-side.ts';
import { createTopics, everyTopic, type Topic, type Topics } from '#platform/web/form/model/subscriptions.ts';

enablePatches();

const untouched = { errors: {}, ruleErrors: {}, serverErrors: {}, touched: {}, hidden: {} } as const;

/** Writes `found` only where it says something else than what is there, so that unchanged findings tell nobody. */
function record<T>(slice: Record<string, T>, found: Readonly<Record<string, T | undefined>>): void {
  for (const [key, next] of Object.entries(found)) {
    if (next === undefined) {
      if (key in slice) delete slice[key];
    } else if (!sameJson(slice[key], next)) slice[key] = next;
  }
}

function recordAll(state: Draft<FormState>, found: Judgement): void {
  record<readonly FieldError[]>(state.errors, found.errors);
  record<FieldError>(state.ruleErrors, found.ruleErrors);
  record<true>(state.hidden, found.hidden);
}

function without(drafts: Drafts, keys: readonly string[]): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => !keys.includes(key)));
}

/** Where a rule's finding comes, goes or is to be said now, the setting that shows it hears of it. */
function ruleTopics(catalogue: Catalogue): (patch: Patch) => readonly Topic[] {
  const rules = Object.values(catalogue.sections).flatMap((section) => section.rules);
  const shownBy = new Map(rules.map((rule) => [rule.id, rule.setting]));
  return ({ op, path: [slice, name] }) => {
    if (slice === 'ruleErrors') return [`errors:${shownBy.get(String(name)) ?? ''}`];
    if (slice !== 'drafts' || op === 'replace' || typeof name !== 'string') return [];
    return dependentsOf(catalogue, name).rules.map((rule): Topic => `errors:${rule.setting}`);
  };
}

export class FormModel {
  readonly base: FormBase;
  readonly topics: Topics;
  private readonly store: StoreApi<FormState>;
  /** What an input holds while it is being typed in, where that is not its draft: emptied text that means "inherited". */
  private readonly typed = new Map<string, unknown>();
  private readonly drawings = new Map<string, number>();

  constructor(base: FormBase, stored: StoredSide) {
    this.base = base;
    this.topics = createTopics(ruleTopics(base.catalogue));
    const start: FormState = { ...untouched, ...stored, drafts: {}, attempted: false, saving: 'idle', failures: 0 };
    this.store = createStore(() => this.judged(start));
  }

  state(): FormState {
    return this.store.getState();
  }

  /** A widget's content as it stands; `shown` when the input shows it already and need not be drawn again. */
  edit(key: string, content: unknown, shown: boolean): void {
    const setting = this.base.catalogue.settings[key];
    if (!setting) return;
    if (shown) this.typed.set(key, content);
    else this.typed.delete(key);
    this.draft([key], this.draftFor(setting, content));
    if (!shown) this.redraw([key]);
  }

  /** Back to what is inherited, with the next save. */
  reset(keys: readonly string[]): void {
    for (const key of keys) this.typed.delete(key);
    const set = keys.filter((key) => {
      const setting = this.base.catalogue.settings[key];
      return setting && storedNow(this.base, this.state(), setting).set_here;
    });
    this.draft(keys, Object.fromEntries(set.map((key) => [key, undefined])));
    this.redraw(keys);
  }

  /** Forgets unsaved changes. */
  undo(keys: readonly string[]): void {
    for (const key of keys) this.typed.delete(key);
    this.draft(keys, {});
    this.change((state) => {
      for (const key of keys) delete state.touched[key];
      if (Object.keys(state.drafts).length === 0) state.attempted = false;
    });
    this.redraw(keys);
  }

  /** The input was left: what is wrong with it may be said from now on. */
  leave(key: string): void {
    if (!this.state().touched[key])
      this.change((state) => {
        state.touched[key] = true;
      });
    if (this.typed.delete(key)) this.redraw([key]);
  }

  /** What the widget of a setting shows. */
  content(key: string): unknown {
    if (this.typed.has(key)) return this.typed.get(key);
    const setting = this.base.catalogue.settings[key];
    if (!setting) return undefined;
    const state = this.state();
    if (!isDrafted(state, key)) return storedNow(this.base, state, setting).value;
    return state.drafts[key] === undefined ? inheritedNow(this.base, state, setting) : state.drafts[key];
  }

  /** Counts the drawings that a widget needs because its value changed from elsewhere. */
  drawing(key: string): number {
    return this.drawings.get(key) ?? 0;
  }

  /** A save was asked for: every finding is shown from now on. */
  attempt(): void {
    for (const key of this.typed.keys()) this.leave(key);
    this.change((state) => {
      state.attempted = true;
    });
  }

  setSaving(saving: Saving): void {
    this.change((state) => {
      state.saving = saving;
      if (saving === 'failed') state.failures += 1;
    });
  }

  /** What the server found, each on its setting until that is edited. */
  setServerErrors(errors: readonly FieldError[]): void {
    const byKey: Record<string, FieldError[]> = {};
    for (const error of errors) (byKey[error.field.split('.')[0] ?? ''] ??= []).push(error);
    this.change((state) => {
      Object.assign(state.serverErrors, byKey);
    });
  }

  /** Replaces the stored side. Drafts equal to `sent` are done with; later typing stays a draft. */
  accept(stored: StoredSide, sent: Drafts = {}): void {
    const before = this.state();
    const open = Object.entries(before.drafts).filter(([key, draft]) => {
      const setting = this.base.catalogue.settings[key];
      const done = Object.hasOwn(sent, key) && Object.is(sent[key], draft);
      return setting && !done && isChanged(setting, engineBase(this.base, stored), draft);
    });
    const attempted = before.attempted && open.length > 0;
    this.replace({ ...before, ...stored, drafts: Object.fromEntries(open), attempted });
  }

  /**
   * Takes over drafts from elsewhere: kept over a crash, or merged with what somebody else saved. Those that change nothing
   * any more are dropped.
   * @param revision what they were made from, when that is older than what is stored
   */
  restore(drafts: Drafts, revision?: number): void {
    const before = this.state();
    const from = Math.min(before.revision, revision ?? before.revision);
    const known = Object.entries(drafts).filter(([key]) => key in this.base.catalogue.settings);
    const changed = known.filter(([key, draft]) => {
      const setting = this.base.catalogue.settings[key];
      return setting && isChanged(setting, engineBase(this.base, before), draft);
    });
    const kept = without(
      before.drafts,
      known.map(([key]) => key),
    );
    for (const [key] of known) this.typed.delete(key);
    this.replace({ ...before, revision: from, drafts: { ...kept, ...Object.fromEntries(changed) } });
  }

  /** Drafts stand as they are, over what was stored at `revision`: the person has seen the other side and chosen. */
  rebase(revision: number): void {
    this.change((state) => {
      state.revision = revision;
    });
  }

  /** The draft that a widget's content stands for, as a map that holds it; empty when it is what is stored anyway. */
  private draftFor(setting: Setting, content: unknown): Drafts {
    const { key, secret, schema } = setting;
    if (secret && (content === undefined || content === '')) return {};
    const draft = secret && content === null ? undefined : draftOf(schema, content);
    return isChanged(setting, engineBase(this.base, this.state()), draft) ? { [key]: draft } : {};
  }

  /** Replaces the drafts of `keys` by those given, and judges what that touches. */
  private draft(keys: readonly string[], drafted: Drafts): void {
    const before = this.state();
    const gone = keys.filter((key) => !Object.hasOwn(drafted, key));
    const drafts = { ...(gone.length > 0 ? without(before.drafts, gone) : before.drafts), ...drafted };
    const after = { ...before, drafts };
    const found = keys.map((key) => judgeChange(this.base, after, key));
    this.change((state) => {
      for (const key of gone) delete state.drafts[key];
      Object.assign(state.drafts, drafted);
      for (const key of keys) delete state.serverErrors[key];
      for (const judgement of found) recordAll(state, judgement);
      if (state.saving !== 'saving') state.saving = 'idle';
    });
  }

  private judged(state: FormState): FormState {
    const found = judgeAll(this.base, state);
    const next = { ...state, errors: {}, ruleErrors: {}, hidden: {} };
    recordAll(next as unknown as Draft<FormState>, found);
    return next;
  }

  private change(recipe: (state: Draft<FormState>) => void): void {
    const [next, patches] = produceWithPatches(this.state(), recipe);
    if (patches.length === 0) return;
    this.store.setState(next, true);
    this.topics.tellPatches(patches);
  }

  /** Another stored side: rare, so everybody looks again, and those widgets whose content moved are drawn. */
  private replace(next: FormState): void {
    const keys = Object.keys(this.base.catalogue.settings);
    const shown = new Map(keys.map((key) => [key, this.content(key)]));
    this.store.setState(this.judged(next), true);
    this.topics.tell(everyTopic(keys));
    this.redraw(keys.filter((key) => !sameJson(shown.get(key), this.content(key))));
  }

  private redraw(keys: readonly string[]): void {
    for (const key of keys) this.drawings.set(key, this.drawing(key) + 1);
    this.topics.tell(keys.map((key): Topic => `field:${key}`));
  }
}
