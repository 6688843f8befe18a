/** What the search over settings knows of a form: its index, and which filters hold for which setting. */

import { useMemo, useRef } from 'react';
import { writeRefusal } from '#engine/access.ts';
import { ownBelow, type Reach } from '#engine/reach.ts';
import { searchIndex, type SearchIndex } from '#engine/search.ts';
import type { SearchState } from '#engine/search-query.ts';
import { findingsOn } from './form-context.ts';
import type { FormModel } from './form-model.ts';
import { isSetHere, readAfterSave, valueAfterSave } from './form-state.ts';
import { readableKeys } from './places.ts';

/** The index over what this person may see; built at the first search, kept up to date with what is edited. */
export function useIndex(model: FormModel): SearchIndex {
  const seen = useRef<Readonly<Record<string, unknown>>>({});
  const index = useMemo(() => {
    const { catalogue, caller, scope } = model.base;
    const read = readAfterSave(model.base, model.state());
    return searchIndex(catalogue, readableKeys(catalogue, caller, scope), read);
  }, [model]);
  const { drafts } = model.state();
  if (seen.current !== drafts) {
    for (const key of new Set([...Object.keys(seen.current), ...Object.keys(drafts)])) {
      const setting = model.base.catalogue.settings[key];
      if (setting) index.setValue(key, valueAfterSave(model.base, model.state(), setting));
    }
    seen.current = drafts;
  }
  return index;
}

/** Answers the filters that speak of a form's present state. What is not known yet holds for nothing. */
export function stateOf(model: FormModel, reach: Reach | undefined): (key: string, state: SearchState) => boolean {
  return (key, state) => {
    const { base } = model;
    const setting = base.catalogue.settings[key];
    if (!setting) return false;
    if (state === 'modified') return isSetHere(base, model.state(), key);
    if (state === 'invalid') return findingsOn(model, key).length > 0;
    if (state === 'locked') return writeRefusal(setting, base.caller, base.scope) !== undefined;
    return state === 'overridden' && reach !== undefined && ownBelow(reach, key) > 0;
  };
}
