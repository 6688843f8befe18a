/** 'Save later': when the unsaved changes shall be saved, and why. */

import { Anchor, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SettingPlace } from '../../domain/setting-scope.ts';
import { instantOn } from '#platform/domain/time.ts';
import { provePassword } from '#platform/web/client/password.ts';
import { addressAt } from '../shared/setting-scopes.ts';
import type { FormModel } from '../shared/form-model.ts';
import { pendingKeys } from '../shared/form-state.ts';
import { usePasswordProof } from '../shared/password-proof.tsx';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { notAhead, tomorrowMorning, WhenField } from '#platform/web/ui/data/when-field.tsx';
import { planDrafts } from './schedule-drafts.ts';

interface SaveLaterProps {
  readonly model: FormModel;
  readonly whose: SettingPlace;
  readonly onClose: () => void;
}

/** The same key for the same request, another for another. Browsers make such numbers only on secure origins. */
function useRequestKey(): (request: string) => string | undefined {
  const last = useRef<{ request: string; key: string }>(undefined);
  return (request) => {
    if (!isSecureContext) return undefined;
    if (last.current?.request !== request) last.current = { request, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function SaveLaterDialog({ model, whose, onClose }: SaveLaterProps): ReactNode {
  const [when, setWhen] = useState(tomorrowMorning);
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { ask, asking, dialog } = usePasswordProof(model.base.catalogue, provePassword);
  const keyFor = useRequestKey();
  useReturnFocus();
  const count = pendingKeys(model.state()).length;
  const plan = async (): Promise<void> => {
    const runAt = instantOn(when);
    const mistake = notAhead(when);
    setWrong(mistake);
    if (!runAt || mistake || busy) return;
    setBusy(true);
    const later = { runAt, note, keyFor };
    let outcome = await planDrafts(model, later);
    if (outcome.kind === 'guarded' && (await ask(outcome.keys))) outcome = await planDrafts(model, later);
    setBusy(false);
    if (outcome.kind === 'failed') setProblem(outcome.message);
    if (outcome.kind === 'saved') showToast('success', `Scheduled for ${relativeDate(runAt, new Date())}.`);
    // What was refused is said on the settings themselves.
    if (outcome.kind === 'saved' || outcome.kind === 'refused') onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void plan();
  };
  return (
    <>
      <Modal opened={!asking} onClose={onClose} size="md" title="Save later">
        <form onSubmit={submit} noValidate>
          <Text size="sm" mb="md">
            {count === 1 ? 'Your unsaved change is' : `Your ${count} unsaved changes are`} saved in your name at this
            time. If someone else changes the same settings first, nothing is saved and you are notified. See all under{' '}
            <Anchor component={Link} to={addressAt('/settings/planned', whose)} inherit>
              Scheduled changes
            </Anchor>
            .
          </Text>
          <WhenField label="When" value={when} onChange={setWhen} error={wrong} />
          <TextInput
            mt="md"
            label="Note (Optional)"
            description="Why you are making this change."
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {problem !== undefined && (
            <Notice variant="error" title="Couldn’t schedule the changes">
              {problem}
            </Notice>
          )}
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              Keep editing
            </Button>
            <Button type="submit" loading={busy}>
              {count === 1 ? 'Schedule 1 change' : `Schedule ${count} changes`}
            </Button>
          </Group>
        </form>
      </Modal>
      {dialog}
    </>
  );
}
