/** The preview of a rollback: what would change, and what would not and why. Confirming it is an ordinary save. */

import { Button, Group, Loader, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { RollBackSettingsAnswer200 as Answer, RollBackSettingsBody, SettingRevision } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { reauthenticationKeys, provePassword } from '#platform/web/client/password.ts';
import { placeRef } from '../shared/setting-scopes.ts';
import { SkippedSettings } from '../shared/skipped-settings.tsx';
import { usePasswordProof } from '../shared/password-proof.tsx';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import styles from './history.module.css';
import { whoIn } from './revision-list.tsx';

export interface RollbackTarget {
  readonly selected: ScopeRef;
  readonly revision: SettingRevision;
  /** Only this setting; all when absent. */
  readonly setting: string | undefined;
  /** Restores the state before the revision instead of the one after it. */
  readonly undo?: boolean;
}

function bodyOf({ selected, revision: { revision }, setting, undo = false }: RollbackTarget): RollBackSettingsBody {
  const only = setting === undefined ? {} : { settings: [setting] };
  return { scope: placeRef(selected), to: String(undo ? revision - 1 : revision), ...only };
}

function countOf(count: number): string {
  return counted(count, 'setting', 'settings');
}

interface RollbackDialogProps {
  readonly catalogue: Catalogue;
  readonly target: RollbackTarget;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Loads the preview, and applies exactly what it showed. */
function useRollback(catalogue: Catalogue, target: RollbackTarget, onDone: () => void) {
  const { requestPassword, dialog } = usePasswordProof(catalogue, provePassword);
  const [preview, setPreview] = useState<Answer>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const look = useCallback(async (): Promise<void> => {
    setError(undefined);
    setPreview(undefined);
    try {
      setPreview(await call('roll_back_settings', { body: bodyOf(target) }));
    } catch (failure) {
      setError(messageOf(failure) ?? 'Couldn’t load the preview. Try again.');
    }
  }, [target]);
  useEffect(() => void look(), [look]);
  const run = async (): Promise<void> => {
    if (!preview) return;
    setBusy(true);
    try {
      const body = { ...bodyOf(target), base_revision: preview.revision };
      const { changes } = await call('roll_back_settings', { body });
      showToast('success', target.undo ? 'Change undone.' : `Restored. ${countOf(changes.length)} changed.`);
      onDone();
    } catch (failure) {
      const sensitive = reauthenticationKeys(failure);
      setBusy(false);
      if (!sensitive) setError(messageOf(failure) ?? 'Couldn’t restore the revision. Try again.');
      else if (await requestPassword(sensitive)) await run();
    }
  };
  return { preview, error, busy, look, run, proof: dialog };
}

function Preview({ catalogue, preview }: { readonly catalogue: Catalogue; readonly preview: Answer }): ReactNode {
  const { changes, left_out: skipped } = preview;
  return (
    <>
      {changes.length === 0 ? (
        <Text size="sm">Nothing to restore: the settings are the same.</Text>
      ) : (
        <SettingChanges catalogue={catalogue} changes={changes} />
      )}
      {skipped.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md">
            Not restored
          </Title>
          <SkippedSettings catalogue={catalogue} skipped={skipped} />
        </>
      )}
    </>
  );
}

export function RollbackDialog({ catalogue, target, onDone, onCancel }: RollbackDialogProps): ReactNode {
  const { preview, error, busy, look, run, proof } = useRollback(catalogue, target, onDone);
  useReturnFocus();
  const count = preview?.changes.length ?? 0;
  const when = relativeDate(new Date(target.revision.at), new Date());
  const { undo = false } = target;
  const action = undo ? 'Undo change' : count === 0 ? 'Restore' : `Restore ${countOf(count)}`;
  return (
    <>
      <Modal opened={!proof} onClose={onCancel} size="xl" title={undo ? 'Undo this change?' : 'Restore this revision?'}>
        <Text size="sm" c="dimmed" mb="sm">
          {undo
            ? `Sets it back to what it was before ${whoIn(target.revision)} changed it (${when}). `
            : `Restores settings as of ${when} (${whoIn(target.revision)}). `}
          It is saved as one change in your name, and you can undo it the same way.
          {!undo && ' Secrets aren’t restored.'}
        </Text>
        <div className={styles['preview']} data-one={target.setting !== undefined || undefined}>
          {error !== undefined ? (
            <Failure title="Couldn’t restore the revision" message={error} onRetry={() => void look()} />
          ) : preview ? (
            <Preview catalogue={catalogue} preview={preview} />
          ) : (
            <Loader size="sm" role="status" aria-label="Loading preview" />
          )}
        </div>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={count === 0 || error !== undefined} loading={busy} onClick={() => void run()}>
            {action}
          </Button>
        </Group>
      </Modal>
      {proof}
    </>
  );
}
