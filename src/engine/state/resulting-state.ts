/** The state after a save, including values that are reset because the save hides their settings. */

import type { Catalogue, Setting } from '../schema/catalogue.ts';
import { isVisible, type Conditions, type Read } from '../conditions/condition.ts';
import { inherited } from './resolve.ts';
import { draftedValue, settingNamed, storedState, type Base, type Drafts } from './state.ts';

export interface ResultingState {
  readonly read: Read;
  /** Keys that the drafts hide and whose schema says `reset`: their value in this scope is removed. */
  readonly hiddenResets: () => readonly string[];
}

/** Which value of a setting applies after the save. */
type Outcome = 'stored' | 'drafted' | 'reset';

/**
 * Computes the state after the drafts lazily, name by name: creating it is free, so a form creates one at every keystroke. A draft of
 * a setting that would be hidden is ignored, because it would not be saved. A stored value is reset only when the drafts change its
 * setting from visible to hidden. Conditions are not circular; if they were, the setting that closes the circle would keep its value.
 *
 * @param hiddenAllowed true for imports, rollbacks and schedules, which may write hidden settings: all drafts apply
 */
export function resultingState(
  base: Base,
  drafts: Drafts,
  conditions: Conditions,
  hiddenAllowed = false,
): ResultingState {
  const stored = storedState(base);
  const here = base.layers.find(({ scope }) => scope === base.here)?.values ?? {};
  const outcomes = new Map<string, Outcome>();

  function outcomeOf(setting: Setting): Outcome {
    const drafted = Object.hasOwn(drafts, setting.key);
    if (drafted && (hiddenAllowed || drafts[setting.key] === undefined || setting.visible_when.length === 0))
      return 'drafted';
    const mayReset = setting.when_hidden === 'reset' && Object.hasOwn(here, setting.key);
    if (!drafted && !mayReset) return 'stored';
    const known = outcomes.get(setting.key);
    if (known) return known;
    outcomes.set(setting.key, 'stored');
    const outcome = validate(setting, drafted, mayReset);
    outcomes.set(setting.key, outcome);
    return outcome;
  }

  function validate({ visible_when }: Setting, drafted: boolean, mayReset: boolean): Outcome {
    if (isVisible(visible_when, read, conditions)) return drafted ? 'drafted' : 'stored';
    return mayReset && isVisible(visible_when, stored, conditions) ? 'reset' : 'stored';
  }

  function read(name: string): unknown {
    const setting = settingNamed(base.catalogue, name);
    const outcome = setting ? outcomeOf(setting) : 'stored';
    if (!setting || outcome === 'stored') return stored(name);
    return outcome === 'drafted'
      ? draftedValue(setting, base, drafts[name]).value
      : inherited(setting, base.layers, base.here).value;
  }

  const goes = (key: string) => {
    const setting = settingNamed(base.catalogue, key);
    return setting !== undefined && outcomeOf(setting) === 'reset';
  };
  return { read, hiddenResets: () => resettable(base.catalogue).filter(goes) };
}

const resettables = new WeakMap<Catalogue, readonly string[]>();

function resettable(catalogue: Catalogue): readonly string[] {
  const known = resettables.get(catalogue);
  if (known) return known;
  const found = Object.values(catalogue.settings).filter(({ when_hidden }) => when_hidden === 'reset');
  const keys = found.map(({ key }) => key);
  resettables.set(catalogue, keys);
  return keys;
}
