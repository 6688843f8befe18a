/** Offers to restore unsaved changes after a reload or a crash. Until then they stay stored. */

import { Button, Group } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { relativeDate } from '../../ui/data/clock.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { removeDraft } from '../draft-keeper.ts';
import { draftKey, storeDraft, readStoredDraft, restoreDraft } from '../stored-draft.ts';
import { useRecord, useRecordReading } from './record-context.ts';
import styles from './schema-form.module.css';

interface RestoreDraftProps {
  /** Name of the draft, unique per user. */
  readonly name: string;
  /** Only after the session ended, not after a reload or a crash. */
  readonly onlyInterrupted?: boolean;
}

export function RestoreDraft({ name, onlyInterrupted }: RestoreDraftProps): ReactNode {
  const model = useRecord();
  const [key] = useState(() => draftKey(name));
  const [stored, setStored] = useState(() => readStoredDraft(key));
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  useEffect(() => storeDraft(key, model, onlyInterrupted), [key, model, onlyInterrupted]);
  if (!stored || changed) return null;
  const { length } = stored.changes;
  return (
    <div className={styles['restore']}>
      <Notice
        variant="info"
        title={`You have ${counted(length, 'unsaved change', 'unsaved changes')} from ${relativeDate(new Date(stored.at), new Date())}`}
      >
        You left this page before saving.
        <Group gap="xs" mt="xs">
          <Button
            size="xs"
            onClick={() => {
              restoreDraft(model, stored);
              setStored(undefined);
            }}
          >
            Restore
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              removeDraft(key);
              setStored(undefined);
            }}
          >
            Discard
          </Button>
        </Group>
      </Notice>
    </div>
  );
}
