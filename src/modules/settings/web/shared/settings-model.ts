/**
 * The form model of settings: values with provenance, and drafts over what is stored. One instance per screen;
 * components only read and call it.
 */

import { isChanged } from '#engine/changes/change-set.ts';
import type { Drafts } from '#engine/state/state.ts';
import { withoutBlankRows } from '#engine/values/blank-rows.ts';
import { sameJson } from '#engine/values/json-value.ts';
import { keeping } from '#platform/web/form/model/differences.ts';
import { FormModel } from '#platform/web/form/model/form-model.ts';
import {
  engineBase,
  storedNow,
  valueBefore,
  type FormBase,
  type FormState,
  type SettingsValues,
} from './form-state.ts';
import { redrafted, settingsAdapter, stillBegun } from './settings-adapter.ts';
import { addsRows } from './validating.ts';
import type { StoredSide } from './stored-side.ts';

export class SettingsModel extends FormModel<SettingsValues> {
  readonly base: FormBase;

  constructor(base: FormBase, stored: StoredSide) {
    super(settingsAdapter(base), { ...stored, drafts: {}, began: {}, ruleErrors: {} });
    this.base = base;
  }

  /** Resets settings to the inherited value with the next save. */
  reset(keys: readonly string[]): void {
    const set = keys.filter((key) => {
      const setting = this.base.catalogue.settings[key];
      return setting && storedNow(this.base, this.state(), setting).set_here;
    });
    this.draft(keys, Object.fromEntries(set.map((key) => [key, undefined])));
  }

  /** Removes blank rows from every changed list: they are not saved. */
  dropBlankRows(): void {
    for (const [key, draft] of Object.entries(this.state().drafts)) {
      const setting = this.base.catalogue.settings[key];
      if (!setting || !addsRows(setting)) continue;
      const filled = withoutBlankRows(setting.schema, draft);
      if (filled !== draft) this.edit([key], filled, false);
    }
  }

  /** Discards unsaved changes. */
  discard(keys: readonly string[]): void {
    this.draft(keys, {});
    const { touched, attempted, drafts } = this.state();
    this.mark({
      touched: keeping(touched, (key) => !keys.includes(key)),
      attempted: attempted && Object.keys(drafts).length > 0,
    });
  }

  /** Replaces the stored side. Drafts equal to `sent` are removed; later typing stays a draft. */
  accept(stored: StoredSide, sent: Drafts = {}): void {
    const before = this.state();
    const open = Object.entries(before.drafts).filter(([key, draft]) => {
      const done = Object.hasOwn(sent, key) && Object.is(sent[key], draft);
      return !done && this.changes(stored, key, draft);
    });
    const attempted = before.attempted && open.length > 0;
    // Typing that continues after the user's own save started from what was saved.
    const untouched = open.map(([key]) => key).filter((key) => !Object.hasOwn(sent, key));
    const began = this.beginnings(untouched, stored);
    this.replace({ ...before, ...stored, drafts: Object.fromEntries(open), began, attempted });
  }

  /**
   * Takes over drafts: kept over a crash, or merged with what someone else saved. Those that change nothing any more
   * are dropped.
   * @param revision the base revision of the drafts, if it is older than what is stored
   */
  restore(drafts: Drafts, revision?: number): void {
    const before = this.state();
    const known = Object.keys(drafts).filter((key) => key in this.base.catalogue.settings);
    const changed = known.filter((key) => this.changes(before, key, drafts[key]));
    this.clearTyped(known);
    this.replace({
      ...before,
      revision: Math.min(before.revision, revision ?? before.revision),
      drafts: redrafted(before.drafts, known, Object.fromEntries(changed.map((key) => [key, drafts[key]]))),
    });
  }

  /** Keeps the drafts, based on `revision` from now on: the user has seen the other side and chosen. */
  rebase(revision: number): void {
    this.mark({ revision });
  }

  /** The initial values of drafts that stay when the stored side changes. */
  private beginnings(drafted: readonly string[], stored: StoredSide): FormState['began'] {
    const before = this.state();
    const began = drafted.flatMap((key): [string, unknown][] => {
      const setting = this.base.catalogue.settings[key];
      if (!setting) return [];
      const value = valueBefore(this.base, before, setting);
      return sameJson(value, storedNow(this.base, { ...before, ...stored }, setting).value) ? [] : [[key, value]];
    });
    return Object.fromEntries(began);
  }

  private changes(stored: Pick<StoredSide, 'layers'>, key: string, draft: unknown): boolean {
    const setting = this.base.catalogue.settings[key];
    return setting !== undefined && isChanged(setting, engineBase(this.base, stored), draft);
  }

  /** Replaces the drafts of `keys` by the given ones. */
  private draft(keys: readonly string[], drafted: Drafts): void {
    this.clearTyped(keys);
    const drafts = redrafted(this.state().drafts, keys, drafted);
    this.put(
      { drafts, began: stillBegun(this.state().began, drafts) },
      keys.map((key) => [key]),
      { redraw: keys },
    );
  }
}
