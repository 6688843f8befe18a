/** Saves the unsaved changes in one call and returns the result; nothing typed is lost in any case. */

import { editsOf, isEmpty } from '#engine/changes/change-set.ts';
import type { MergeConflict } from '#engine/changes/merge.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { reauthenticationKeys } from '#platform/web/client/password.ts';
import { acceptSettings, refreshSettings } from '#platform/web/client/provider-settings.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { engineBase } from '../shared/form-state.ts';
import { partialAnswer } from './answer.ts';
import { isUsual, scopeAt } from './request-scope.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly MergeConflict[]; readonly revision: number }
  /** These require re-authentication; nothing was saved. */
  | { readonly kind: 'reauthenticate'; readonly keys: readonly string[] }
  /** Shown at the fields. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly message: string };

interface ConflictAnswer {
  readonly conflicts: readonly MergeConflict[];
  readonly revision: number;
}

function conflictIn(failure: unknown): ConflictAnswer | undefined {
  if (!(failure instanceof CallError) || failure.status !== 409 || failure.code !== 'conflict') return undefined;
  const data = failure.data as Partial<ConflictAnswer> | undefined;
  return data?.conflicts && typeof data.revision === 'number' ? (data as ConflictAnswer) : undefined;
}

/** The effect of a failure on the form; errors of settings are shown there at once. */
export function refusal(model: SettingsModel, failure: unknown): SaveOutcome {
  const sensitive = reauthenticationKeys(failure);
  if (sensitive) return { kind: 'reauthenticate', keys: sensitive };
  const conflict = conflictIn(failure);
  if (conflict) return { kind: 'conflict', conflicts: conflict.conflicts, revision: conflict.revision };
  const errors = failure instanceof CallError ? failure.errors : [];
  const known = errors.filter(({ field }) => (field.split('.')[0] ?? '') in model.base.catalogue.settings);
  if (known.length > 0) {
    model.setServerErrors(known.map(({ field, message, code = 'refused' }) => ({ field, message, code })));
    return { kind: 'refused' };
  }
  return { kind: 'failed', message: messageOf(failure) ?? 'Couldn’t save. Try again.' };
}

/** Saves the current drafts; what is typed meanwhile stays unsaved. */
export async function saveDrafts(model: SettingsModel): Promise<SaveOutcome> {
  const { base } = model;
  const { drafts, revision } = model.state();
  const edits = editsOf(engineBase(base, model.state()), drafts, base.validators.conditions);
  if (isEmpty(edits)) return { kind: 'saved' };
  model.setSaving('saving');
  try {
    const answer = await call('save_settings', {
      body: { ...scopeAt(base), base_revision: revision, settings: edits.settings, reset: [...edits.reset] },
      // Browsers generate UUIDs on secure origins only; without a key only the base revision protects.
      ...(isSecureContext ? { idempotencyKey: crypto.randomUUID() } : {}),
    });
    model.accept(partialAnswer(model.state(), answer, base.scope), drafts);
    // Other screens use the user's default scope, so only its answers are shared.
    if (isUsual(base)) acceptSettings(answer);
    else void refreshSettings(answer.revision);
    model.setSaving('saved');
    return { kind: 'saved' };
  } catch (failure) {
    const outcome = refusal(model, failure);
    model.setSaving(outcome.kind === 'reauthenticate' ? 'idle' : 'failed');
    return outcome;
  }
}
