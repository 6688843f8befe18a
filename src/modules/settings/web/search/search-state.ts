/** The search data of a form: its index, and which filters match which setting. */

import { writeRefusal } from '#engine/state/access.ts';
import { ownBelow, type Impact } from '#engine/state/impact.ts';
import { searchIndex, type SearchIndex } from '#engine/search/search.ts';
import type { SearchState } from '#engine/search/search-query.ts';
import { findingsOn } from '../shared/form-context.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { isSetHere, readAfterSave, valueAfterSave } from '../shared/form-state.ts';
import { readableKeys } from '../shared/places.ts';

interface CachedIndex {
  readonly index: SearchIndex;
  /** The drafts in the index. */
  drafts: Readonly<Record<string, unknown>>;
}

const cache = new WeakMap<SettingsModel, CachedIndex>();

function cachedIndex(model: SettingsModel): CachedIndex {
  const before = cache.get(model);
  if (before) return before;
  const { catalogue, caller, scope } = model.base;
  const read = readAfterSave(model.base, model.state());
  const fresh = {
    index: searchIndex(catalogue, readableKeys(catalogue, caller, scope), read),
    drafts: model.state().drafts,
  };
  cache.set(model, fresh);
  return fresh;
}

/** Builds the index before the first key, when the browser is idle. */
export function prepareIndex(model: SettingsModel): void {
  if (!cache.has(model)) setTimeout(() => cachedIndex(model), 0);
}

/** The index of the settings that the user may see; built once per form and updated with edits. */
export function useIndex(model: SettingsModel): SearchIndex {
  const known = cachedIndex(model);
  const { drafts } = model.state();
  if (known.drafts !== drafts) {
    for (const key of new Set([...Object.keys(known.drafts), ...Object.keys(drafts)])) {
      const setting = model.base.catalogue.settings[key];
      if (setting) known.index.setValue(key, valueAfterSave(model.base, model.state(), setting));
    }
    known.drafts = drafts;
  }
  return known.index;
}

/** Evaluates filters about the current state of a form. Unknown states match nothing. */
export function stateOf(
  model: SettingsModel,
  impact: Impact | undefined,
): (key: string, state: SearchState) => boolean {
  return (key, state) => {
    const { base } = model;
    const setting = base.catalogue.settings[key];
    if (!setting) return false;
    if (state === 'modified') return isSetHere(base, model.state(), key);
    if (state === 'invalid') return findingsOn(model, key).length > 0;
    if (state === 'locked') return writeRefusal(setting, base.caller, base.scope) !== undefined;
    return state === 'overridden' && impact !== undefined && ownBelow(impact, key) > 0;
  };
}
