/** Loads the settings into a form and keeps its stored side current when someone else saves. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { sameJson } from '#engine/values/json-value.ts';
import type { MergeConflict } from '#engine/changes/merge.ts';
import { call, callIfNewer } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import {
  onSettingsChanged,
  settingsArrived,
  settingsRevision,
  wholeSettings,
} from '#platform/web/client/provider-settings.ts';
import { SettingsModel } from '../shared/settings-model.ts';
import type { FormBase } from '../shared/form-state.ts';
import type { StoredSide } from '../shared/stored-side.ts';
import { changedKeys, partialAnswer, wholeAnswer } from './answer.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { currentCatalogue, formBaseAt } from './form-base.ts';
import { isUsual, queryAt } from './request-scope.ts';

export type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly model: SettingsModel };

/** The page's own settings, if they are of this scope and still current. */
function storedAtHand(base: FormBase): StoredSide | undefined {
  const answer = isUsual(base) ? wholeSettings() : undefined;
  return answer && wholeAnswer(answer, base.scope);
}

async function askStored(base: FormBase, signal: AbortSignal): Promise<StoredSide> {
  const answer = await call('read_settings', { query: queryAt(base), signal });
  return wholeAnswer(answer, base.scope);
}

/** The form over these values, with the unsaved changes of the previous one. */
function formOver(base: FormBase, { revision, layers }: StoredSide, before?: SettingsModel): SettingsModel {
  const model = new SettingsModel(base, { revision, layers });
  if (before) model.restore(before.state().drafts);
  return model;
}

function holds(model: SettingsModel, { revision, layers }: StoredSide): boolean {
  const state = model.state();
  return state.revision === revision && sameJson(state.layers, layers);
}

/** The form over the settings of a scope, once loaded, and a retry function. `selected` must be constant. */
export function useLoadedForm(selected: ScopeRef): { readonly loading: Loading; readonly retry: () => void } {
  const catalogue = currentCatalogue();
  const first = useRef(catalogue);
  const [model, setModel] = useState(() => {
    const base = formBaseAt(catalogue, selected);
    const stored = storedAtHand(base);
    return stored && formOver(base, stored);
  });
  const [complete] = useState(model !== undefined);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // The loaded values suffice to start; newer ones are requested below.
  if (model && model.base.catalogue !== catalogue)
    setModel(formOver(formBaseAt(catalogue, selected), model.state(), model));
  useEffect(() => {
    const isFirst = catalogue === first.current;
    if (isFirst && complete) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    setFailure(undefined);
    const load = async (): Promise<void> => {
      try {
        const base = formBaseAt(catalogue, selected);
        await settingsArrived();
        const stored = (isFirst ? storedAtHand(base) : undefined) ?? (await askStored(base, signal));
        if (signal.aborted) return;
        setModel((before) => (before && holds(before, stored) ? before : formOver(base, stored, before)));
      } catch (error) {
        const message = messageOf(error);
        if (!signal.aborted && message !== null) setFailure(message);
      }
    };
    void load();
    return () => stopped.abort();
  }, [attempt, catalogue, complete, selected]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (model) return { loading: { kind: 'ready', model }, retry };
  return { loading: failure === undefined ? { kind: 'loading' } : { kind: 'error', message: failure }, retry };
}

/** The effect of someone else's save on this form. */
export interface Elsewhere {
  readonly keys: readonly string[];
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Fetches changes since `since` and merges them. An unsaved change in conflict stays, as does its base revision, so
 * that the server detects the conflict when it is saved. Undefined when nothing changed.
 */
export async function mergeElsewhere(
  model: SettingsModel,
  since: number,
): Promise<(Elsewhere & { revision: number }) | undefined> {
  const answer = await callIfNewer('read_settings', { query: { ...queryAt(model.base), since } });
  if (!answer) return undefined;
  // Few forms are open while someone else saves. The state is read afterwards: it may have changed until then.
  const { catchUp } = await import('./conflict/moved.ts');
  const before = model.state();
  const now = partialAnswer(before, answer, model.base.scope);
  const { drafts, conflicts } = catchUp(model, now, changedKeys(answer));
  model.accept(now);
  model.restore(drafts, conflicts.length > 0 ? before.revision : undefined);
  return { keys: changedKeys(answer), conflicts, revision: answer.revision };
}

/** Listens for saves elsewhere and merges them; `onMerged` is called with the effect. */
export function useElsewhere(model: SettingsModel, onMerged: (elsewhere: Elsewhere) => void): void {
  useEffect(() => {
    let seen = model.state().revision;
    let work: Promise<void> = Promise.resolve();
    const look = async (revision: number): Promise<void> => {
      seen = Math.max(seen, model.state().revision);
      if (revision <= seen || model.state().saving === 'saving') return;
      const merged = await mergeElsewhere(model, seen);
      if (!merged) return;
      seen = merged.revision;
      if (merged.keys.length > 0) onMerged(merged);
    };
    const onRevision = (revision: number): void => {
      // One at a time; a failed merge is made up for by the next revision or save.
      work = work.then(() => look(revision)).catch(() => undefined);
    };
    // Includes changes between reading and listening.
    onRevision(settingsRevision());
    return onSettingsChanged(onRevision);
  }, [model, onMerged]);
}
