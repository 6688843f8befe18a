/** Sends the unsaved changes to be saved at a later time, and says what became of that. */

import { editsOf, isEmpty } from '#engine/change-set.ts';
import { call } from '#web/client/call.ts';
import type { FormModel } from '#web/renderer/form-model.ts';
import { engineBase } from '#web/renderer/form-state.ts';
import { refusal, type SaveOutcome } from './save.ts';

export interface Later {
  readonly runAt: Date;
  readonly note: string;
}

/** Once they are planned they are no unsaved changes any more: the form shows what is saved. */
export async function planDrafts(model: FormModel, { runAt, note }: Later): Promise<SaveOutcome> {
  const { base } = model;
  const { drafts, revision } = model.state();
  const { settings, reset } = editsOf(engineBase(base, model.state()), drafts, base.validators.conditions);
  if (isEmpty({ settings, reset })) return { kind: 'saved' };
  try {
    const body = { run_at: runAt.toISOString(), note, base_revision: revision, settings, reset: [...reset] };
    await call('plan_settings', { body });
    model.undo(Object.keys(drafts));
    return { kind: 'saved' };
  } catch (failure) {
    return refusal(model, failure);
  }
}
