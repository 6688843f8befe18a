/** Merges unsaved changes with what someone else saved meanwhile, setting by setting, before anything is sent. */

import { mergeEdits, type MergeConflict, type Moved } from '#engine/changes/merge.ts';
import { draftsOf, type Edits } from '#engine/changes/change-set.ts';
import { inherited, type Layer, type Stored } from '#engine/state/resolve.ts';
import type { Drafts } from '#engine/state/state.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { inheritedNow } from '../../shared/form-state.ts';
import type { StoredSide } from '../../shared/stored-side.ts';

function hereOf(layers: readonly Layer[], scope: string, key: string): Stored | undefined {
  const values = layers.find((layer) => layer.scope === scope)?.values ?? {};
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function asEdits(drafts: Drafts): Edits {
  const entries = Object.entries(drafts);
  return {
    settings: Object.fromEntries(entries.filter(([, draft]) => draft !== undefined)),
    reset: entries.filter(([, draft]) => draft === undefined).map(([key]) => key),
  };
}

export interface CaughtUp {
  readonly drafts: Drafts;
  readonly conflicts: readonly MergeConflict[];
}

/** The form's drafts merged with `now`; conflicting ones stay and are returned. */
export function catchUp(model: SettingsModel, now: StoredSide, changed: readonly string[]): CaughtUp {
  const { base } = model;
  const state = model.state();
  const affected = Object.entries(state.drafts).filter(([key]) => changed.includes(key));
  const moved = Object.fromEntries(
    affected.map(([key]): [string, Moved] => {
      const [before, after] = [hereOf(state.layers, base.scope, key), hereOf(now.layers, base.scope, key)];
      const { by, at } = after ?? {};
      return [key, { before: before?.value, now: after?.value, ...(by ? { by } : {}), ...(at ? { at } : {}) }];
    }),
  );
  const read = (key: string): unknown => {
    const setting = base.catalogue.settings[key];
    return setting && (inherited(setting, now.layers, base.scope).value ?? inheritedNow(base, state, setting));
  };
  const { edits, conflicts } = mergeEdits(base.catalogue, asEdits(Object.fromEntries(affected)), moved, read);
  return { drafts: draftsOf(edits), conflicts };
}
