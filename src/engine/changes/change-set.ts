/** Unsaved edits: which drafts are changes, and what a save sends. */

import type { Setting } from '../schema/catalogue.ts';
import { isVisible, type Conditions } from '../conditions/condition.ts';
import { secretPlaceholder } from '../validation/validate.ts';
import { resolve } from '../state/resolve.ts';
import { sameValue } from '../values/same-value.ts';
import { resultingState } from '../state/resulting-state.ts';
import { settingNamed, type Base, type Drafts } from '../state/state.ts';

/** New values by key, and keys to reset to the inherited value. */
export interface Edits {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
}

/**
 * Whether a draft differs from the base. Typing the old value again is not a change; neither is an empty input where
 * nothing is set, nor an untouched secret. Resetting is a change only if the setting is set here.
 */
export function isChanged(setting: Setting, base: Base, draft: unknown): boolean {
  const stored = resolve(setting, base.layers, base.here);
  if (draft === undefined) return stored.set_here;
  if (setting.secret) return draft !== '' && draft !== secretPlaceholder;
  if (draft === '' && stored.value === undefined) return false;
  return !sameValue(setting, draft, stored.value);
}

/**
 * The edits that result from the drafts. Drafts of settings that would be hidden are skipped, because they could not be
 * saved.
 */
export function editsOf(base: Base, drafts: Drafts, conditions: Conditions): Edits {
  const { read } = resultingState(base, drafts, conditions);
  const settings: Record<string, unknown> = {};
  const reset: string[] = [];
  for (const [key, draft] of Object.entries(drafts)) {
    const setting = settingNamed(base.catalogue, key);
    if (!setting || !isChanged(setting, base, draft)) continue;
    if (draft === undefined) reset.push(key);
    else if (isVisible(setting.visible_when, read, conditions)) settings[key] = draft;
  }
  return { settings, reset };
}

/** Whether saving would send anything. */
export function isEmpty({ settings, reset }: Edits): boolean {
  return reset.length === 0 && Object.keys(settings).length === 0;
}

/** The drafts that correspond to a set of edits: a reset is a draft of `undefined`. */
export function draftsOf({ settings, reset }: Edits): Drafts {
  return { ...settings, ...Object.fromEntries(reset.map((key) => [key, undefined])) };
}
