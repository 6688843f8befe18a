/** Schedules the unsaved changes, and returns the result. */

import { editsOf, isEmpty } from '#engine/changes/change-set.ts';
import { call } from '#platform/web/client/call.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { engineBase } from '../../shared/form-state.ts';
import { refusal, type SaveOutcome } from '../save.ts';
import { scopeAt } from '../request-scope.ts';

export interface Later {
  readonly runAt: Date;
  readonly note: string;
  /** The idempotency key of a request by its content: a repeated request is carried out once. */
  readonly keyFor: (request: string) => string | undefined;
}

/** Scheduled changes are no longer unsaved: the form shows the saved values. */
export async function scheduleDrafts(model: SettingsModel, { runAt, note, keyFor }: Later): Promise<SaveOutcome> {
  const { base } = model;
  const { drafts, revision } = model.state();
  const { settings, reset } = editsOf(engineBase(base, model.state()), drafts, base.validators.conditions);
  if (isEmpty({ settings, reset })) return { kind: 'saved' };
  try {
    const edits = { base_revision: revision, settings, reset: [...reset] };
    const body = { ...scopeAt(base), run_at: runAt.toISOString(), note, ...edits };
    const idempotencyKey = keyFor(JSON.stringify(body));
    await call('schedule_settings', { body, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
    model.discard(Object.keys(drafts));
    return { kind: 'saved' };
  } catch (failure) {
    return refusal(model, failure);
  }
}
