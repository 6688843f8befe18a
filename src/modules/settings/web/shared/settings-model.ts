/** The form over settings: values with provenance, drafts beside what is stored. One instance a screen; components only read and call. */

import { isChanged } from '#engine/changes/change-set.ts';
import type { Drafts } from '#engine/state/state.ts';
import { withoutBlankRows } from '#engine/values/blank-rows.ts';
import { keeping } from '#platform/web/form/model/differences.ts';
import { FormModel } from '#platform/web/form/model/form-model.ts';
import { engineBase, storedNow, type FormBase, type SettingsValues } from './form-state.ts';
import { redrafted, settingsAdapter } from './settings-adapter.ts';
import type { StoredSide } from './stored-side.ts';

export class SettingsModel extends FormModel<SettingsValues> {
  readonly base: FormBase;

  constructor(base: FormBase, stored: StoredSide) {
    super(settingsAdapter(base), { ...stored, drafts: {}, ruleErrors: {} });
    this.base = base;
  }

  /** Back to what is inherited, with the next save. */
  reset(keys: readonly string[]): void {
    const set = keys.filter((key) => {
      const setting = this.base.catalogue.settings[key];
      return setting && storedNow(this.base, this.state(), setting).set_here;
    });
    this.draft(keys, Object.fromEntries(set.map((key) => [key, undefined])));
  }

  /** Takes the rows in which nothing was filled in out of every changed list: they are not saved. */
  dropBlankRows(): void {
    for (const [key, draft] of Object.entries(this.state().drafts)) {
      const schema = this.base.catalogue.settings[key]?.schema;
      const filled = schema && withoutBlankRows(schema, draft);
      if (filled !== draft) this.edit([key], filled, false);
    }
  }

  /** Forgets unsaved changes. */
  discard(keys: readonly string[]): void {
    this.draft(keys, {});
    const { touched, attempted, drafts } = this.state();
    this.mark({
      touched: keeping(touched, (key) => !keys.includes(key)),
      attempted: attempted && Object.keys(drafts).length > 0,
    });
  }

  /** Replaces the stored side. Drafts equal to `sent` are done with; later typing stays a draft. */
  accept(stored: StoredSide, sent: Drafts = {}): void {
    const before = this.state();
    const open = Object.entries(before.drafts).filter(([key, draft]) => {
      const done = Object.hasOwn(sent, key) && Object.is(sent[key], draft);
      return !done && this.changes(stored, key, draft);
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
    const known = Object.keys(drafts).filter((key) => key in this.base.catalogue.settings);
    const changed = known.filter((key) => this.changes(before, key, drafts[key]));
    this.forgetTyped(known);
    this.replace({
      ...before,
      revision: Math.min(before.revision, revision ?? before.revision),
      drafts: redrafted(before.drafts, known, Object.fromEntries(changed.map((key) => [key, drafts[key]]))),
    });
  }

  /** Drafts stand as they are, over what was stored at `revision`: the person has seen the other side and chosen. */
  rebase(revision: number): void {
    this.mark({ revision });
  }

  private changes(stored: Pick<StoredSide, 'layers'>, key: string, draft: unknown): boolean {
    const setting = this.base.catalogue.settings[key];
    return setting !== undefined && isChanged(setting, engineBase(this.base, stored), draft);
  }

  /** Replaces the drafts of `keys` by those given. */
  private draft(keys: readonly string[], drafted: Drafts): void {
    this.forgetTyped(keys);
    this.put(
      { drafts: redrafted(this.state().drafts, keys, drafted) },
      keys.map((key) => [key]),
      { redraw: keys },
    );
  }
}
