/**
 * The sticky bar while something is unsaved: number of changes, a button to review them, and Save, Saving, Saved with a
 * check mark (F301).
 */

import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, memo, Suspense, useRef, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { useForm, usePendingKeys, useProblemKeys, useReading } from '../shared/form-context.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { pendingKeys } from '../shared/form-state.ts';
import styles from '#platform/web/form/pending.module.css';
import { useClearOfBar } from '#platform/web/form/clear-of-bar.ts';
import { SaveButton, useLingering } from '#platform/web/form/save-button.tsx';

// The screen does not wait for it; it is there before it opens, and so returns the focus when it closes.
const PendingTray = lazy(async () => ({ default: (await import('./pending-tray.tsx')).PendingTray }));

/** Subscribes itself: a changed number of problems re-renders this text and not the bar. */
function Summary(): ReactNode {
  const count = usePendingKeys().length;
  const problems = useProblemKeys().length;
  return <span className={styles['summary']}>{count === 0 ? 'All changes saved' : summaryOf(count, problems)}</span>;
}

function summaryOf(count: number, problems: number): string {
  const changes = counted(count, 'unsaved change', 'unsaved changes');
  return problems === 0 ? changes : `${changes}, ${counted(problems, 'problem', 'problems')}`;
}

interface PendingBarProps {
  readonly onSave: () => void;
  /** Absent where changes cannot be scheduled. */
  readonly onSaveLater?: (() => void) | undefined;
}

/** Counts only when rendered, which happens when the dialog opens or closes. */
function countNow(model: SettingsModel): number {
  return pendingKeys(model.state()).length;
}

function Bar({ onSave, onSaveLater }: PendingBarProps): ReactNode {
  const { model } = useForm();
  const changed = useReading(['pending'], () => countNow(model) > 0);
  const saving = useReading(['status'], () => model.state().saving);
  const lingering = useLingering(saving);
  const [tray, { open, close }] = useDisclosure(false);
  const [isConfirming, { open: openDialog, close: closeDialog }] = useDisclosure(false);
  const shown = changed || saving === 'saving' || lingering;
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar, shown);
  const save = <SaveButton saving={saving} nothing={!changed} onSave={onSave} />;
  return (
    <>
      <VisuallyHidden role="status">{lingering ? 'Settings saved' : ''}</VisuallyHidden>
      {shown && (
        <div ref={bar} className={styles['bar']} role="region" aria-label="Unsaved changes">
          <Summary />
          {changed && (
            <>
              <Button variant="subtle" color="gray" onClick={openDialog} disabled={saving === 'saving'}>
                Discard all
              </Button>
              <Button variant="default" onClick={open}>
                Review
              </Button>
              {onSaveLater && (
                <Button variant="default" onClick={onSaveLater} disabled={saving === 'saving'}>
                  Save later…
                </Button>
              )}
            </>
          )}
          {save}
        </div>
      )}
      <Suspense fallback={null}>
        <PendingTray opened={tray} onClose={close} actions={save} />
      </Suspense>
      <Confirm
        opened={isConfirming}
        title={countNow(model) === 1 ? 'Discard this change?' : `Discard ${countNow(model)} changes?`}
        action="Discard all"
        danger
        onCancel={closeDialog}
        onConfirm={() => {
          closeDialog();
          close();
          model.discard(Object.keys(model.state().drafts));
        }}
      >
        All unsaved changes will be lost.
      </Confirm>
    </>
  );
}

/** A further change re-renders the text and not the bar; typing in the search re-renders neither. */
export const PendingBar = memo(Bar);
