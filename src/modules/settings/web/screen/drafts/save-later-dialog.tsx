/** 'Save later': when to save the unsaved changes, and why. */

import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as scheduleForm from '#generated/forms/settings-schedule.ts';
import { provePassword } from '#platform/web/client/password.ts';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { editsOf, isEmpty } from '#engine/changes/change-set.ts';
import { call } from '#platform/web/client/call.ts';
import { addressAt } from '../../shared/setting-scopes.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { engineBase, pendingKeys } from '../../shared/form-state.ts';
import { usePasswordProof } from '../../shared/password-proof.tsx';
import { aheadFindings, tomorrowMorning } from '../../shared/later.ts';
import { type SaveOutcome, refusal } from '../save.ts';
import { scopeAt } from '../request-scope.ts';

interface SaveLaterProps {
  readonly model: SettingsModel;
  readonly selected: ScopeRef;
  readonly onClose: () => void;
}

/** One idempotency key per request content. Browsers generate UUIDs on secure origins only. */
function useRequestKey(): (request: string) => string | undefined {
  const last = useRef<{ request: string; key: string }>(undefined);
  return (request) => {
    if (!isSecureContext) return undefined;
    if (last.current?.request !== request) last.current = { request, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function SaveLaterDialog({ model, selected, onClose }: SaveLaterProps): ReactNode {
  const { requestPassword, isOpen: isAskingPassword, dialog } = usePasswordProof(model.base.catalogue, provePassword);
  const keyFor = useRequestKey();
  const count = pendingKeys(model.state()).length;
  const schedule = async ({ run_at: at, note }: JsonObject): Promise<void> => {
    const runAt = new Date(String(at));
    const later = { runAt, note: typeof note === 'string' ? note : '', keyFor };
    let outcome = await scheduleDrafts(model, later);
    if (outcome.kind === 'reauthenticate' && (await requestPassword(outcome.keys)))
      outcome = await scheduleDrafts(model, later);
    if (outcome.kind === 'failed') throw new Error(outcome.message);
    if (outcome.kind === 'saved') showToast('success', `Scheduled for ${relativeDate(runAt, new Date())}.`);
    // Refusals are shown at the settings themselves.
    if (outcome.kind === 'saved' || outcome.kind === 'refused') onClose();
  };
  return (
    <>
      <SchemaDialog
        form={scheduleForm}
        layout="schedule"
        title="Save later"
        action={`Schedule ${counted(count, 'change', 'changes')}`}
        cancel="Keep editing"
        failed="Couldn’t schedule the changes"
        stored={{ run_at: tomorrowMorning() }}
        further={aheadFindings}
        behind={isAskingPassword}
        onSubmit={schedule}
        onClose={onClose}
      >
        <Text size="sm" mb="md">
          {count === 1 ? 'Your unsaved change is' : `Your ${count} unsaved changes are`} saved in your name at this
          time. If someone else changes the same settings first, nothing is saved and you are notified. See all under{' '}
          <Anchor component={Link} to={addressAt('/settings/planned', selected)} inherit>
            Scheduled changes
          </Anchor>
          .
        </Text>
      </SchemaDialog>
      {dialog}
    </>
  );
}

interface Later {
  readonly runAt: Date;
  readonly note: string;
  /** The idempotency key of a request by its content: a repeated request is carried out once. */
  readonly keyFor: (request: string) => string | undefined;
}

/** Schedules the unsaved changes and returns the result. They are then no longer unsaved: the form shows the saved values. */
async function scheduleDrafts(model: SettingsModel, { runAt, note, keyFor }: Later): Promise<SaveOutcome> {
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
