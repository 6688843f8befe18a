/** The state as it would be after a save, including the values that are reset because the save hides their settings. */

import type { Catalogue } from './catalogue.ts';
import { isVisible, type Conditions, type Read } from './condition.ts';
import { inherited } from './resolve.ts';
import { draftedState, settingNamed, storedState, type Base, type Drafts } from './state.ts';

export interface Settled {
  readonly read: Read;
  /** Keys whose value here goes back to what is inherited, because the drafts hide them and their schema says `reset`. */
  readonly hiddenResets: () => readonly string[];
}

/**
 * Works out the state after the drafts lazily, name by name: making it costs nothing, so a form makes one at every keystroke. A value is
 * reset only when the drafts turn its setting from visible to hidden, and never when it is itself among the drafts.
 */
export function settled(base: Base, drafts: Drafts, conditions: Conditions): Settled {
  const stored = storedState(base);
  const drafted = draftedState(base, drafts);
  const here = base.layers.find(({ scope }) => scope === base.here)?.values ?? {};
  const known = new Map<string, boolean>();

  function goes(key: string): boolean {
    const setting = settingNamed(base.catalogue, key);
    if (setting?.when_hidden !== 'reset' || !Object.hasOwn(here, key) || Object.hasOwn(drafts, key)) return false;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    known.set(key, false);
    const when = setting.visible_when;
    const hides = isVisible(when, stored, conditions) && !isVisible(when, read, conditions);
    known.set(key, hides);
    return hides;
  }

  function read(name: string): unknown {
    const setting = goes(name) ? settingNamed(base.catalogue, name) : undefined;
    return setting ? inherited(setting, base.layers, base.here).value : drafted(name);
  }

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
