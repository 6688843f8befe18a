/** Derives the edits that lead to a given state: from history for a rollback, from a file for an import. */
import { mayRead, writeRefusal } from '#engine/state/access.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import { setHere } from '#engine/changes/difference.ts';
import { currentName } from '#engine/schema/current-name.ts';
import { sameValue } from '#engine/values/same-value.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { LeftOutSetting } from '#generated/types.ts';
import { seenFrom } from '../history/compare-settings.ts';
import type { Save } from './decide.ts';
import { placeSeen } from '../scopes/scope.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { ValueRow } from '../values/repository.ts';
import { callerOf } from '../values/viewer.ts';

export interface TargetState {
  /** Values by key, or by an earlier name of a setting. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Only these settings; all when absent. */
  readonly only?: readonly string[] | undefined;
  /** Whether settings that are set now, but not in the target state, are reset. */
  readonly resetOthers: boolean;
}

export interface TargetEdits {
  readonly edits: Edits;
  /** Names of unknown settings. */
  readonly unknown: readonly string[];
  /** Secrets that had a value; they are not part of the edits. */
  readonly secrets: readonly string[];
  /** Number of settings that already have the value. */
  readonly unchanged: number;
}

/** Unchanged settings need no permission, but are part of the target state. */
export function editsToward(
  save: Save,
  now: readonly ValueRow[],
  { values, only, resetOthers }: TargetState,
): TargetEdits {
  const caller = callerOf(save.viewer, placeSeen(save.place));
  const here = setHere(seenFrom(save.place, now));
  const settings: Record<string, unknown> = {};
  const unchangedKeys = new Set<string>();
  const unknown: string[] = [];
  const secrets: string[] = [];
  let unchanged = 0;
  for (const [name, value] of Object.entries(values)) {
    const key = currentName(settingsCatalogue, name);
    const setting = key === undefined ? undefined : settingNamed(settingsCatalogue, key);
    if (only && !only.includes(key ?? name)) continue;
    unchangedKeys.add(key ?? name);
    if (!setting) unknown.push(name);
    else if (setting.secret) secrets.push(setting.key);
    else {
      const same = Object.hasOwn(here, setting.key) && sameValue(setting, here[setting.key]?.value, value);
      if (same) unchanged += 1;
      if (same && writeRefusal(setting, caller, save.place.scope)) continue;
      if (setting.key === name || !Object.hasOwn(values, setting.key)) settings[setting.key] = value;
    }
  }
  const reset = Object.keys(here).filter((key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return resetOthers && setting && !setting.secret && !unchangedKeys.has(key) && (!only || only.includes(key));
  });
  return { edits: { settings, reset }, unknown, secrets, unchanged };
}

/** The reason why a setting is skipped, with its requested value where the caller may see it. */
export function withValue(left: LeftOutSetting, { edits, viewer }: Pick<Save, 'edits' | 'viewer'>): LeftOutSetting {
  const setting = settingNamed(settingsCatalogue, left.setting);
  const value = edits.settings[left.setting];
  return setting && !setting.secret && value !== undefined && mayRead(setting, callerOf(viewer))
    ? { ...left, value }
    : left;
}
