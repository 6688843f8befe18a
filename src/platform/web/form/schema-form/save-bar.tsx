/** The sticky bar at the bottom: always shown for a new record, otherwise while there are unsaved changes. */

import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useClearOfBar } from '../clear-of-bar.ts';
import pendingStyles from '../pending.module.css';
import { SaveButton, useLingering } from '../save-button.tsx';
import { useReading } from '../use-reading.ts';
import { useRecord, useRecordReading } from './record-context.ts';

interface SaveBarProps {
  readonly isNew: boolean;
  /** Announced to screen readers after a save. */
  readonly saved: string;
  readonly onSave: () => void;
}

export function SaveBar({ isNew, saved, onSave }: SaveBarProps): ReactNode {
  const model = useRecord();
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  const saving = useRecordReading(model, ['status'], (state) => state.saving);
  const lingering = useLingering(saving);
  const nothing = !changed && !isNew;
  const shown = !nothing || saving === 'saving' || lingering;
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar, shown);
  return (
    <>
      <VisuallyHidden role="status">{lingering ? saved : ''}</VisuallyHidden>
      {shown && (
        <div ref={bar} className={pendingStyles['bar']} role="region" aria-label="Unsaved changes">
          <span className={pendingStyles['summary']}>
            {nothing ? 'All changes saved' : isNew ? 'Not saved yet' : 'Unsaved changes'}
          </span>
          <Steps />
          {changed && !isNew && (
            <Button variant="subtle" color="gray" disabled={saving === 'saving'} onClick={() => model.discard()}>
              Discard
            </Button>
          )}
          <SaveButton saving={saving} nothing={nothing} onSave={onSave} />
        </div>
      )}
    </>
  );
}

/** Undo and redo buttons. */
function Steps(): ReactNode {
  const model = useRecord();
  const { back, forth } = useReading(model, ['history'], () => ({ back: model.canUndo(), forth: model.canRedo() }));
  const steps = [
    { title: 'Undo', Icon: IconArrowBackUp, possible: back, go: () => model.undo() },
    { title: 'Redo', Icon: IconArrowForwardUp, possible: forth, go: () => model.redo() },
  ];
  return steps.map(({ title, Icon, possible, go }) => (
    <ActionIcon
      key={title}
      variant="subtle"
      color="gray"
      size="lg"
      disabled={!possible}
      onClick={go}
      aria-label={title}
      title={title}
    >
      <Icon size="1.1rem" aria-hidden />
    </ActionIcon>
  ));
}
