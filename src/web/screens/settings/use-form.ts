/** Loads the settings into a form and keeps its stored side current when somebody else saves. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clash } from '#engine/merge.ts';
import { call, callIfNewer } from '#web/client/call.ts';
import { messageOf } from '#web/client/call-error.ts';
import { onSettingsChanged, settingsArrived, settingsRevision, wholeSettings } from '#web/client/provider-settings.ts';
import { FormModel } from '#web/renderer/form-model.ts';
import type { FormBase } from '#web/renderer/form-state.ts';
import { changedKeys, partialAnswer, wholeAnswer } from './answer.ts';
import type { SettingPlace } from '#domain/setting-place.ts';
import { currentCatalogue, formBaseAt } from './form-base.ts';
import { isUsual, queryAt } from './whose.ts';
import { catchUp } from './moved.ts';

export type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly model: FormModel };

/** The form over what the page itself asked for, when that is the place and nothing moved since. */
function modelAtHand(base: FormBase): FormModel | undefined {
  const answer = isUsual(base) ? wholeSettings() : undefined;
  return answer && new FormModel(base, wholeAnswer(answer, base.scope));
}

async function loadModel(base: FormBase, signal: AbortSignal): Promise<FormModel> {
  await settingsArrived();
  signal.throwIfAborted();
  const arrived = modelAtHand(base);
  if (arrived) return arrived;
  const answer = await call('read_settings', { query: queryAt(base), signal });
  return new FormModel(base, wholeAnswer(answer, base.scope));
}

const ready = (model: FormModel): Loading => ({ kind: 'ready', model });

/** The form over the settings of a place, once it is loaded, and how to try again. `whose` must be constant. */
export function useLoadedForm(whose: SettingPlace): { readonly loading: Loading; readonly retry: () => void } {
  const catalogue = currentCatalogue();
  const [atHand] = useState(() => modelAtHand(formBaseAt(catalogue, whose)));
  const [loading, setLoading] = useState<Loading>(atHand ? ready(atHand) : { kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(atHand);
  useEffect(() => {
    if (shown.current?.base.catalogue === catalogue) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    if (!shown.current) setLoading({ kind: 'loading' });
    const load = async (): Promise<void> => {
      try {
        const base = formBaseAt(catalogue, whose);
        const model = await loadModel(base, signal);
        if (signal.aborted) return;
        if (shown.current) model.restore(shown.current.state().drafts);
        shown.current = model;
        setLoading(ready(model));
      } catch (failure) {
        const message = messageOf(failure);
        if (!signal.aborted && message !== null) setLoading({ kind: 'error', message });
      }
    };
    void load();
    return () => stopped.abort();
  }, [attempt, catalogue, whose]);
  return { loading, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** What somebody else's save did to this form. */
export interface Elsewhere {
  readonly keys: readonly string[];
  readonly clashes: readonly Clash[];
}

/**
 * Fetches what changed since `since` and merges it. Where it clashes with an unsaved change, that stays, and so does the base
 * revision: the server will ask again when it is saved. Undefined when nothing changed.
 */
export async function mergeElsewhere(
  model: FormModel,
  since: number,
): Promise<(Elsewhere & { revision: number }) | undefined> {
  const answer = await callIfNewer('read_settings', { query: { ...queryAt(model.base), since } });
  if (!answer) return undefined;
  const before = model.state();
  const now = partialAnswer(before, answer, model.base.scope);
  const { drafts, clashes } = catchUp(model, now, changedKeys(answer));
  model.accept(now);
  model.restore(drafts, clashes.length > 0 ? before.revision : undefined);
  return { keys: changedKeys(answer), clashes, revision: answer.revision };
}

/** Hears of saves elsewhere and merges them; `onMerged` is told what that did. */
export function useElsewhere(model: FormModel, onMerged: (elsewhere: Elsewhere) => void): void {
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
    const hear = (revision: number): void => {
      // One after the other; what one misses, the next revision or the next save brings.
      work = work.then(() => look(revision)).catch(() => undefined);
    };
    // What moved between reading and listening.
    hear(settingsRevision());
    return onSettingsChanged(hear);
  }, [model, onMerged]);
}
