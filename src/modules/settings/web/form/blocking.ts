/** Errors that block saving: those of changed settings. A stored value that is no longer valid blocks only itself. */

import { dependentsOf } from '#engine/conditions/dependents.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { pendingKeys } from '../shared/form-state.ts';

/** The keys whose errors must be fixed before a save can succeed, unordered. */
export function blockingKeys(model: SettingsModel): readonly string[] {
  const { catalogue } = model.base;
  const state = model.state();
  const pending = pendingKeys(state);
  const own = pending.filter((key) => state.errors[key] !== undefined);
  const byRule = pending
    .flatMap((key) => dependentsOf(catalogue, key).rules)
    .filter((rule) => state.ruleErrors[rule.id] !== undefined && !state.hidden[rule.setting])
    .map((rule) => rule.setting);
  return [...new Set([...own, ...byRule])];
}
